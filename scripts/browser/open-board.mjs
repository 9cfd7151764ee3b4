/** Opens the exported app on its board in a phone-sized page of Chromium, for checks that no Detox spec can make. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { launchBrowser } = require('../../e2e/driver/browser.js');
const { serveFolder } = require('../../e2e/driver/server.js');

/** Calls `visit` with the page and a finger, then closes everything. `prepare` sees the page before it loads. */
export const openBoard = async ({ folder, route, prepare, visit }) => {
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await prepare?.(page);
    const touchscreen = await context.newCDPSession(page);
    /** Real touches: `type` is touchStart, touchMove or touchEnd; each finger is [x, y]. */
    const touch = (type, ...fingers) =>
      touchscreen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
      });
    return await visit(page, touch, `${server.origin}${route}`);
  } finally {
    await browser.close();
    await server.close();
  }
};
