import {
  type Chain,
  type Point,
  distance,
  inside,
  normalAt,
  overlap,
  place,
  polar,
  rectangle,
  resample,
} from '@/geometry/shape-points';
import { type Scatter, scatterOf } from '@/geometry/shape-seed';
import { layMarket } from './market-layout';
import type { TilePicture } from './picture';
import { SIGN_RADIUS, type TilePlan, borderClearance, groundAt, planOf, streetClearance } from './plan';
import type { Garden, House, Prop, Roof } from './props';
import { CORNER_ROOM, STRADDLE, halfSideGrounds } from './sides';
import { STREET_WIDTH } from './street-plan';

/** What is already spoken for: things laid before, and room that must stay free. */
interface Site {
  readonly plan: TilePlan;
  readonly seed: Scatter;
  readonly taken: Chain[];
  /** Cells of two units where nothing more can stand: asked first, because most tries fail. */
  readonly full: Uint8Array;
  readonly props: Prop[];
}

const CELLS = 50;
const cellOf = (x: number, y: number): number =>
  Math.max(0, Math.min(CELLS - 1, Math.floor(y / 2))) * CELLS +
  Math.max(0, Math.min(CELLS - 1, Math.floor(x / 2)));

/** Speaks for the ground under a box. */
const take = (site: Site, box: Chain): void => {
  site.taken.push(box);
  const xs = box.map(([x]) => x);
  const ys = box.map(([, y]) => y);
  for (let y = Math.max(1, Math.min(...ys)); y < Math.min(100, Math.max(...ys) + 2); y += 2) {
    for (let x = Math.max(1, Math.min(...xs)); x < Math.min(100, Math.max(...xs) + 2); x += 2) {
      if (inside([x, y], box)) site.full[cellOf(x, y)] = 1;
    }
  }
};

/** Whether something `half` wide might stand here at all. */
const hopeful = ({ full }: Site, [x, y]: Point, half: number): boolean =>
  !full[cellOf(x, y)] &&
  !full[cellOf(x - half, y)] &&
  !full[cellOf(x + half, y)] &&
  !full[cellOf(x, y - half)] &&
  !full[cellOf(x, y + half)];

const openSite = (plan: TilePlan): Site => {
  const full = new Uint8Array(CELLS * CELLS);
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      const p: Point = [x * 2 + 1, y * 2 + 1];
      if (plan.fromBorder(p) < 1 || plan.fromStreet(p) < 1) full[y * CELLS + x] = 1;
    }
  }
  const site: Site = { plan, seed: scatterOf(`${plan.picture.name}/town`), taken: [], full, props: [] };
  for (const box of reserve(plan)) take(site, box);
  return site;
};

const MARGIN = 4;

const square = (at: Point, half: number): Point[] => rectangle(at, 0, half * 2, half * 2);

const reserve = (plan: TilePlan): Chain[] => {
  const taken: Chain[] = [];
  for (const piece of plan.pieces) {
    if (piece.kind === 'residential') taken.push(rectangle(piece.spot, 0, 19, 12));
  }
  for (const sign of plan.signs) taken.push(square(sign.at, SIGN_RADIUS));
  if (plan.building) {
    const { at, kind } = plan.building;
    taken.push(
      kind === 'public' ? rectangle([at[0], at[1] + 1], 0, 31, 30) : rectangle([at[0], at[1] + 1], 0, 38, 38),
    );
  }
  // Corners belong to the scene: what is drawn there depends on all four tiles that meet.
  for (const corner of [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ] as const)
    taken.push(square(corner, CORNER_ROOM));
  halfSideGrounds(plan).forEach((grounds, side) => {
    const spots = grounds.street ? STRADDLE.along : STRADDLE.full;
    for (const t of spots) {
      const ground = t < 50 ? grounds.left : grounds.right;
      if (ground !== 'residential') continue;
      const middle = place([50, 50], (side * Math.PI) / 2, [t - 50, -50]);
      taken.push(rectangle(middle, (side * Math.PI) / 2, STRADDLE.half * 2, STRADDLE.deep * 2));
    }
  });
  return taken;
};

