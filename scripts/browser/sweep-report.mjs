/** What a sweep leaves behind: contact sheets, one a screen, and docs/measured/sweep.md. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepParts } from '../measured.mjs';

export const SHEETS = join('artifacts', 'sweep');
const SHRUNK = 2.6;

/** One picture a state, with every look at it. */
export const writeSheet = async (browser, state, shots) => {
  mkdirSync(SHEETS, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 2400, height: 200 } });
  const figures = shots.map(
    ({ where, picture, width, height }) =>
      `<figure style="margin:4px;font:9px sans-serif"><img width="${Math.round(width / SHRUNK)}" height="${Math.round(height / SHRUNK)}" src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${where}</figcaption></figure>`,
  );
  await page.setContent(
    `<body style="margin:8px;background:#888;display:flex;flex-wrap:wrap;align-items:flex-end">${figures.join('')}`,
  );
  await page.screenshot({ path: join(SHEETS, `${state}.png`), fullPage: true });
  await page.close();
};

const RECORD = join('docs', 'measured', 'sweep.md');
const writePart = keepParts(RECORD, 'Sweep of the screens', {
  all: 'Everything',
  looks: 'Every state in some looks',
  again: 'Looked at again since',
});

/**
 * The result in words: what was looked at and what was found. A sweep of less leaves that of more where it is; one of
 * everything takes the place of all before it.
 */
export const writeReport = (args, part, { states, sizes, looks, count, axes, faults }) => {
  const command = ['npm run sweep', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  if (part === 'all') rmSync(RECORD, { force: true });
  const found = [...faults].map(([fault, times]) => `\n- ${fault} (${times} times)`);
  writePart(
    part,
    command,
    `Every state of every screen in Chromium: nothing may stick out, be cut off, lie on something else or be smaller than 44
points, no page may throw, and axe may find nothing serious or critical.

${count} looks at ${states.length} states, ${axes} of them by axe too: ${faults.size} faults.

- States: ${states.join(', ')}
- Sizes: ${sizes.map(({ width, height }) => `${width}×${height}`).join(', ')}, with insets
- Looks (language, scheme, size of text): ${looks.map(({ text }) => text).join(', ')}${found.join('')}`,
  );
};
