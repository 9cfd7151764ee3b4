/**
 * `node scripts/browser/board-laying.mjs [folder] [moves] [visits] [--record]`: plays a game in the exported app and counts what each
 * step costs the painter: faces baked, settled pictures recorded. Then leaves the game's route and comes back again and
 * again. Neither may leave Skia objects behind.
 */
import { boardGames, bringIn, installProbe, waitForPaint } from './board-probe.mjs';
import { installHand } from './board-hand.mjs';
import { report, words } from './board-report.mjs';
import { openBoard } from './open-board.mjs';

/** What was found, line by line. */
const lines = [];
const tell = (line) => {
  lines.push(line);
  console.log(line);
};

const [folder = 'dist/web', moves = '200', visits = '50'] = words;
/** Pictures that the screen may still hold, and an open page of baked faces, more or less. */
const SLACK = 8;
const { games } = boardGames();

/** Runs in the page once CanvasKit is there: keeps count of pictures, images and surfaces that nobody has deleted. */
function trackSkia() {
  const kit = globalThis.CanvasKit;
  const made = { pictures: [], images: [], surfaces: [] };
  const track = (owner, name, kind) => {
    const make = owner[name];
    owner[name] = function (...args) {
      const result = make.apply(this, args);
      if (result) made[kind].push(new WeakRef(result));
      return result;
    };
  };
  const surface = kit.MakeSurface(1, 1);
  track(kit.PictureRecorder.prototype, 'finishRecordingAsPicture', 'pictures');
  track(Object.getPrototypeOf(surface), 'makeImageSnapshot', 'images');
  track(kit, 'MakeSurface', 'surfaces');
  surface.delete();
  window.__live = () =>
    Object.fromEntries(
      Object.entries(made).map(([kind, refs]) => {
        made[kind] = refs.filter((ref) => ref.deref() && !ref.deref().isDeleted());
        return [kind, made[kind].length];
      }),
    );
}

/** Runs in the page: notes every settled picture that the painter gives out anew. */
function watchPainter() {
  const painter = window.__probe.painter();
  const give = painter.settled;
  let last;
  window.__settled = 0;
  painter.settled = () => {
    const picture = give();
    if (picture !== last) window.__settled += 1;
    last = picture;
    return picture;
  };
  const counts = () => ({
    ...painter.counts,
    settled: window.__settled,
    rests: window.__rests,
    laid: window.__probe.session().getTable().seen.laid,
  });
  const rest = painter.rest;
  window.__rests = 0;
  painter.rest = (view) => {
    window.__rests += 1;
    window.__uponRest ??= counts();
    return rest(view);
  };
  /** The counts once the painter has nothing left to do. */
  window.__look = async () => {
    for (let last = '', same = 0; same < 3;) {
      await new Promise((done) => setTimeout(done, 90));
      const now = JSON.stringify(counts());
      same = now === last ? same + 1 : 0;
      last = now;
    }
    return counts();
  };
}

/** Faces baked for the board itself: neither stock nor marks, whose few kinds are baked once. */
const ownBakes = ({ bakes, stocked, marked }) => bakes - stocked - marked;

