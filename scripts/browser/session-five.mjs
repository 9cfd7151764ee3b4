/**
 * `node scripts/browser/session-five.mjs [folder] [steps]`: five games one after the other in one page of Chromium, the same
 * from start to end or for so many steps. Step k of the fifth takes at most 1.3 times as long as step k of the first
 * (medians over a stretch of steps), and the heap after a forced collection grows by at most 5%.
 */
import { installHand } from './board-hand.mjs';
import { boardGames, installProbe } from './board-probe.mjs';
import { openBoard } from './open-board.mjs';
import { writePart } from './session-report.mjs';

const [folder = 'dist/web', wanted = '200'] = process.argv.slice(2);
const STEPS = Number(wanted);
const GAMES = 5;
const STRETCH = Math.min(20, STEPS);
const MOST = { time: 1.3, heap: 1.05 };
const { games } = boardGames();

const at = (id) => `[data-testid="${id}"]`;
const press = (page, id) => page.evaluate((where) => document.querySelector(where).click(), at(id));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const visit = async (page, _touch, address) => {
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    for (let times = 0; times < 3; times += 1) {
      await devtools.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(200);
    }
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const times = [];
  const heaps = [];
  await page.goto(address);
  for (let game = 0; game < GAMES; game += 1) {
    if (game > 0) await press(page, 'library-import');
    await page.waitForSelector(at('import-text'), { timeout: 60_000 });
    await page.fill(at('import-text'), games.new);
    await page.click(at('import-confirm'));
    await page.waitForURL(/\/game\//);
    await page.waitForFunction(() => window.__probe.session(), undefined, { timeout: 60_000 });
    times.push(await page.evaluate((steps) => window.__hand.play(steps), STEPS));
    // Out of the game and to the next as people go, without loading the page anew.
    await press(page, 'play-leave');
    await page.waitForSelector('canvas', { state: 'detached', timeout: 20_000 });
    // A screen below another stays in the page, unseen.
    await page
      .locator(`${at('home-library')}:visible,${at('library-import')}:visible`)
      .first()
      .waitFor();
    if (!(await page.locator(at('library-import')).isVisible())) await press(page, 'home-library');
    await page.locator(at('library-import')).waitFor();
    await page.waitForTimeout(400);
    heaps.push(await heap());
    console.log(
      `game ${game + 1}: ${times[game].length} steps, median ${median(times[game]).toFixed(1)} ms, heap ${(heaps[game] / 2 ** 20).toFixed(1)} MB`,
    );
  }
  return { times, heaps };
};

const prepare = async (page) => {
  await installProbe(page);
  await installHand(page);
};
const { times, heaps } = await openBoard({ folder, route: '/import', prepare, visit });
const stretches = [];
for (let from = 0; from + STRETCH <= times[0].length; from += STRETCH) {
  const [first, fifth] = [times[0], times[GAMES - 1]].map((of) => median(of.slice(from, from + STRETCH)));
  stretches.push({ from, first, fifth, ratio: fifth / first });
}
const growth = heaps[GAMES - 1] / heaps[0];
const worst = Math.max(...stretches.map(({ ratio }) => ratio));
const rows = stretches.map(
  ({ from, first, fifth, ratio }) =>
    `| ${from + 1}–${from + STRETCH} | ${first.toFixed(1)} | ${fifth.toFixed(1)} | ${ratio.toFixed(2)} |`,
);
const faults = [
  worst > MOST.time &&
    `a stretch of the fifth game takes ${worst.toFixed(2)} times as long as that of the first`,
  growth > MOST.heap && `the heap grew by ${((growth - 1) * 100).toFixed(1)}%`,
].filter(Boolean);
const text = `Milliseconds a step, from ✓ until it is stored and shown, medians over ${STRETCH} steps.

| steps | first game | fifth game | ratio |
| --- | ---: | ---: | ---: |
${rows.join('\n')}

Heap after a forced collection: ${heaps.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join(', ')} MB after games 1 to ${GAMES}: ${((growth - 1) * 100).toFixed(1)}% more after the fifth than after the first. ${faults.length > 0 ? `Out of bounds: ${faults.join('; ')}.` : 'Within bounds.'}`;
console.log(text);
writePart('five', `node scripts/browser/session-five.mjs FOLDER ${STEPS}`, text);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
