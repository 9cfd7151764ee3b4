/** A tower pays 1 point for every wall between it and the last tower, or the gate, on that side (C18). */
import type { Draft, Tell } from '../../../core/contract';
import { nextSide, previousSide } from '../../../geometry/rim';
import type { CityEvent } from '../events';
import { spotOf } from '../places';
import { ENDS, type CityState } from '../state';

const CW = ENDS.indexOf('cw');

/** Scores the tower at an end of the wall, `walls` walls long since the last. */
export const scoreTower = (
  state: Draft<CityState>,
  end: number,
  walls: number,
  tell?: Tell<CityEvent>,
): void => {
  const seat = state.turn;
  state.scores[seat] += walls;
  if (!tell) return;
  // The walls counted, from the end back towards the gate; a tile with two of them is named once.
  const tiles = new Set<number>();
  let side = end === CW ? state.cwEnd : state.ccwEnd;
  for (let wall = 0; wall < walls; wall++) {
    tiles.add(side >> 2);
    side = end === CW ? previousSide(state.plot, side) : nextSide(state.plot, side);
  }
  tell({
    kind: 'tower',
    seat,
    points: walls,
    tiles: [...tiles].map((tile) => spotOf(state, tile)),
    parts: [{ count: walls, what: 'wall', each: 1 }],
    end: ENDS[end],
  });
};
