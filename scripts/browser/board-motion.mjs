/**
 * `node scripts/browser/board-motion.mjs [folder] [--record]`: a full city under the fingers. During a pan of 120 frames and a pinch
 * it counts pictures recorded, faces baked, React commits and calls of the session: none.
 */
import { boardGames, bringIn, installProbe, readCounts, waitForPaint } from './board-probe.mjs';
import { countFrames, countWhile, waitForRest } from './frames.mjs';
import { report, words } from './board-report.mjs';
import { openBoard } from './open-board.mjs';

/** What was found, line by line. */
const lines = [];
const tell = (line) => {
  lines.push(line);
  console.log(line);
};

const [folder = 'dist/web'] = words;
const FRAMES = 120;
const MIDDLE = { x: 195, y: 400 };
const { laid, games } = boardGames();

const nextFrame = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));

/** Fingers on the screen for so many frames; they stop before they leave, so nothing glides on. */
const move = async (page, touch, fingersAt) => {
  const first = fingersAt(0);
  for (let count = 1; count <= first.length; count += 1) await touch('touchStart', ...first.slice(0, count));
  for (let frame = 1; frame <= FRAMES; frame += 1) {
    await touch('touchMove', ...fingersAt(frame));
    await nextFrame(page);
  }
  await page.waitForTimeout(120);
};

const pan = (frame) => [[MIDDLE.x + 70 * Math.sin(frame / 9), MIDDLE.y + 60 * Math.sin(frame / 13)]];
const pinch = (frame) => {
  const half = 40 + 60 * Math.sin((frame / FRAMES) * Math.PI);
  return [
    [MIDDLE.x - half, MIDDLE.y - half / 2],
    [MIDDLE.x + half, MIDDLE.y + half / 2],
  ];
};

const visit = async (page, touch, address) => {
  const { origin } = new URL(address);
  const faults = [];
  await bringIn(page, origin, games.over);
  await waitForPaint(page);
  await waitForRest(page);
  await page.evaluate(() => window.__probe.watchSession());
  await page.evaluate(() => window.__probe.session().getTable());
  const watched = await readCounts(page);
  if (watched.sessionCalls === 0) faults.push('the counter of session calls does not count');
  if (watched.bakes === 0 || watched.records === 0) faults.push('the painter counts nothing');

  for (const [name, fingersAt] of Object.entries({ pan, pinch })) {
    const before = await readCounts(page);
    const drawn = await countWhile(page, () => move(page, touch, fingersAt));
    const after = await readCounts(page);
    await touch('touchEnd');
    const done = {
      'pictures recorded': after.records - before.records,
      'faces baked': after.bakes - before.bakes,
      'React commits': drawn.commits,
      'session calls': after.sessionCalls - before.sessionCalls,
    };
    const told = Object.entries(done).map(([what, count]) => `${count} ${what}`);
    tell(`${name} over ${laid} tiles, ${drawn.frames} frames: ${told.join(', ')}`);
    if (drawn.frames < FRAMES / 2) faults.push(`the ${name} drew ${drawn.frames} frames only`);
    for (const [what, count] of Object.entries(done)) if (count > 0) faults.push(`${name}: ${count} ${what}`);
    await waitForPaint(page);
    await waitForRest(page);
  }
  return faults;
};

const prepare = async (page) => {
  await countFrames(page);
  await installProbe(page);
};
const faults = await openBoard({ folder, route: '/import', prepare, visit });
report('motion', 'node scripts/browser/board-motion.mjs', lines, faults);
