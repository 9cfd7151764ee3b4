/** Counts, inside a page, what is drawn by WebGL and what React commits. Works on any route, without the app's help. */

/** Runs in the page before anything else there. */
function install() {
  const counts = { calls: 0, frames: 0, commits: 0, last: 0 };
  let inFrame = false;
  const note = () => {
    counts.calls += 1;
    counts.last = performance.now();
    if (inFrame) return;
    inFrame = true;
    counts.frames += 1;
    // All that is drawn before the next frame belongs to this one.
    nativeFrame(() => {
      inFrame = false;
    });
  };
  const nativeFrame = window.requestAnimationFrame.bind(window);
  const DRAWING = /^(draw(Arrays|Elements|RangeElements|Buffers)|clear($|Buffer)|blitFramebuffer)/;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of Object.getOwnPropertyNames(prototype).filter((each) => DRAWING.test(each))) {
      const draw = prototype[name];
      prototype[name] = function (...args) {
        note();
        return draw.apply(this, args);
      };
    }
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => {
      counts.commits += 1;
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  window.__frames = counts;
}

/** Makes a page count from its next load on. */
export const countFrames = (page) => page.addInitScript(install);

/** What was counted while `during` ran: drawing calls, frames with at least one, React commits. */
export const countWhile = async (page, during) => {
  const nothing = { calls: 0, frames: 0, commits: 0 };
  const read = () => page.evaluate((none) => ({ ...none, ...window.__frames }), nothing);
  const before = await read();
  await during();
  const after = await read();
  return {
    calls: after.calls - before.calls,
    frames: after.frames - before.frames,
    commits: after.commits - before.commits,
  };
};

/** Waits until something has been drawn and nothing more was for a while. */
export const waitForRest = (page, quietMs = 700) =>
  page.waitForFunction(
    (quiet) => window.__frames.calls > 0 && performance.now() - window.__frames.last > quiet,
    quietMs,
    { timeout: 30_000 },
  );
