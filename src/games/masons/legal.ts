/** What may be done now, fast: conformance holds it against `refuse`. */
import type { Move } from '../../core/contract';
import { isFreeLine, LINES, listCities } from './board';
import { CARD_COUNT } from './cards';
import {
  building,
  discarding,
  drawing,
  early,
  finishing,
  housing,
  keeping,
  merging,
  picking,
  playing,
  swapping,
  towering,
} from './moves';
import { choicesFor, type Laying } from './phases/lay';
import { listNeighbours } from './phases/merge';
import { listPalaces } from './phases/palace';
import { listRolls } from './phases/roll';
import { highestAside } from './phases/swap';
import { COLOUR_KINDS } from './pieces';
import type { MasonsState } from './state';

/** Every legal move, ascending. */
export const legal = (state: MasonsState): Move[] => {
  switch (state.phase) {
    case 'draw':
      return listCards(state.pile, 0, drawing);
    case 'wall':
      return listWalls(state);
    case 'roll':
      return listRolls(state);
    case 'tower':
      return listLayings(state, 'tower');
    case 'house':
      return listLayings(state, 'house');
    case 'palace':
      return listPalaces(state);
    case 'merge':
      return [...listNeighbours(state).map(merging), keeping];
    case 'score':
    case 'final':
      return listPlays(state);
    case 'swap':
      return listSwaps(state);
    case 'pick':
      return listCities(state.cities).map(picking);
    case 'deal':
    case 'turn':
    case 'complete':
    case 'over':
      return [];
  }
};

const listWalls = (state: MasonsState): Move[] => {
  const moves: Move[] = state.early === 0 ? [early] : [];
  for (let line = 0; line < LINES; line++) if (isFreeLine(state, line)) moves.push(building(line));
  return moves;
};

const listLayings = (state: MasonsState, laying: Laying): Move[] => {
  const make = laying === 'tower' ? towering : housing;
  const here = choicesFor(state, laying, state.firstSlot);
  const there = choicesFor(state, laying, state.secondSlot);
  const moves: Move[] = [];
  for (let colour = 0; colour < COLOUR_KINDS; colour++) {
    if ((here >> colour) & 1) moves.push(make(colour, state.firstSlot));
    if ((there >> colour) & 1) moves.push(make(colour, state.secondSlot));
  }
  return moves;
};

/** A move for every card from one on that a count holds. */
const listCards = (counts: Int8Array, from: number, make: (card: number) => Move): Move[] => {
  const moves: Move[] = [];
  for (let card = from; card < CARD_COUNT; card++) if (counts[card] > 0) moves.push(make(card));
  return moves;
};

const handOf = (state: MasonsState): Int8Array =>
  state.hands.subarray(state.seat * CARD_COUNT, (state.seat + 1) * CARD_COUNT);

const listPlays = (state: MasonsState): Move[] => {
  const moves = listCards(handOf(state), 0, playing);
  if (state.played > 0) moves.push(finishing);
  else if (state.phase === 'score') moves.push(...listCards(handOf(state), 0, discarding));
  return moves;
};

const listSwaps = (state: MasonsState): Move[] => {
  const moves = listCards(handOf(state), Math.max(0, highestAside(state)), swapping);
  moves.push(finishing);
  return moves;
};
