/** Streets, markets and residential areas as a person points at them. */
import type { Seat } from '../../../core/contract';
import { STEP, tileAt } from '../../../geometry/plot';
import { SLOTS, SLOTS_A_SIDE } from '../../../geometry/sides';
import { lieOf, rootOf } from '../../../geometry/tiling';
import { isClaimed, majority } from '../../../geometry/union';
import type { Holder, Light } from '../../desk';
import { STREET_WIDTH } from '../art/street-plan';
import { spotOf, tileOn, tilesOf } from '../places';
import { followerPoint } from '../scene-places';
import type { CityState } from '../state';
import { lowestSlot, PIECE_AT, PIECES, RESIDENTIAL } from '../tables';
import { TILES } from '../tiles';

const CELL = 100;
const PICTURE = 5;
/** As far as half a street reaches: streets are drawn rounder than their cells of the picture. */
const STANDING_REACH = STREET_WIDTH / 2;

/** What of a laid tile is pointed at. */
interface Pointed {
  readonly tile: number;
  /** Undefined on a crossing, which belongs to no feature. */
  readonly piece: number | undefined;
}

/** The column and row of the picture of an upright tile at a point of a turned one. */
const upright = (column: number, row: number, turn: number): readonly [number, number] => {
  let [x, y] = [column, row];
  for (let quarter = 0; quarter < turn; quarter++) [x, y] = [y, PICTURE - 1 - x];
  return [x, y];
};

/** A piece of a laid tile that belongs to a feature. */
export interface Piece {
  readonly tile: number;
  readonly piece: number;
}

/** Where a follower stands, or would stand, on a piece. */
export const standingPoint = (state: CityState, { tile, piece }: Piece): readonly [number, number] =>
  followerPoint(state, tile, lowestSlot(lieOf(state, tile), piece));

/** The piece whose follower stands, or would stand, at a point: nothing else that is near is meant there. */
export const standingAt = (state: CityState, x: number, y: number): Piece | undefined => {
  const tile = tileOn(state, Math.floor(x / CELL), Math.floor(y / CELL));
  if (tile === undefined) return undefined;
  for (let piece = 0; piece < PIECES[state.kinds[tile]]; piece++) {
    const [sx, sy] = standingPoint(state, { tile, piece });
    if (Math.hypot(sx - x, sy - y) < STANDING_REACH) return { tile, piece };
  }
  return undefined;
};

/** What lies at a point of the board; nothing beside the city. */
export const pointAt = (state: CityState, x: number, y: number): Pointed | undefined => {
  const [cellX, cellY] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const tile = tileOn(state, cellX, cellY);
  if (tile === undefined) return undefined;
  const standing = standingAt(state, x, y);
  if (standing) return standing;
  const place = (along: number): number =>
    Math.min(PICTURE - 1, Math.floor(((along - Math.floor(along / CELL) * CELL) / CELL) * PICTURE));
  const [column, row] = upright(place(x), place(y), state.turns[tile]);
  const { pieces } = TILES[state.kinds[tile]].picture;
  const piece = pieces.findIndex(({ cells }) => cells.includes(row * PICTURE + column));
  return { tile, piece: piece < 0 ? undefined : piece };
};

/** Every piece of a feature, to be lit. */
export const lightFeature = (state: CityState, root: number, seat?: Seat): Light[] =>
  tilesOf(state, root).flatMap((tile) => {
    const lights: Light[] = [];
    for (let piece = 0; piece < PIECES[state.kinds[tile]]; piece++) {
      if (rootOf(state, tile, piece) !== root) continue;
      const part = lowestSlot(lieOf(state, tile), piece);
      lights.push({ at: spotOf(state, tile), part, ...(seat === undefined ? {} : { seat }) });
    }
    return lights;
  });

/** The cell beyond a side. */
export const cellBeyond = (state: CityState, side: number): number =>
  state.plot.cells[side >> 2] + STEP[side & 3];

/** The sides by which a feature still opens to an empty cell; walled sides are shut. */
export const openSidesOf = (state: CityState, root: number): readonly number[] => {
  const sides = new Set<number>();
  for (const tile of tilesOf(state, root)) {
    const base = lieOf(state, tile) * SLOTS;
    for (let slot = 0; slot < SLOTS; slot++) {
      const side = tile * 4 + Math.floor(slot / SLOTS_A_SIDE);
      if (rootOf(state, tile, PIECE_AT[base + slot]) !== root || state.built[side] > 0) continue;
      if (tileAt(state.plot, cellBeyond(state, side)) < 0) sides.add(side);
    }
  }
  return [...sides];
};

/** The followers of each seat on a feature, most first: those with most of them hold it, tied or not (C11). */
export const holdersOf = (state: CityState, root: number): readonly Holder[] => {
  const { union, seats } = state;
  const leaders = majority(union.claims, root, seats);
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    count: union.claims[root * seats + seat],
    holds: (leaders & (1 << seat)) !== 0,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
};

/** Every feature somebody stands on, once. */
export const claimedRoots = (state: CityState): readonly number[] => {
  const roots = new Set<number>();
  for (let tile = 0; tile < state.laid; tile++) {
    if (state.claimant[tile] >= 0) roots.add(rootOf(state, tile, state.claimed[tile]));
  }
  return [...roots];
};

/** Every feature that somebody may still come to hold: unclaimed and open. Each by its pieces, in the order of laying. */
export const openFeatures = (state: CityState): readonly (readonly Piece[])[] => {
  const found = new Map<number, Piece[]>();
  for (let tile = 0; tile < state.laid; tile++) {
    for (let piece = 0; piece < PIECES[state.kinds[tile]]; piece++) {
      const root = rootOf(state, tile, piece);
      if (state.union.ends[root] === 0 || isClaimed(state.union.claims, root, state.seats)) continue;
      found.set(root, [...(found.get(root) ?? []), { tile, piece }]);
    }
  }
  return [...found.values()];
};

export const isArea = (state: CityState, root: number): boolean => state.ground[root] === RESIDENTIAL;
