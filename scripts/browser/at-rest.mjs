/**
 * `node scripts/browser/at-rest.mjs [folder] [route]`: opens the exported app on the board, lets it come to rest and
 * counts what is drawn in five seconds: nothing. A pan before it shows that the counting works, and that React has no
 * part in a gesture.
 */
import { createRequire } from 'node:module';
import { countFrames, countWhile, waitForRest } from './frames.mjs';

const require = createRequire(import.meta.url);
const { launchBrowser } = require('../../e2e/driver/browser.js');
const { serveFolder } = require('../../e2e/driver/server.js');

const [folder = 'dist/web', route = '/board'] = process.argv.slice(2);
const REST_MS = 5000;
const STEPS = 60;

/** Drags one finger over the board, a step a frame. */
const pan = async (context, page) => {
  const touchscreen = await context.newCDPSession(page);
  const touch = (type, x, y) =>
    touchscreen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const sway = (step) => [195 + 70 * Math.sin(step / 6), 420 + 50 * Math.sin(step / 9)];
  await touch('touchStart', ...sway(0));
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', ...sway(step));
    await page.waitForTimeout(16);
  }
  // The finger stops before it leaves, so nothing glides on.
  await page.waitForTimeout(150);
  await touch('touchEnd', 0, 0);
};

const server = await serveFolder(folder);
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await countFrames(page);
  const loaded = await countWhile(page, async () => {
    await page.goto(`${server.origin}${route}`);
    await page.waitForSelector('canvas');
    await waitForRest(page);
  });

  const panned = await countWhile(page, () => pan(context, page));
  console.log(`pan: ${panned.frames} frames, ${panned.calls} drawing calls, ${panned.commits} React commits`);
  await waitForRest(page);
  const rested = await countWhile(page, () => page.waitForTimeout(REST_MS));
  console.log(
    `5 s at rest: ${rested.frames} frames, ${rested.calls} drawing calls, ${rested.commits} React commits`,
  );

  const faults = [
    loaded.commits === 0 && 'the page appeared without React: the counter of commits does not count',
    panned.frames < STEPS / 4 && 'the pan drew next to nothing: the counter does not count',
    panned.commits > 0 && 'React took part in a pan',
    rested.calls > 0 && 'the board draws at rest',
  ].filter(Boolean);
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
