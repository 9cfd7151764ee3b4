/** Numbers of the state as places that events and screens speak of. */
import type { Spot } from '../../core/contract';
import { cellAt, tileAt, xOf, yOf } from '../../geometry/plot';
import type { OnPiece } from '../../geometry/tile-events';
import { claimedSlot, tilesOf as tilesOfFeature } from '../../geometry/tiling';
import type { OnSide } from './events';
import type { CityState } from './state';
import { TABLES } from './tables';

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
  slot: claimedSlot(state, TABLES, tile),
});

/** The laid tiles that a feature lies on, in the order of laying. */
export const tilesOf = (state: CityState, root: number): number[] => tilesOfFeature(state, TABLES, root);