const clash = (a: Chain, b: Chain): boolean => {
  // Most things are far apart; diagonals of four-cornered boxes say so at once.
  const [ax, ay] = [(a[0][0] + a[2][0]) / 2, (a[0][1] + a[2][1]) / 2];
  const [bx, by] = [(b[0][0] + b[2][0]) / 2, (b[0][1] + b[2][1]) / 2];
  const reach = (distance(a[0], a[2]) + distance(b[0], b[2])) / 2;
  return Math.abs(ax - bx) < reach && Math.abs(ay - by) < reach && overlap(a, b);
};

const standsFree = (site: Site, box: Chain, gap: number): boolean => {
  if (site.taken.some((other) => clash(box, other))) return false;
  const points = [
    ...box,
    ...box.map((p, i): Point => {
      const q = box[(i + 1) % box.length];
      return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    }),
  ];
  for (const p of points) {
    if (p[0] < MARGIN || p[1] < MARGIN || p[0] > 100 - MARGIN || p[1] > 100 - MARGIN) return false;
    if (groundAt(site.plan, p) !== 'residential') return false;
    if (streetClearance(site.plan, p) < gap || borderClearance(site.plan, p) < gap + 0.4) return false;
  }
  return true;
};

const ROOF_ODDS: readonly Roof[] = [
  ...Array.from({ length: 8 }, (): Roof => 'terracotta'),
  ...Array.from({ length: 5 }, (): Roof => 'clay'),
  ...Array.from({ length: 4 }, (): Roof => 'rust'),
  'slate',
  'slate',
  'thatch',
];

const tryHouse = (site: Site, at: Point, angle: number, width: number, depth: number): boolean => {
  const box = rectangle(at, angle, width, depth);
  if (!standsFree(site, box, 1.6)) return false;
  const { seed } = site;
  take(site, rectangle(at, angle, width + 0.5, depth + 0.5));
  site.props.push({
    kind: 'house',
    at,
    angle,
    width,
    depth,
    hip: seed.chance(0.4),
    roof: seed.pick(ROOF_ODDS),
    tint: seed.between(-1, 1),
    chimney: seed.chance(0.55) ? seed.between(-0.35, 0.35) : 0,
    dormer: seed.chance(0.22),
    lit: seed.chance(0.7),
  });
  return true;
};

/** Terraces along a line, on the side `hand` of it (1 right, −1 left), leaving a gap for a garden now and then. */
const layTerrace = (site: Site, line: Chain, hand: number, away: number): void => {
  const { seed } = site;
  const fine = resample(line, 1);
  for (let i = 3 + seed.int(4); i < fine.length - 3;) {
    const width = seed.between(8.5, 13);
    const depth = seed.between(8.5, 12);
    const middle = Math.min(fine.length - 1, Math.round(i + width / 2));
    const [nx, ny] = normalAt(fine, middle);
    const by = hand * (away + depth / 2 + seed.between(0, 1.2));
    const at: Point = [fine[middle][0] + nx * by, fine[middle][1] + ny * by];
    const angle = Math.atan2(ny, nx) - Math.PI / 2;
    if (tryHouse(site, at, angle, width, depth))
      i += Math.ceil(width + (seed.chance(0.28) ? seed.between(5, 9) : 0.8));
    else i += 2;
  }
};

const nearestAngle = (site: Site, p: Point, lines: readonly Chain[]): number => {
  let best = 0;
  let near = 26;
  for (const line of lines) {
    for (let i = 0; i < line.length; i++) {
      const d = distance(p, line[i]);
      if (d >= near) continue;
      near = d;
      const [nx, ny] = normalAt(line, i);
      best = Math.atan2(ny, nx) - Math.PI / 2;
    }
  }
  return best + site.seed.between(-0.12, 0.12) + (site.seed.chance(0.3) ? Math.PI / 2 : 0);
};

const layGarden = (site: Site, at: Point, angle: number, width: number, depth: number): boolean => {
  const box = rectangle(at, angle, width, depth);
  if (!standsFree(site, box, 1.2)) return false;
  take(site, box);
  const grows: Garden['grows'] = site.seed.pick(['rows', 'rows', 'lawn', 'flowers', 'orchard'] as const);
  site.props.push({
    kind: 'garden',
    at,
    angle,
    width,
    depth,
    grows,
    seed: `${site.plan.picture.name}/${at.join()}`,
  });
  if (grows === 'lawn') {
    const corner = polar(at, angle + site.seed.between(0, 6), Math.min(width, depth) * 0.3);
    site.props.push({
      kind: 'tree',
      at: corner,
      radius: site.seed.between(2.6, 3.6),
      tint: site.seed.between(-1, 1),
      seed: corner.join(),
    });
  }
  return true;
};

