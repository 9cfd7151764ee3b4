/** Guards at the end: the buildings in the row before them, up to the first empty cell (C22). */
import type { Draft, Part, Tell } from '../../../core/contract';
import { STEP, tileAt } from '../../../geometry/plot';
import type { CityEvent } from '../events';
import { onSide, spotOf } from '../places';
import type { CityState } from '../state';
import { BUILDING, HISTORIC_BUILDING, PUBLIC_BUILDING } from '../tables';

const PUBLIC_EACH = 2;
const HISTORIC_EACH = 3;

/** The tiles before a side, from the wall inward, up to the first empty cell. */
export const rowBefore = (state: CityState, side: number): number[] => {
  const inward = STEP[((side & 3) + 2) & 3];
  const row: number[] = [];
  for (let tile = side >> 2; tile >= 0; tile = tileAt(state.plot, state.plot.cells[tile] + inward))
    row.push(tile);
  return row;
};

/** What a guard on a side would score, as the city stands. */
export const guardPoints = (state: CityState, side: number): number => {
  const { plot, kinds } = state;
  const inward = STEP[((side & 3) + 2) & 3];
  let points = 0;
  for (let tile = side >> 2; tile >= 0; tile = tileAt(plot, plot.cells[tile] + inward)) {
    const building = BUILDING[kinds[tile]];
    if (building === PUBLIC_BUILDING) points += PUBLIC_EACH;
    else if (building === HISTORIC_BUILDING) points += HISTORIC_EACH;
  }
  return points;
};

/** The same as a sum. */
export const guardParts = (state: CityState, side: number): Part[] => {
  const row = rowBefore(state, side);
  const count = (building: number): number =>
    row.filter((tile) => BUILDING[state.kinds[tile]] === building).length;
  return [
    { count: count(HISTORIC_BUILDING), what: 'historic', each: HISTORIC_EACH },
    { count: count(PUBLIC_BUILDING), what: 'public', each: PUBLIC_EACH },
  ].filter((part) => part.count > 0);
};

export const scoreGuards = (state: Draft<CityState>, tell?: Tell<CityEvent>): void => {
  const { guards, scores } = state;
  for (let side = 0; side < state.laid * 4; side++) {
    if (guards[side] === 0) continue;
    const seat = guards[side] - 1;
    const points = guardPoints(state, side);
    scores[seat] += points;
    if (points > 0 && tell) tellGuard(state, side, seat, points, tell);
  }
};

const tellGuard = (
  state: CityState,
  side: number,
  seat: number,
  points: number,
  tell: Tell<CityEvent>,
): void => {
  const tiles = rowBefore(state, side).map((tile) => spotOf(state, tile));
  tell({ kind: 'guard', seat, points, tiles, parts: guardParts(state, side), on: onSide(state, side) });
};
