/** Which dice are rolled for the new wall (M7, M8), and the roll. */
import type { Draft, Move, Tell } from '../../../core/contract';
import { BOARD } from '../board';
import type { MasonsEvent } from '../events';
import { rolling, THROWS } from '../moves';
import { COLOUR_KINDS, HOUSE_DIE, NONE, TOWER_COLOURS, TOWER_KINDS } from '../pieces';
import type { MasonsState, Phase } from '../state';

/** M7: whether an end of the wall is without a tower. */
export const isEmptyEnd = (state: MasonsState, point: number): boolean => state.towers[point] === 0;

/**
 * M8: whether a side of the wall is a triangle without house or palace; with stacked houses any triangle will do.
 */
export const isFreeSide = (state: MasonsState, triangle: number): boolean => {
  if (triangle < 0) return false;
  if (state.rules.stackedHouses) return true;
  const from = triangle * COLOUR_KINDS;
  for (let at = from; at < from + COLOUR_KINDS; at++) {
    if (state.houses[at] + state.palaces[at] > 0) return false;
  }
  return true;
};

/** Whether the tower die is rolled: not if both ends are occupied. */
export const needsTower = (state: MasonsState): boolean =>
  isEmptyEnd(state, BOARD.linePoints[2 * state.line]) ||
  isEmptyEnd(state, BOARD.linePoints[2 * state.line + 1]);

/** Whether the house dice are rolled: not if no side is free. */
export const needsHouse = (state: MasonsState): boolean =>
  isFreeSide(state, BOARD.lineTriangles[2 * state.line]) ||
  isFreeSide(state, BOARD.lineTriangles[2 * state.line + 1]);

export const enterRoll = (state: Draft<MasonsState>): Phase | undefined => {
  if (!needsTower(state) && !needsHouse(state)) return 'complete';
  state.phase = 'roll';
  return undefined;
};

/** Every throw of the dice that are rolled, ascending. */
export const listRolls = (state: MasonsState): Move[] => {
  const moves: Move[] = [];
  const [tower, house] = [needsTower(state), needsHouse(state)];
  for (let colour = 0; colour < TOWER_KINDS; colour++) {
    const die = tower ? colour : NONE;
    if (house) for (let thrown = 0; thrown < THROWS.length; thrown++) moves.push(rolling(die, thrown));
    else moves.push(rolling(die, NONE));
    if (!tower) break;
  }
  return moves;
};

export const roll = (
  state: Draft<MasonsState>,
  tower: number,
  first: number,
  second: number,
  tell?: Tell<MasonsEvent>,
): Phase => {
  state.towerDie = tower;
  state.firstDie = first;
  state.secondDie = second;
  tell?.({
    kind: 'rolled',
    seat: state.seat,
    ...(tower === NONE ? {} : { tower: TOWER_COLOURS[tower] }),
    ...(first === NONE ? {} : { houses: [HOUSE_DIE[first], HOUSE_DIE[second]] as const }),
    reveals: true,
  });
  return 'tower';
};
