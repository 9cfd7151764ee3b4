/** Opens the exported app in a phone-sized page of Chromium, for checks that no Detox spec can make. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { launchBrowser } = require('../../e2e/driver/browser.js');
const { serveFolder } = require('../../e2e/driver/server.js');

const FRAME_S = 0.016;

/**
 * Calls `visit` with the page and a finger, then closes everything. `prepare` sees the page before it loads; `flags` are
 * the browser's.
 */
export const openBoard = async ({ folder, route, prepare, visit, flags = [] }) => {
  const server = await serveFolder(folder);
  const browser = await launchBrowser({ args: flags });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await prepare?.(page);
    const touchscreen = await context.newCDPSession(page);
    const send = (type, fingers, timestamp) =>
      touchscreen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
        ...(timestamp === undefined ? {} : { timestamp }),
      });
    /** Real touches: `type` is touchStart, touchMove or touchEnd; each finger is [x, y]. */
    const touch = (type, ...fingers) => send(type, fingers);
    /** One finger along these points, a frame apart by its own clock: as fast on a busy machine as on any. */
    touch.flick = async (points) => {
      const began = Date.now() / 1000;
      const at = (step) => began + step * FRAME_S;
      await send('touchStart', [points[0]], at(0));
      for (const [step, point] of points.entries()) if (step > 0) await send('touchMove', [point], at(step));
      await send('touchEnd', [], at(points.length));
    };
    return await visit(page, touch, `${server.origin}${route}`);
  } finally {
    await browser.close();
    await server.close();
  }
};
