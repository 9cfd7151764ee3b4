/**
 * `npm run sweep -- [--screens home,over,…] [--sizes 360x640,…] [--looks de-dark-200,…] [--export FOLDER] [--record]`: visits
 * every screen of the exported app in its states, at every size, in light and dark, three languages, text of 100% and
 * 200% and with insets, and looks for what sticks out, is cut off, overlaps or is too small; axe looks at each state
 * once a scheme, in English. Contact sheets go to artifacts/sweep; `--record` writes docs/measured/sweep.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { faultsOf } from './page-faults.mjs';
import { readCommit } from '../measured.mjs';
import { readOptions } from './sweep-options.mjs';
import { SHEETS, writeReport, writeSheet } from './sweep-report.mjs';
import { BRINGING, holdTime, statesFor } from './sweep-states.mjs';

const require = createRequire(import.meta.url);
const { launchBrowser } = require('../../e2e/driver/browser.js');
const { emulate } = require('../../e2e/driver/emulation.js');
const { serveFolder } = require('../../e2e/driver/server.js');

const args = process.argv.slice(2);
const { folder, wanted, sizes, looks, part, record } = readOptions(
  args,
  Object.keys(statesFor(undefined, '', {})),
);
if (record) readCommit();
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** A phone: states are reached here. */
const HOME = { width: 390, height: 844, insets: '59,0,34,0' };
/** Axe sees the tree, not the picture: a stacked layout and one with a panel are enough. */
const AXE_SIZES = [HOME, { width: 1180, height: 820, insets: '24,0,20,0' }];
/** Milliseconds in which a layout follows a new size, and in which a board is painted. */
const SETTLE = 120;
const PAINT = 800;
/** Looks until what is wrong counts. */
const PATIENCE = 3;

const samples = JSON.parse(
  execFileSync(process.execPath, [require.resolve('tsx/cli'), 'scripts/browser/sample-games.ts'], {
    encoding: 'utf8',
  }),
);
const pictures = new Map();
const faults = new Map();
let count = 0;
let axes = 0;

const note = (fault, where) => {
  if (!faults.has(fault)) console.error(`✗ ${fault}\n    first ${where}`);
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
};

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
    .map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(-160)).join(' | ')}`);
};

/** What is wrong and stays so: a busy machine may take longer than SETTLE to lay a page out anew. */
const lastingFaults = async (page, { insets }) => {
  for (let looks = 1; ; looks++) {
    const found = await faultsOf(page, insets);
    if (found.length === 0 || looks === PATIENCE) return found;
    await page.waitForTimeout(PAINT);
  }
};

/** All states and sizes in one language, scheme and size of text. */
const visit = async (browser, origin, look) => {
  const { text, lang, scheme, scale } = look;
  const context = await browser.newContext({ viewport: HOME, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const shape = async (size) => {
    await page.setViewportSize(size);
    await emulate(page, cdp, {
      insets: size.insets,
      lang,
      colorScheme: scheme,
      textScale: scale,
      reducedMotion: true,
    });
  };
  page.on('pageerror', (error) => note(`the page threw: ${error.message}`, page.url()));
  await holdTime(page);
  await page.goto('about:blank');
  await shape(HOME);
  const states = Object.entries(statesFor(page, origin, samples));
  const last = states.findLastIndex(([state]) => wanted.includes(state));
  for (const [at, [state, go]] of states.entries()) {
    // Those that bring games in are visited for the sake of what follows.
    if (at > last || (!wanted.includes(state) && !BRINGING.includes(state))) continue;
    await shape(HOME);
    try {
      await go();
    } catch (error) {
      note(`${state} cannot be reached: ${String(error.message).split('\n')[0]}`, lang);
      continue;
    }
    if (!wanted.includes(state)) continue;
    if ((await page.locator('canvas').count()) > 0) await page.waitForTimeout(PAINT);
    for (const size of sizes) {
      await shape(size);
      await page.waitForTimeout(SETTLE);
      const where = `${size.width}×${size.height} ${text}`;
      count += 1;
      for (const fault of await lastingFaults(page, size)) note(`${state}: ${fault}`, where);
      const picture = await page.screenshot({ type: 'jpeg', quality: 60 });
      pictures.set(state, [...(pictures.get(state) ?? []), { look, where, picture, ...size }]);
    }
    if (lang !== 'en' || scale !== 1) continue;
    for (const size of AXE_SIZES) {
      await shape(size);
      axes += 1;
      for (const fault of await runAxe(page)) note(`${state}: ${fault}`, text);
    }
  }
  await context.close();
  console.error(`• ${text}`);
};

const server = await serveFolder(folder);
const waiting = [...looks];
/** One look after the other in a browser of its own, until none is left. */
const takeLooks = async () => {
  const browser = await launchBrowser();
  try {
    for (let look = waiting.shift(); look; look = waiting.shift()) await visit(browser, server.origin, look);
  } finally {
    await browser.close();
  }
};
/** Contact sheets, the looks in their order whichever was done first. */
const writeSheets = async () => {
  const browser = await launchBrowser();
  try {
    for (const [state, shots] of pictures)
      await writeSheet(
        browser,
        state,
        shots.toSorted((a, b) => looks.indexOf(a.look) - looks.indexOf(b.look)),
      );
  } finally {
    await browser.close();
  }
};
try {
  await Promise.all(Array.from({ length: Math.min(looks.length, availableParallelism()) }, takeLooks));
  await writeSheets();
} finally {
  await server.close();
}
if (record) writeReport(args, part, { states: [...pictures.keys()], sizes, looks, count, axes, faults });
console.log(`» ${count} looks at ${pictures.size} states, ${faults.size} faults; sheets in ${SHEETS}`);
process.exitCode = faults.size > 0 || count === 0 ? 1 : 0;
