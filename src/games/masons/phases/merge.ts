/** The new city may be joined with one completed city that shares a wall with it (M11). */
import type { Draft, Tell } from '../../../core/contract';
import { BOARD, TRIANGLES, trianglesOf } from '../board';
import type { MasonsEvent } from '../events';
import { NONE } from '../pieces';
import type { MasonsState, Phase } from '../state';
import { clearInside } from './complete';

/** Whether a city shares a wall with the new one; touching in a point is not sharing. */
export const isNeighbour = (state: MasonsState, other: number): boolean => {
  const { cities, city } = state;
  if (other === city || other === NONE) return false;
  for (let side = 0; side < 3 * TRIANGLES; side++) {
    const across = BOARD.neighbours[side];
    if (across >= 0 && cities[across] === other && cities[(side / 3) | 0] === city) return true;
  }
  return false;
};

/** The cities that the new one may be merged with, ascending. */
export const listNeighbours = (state: MasonsState): number[] => {
  const list: number[] = [];
  for (let city = 0; city < TRIANGLES; city++) {
    if (state.cities[city] === city && isNeighbour(state, city)) list.push(city);
  }
  return list;
};

export const enterMerge = (state: Draft<MasonsState>): Phase | undefined => {
  if (listNeighbours(state).length === 0) return startScoring(state);
  state.phase = 'merge';
  return undefined;
};

export const keepApart = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase => {
  tell?.({ kind: 'kept', seat: state.seat, city: state.city });
  return startScoring(state);
};

const startScoring = (state: Draft<MasonsState>): Phase => {
  state.merged = 1;
  state.round = 'score';
  state.acted = 0;
  return 'score';
};

/** All walls between the two go back, then what lies inside; then palaces again (M9). */
export const merge = (state: Draft<MasonsState>, other: number, tell?: Tell<MasonsEvent>): Phase => {
  const { cities } = state;
  const [low, high] = other < state.city ? [other, state.city] : [state.city, other];
  for (let triangle = 0; triangle < TRIANGLES; triangle++)
    if (cities[triangle] === high) cities[triangle] = low;
  startScoring(state);
  tell?.({
    kind: 'merged',
    seat: state.seat,
    city: low,
    other: high,
    tiles: trianglesOf(cities, low).map((triangle) => [triangle]),
  });
  state.city = low;
  clearInside(state, low, tell);
  return 'palace';
};
