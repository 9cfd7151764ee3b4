/** A city is completed (M9) and what lies inside goes back to supply. */
import type { Draft, Tell } from '../../../core/contract';
import { BOARD, fillFrom, isInside, LINES, POINTS, REACHED, trianglesOf } from '../board';
import type { MasonsEvent } from '../events';
import { NONE, TOWER_COLOURS, type TowerColour } from '../pieces';
import type { MasonsState, Phase } from '../state';
import { passTurn } from './turn';

/** The new wall completes at most one city: the ground it cut in two reached the outside before. */
export const enterComplete = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase => {
  const { line } = state;
  state.line = NONE;
  let count = fillFrom(state.walls, BOARD.lineTriangles[2 * line]);
  const second = BOARD.lineTriangles[2 * line + 1];
  if (count === 0 && second >= 0) count = fillFrom(state.walls, second);
  if (count === 0) {
    if (state.ending === undefined) return passTurn(state);
    state.round = 'pick';
    state.acted = 0;
    return 'pick';
  }
  const city = label(state, count);
  state.city = city;
  state.merged = 0;
  tell?.({
    kind: 'completed',
    seat: state.seat,
    city,
    tiles: trianglesOf(state.cities, city).map((triangle) => [triangle]),
  });
  clearInside(state, city, tell);
  return 'palace';
};

/** Names the reached triangles after the lowest of them. */
const label = (state: Draft<MasonsState>, count: number): number => {
  let city = REACHED[0];
  for (let at = 1; at < count; at++) if (REACHED[at] < city) city = REACHED[at];
  for (let at = 0; at < count; at++) state.cities[REACHED[at]] = city;
  return city;
};

/** Takes back walls with the city on both sides and towers whose six triangles are all in it. */
export const clearInside = (state: Draft<MasonsState>, city: number, tell?: Tell<MasonsEvent>): void => {
  const { walls, towers, cities } = state;
  const lines: number[] = [];
  const taken: { point: number; colour: TowerColour }[] = [];
  for (let line = 0; line < LINES; line++) {
    if (walls[line] === 0 || cities[BOARD.lineTriangles[2 * line]] !== city) continue;
    const second = BOARD.lineTriangles[2 * line + 1];
    if (second < 0 || cities[second] !== city) continue;
    walls[line] = 0;
    state.wallStock++;
    if (tell) lines.push(line);
  }
  for (let point = 0; point < POINTS; point++) {
    if (towers[point] === 0 || !isInside(cities, point, city)) continue;
    const colour = towers[point] - 1;
    towers[point] = 0;
    state.towerStock[colour]++;
    if (tell) taken.push({ point, colour: TOWER_COLOURS[colour] });
  }
  if (lines.length > 0 || taken.length > 0) tell?.({ kind: 'cleared', city, lines, towers: taken });
};
