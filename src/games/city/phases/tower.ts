/** After the round the active seat may put a tower at an end that has grown since the last one (C18). */
import type { Draft, Move, Reason, Tell } from '../../../core/contract';
import type { CityEvent } from '../events';
import { SKIP, TOWERS } from '../moves';
import { onSide } from '../places';
import { scoreTower } from '../scoring/tower';
import { ENDS, type CityState } from '../state';

const CW = ENDS.indexOf('cw');

/** Walls at an end since the last tower there, or the gate. */
export const runAt = (state: CityState, end: number): number => (end === CW ? state.cwRun : state.ccwRun);

export const canBuildTower = (state: CityState): boolean =>
  state.towersLeft[state.turn] > 0 && (state.cwRun > 0 || state.ccwRun > 0);

export const listTowers = (state: CityState): Move[] => {
  const moves: Move[] = [];
  for (let end = 0; end < ENDS.length; end++) if (runAt(state, end) > 0) moves.push(TOWERS[end]);
  moves.push(SKIP);
  return moves;
};

export const refuseTower = (state: CityState, end: number): Reason | undefined =>
  runAt(state, end) > 0 ? undefined : { rule: 'C18', end: ENDS[end] };

export const buildTower = (state: Draft<CityState>, end: number, tell?: Tell<CityEvent>): void => {
  const seat = state.turn;
  const side = end === CW ? state.cwEnd : state.ccwEnd;
  const walls = runAt(state, end);
  state.towersLeft[seat]--;
  state.towers[side] = seat + 1;
  if (end === CW) state.cwRun = 0;
  else state.ccwRun = 0;
  tell?.({ kind: 'tower-built', seat, end: ENDS[end], from: 'supply', to: onSide(state, side) });
  scoreTower(state, end, walls, tell);
};
