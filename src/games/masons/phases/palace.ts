/** Pairs of houses in the completed city become palaces (M10). */
import type { Draft, Move, Tell } from '../../../core/contract';
import { BOARD, TRIANGLES } from '../board';
import type { MasonsEvent } from '../events';
import { pairing } from '../moves';
import { COLOUR_KINDS, COLOURS } from '../pieces';
import { sum, type MasonsState, type Phase } from '../state';
import { noteLast } from './end';

/** Two houses of a colour on triangles that share a side, or on one triangle where houses stack; `first` ≤ `second`. */
export interface Pair {
  readonly colour: number;
  readonly first: number;
  readonly second: number;
}

/** How many houses a house of that colour could pair up with. */
const partners = (state: MasonsState, triangle: number, colour: number): number => {
  const { houses, cities } = state;
  let count = houses[triangle * COLOUR_KINDS + colour] - 1;
  for (let side = 3 * triangle; side < 3 * triangle + 3; side++) {
    const other = BOARD.neighbours[side];
    if (other >= 0 && cities[other] === state.city) count += houses[other * COLOUR_KINDS + colour];
  }
  return count;
};

/** Every pair of the city that a palace is left for, lowest first. */
export const listPairs = (state: MasonsState): Pair[] => {
  const { houses, palaceStock, cities, city } = state;
  const pairs: Pair[] = [];
  for (let first = city; first < TRIANGLES; first++) {
    if (cities[first] !== city) continue;
    for (let colour = 0; colour < COLOUR_KINDS; colour++) {
      const here = houses[first * COLOUR_KINDS + colour];
      if (here === 0 || palaceStock[colour] === 0) continue;
      if (here > 1) pairs.push({ colour, first, second: first });
      for (let side = 3 * first; side < 3 * first + 3; side++) {
        const second = BOARD.neighbours[side];
        if (second > first && cities[second] === city && houses[second * COLOUR_KINDS + colour] > 0) {
          pairs.push({ colour, first, second });
        }
      }
    }
  }
  return pairs;
};

const hasRival = (state: MasonsState, { colour, first, second }: Pair): boolean =>
  partners(state, first, colour) > 1 || partners(state, second, colour) > 1;

/** Makes every palace that needs no choice; waits while a house has two partners. */
export const enterPalace = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase | undefined => {
  if (state.rules.cityPalaces) pairWholeCity(state, tell);
  else {
    let pairs = listPairs(state);
    while (pairs.length > 0) {
      const settled = pairs.length === 1 ? pairs[0] : pairs.find((candidate) => !hasRival(state, candidate));
      if (!settled) {
        state.phase = 'palace';
        return undefined;
      }
      makePalace(state, settled, tell);
      pairs = listPairs(state);
    }
  }
  return state.merged === 0 ? 'merge' : 'score';
};

/** House rule `city palaces`: any two houses of a colour in the city, lowest triangles first. */
const pairWholeCity = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): void => {
  for (let first = state.city; first < TRIANGLES; first++) {
    if (state.cities[first] !== state.city) continue;
    for (let colour = 0; colour < COLOUR_KINDS; colour++) {
      while (state.houses[first * COLOUR_KINDS + colour] > 0 && state.palaceStock[colour] > 0) {
        const second = findSecond(state, first, colour);
        if (second === undefined) break;
        makePalace(state, { colour, first, second }, tell);
      }
    }
  }
};

const findSecond = (state: MasonsState, first: number, colour: number): number | undefined => {
  if (state.houses[first * COLOUR_KINDS + colour] > 1) return first;
  for (let second = first + 1; second < TRIANGLES; second++) {
    if (state.cities[second] === state.city && state.houses[second * COLOUR_KINDS + colour] > 0)
      return second;
  }
  return undefined;
};

/** Replaces two houses by a palace on the lower triangle. */
export const makePalace = (state: Draft<MasonsState>, pair: Pair, tell?: Tell<MasonsEvent>): void => {
  const { colour, first, second } = pair;
  state.houses[first * COLOUR_KINDS + colour]--;
  state.houses[second * COLOUR_KINDS + colour]--;
  state.houseStock[colour] += 2;
  state.palaces[first * COLOUR_KINDS + colour]++;
  state.palaceStock[colour]--;
  tell?.({ kind: 'palace', seat: state.seat, colour: COLOURS[colour], triangle: first, other: second });
  if (sum(state.palaceStock) === 0) noteLast(state, 'palace', tell);
};

/** The pairs the active seat may name, ascending. */
export const listPalaces = (state: MasonsState): Move[] =>
  listPairs(state)
    .map(({ colour, first, second }) => pairing(colour, first, second))
    .sort((a, b) => a - b);
