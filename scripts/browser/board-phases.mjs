/**
 * `node scripts/browser/board-phases.mjs [folder] [seconds] [--record]`: opens a game in every phase in which it waits for people, and
 * at its end, and counts what is drawn while nobody touches it: nothing.
 */
import { boardGames, bringIn, installProbe, waitForPaint } from './board-probe.mjs';
import { countFrames, countWhile, waitForRest } from './frames.mjs';
import { report, words } from './board-report.mjs';
import { openBoard } from './open-board.mjs';

/** What was found, line by line. */
const lines = [];
const tell = (line) => {
  lines.push(line);
  console.log(line);
};

const [folder = 'dist/web', seconds = '5'] = words;
const PHASES = ['place', 'claim', 'gate', 'wall', 'guard', 'tower', 'over'];
const { games } = boardGames();

const visit = async (page, _touch, address) => {
  const faults = [];
  const rest = async (name) => {
    await waitForPaint(page);
    // A camera may set out late on a busy machine.
    await waitForRest(page, 2000);
    const drawn = await countWhile(page, () => page.waitForTimeout(Number(seconds) * 1000));
    tell(`${name}: ${drawn.frames} frames, ${drawn.commits} React commits in ${seconds} s`);
    if (drawn.frames > 0) faults.push(`${drawn.frames} frames at rest: ${name}`);
  };
  for (const phase of PHASES) {
    await bringIn(page, new URL(address).origin, games[phase]);
    const takeOver = page.locator('[data-testid="play-takeover"]');
    if (phase === 'place') await rest('banner');
    if ((await takeOver.count()) > 0) await takeOver.click();
    const shown = await page.evaluate(() => window.__probe.session().getTable().seen.phase);
    if (shown !== phase) faults.push(`the game stands at ${shown}, not at ${phase}`);
    await rest(phase);
  }
  return faults;
};

const prepare = async (page) => {
  await countFrames(page);
  await installProbe(page);
};
const faults = await openBoard({ folder, route: '/import', prepare, visit });
report('phases', 'node scripts/browser/board-phases.mjs', lines, faults);
