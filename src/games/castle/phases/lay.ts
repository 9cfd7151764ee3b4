/** Laying a tile: its pieces join what they meet, the wall closes what faces it (K8, K11). */
import type { Draft } from '../../../core/contract';
import { addPieces, closeSide, joinAcross } from '../../../geometry/tiling';
import { IN_YARD, STEP } from '../board';
import type { CastleState } from '../state';
import { COURTYARD, PIECE_MARKS, TABLES } from '../tables';

/** Lays a tile on an empty cell. */
export const layTile = (state: Draft<CastleState>, kind: number, cell: number, turn: number): void => {
  const tile = state.laid;
  const { grid, needs } = state;
  state.laid = tile + 1;
  state.kinds[tile] = kind;
  state.turns[tile] = turn;
  state.cells[tile] = cell;
  grid[cell] = tile + 1;
  needs[cell] = 0;
  addPieces(state, TABLES, tile, PIECE_MARKS);
  const paths = TABLES.ways[kind * 4 + turn];
  for (let side = 0; side < 4; side++) {
    const beside = cell + STEP[side];
    const other = grid[beside] - 1;
    if (other >= 0) joinAcross(state, TABLES, tile, other, side, COURTYARD);
    else if (IN_YARD[beside] === 1)
      needs[beside] |= (paths >> side) & 1 ? 1 << ((side + 2) & 3) : 16 << ((side + 2) & 3);
    else closeSide(state, TABLES, tile, side);
  }
};
