import { type Chain, type Point, distance, inside, overlap, place, rectangle } from '@/geometry/shape-points';
import { type Scatter, scatterOf } from '@/geometry/shape-seed';
import { SIGN_RADIUS, type TilePlan, borderClearance, groundAt, streetClearance } from './plan';
import type { Prop } from './props';
import { CORNER_ROOM, STRADDLE, halfSideGrounds } from './sides';

/** What is already spoken for: things laid before, and room that must stay free. */
export interface Site {
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
export const take = (site: Site, box: Chain): void => {
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
export const hopeful = ({ full }: Site, [x, y]: Point, half: number): boolean =>
  !full[cellOf(x, y)] &&
  !full[cellOf(x - half, y)] &&
  !full[cellOf(x + half, y)] &&
  !full[cellOf(x, y - half)] &&
  !full[cellOf(x, y + half)];

export const openSite = (plan: TilePlan): Site => {
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

/** Along a side the scene paints borders, over whatever of a house's foot came so near. */
const MARGIN = 5.5;

export const square = (at: Point, half: number): Point[] => rectangle(at, 0, half * 2, half * 2);

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

/** Whether a box lies on free residential ground, `gap` away from streets and borders. */
export const standsFree = (site: Site, box: Chain, gap: number): boolean => {
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
