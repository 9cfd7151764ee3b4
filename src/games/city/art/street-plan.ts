import { scatterOf } from '@/geometry/shape-seed';
import { type Chain, type Point, curve, polar } from '@/geometry/shape-points';
import { SIDES, SIDE_ANGLE, SIDE_CELL, type Side, type TilePicture, cellsOf } from './picture';

export const STREET_WIDTH = 16;
export const PLACE_RADIUS = 14.5;

/** A street of a tile: its middle line, and whether each end goes on over the tile's side. */
export interface StreetLine {
  readonly line: Chain;
  /** The ends that lie inside the tile: at a crossing, or at a door. */
  readonly end?: 'crossing' | 'door';
}

export interface StreetPlan {
  readonly streets: readonly StreetLine[];
  /** The middle of the small paved place where streets end, if there is one. */
  readonly crossing?: Point;
}

const CENTRE: Point = [50, 50];
const OVER = 5;
const rimPoint = (side: Side, over = 0): Point => polar(CENTRE, SIDE_ANGLE[side], 50 + over);

/** From beyond one side to beyond another: straight out over the side, swinging a little in between. */
const through = (from: Side, to: Side, swing: number): Point[] => {
  const a = rimPoint(from);
  const d = rimPoint(to);
  const opposite = (SIDES.indexOf(from) + 2) % 4 === SIDES.indexOf(to);
  const b = polar(a, SIDE_ANGLE[from] + Math.PI, opposite ? 22 : 34);
  const c = polar(d, SIDE_ANGLE[to] + Math.PI, opposite ? 22 : 34);
  if (!opposite) return [rimPoint(from, OVER), ...curve(a, b, c, d, 40), rimPoint(to, OVER)];
  const aside = SIDE_ANGLE[from] + Math.PI / 2;
  const m = polar(CENTRE, aside, swing);
  const back = polar(m, SIDE_ANGLE[from], 20);
  const forth = polar(m, SIDE_ANGLE[to], 20);
  return [
    rimPoint(from, OVER),
    ...curve(a, b, back, m, 20),
    ...curve(m, forth, c, d, 20).slice(1),
    rimPoint(to, OVER),
  ];
};

/**
 * Streets of a tile. In every tile of the set they run from the middle of a side to the middle of
 * the tile; one that ends at a building ends at `door`.
 */
export const planStreets = (picture: TilePicture, door?: Point): StreetPlan => {
  const cells = cellsOf(picture);
  const seed = scatterOf(`${picture.name}/street`);
  const arms = SIDES.filter((side) => {
    const [x, y] = SIDE_CELL[side];
    return cells[y][x] === 's';
  });
  const middle = cells[2][2];
  if (middle === 's' && arms.length === 2) {
    const swing = seed.between(1.5, 3.5) * (seed.chance(0.5) ? 1 : -1);
    return { streets: [{ line: through(arms[0], arms[1], swing) }] };
  }
  if (middle === '.') {
    const streets = arms.map((side): StreetLine => {
      const from = rimPoint(side);
      const to = polar(CENTRE, SIDE_ANGLE[side], PLACE_RADIUS - 3);
      const inwards = polar(from, SIDE_ANGLE[side] + Math.PI, 14);
      return {
        line: [rimPoint(side, OVER), ...curve(from, inwards, polar(to, SIDE_ANGLE[side], 8), to, 14)],
        end: 'crossing',
      };
    });
    return { streets, crossing: CENTRE };
  }
  // At a market the street runs up to its edge, at a building up to its plinth.
  const reach = middle === 's' ? -7 : 9.5;
  const streets = arms.map((side): StreetLine => {
    const from = rimPoint(side);
    const to = polar((middle !== 's' && door) || CENTRE, SIDE_ANGLE[side], reach);
    const aside = polar(to, SIDE_ANGLE[side] + Math.PI / 2, seed.between(-1.5, 1.5));
    const inwards = polar(from, SIDE_ANGLE[side] + Math.PI, 16);
    return {
      line: [rimPoint(side, OVER), ...curve(from, inwards, polar(aside, SIDE_ANGLE[side], 10), aside, 20)],
      end: 'door',
    };
  });
  return { streets };
};
