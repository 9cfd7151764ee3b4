/**
 * Looks into the exported app from outside: finds the painter and the session of the game on screen through React's own
 * tree, and counts what they do. The app carries nothing for it.
 */
import { execFileSync } from 'node:child_process';

const at = (id) => `[data-testid="${id}"]`;

/** One game, cut at every phase: texts as people share them. */
export const boardGames = () =>
  JSON.parse(
    execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/browser/board-games.ts'], {
      encoding: 'utf8',
    }),
  );

/** Brings a game in as people do, by pasting it; gives its route. */
export const bringIn = async (page, origin, text) => {
  await page.goto(`${origin}/import`);
  await page.waitForSelector(at('import-text'), { timeout: 30_000 });
  await page.fill(at('import-text'), text);
  await page.click(at('import-confirm'));
  await page.waitForURL(/\/game\//);
  await page.waitForSelector('canvas', { timeout: 90_000 });
  return new URL(page.url()).pathname;
};

/** Runs in the page before anything else there. */
function install() {
  const fibreOf = (node) => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    return key && node[key];
  };
  /** What `pick` finds in the props or hooks of the components above the board. */
  const findAbove = (pick) => {
    const board = document.querySelector('canvas');
    for (let fibre = board && fibreOf(board); fibre; fibre = fibre.return) {
      const inProps = pick(fibre.memoizedProps);
      if (inProps) return inProps;
      for (let hook = fibre.memoizedState; hook && typeof hook === 'object'; hook = hook.next) {
        const inHook = pick(hook.memoizedState);
        if (inHook) return inHook;
      }
    }
    return undefined;
  };
  const isPainter = (value) => typeof value?.settled === 'function' && value.counts;
  window.__probe = {
    calls: 0,
    painter: () => findAbove((value) => (isPainter(value) ? value : undefined)),
    session: () =>
      findAbove((value) => (typeof value?.session?.getTable === 'function' ? value.session : undefined)),
    /** Of these views over the board, those that may be chosen now. */
    offered: (spots) => {
      const choices = findAbove((value) => (Array.isArray(value?.choices) ? value.choices : undefined)) ?? [];
      const ids = new Set(choices.map(({ id }) => `spot-${id}`));
      return spots.filter(({ dataset }) => ids.has(dataset.testid));
    },
    /** Counts every call of the session from now on. */
    watchSession() {
      const session = this.session();
      const names = new Set([
        ...Object.getOwnPropertyNames(session),
        ...Object.getOwnPropertyNames(Object.getPrototypeOf(session)),
      ]);
      for (const name of names) {
        const method = session[name];
        if (name === 'constructor' || typeof method !== 'function') continue;
        session[name] = (...args) => {
          this.calls += 1;
          return method.apply(session, args);
        };
      }
    },
  };
}

/** Makes a page ready to be looked into from its next load on. */
export const installProbe = (page) => page.addInitScript(install);

/** The painter's counts, and the calls of the session since it is watched. */
export const readCounts = (page) =>
  page.evaluate(() => ({ ...window.__probe.painter().counts, sessionCalls: window.__probe.calls }));

/** Waits until the painter has nothing left to bake or record. */
export const waitForPaint = async (page) => {
  for (let last = '', same = 0; same < 3;) {
    await page.waitForTimeout(250);
    const now = await page.evaluate(() => JSON.stringify(window.__probe.painter()?.counts ?? {}));
    same = now === last && now !== '{}' ? same + 1 : 0;
    last = now;
  }
};
