/** Laying a tile: its pieces join what they meet, and the list of open cells follows (C6, C8, C10). */
import type { Draft } from '../../../core/contract';
import { putTile, STEP, tileAt } from '../../../geometry/plot';
import { countGap } from '../../../geometry/rim';
import { addPieces, joinAcross } from '../../../geometry/tiling';
import { NONE, type CityState } from '../state';
import { PIECE_GOODS, RESIDENTIAL, STREETS, TABLES } from '../tables';

/** Lays a tile on an open cell. */
export const layTile = (state: Draft<CityState>, kind: number, cell: number, turn: number): void => {
  const tile = state.laid;
  const { plot } = state;
  state.laid = tile + 1;
  state.kinds[tile] = kind;
  state.turns[tile] = turn;
  state.hand = NONE;
  putTile(plot, tile, cell);
  addPieces(state, TABLES, tile, PIECE_GOODS);
  closeCell(state, cell);
  const streets = STREETS[kind * 4 + turn];
  for (let side = 0; side < 4; side++) {
    const beside = cell + STEP[side];
    const other = tileAt(plot, beside);
    // Nobody ever asks how many tiles a residential area has.
    if (other >= 0) joinAcross(state, TABLES, tile, other, side, RESIDENTIAL);
    else openCell(state, beside, (side + 2) & 3, ((streets >> side) & 1) === 1);
  }
  if (state.cwEnd !== NONE) state.gap = countGap(plot, state.cwEnd, state.ccwEnd);
};

/** Where a cell stands in the list of open cells, or would stand. */
const placeInOpen = (state: CityState, cell: number): number => {
  const { open } = state;
  let low = 0;
  let high = state.openCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (open[middle] < cell) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Takes a cell off the list: a tile lies on it now, or a wall stands before it (C19). */
export const closeCell = (state: Draft<CityState>, cell: number): void => {
  const at = placeInOpen(state, cell);
  const { open, needs, openCount } = state;
  if (at === openCount || open[at] !== cell) return;
  for (let next = at + 1; next < openCount; next++) {
    open[next - 1] = open[next];
    needs[next - 1] = needs[next];
  }
  // What lies behind the end stays blank, so that equal boards are equal states.
  open[openCount - 1] = 0;
  needs[openCount - 1] = 0;
  state.openCount = openCount - 1;
};

/** Notes what a tile beside an empty cell asks of it, and puts the cell on the list unless a wall bars it. */
const openCell = (state: Draft<CityState>, cell: number, side: number, street: boolean): void => {
  const at = placeInOpen(state, cell);
  const { open, needs, openCount } = state;
  const need = street ? 1 << side : 16 << side;
  if (at < openCount && open[at] === cell) {
    needs[at] |= need;
    return;
  }
  if (state.cwEnd !== NONE && isBarred(state, cell, side)) return;
  for (let next = openCount; next > at; next--) {
    open[next] = open[next - 1];
    needs[next] = needs[next - 1];
  }
  open[at] = cell;
  needs[at] = need;
  state.openCount = openCount + 1;
};

/** A cell beside older tiles that is not on the list lies beyond a wall. */
const isBarred = (state: CityState, cell: number, from: number): boolean => {
  for (let side = 0; side < 4; side++) {
    if (side !== from && tileAt(state.plot, cell + STEP[side]) >= 0) return true;
  }
  return false;
};