const layTrees = (site: Site): void => {
  const { seed } = site;
  for (let tries = 0; tries < 260; tries++) {
    const at: Point = [seed.between(5, 95), seed.between(5, 95)];
    const radius = seed.between(1.9, 4);
    if (!hopeful(site, at, radius * 0.8) || !standsFree(site, square(at, radius * 0.9), 1)) continue;
    take(site, square(at, radius * 0.8));
    site.props.push({ kind: 'tree', at, radius, tint: seed.between(-1, 1), seed: at.join() });
  }
};

const layWashing = (site: Site): void => {
  const houses = site.props.filter((prop): prop is House => prop.kind === 'house');
  let hung = 0;
  for (const a of houses) {
    for (const b of houses) {
      const d = distance(a.at, b.at);
      if (hung >= 2 || a === b || d < 15 || d > 20 || !site.seed.chance(0.2)) continue;
      const from = polar(a.at, Math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]), 5.4);
      const to = polar(b.at, Math.atan2(a.at[1] - b.at[1], a.at[0] - b.at[0]), 5.4);
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      if (streetClearance(site.plan, middle) < 3 || groundAt(site.plan, middle) !== 'residential') continue;
      if (site.plan.building && distance(middle, site.plan.building.at) < 22) continue;
      site.props.push({ kind: 'washing', from, to, seed: middle.join() });
      hung++;
    }
  }
};

const layLamps = (site: Site): void => {
  for (const { line } of site.plan.streets.streets) {
    const fine = resample(line, 1);
    let hand = 1;
    for (let i = 20; i < fine.length - 19; i += 24) {
      const [nx, ny] = normalAt(fine, i);
      const by = hand * (STREET_WIDTH / 2 - 0.4);
      site.props.push({ kind: 'lamp', at: [fine[i][0] + nx * by, fine[i][1] + ny * by] });
      hand = -hand;
    }
  }
};

const makeLayout = (plan: TilePlan): Prop[] => {
  const site = openSite(plan);
  const { seed } = site;
  const lines = plan.streets.streets.map(({ line }) => resample(line, 2));
  const borders = plan.markets.flatMap((market) => market.borders);
  for (const line of lines) for (const hand of [1, -1]) layTerrace(site, line, hand, STREET_WIDTH / 2 + 1.9);
  for (const border of borders) layTerrace(site, border, -1, 2.2);
  for (const border of borders) layTerrace(site, border, 1, 2.2);
  const guides = [...lines, ...borders];
  const anywhere = (): Point => [seed.between(5, 95), seed.between(5, 95)];
  const fillIn = (tries: number, half: number, lay: (at: Point, angle: number) => void): void => {
    for (let i = 0; i < tries; i++) {
      const at = anywhere();
      if (!hopeful(site, at, half)) continue;
      lay(at, nearestAngle(site, at, guides));
    }
  };
  fillIn(8, 3, (at, angle) => layGarden(site, at, angle, seed.between(11, 18), seed.between(8, 11)));
  fillIn(700, 3, (at, angle) => tryHouse(site, at, angle, seed.between(9, 13.5), seed.between(8, 11)));
  fillIn(200, 2.5, (at, angle) => layGarden(site, at, angle, seed.between(8, 13), seed.between(6, 9)));
  fillIn(420, 2, (at, angle) => tryHouse(site, at, angle, seed.between(6.5, 8.5), seed.between(5.5, 7)));
  fillIn(300, 2, (at, angle) => layGarden(site, at, angle, seed.between(5, 8), seed.between(4, 5.5)));
  layTrees(site);
  layWashing(site);
  layLamps(site);
  return [...site.props, ...layMarket(plan)];
};

const layouts = new Map<string, readonly Prop[]>();

/** What stands on a tile, upright; laid out once for each name. */
export const layoutOf = (picture: TilePicture): readonly Prop[] => {
  const known = layouts.get(picture.name);
  if (known) return known;
  const layout = makeLayout(planOf(picture));
  layouts.set(picture.name, layout);
  return layout;
};
