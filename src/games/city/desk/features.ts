/** Streets, markets and residential areas as a person points at them. */
import type { Seat } from '../../../core/contract';
import { STEP, tileAt } from '../../../geometry/plot';
import { SLOTS } from '../../../geometry/sides';
import { lieOf, rootOf } from '../../../geometry/tiling';
import type { Light } from '../../desk';
import { spotOf, tileOn, tilesOf } from '../places';
import type { CityState } from '../state';
import { lowestSlot, PIECE_AT, PIECES, RESIDENTIAL } from '../tables';
import { TILES } from '../tiles';

const CELL = 100;
const PICTURE = 5;

/** A piece of a laid tile. */
export interface Pointed {
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

/** What lies at a point of the board; nothing beside the city. */
export const pointAt = (state: CityState, x: number, y: number): Pointed | undefined => {
  const [cellX, cellY] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const tile = tileOn(state, cellX, cellY);
  if (tile === undefined) return undefined;
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

/** The empty cells that a feature still opens to; walled sides are shut. */
export const openCellsOf = (state: CityState, root: number): readonly number[] => {
  const cells = new Set<number>();
  for (const tile of tilesOf(state, root)) {
    const base = lieOf(state, tile) * SLOTS;
    for (let slot = 0; slot < SLOTS; slot++) {
      const side = Math.floor(slot / 3);
      if (rootOf(state, tile, PIECE_AT[base + slot]) !== root || state.built[tile * 4 + side] > 0) continue;
      const beside = state.plot.cells[tile] + STEP[side];
      if (tileAt(state.plot, beside) < 0) cells.add(beside);
    }
  }
  return [...cells];
};

/** The followers of each seat on a feature. */
export const holdersOf = (
  state: CityState,
  root: number,
): readonly { readonly seat: Seat; readonly count: number }[] =>
  Array.from({ length: state.seats }, (_, seat) => ({
    seat,
    count: state.union.claims[root * state.seats + seat],
  })).filter(({ count }) => count > 0);

/** Every feature somebody stands on, once. */
export const claimedRoots = (state: CityState): readonly number[] => {
  const roots = new Set<number>();
  for (let tile = 0; tile < state.laid; tile++) {
    if (state.claimant[tile] >= 0) roots.add(rootOf(state, tile, state.claimed[tile]));
  }
  return [...roots];
};

export const isArea = (state: CityState, root: number): boolean => state.ground[root] === RESIDENTIAL;
