/**
 * `node scripts/browser/at-rest.mjs [folder] [route]`: opens the exported app on the board, lets it come to rest and
 * counts what is drawn in five seconds: nothing. A pan before it shows that the counting works, and that React has no
 * part in a gesture.
 */
import { countFrames, countWhile, waitForRest } from './frames.mjs';
import { openBoard } from './open-board.mjs';

const [folder = 'dist/web', route = '/board'] = process.argv.slice(2);
const REST_MS = 5000;
const STEPS = 60;

/** Drags one finger over the board, a step a frame. */
const pan = async (page, touch) => {
  const sway = (step) => [195 + 70 * Math.sin(step / 6), 420 + 50 * Math.sin(step / 9)];
  await touch('touchStart', sway(0));
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', sway(step));
    await page.waitForTimeout(16);
  }
  // The finger stops before it leaves, so nothing glides on.
  await page.waitForTimeout(150);
  await touch('touchEnd');
};

const told = ({ frames, calls, commits }) =>
  `${frames} frames, ${calls} drawing calls, ${commits} React commits`;

const visit = async (page, touch, address) => {
  const loaded = await countWhile(page, async () => {
    await page.goto(address);
    await page.waitForSelector('canvas');
    await waitForRest(page);
  });
  const panned = await countWhile(page, () => pan(page, touch));
  console.log(`pan: ${told(panned)}`);
  await waitForRest(page);
  const rested = await countWhile(page, () => page.waitForTimeout(REST_MS));
  console.log(`${REST_MS / 1000} s at rest: ${told(rested)}`);
  return [
    loaded.commits === 0 && 'the page appeared without React: the counter of commits does not count',
    panned.frames < STEPS / 4 && 'the pan drew next to nothing: the counter of frames does not count',
    panned.commits > 0 && 'React took part in a pan',
    rested.calls > 0 && 'the board draws at rest',
  ].filter(Boolean);
};

const faults = await openBoard({ folder, route, prepare: countFrames, visit });
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
