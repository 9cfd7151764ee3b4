/** Houses on a site: rows along streets and borders, rows behind them, houses with a wing. */
import {
  type Chain,
  type Point,
  distance,
  normalAt,
  place,
  rectangle,
  resample,
} from '@/geometry/shape-points';
import type { House, Roof } from './props';
import { type Site, standsFree, take } from './site';

/** Most roofs of a quarter come from one tiler. */
const TILED: readonly Roof[] = ['terracotta', 'clay', 'rust', 'terracotta'];
const OTHERS: readonly Roof[] = ['terracotta', 'clay', 'rust', 'clay', 'slate', 'thatch'];

/** The roof that is usual on a tile. */
export const usualRoof = ({ seed }: Site): Roof => seed.pick(TILED);

/** What houses of one row have in common. */
interface Row {
  readonly roof: Roof;
  readonly tint: number;
  readonly hip: boolean;
}

export const startRow = ({ seed }: Site, usual: Roof): Row => ({
  roof: seed.chance(0.66) ? usual : seed.pick(OTHERS),
  tint: seed.between(-0.8, 0.8),
  hip: seed.chance(0.3),
});

const build = (site: Site, at: Point, angle: number, width: number, depth: number, row: Row): void => {
  const { seed } = site;
  take(site, rectangle(at, angle, width + 0.3, depth + 0.3));
  site.props.push({
    kind: 'house',
    at,
    angle,
    width,
    depth,
    hip: row.hip,
    roof: row.roof,
    tint: Math.max(-1, Math.min(1, row.tint + seed.between(-0.22, 0.22))),
    chimney: seed.chance(0.55) ? seed.between(-0.35, 0.35) : 0,
    dormer: width > 10 && seed.chance(0.3),
    lit: seed.chance(0.62),
  });
};

/** A house with its front square to `angle`, if there is room. */
export const tryHouse = (
  site: Site,
  at: Point,
  angle: number,
  [width, depth]: readonly [number, number],
  row: Row,
): boolean => {
  if (!standsFree(site, rectangle(at, angle, width, depth), 1.6)) return false;
  build(site, at, angle, width, depth, row);
  return true;
};

/** A house of two wings at a right angle, or its front alone where there is no room for the other. */
const tryWinged = (site: Site, at: Point, angle: number, row: Row): boolean => {
  const { seed } = site;
  const [width, depth] = [seed.between(14, 18), seed.between(7.6, 9)];
  const front = rectangle(at, angle, width, depth);
  if (!standsFree(site, front, 1.6)) return false;
  const across = seed.between(7, 8.4);
  const back = seed.between(6, 8.5);
  const hand = seed.chance(0.5) ? 1 : -1;
  for (const side of [1, -1]) {
    const wing = place(at, angle, [hand * (width / 2 - across / 2), side * (depth / 2 + back / 2 + 0.2)]);
    if (!standsFree(site, rectangle(wing, angle, across, back), 1.6)) continue;
    build(site, wing, angle, across, back, { ...row, hip: false });
    break;
  }
  build(site, at, angle, width, depth, { ...row, hip: true });
  return true;
};

/** Terraces along a line, on the side `hand` of it (1 right, −1 left): rows of houses wall to wall, then a gap. */
export const layTerrace = (site: Site, line: Chain, hand: number, away: number, usual: Roof): void => {
  const { seed } = site;
  const fine = resample(line, 1);
  let row = startRow(site, usual);
  let depth = seed.between(9, 11);
  let left = 2 + seed.int(3);
  for (let i = 3 + seed.int(3); i < fine.length - 3;) {
    const width = seed.between(9.5, 13.5);
    const middle = Math.min(fine.length - 1, Math.round(i + width / 2));
    const [nx, ny] = normalAt(fine, middle);
    const by = hand * (away + depth / 2);
    const at: Point = [fine[middle][0] + nx * by, fine[middle][1] + ny * by];
    if (!tryHouse(site, at, Math.atan2(ny, nx) - Math.PI / 2, [width, depth], row)) {
      i += 2;
      continue;
    }
    left -= 1;
    i += Math.ceil(width + 0.35);
    if (left > 0) continue;
    i += Math.round(seed.between(2, 7));
    row = startRow(site, usual);
    depth = seed.between(9, 11.5);
    left = 2 + seed.int(3);
  }
};

/** Two to four houses side by side, away from any line; alone, the first may have a wing. */
export const layRow = (site: Site, at: Point, angle: number, usual: Roof): void => {
  const { seed } = site;
  const row = startRow(site, usual);
  if (seed.chance(0.3) && tryWinged(site, at, angle, row)) return;
  const depth = seed.between(8.4, 10.4);
  let along = 0;
  for (let count = 2 + seed.int(3); count > 0; count--) {
    const width = seed.between(9, 12.5);
    const spot = place(at, angle, [along + (along > 0 ? width / 2 : 0), 0]);
    if (!tryHouse(site, spot, angle, [width, depth], row)) return;
    along += along > 0 ? width + 0.35 : width / 2 + 0.35;
  }
};

/** Beside a street or border houses stand along it. */
export const angleAt = (site: Site, p: Point, lines: readonly Chain[]): number => {
  let best = 0;
  let near = 30;
  for (const line of lines) {
    for (let i = 0; i < line.length; i++) {
      const d = distance(p, line[i]);
      if (d >= near) continue;
      near = d;
      const [nx, ny] = normalAt(line, i);
      best = Math.atan2(ny, nx) - Math.PI / 2;
    }
  }
  return best + site.seed.between(-0.06, 0.06) + (site.seed.chance(0.22) ? Math.PI / 2 : 0);
};

export const housesOf = ({ props }: Site): House[] =>
  props.filter((prop): prop is House => prop.kind === 'house');