const visit = async (page, _touch, address) => {
  const { origin } = new URL(address);
  const faults = [];
  const devtools = await page.context().newCDPSession(page);
  const live = async () => {
    // Twice: what the first collection frees may hold more.
    for (let times = 0; times < 2; times += 1) {
      await devtools.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(150);
    }
    return page.evaluate(() => ({ ...window.__live(), kept: window.__probe.painter().counts.live }));
  };
  /** What is alive beside the painter's caches, which are bounded. */
  const loose = ({ kept, ...alive }) => sum(alive) - kept;
  const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
  const told = (counts) =>
    Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind === 'kept' ? 'in the caches' : kind}`)
      .join(', ');

  await bringIn(page, origin, games.new);
  await page.waitForFunction(() => window.__probe.painter());
  await page.evaluate(trackSkia);
  await page.evaluate(watchPainter);
  await waitForPaint(page);

  const early = Math.min(10, Number(moves));
  let counted;
  const still = { laid: 0, bakes: 0, settled: 0 };
  const moved = { laid: 0, bakes: 0, settled: 0 };
  /** For the new view of a camera that moved. */
  const seen = { bakes: 0, settled: 0 };
  const look = () => page.evaluate(() => window.__look());
  let steps = 0;
  while (steps < Number(moves)) {
    // What was begun before the step is not its doing: the stock of faces, the way of the camera.
    const before = await look();
    const made = await page.evaluate(() => {
      window.__uponRest = undefined;
      return window.__hand.play(1);
    });
    if (made.length === 0) break;
    steps += 1;
    const after = await look();
    if (after.laid > before.laid) {
      // What the camera sees from nearer, or further away, once it has come to rest there is not the tile's doing.
      const laid = await page.evaluate(() => window.__uponRest);
      const [of, until] = laid ? [moved, laid] : [still, after];
      of.laid += 1;
      of.bakes = Math.max(of.bakes, ownBakes(until) - ownBakes(before));
      of.settled = Math.max(of.settled, until.settled - before.settled);
      seen.bakes = Math.max(seen.bakes, ownBakes(after) - ownBakes(until));
      seen.settled = Math.max(seen.settled, after.settled - until.settled);
    }
    if (steps === early) counted = await live();
  }
  await waitForPaint(page);
  const played = await live();
  tell(
    `${steps} steps: ${still.laid} tiles laid under a camera at rest, each with at most ${still.bakes} faces baked and ${still.settled} settled pictures; ` +
      `${moved.laid} that the camera went to, with at most ${moved.bakes} and ${moved.settled} until it came to rest there, and then, for what it saw from there, at most ${seen.bakes} and ${seen.settled}`,
  );
  if (still.laid === 0) faults.push('no tile was laid under a camera at rest');
  for (const { bakes, settled } of [still, moved]) {
    if (bakes > 1) faults.push(`laying a tile baked ${bakes} faces`);
    if (settled > 1) faults.push(`laying a tile recorded the settled layer ${settled} times`);
  }
  tell(`alive after ${early} steps: ${told(counted)}; after ${steps}: ${told(played)}`);
  if (loose(played) > loose(counted) + SLACK)
    faults.push(`${loose(played) - loose(counted)} Skia objects more after ${steps} steps`);

  /** Waits without a handle: one on a canvas would keep it, and its pictures, for as long as the page lives. */
  const waitFor = (selector, state = 'visible') => page.locator(selector).waitFor({ state, timeout: 20_000 });
  /** To another route and back, without loading the page anew. */
  const leaveAndReturn = async () => {
    await page.evaluate(() => document.querySelector('[data-testid="play-leave"]').click());
    await waitFor('canvas', 'detached');
    await waitFor('[data-testid="home-continue"]');
    await page.evaluate(() => document.querySelector('[data-testid="home-continue"]').click());
    await waitFor('canvas');
    await page.waitForTimeout(250);
  };
  // The game may be over by now, and such a one is not gone on with.
  await bringIn(page, origin, games.place);
  await page.waitForFunction(() => window.__probe.painter());
  await page.evaluate(trackSkia);
  let first;
  for (let times = 1; times <= Number(visits); times += 1) {
    await leaveAndReturn();
    if (times === 2) {
      await waitForPaint(page);
      first = await live();
    }
  }
  if (first) {
    await waitForPaint(page);
    const last = await live();
    tell(`alive after 2 visits: ${told(first)}; after ${visits}: ${told(last)}`);
    if (loose(last) > loose(first) + SLACK)
      faults.push(`${loose(last) - loose(first)} Skia objects more after ${visits} visits`);
  }
  return faults;
};

const prepare = async (page) => {
  await installProbe(page);
  await installHand(page);
};
const faults = await openBoard({ folder, route: '/import', prepare, visit });
report('laying', 'node scripts/browser/board-laying.mjs', lines, faults);
