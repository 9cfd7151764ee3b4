/** Numbers of the state as places that events and screens speak of. */
import type { Spot } from '../../core/contract';
import { cellAt, tileAt, xOf, yOf } from '../../geometry/plot';
import { findRoot } from '../../geometry/union';
import type { OnPiece, OnSide } from './events';
import { lieOf, type CityState } from './state';
import { lowestSlot, PIECES } from './tables';

/** The cell of a laid tile. */
export const spotOf = (state: CityState, tile: number): Spot => {
  const cell = state.plot.cells[tile];
  return [xOf(cell), yOf(cell)];
};

/** The laid tile on a cell. */
export const tileOn = (state: CityState, x: number, y: number): number | undefined => {
  const tile = tileAt(state.plot, cellAt(x, y));
  return tile < 0 ? undefined : tile;
};

export const onSide = (state: CityState, side: number): OnSide => ({
  cell: spotOf(state, side >> 2),
  side: side & 3,
});

/** Where the follower on a tile stands. */
export const onPiece = (state: CityState, tile: number): OnPiece => ({
  cell: spotOf(state, tile),
  slot: lowestSlot(lieOf(state, tile), state.claimed[tile]),
});

/** The root of the feature that a piece of a laid tile belongs to. */
export const rootOf = (state: CityState, tile: number, piece: number): number =>
  findRoot(state.union.parent, state.first[tile] + piece);

/** The laid tiles that a feature lies on, in the order of laying. */
export const tilesOf = (state: CityState, root: number): number[] => {
  const tiles: number[] = [];
  for (let tile = 0; tile < state.laid; tile++) {
    for (let piece = 0; piece < PIECES[state.kinds[tile]]; piece++) {
      if (rootOf(state, tile, piece) !== root) continue;
      tiles.push(tile);
      break;
    }
  }
  return tiles;
};
