/** A guard on the wall just built, unless another faces it across an unbroken row of tiles (C16). */
import type { Draft, Reason, Tell } from '../../../core/contract';
import { farTile } from '../../../geometry/rim';
import type { CityEvent } from '../events';
import { onSide } from '../places';
import { WALL, type CityState } from '../state';

/** Whether a guard faces a side from the far end of its row or column. */
const isFaced = (state: CityState, side: number): boolean =>
  state.guards[farTile(state.plot, side) * 4 + (((side & 3) + 2) & 3)] > 0;

export const canPost = (state: CityState): boolean =>
  state.built[state.site] === WALL && state.supply[state.builder] > 0 && !isFaced(state, state.site);

export const refuseGuard = (state: CityState): Reason | undefined =>
  canPost(state) ? undefined : { rule: 'C16' };

export const postGuard = (state: Draft<CityState>, tell?: Tell<CityEvent>): void => {
  const seat = state.builder;
  state.supply[seat]--;
  state.guards[state.site] = seat + 1;
  tell?.({ kind: 'guard-posted', seat, from: 'supply', to: onSide(state, state.site) });
};
