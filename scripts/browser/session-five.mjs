/**
 * `node scripts/browser/session-five.mjs [folder] [steps]`: five games of four persons one after the other in one page
 * of Chromium, the same from start to end or for so many steps. Step k of the fifth takes at most 1.3 times as long as
 * step k of the first (the page's own time over a stretch of steps: a busy machine does not count), and the heap after a
 * forced collection grows by at most 5%. With 1,000 steps or more it writes docs/measured/session-browser.md's part on it.
 */
import { readCommit } from '../measured.mjs';
import { installHand } from './board-hand.mjs';
import { boardGames, installProbe } from './board-probe.mjs';
import { openBoard } from './open-board.mjs';
import { weighHeap } from './session-heap.mjs';
import { writePart } from './session-report.mjs';

const [folder = 'dist/web', wanted = '1000'] = process.argv.slice(2);
const STEPS = Number(wanted);
const recording = STEPS >= 1000;
if (recording) readCommit();
const GAMES = 5;
const STRETCH = 50;
const MOST = { time: 1.3, heap: 1.05 };
const COLOURS = ['vermilion', 'blue', 'green', 'yellow'];
const seats = COLOURS.map((colour) => ({ by: 'person', name: '', colour }));
const game = JSON.stringify({ ...JSON.parse(boardGames().games.new), seats });

const at = (id) => `[data-testid="${id}"]`;
const press = (page, id) => page.evaluate((where) => document.querySelector(where).click(), at(id));
const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);

const visit = async (page, _touch, address) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000;
  };
  /** Only whether it is there: a handle on what was found would keep it alive. */
  const seen = (id) =>
    page
      .locator(`${at(id)}:visible`)
      .first()
      .waitFor({ timeout: 60_000 });
  /** Milliseconds a step that the page was busy, stretch by stretch. */
  const play = async () => {
    const stretches = [];
    for (let made = 0, ended = false; made < STEPS && !ended; made += STRETCH) {
      const before = await busy();
      const { length } = await page.evaluate((steps) => window.__hand.play(steps), STRETCH);
      ended = length < STRETCH;
      if (length > 0) stretches.push({ steps: length, ms: ((await busy()) - before) / length });
    }
    return stretches;
  };
  const rounds = [];
  await page.goto(address);
  for (let round = 0; round < GAMES; round += 1) {
    for (const step of ['home-library', 'library-import']) {
      await seen(step);
      await press(page, step);
    }
    await seen('import-text');
    await page.fill(at('import-text'), game);
    await page.click(at('import-confirm'));
    await page.waitForURL(/\/game\//);
    await page.waitForFunction(() => Boolean(window.__probe.session()), undefined, { timeout: 60_000 });
    const stretches = await play();
    // Back to the title page as people go, without loading the page anew; there only one game is ever shown.
    await press(page, 'play-leave');
    await page.locator('canvas').waitFor({ state: 'detached', timeout: 20_000 });
    await seen('library-back');
    await press(page, 'library-back');
    await seen('home-library');
    // The board's pictures are given up a little after the screen that showed them.
    await page.waitForTimeout(3000);
    const heap = await weighHeap(devtools);
    rounds.push({ stretches, heap });
    const steps = stretches.reduce((sum, stretch) => sum + stretch.steps, 0);
    console.log(
      `game ${round + 1}: ${steps} steps, heap ${megabytes(heap.all)} MB, of it code ${megabytes(heap.code)} MB`,
    );
  }
  return rounds;
};

const prepare = async (page) => {
  await installProbe(page);
  await installHand(page);
};
// The browser keeps a diary of slow frames in the same heap: the slower the machine, the longer it gets.
const flags = ['--disable-blink-features=LongAnimationFrameTiming'];
const rounds = await openBoard({ folder, route: '/', prepare, visit, flags });
const [first, fifth] = [rounds[0], rounds[GAMES - 1]];
const steps = first.stretches.reduce((sum, stretch) => sum + stretch.steps, 0);
const stretches = first.stretches
  .filter((stretch, index) => stretch.steps === STRETCH && fifth.stretches[index])
  .map(({ ms }, index) => ({ from: index * STRETCH, ms, last: fifth.stretches[index].ms }));
const worst = Math.max(...stretches.map(({ ms, last }) => last / ms));
const growth = (part) => 100 * (fifth.heap[part] / first.heap[part] - 1);
const line = (part) =>
  `${rounds.map(({ heap }) => megabytes(heap[part])).join(', ')} MB (${growth(part).toFixed(1)}%)`;
const faults = [
  worst > MOST.time &&
    `a stretch of the fifth game takes ${worst.toFixed(2)} times as long as that of the first`,
  growth('all') > 100 * (MOST.heap - 1) && `the heap grew by ${growth('all').toFixed(1)}%`,
].filter(Boolean);
const text = `Whole games of The City for four persons, ${steps} steps each. Milliseconds a step that the page's thread was busy, over
stretches of ${STRETCH} steps.

| steps | first game | fifth game | ratio |
| --- | ---: | ---: | ---: |
${stretches
  .map(
    ({ from, ms, last }) =>
      `| ${from + 1}–${from + STRETCH} | ${ms.toFixed(1)} | ${last.toFixed(1)} | ${(last / ms).toFixed(2)} |`,
  )
  .join('\n')}

Heap after a forced collection, on the title page after games 1 to ${GAMES}, and how much more after the fifth than after the
first: ${line('all')}. Of it code that the browser has compiled: ${line('code')}; everything else:
${line('rest')}. ${faults.length > 0 ? `Out of bounds: ${faults.join('; ')}.` : 'Within bounds.'}`;
console.log(text);
if (recording) writePart('five', `node scripts/browser/session-five.mjs ${folder} ${STEPS}`, text);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
