/**
 * `node scripts/browser/sweep.mjs [folder] [states] [few]`: visits every screen of the exported app in its states, at every
 * size, in light and dark, three languages, text of 100% and 200% and with insets, and looks for what sticks out, is
 * cut off, overlaps or is too small; axe looks at each state once a scheme. Contact sheets go to artifacts/sweep.
 * `states` is a pattern, `.` for all; `few` after it looks in three ways at each instead of twelve, `one` in one.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { faultsOf } from './page-faults.mjs';
import { holdTime, statesFor } from './sweep-states.mjs';

const require = createRequire(import.meta.url);
const { launchBrowser } = require('../../e2e/driver/browser.js');
const { emulate } = require('../../e2e/driver/emulation.js');
const { serveFolder } = require('../../e2e/driver/server.js');

const [folder = 'dist/web', pattern = '.', extent = 'all'] = process.argv.slice(2);
const SHEETS = join('artifacts', 'sweep');
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const SIZES = [
  { width: 360, height: 640, insets: '24,0,0,0' },
  { width: 640, height: 360, insets: '0,24,0,24' },
  { width: 390, height: 844, insets: '59,0,34,0' },
  { width: 844, height: 390, insets: '0,59,21,59' },
  { width: 507, height: 1133, insets: '24,0,20,0' },
  { width: 744, height: 1133, insets: '24,0,20,0' },
  { width: 1133, height: 744, insets: '24,0,20,0' },
  { width: 1180, height: 820, insets: '24,0,20,0' },
];
const LANGUAGES = ['en', 'de', 'fr'];
const SCHEMES = ['light', 'dark'];
const SCALES = [1, 2];
/** Language, scheme and size of text. */
const ALL = LANGUAGES.flatMap((lang) =>
  SCHEMES.flatMap((scheme) => SCALES.map((scale) => [lang, scheme, scale])),
);
const FEW = [
  ['en', 'light', 1],
  ['de', 'light', 2],
  ['fr', 'dark', 2],
];
const EXTENTS = { all: ALL, few: FEW, one: FEW.slice(0, 1) };
const BRINGING = ['banner', 'over'];

/** What axe finds that would keep somebody out. */
const runAxe = async (page) => {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'best-practice'],
    }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
};

const samples = JSON.parse(
  execFileSync(process.execPath, [require.resolve('tsx/cli'), 'scripts/browser/sample-games.ts'], {
    encoding: 'utf8',
  }),
);
const wanted = new RegExp(pattern);
const pictures = new Map();
const faults = new Map();
let looks = 0;

const note = (fault, where) => {
  if (!faults.has(fault)) console.error(`✗ ${fault}\n    first ${where}`);
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
};

/** All states and sizes in one language, scheme and size of text. */
const visit = async (browser, origin, lang, colorScheme, textScale) => {
  const context = await browser.newContext({ viewport: SIZES[2], serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const shape = ({ insets }) =>
    emulate(page, cdp, { insets, lang, colorScheme, textScale, reducedMotion: true });
  page.on('pageerror', (error) => note(`the page threw: ${error.message}`, page.url()));
  await holdTime(page);
  await page.goto('about:blank');
  await shape(SIZES[2]);
  const states = Object.entries(statesFor(page, origin, samples));
  const last = states.findLastIndex(([state]) => wanted.test(state));
  for (const [at, [state, go]] of states.entries()) {
    // Those that bring games in are visited for the sake of what follows.
    if (at > last || (!wanted.test(state) && !BRINGING.includes(state))) continue;
    await page.setViewportSize(SIZES[2]);
    try {
      await go();
    } catch (error) {
      note(`${state} cannot be reached: ${String(error.message).split('\n')[0]}`, lang);
      continue;
    }
    if (!wanted.test(state)) continue;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await shape(size);
      await page.waitForTimeout(120);
      const where = `${state} ${size.width}×${size.height} ${lang} ${colorScheme} ${textScale * 100}%`;
      looks += 1;
      for (const fault of await faultsOf(page)) note(`${state}: ${fault}`, where);
      const picture = await page.screenshot({ type: 'jpeg', quality: 60 });
      pictures.set(state, [...(pictures.get(state) ?? []), { where, picture, ...size }]);
    }
    if (lang === 'en' && textScale === 1) {
      for (const size of [SIZES[2], SIZES[7]]) {
        await page.setViewportSize(size);
        for (const fault of await runAxe(page)) note(`${state}: ${fault}`, colorScheme);
      }
    }
  }
  await context.close();
};

/** One picture a state, with every look at it. */
const writeSheet = async (browser, state, shots) => {
  const page = await browser.newPage({ viewport: { width: 2400, height: 200 } });
  const figures = shots.map(
    ({ where, picture, width, height }) =>
      `<figure style="margin:4px;font:9px sans-serif"><img width="${Math.round(width / 3.2)}" height="${Math.round(height / 3.2)}" src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${where.replace(`${state} `, '')}</figcaption></figure>`,
  );
  await page.setContent(
    `<body style="margin:8px;background:#888;display:flex;flex-wrap:wrap;align-items:flex-end">${figures.join('')}`,
  );
  await page.screenshot({ path: join(SHEETS, `${state}.png`), fullPage: true });
  await page.close();
};

mkdirSync(SHEETS, { recursive: true });
const server = await serveFolder(folder);
const browser = await launchBrowser();
try {
  for (const look of EXTENTS[extent] ?? ALL) await visit(browser, server.origin, ...look);
  for (const [state, shots] of pictures) await writeSheet(browser, state, shots);
} finally {
  await browser.close();
  await server.close();
}
console.log(`${looks} looks at ${pictures.size} states, ${faults.size} faults; sheets in ${SHEETS}`);
process.exitCode = faults.size > 0 ? 1 : 0;
