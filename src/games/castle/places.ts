/** Numbers of the state as places that events, words and screens speak of. */
import type { Spot } from '../../core/contract';
import type { OnPiece } from '../../geometry/tile-events';
import { claimedSlot, pieceUnder, tilesOf } from '../../geometry/tiling';
import { findRoot } from '../../geometry/union';
import { SLOTS } from '../../geometry/sides';
import { xOf, YARD, yOf } from './board';
import type { CastleState } from './state';
import { TABLES } from './tables';

/** The cell of a laid tile; a start space lies just outside the yard. */
export const spotOf = (state: CastleState, tile: number): Spot => [
  xOf(state.cells[tile]),
  yOf(state.cells[tile]),
];

/** Where the follower on a tile stands. */
export const onPiece = (state: CastleState, tile: number): OnPiece => ({
  cell: spotOf(state, tile),
  slot: claimedSlot(state, TABLES, tile),
});

/** The cells of a feature, start spaces first, then in the order of laying. */
export const spotsOf = (state: CastleState, root: number): Spot[] =>
  tilesOf(state, TABLES, root).map((tile) => spotOf(state, tile));

/** The root of the feature under a slot of the tile on a cell, or −1. */
export const rootUnder = (state: CastleState, cell: number, slot: number): number => {
  const tile = state.grid[cell] - 1;
  const piece = tile < 0 ? -1 : pieceUnder(state, TABLES, tile, slot);
  return piece < 0 ? -1 : findRoot(state.union.parent, piece);
};

/** The name of a feature: its first cell of the yard in reading order, and its lowest slot there (K12). */
export const nameOf = (
  state: CastleState,
  root: number,
): { readonly cell: number; readonly slot: number } => {
  for (const cell of YARD) {
    if (state.grid[cell] === 0) continue;
    for (let slot = 0; slot < SLOTS; slot++) if (rootUnder(state, cell, slot) === root) return { cell, slot };
  }
  throw new Error(`no feature has the root ${root}`);
};
