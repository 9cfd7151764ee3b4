/** Which rule forbids an action, by number. */
import type { Reason } from '../../core/contract';
import { isFreeLine } from './board';
import { CARD_COUNT, CARDS } from './cards';
import type { MasonsAction } from './moves';
import { choicesFor, type Laying } from './phases/lay';
import { isNeighbour } from './phases/merge';
import { listPairs, type Pair } from './phases/palace';
import { needsHouse, needsTower } from './phases/roll';
import { highestAside } from './phases/swap';
import { COLOURS, NONE, TOWER_COLOURS } from './pieces';
import type { MasonsState, Phase } from './state';

/** The rule that an action belongs to, named when it is not the time for it. */
const RULE_OF: { readonly [verb in MasonsAction['do']]: string } = {
  draw: 'M12',
  early: 'M6',
  wall: 'M5',
  roll: 'M7',
  tower: 'M7',
  house: 'M8',
  palace: 'M10',
  merge: 'M11',
  keep: 'M11',
  play: 'M12',
  discard: 'M12',
  swap: 'M12',
  done: 'M12',
  city: 'M14',
};

const TIME_FOR: { readonly [verb in MasonsAction['do']]: readonly Phase[] } = {
  draw: ['draw'],
  early: ['wall'],
  wall: ['wall'],
  roll: ['roll'],
  tower: ['tower'],
  house: ['house'],
  palace: ['palace'],
  merge: ['merge'],
  keep: ['merge'],
  play: ['score', 'final'],
  discard: ['score', 'final'],
  swap: ['swap'],
  done: ['score', 'final', 'swap'],
  city: ['pick'],
};

/** The rule, by number, that forbids an action now; `why` tells apart the ways to breach it. */
export const refuse = (state: MasonsState, action: MasonsAction): Reason | undefined => {
  if (state.phase === 'over') return { rule: 'over' };
  if (!TIME_FOR[action.do].includes(state.phase)) return { rule: RULE_OF[action.do], why: 'not-now' };
  switch (action.do) {
    case 'draw':
      return state.pile[action.card] > 0
        ? undefined
        : { rule: 'M12', why: 'not-in-pile', card: CARDS[action.card].name };
    case 'early':
      return state.early === 0 ? undefined : { rule: 'M6', why: 'once' };
    case 'wall':
      if (state.walls[action.line] === 1) return { rule: 'M5', why: 'wall', line: action.line };
      return isFreeLine(state, action.line) ? undefined : { rule: 'M5', why: 'city', line: action.line };
    case 'roll':
      if ((action.tower !== NONE) !== needsTower(state)) return { rule: 'M7', why: 'dice' };
      return (action.first !== NONE) === needsHouse(state) ? undefined : { rule: 'M8', why: 'dice' };
    case 'tower':
      return refuseLaying(state, 'tower', action.colour, action.point);
    case 'house':
      return refuseLaying(state, 'house', action.colour, action.triangle);
    case 'palace':
      return refusePalace(state, action);
    case 'merge':
      return isNeighbour(state, action.city) ? undefined : { rule: 'M11', why: 'apart', city: action.city };
    case 'keep':
      return undefined;
    case 'play':
      return refuseCard(state, action.card);
    case 'discard':
      if (state.phase === 'final') return { rule: 'M14', why: 'play-only' };
      if (state.played > 0) return { rule: 'M12', why: 'played' };
      return refuseCard(state, action.card);
    case 'swap': {
      const highest = highestAside(state);
      if (action.card < highest) return { rule: 'M12', why: 'ascending', card: CARDS[action.card].name };
      return refuseCard(state, action.card);
    }
    case 'done':
      if (state.phase === 'swap' || state.played > 0) return undefined;
      return { rule: state.phase === 'final' ? 'M14' : 'M12', why: 'one-at-least' };
    case 'city':
      return state.cities[action.city] === action.city
        ? undefined
        : { rule: 'M14', why: 'no-city', city: action.city };
  }
};

const refuseCard = (state: MasonsState, card: number): Reason | undefined =>
  state.hands[state.seat * CARD_COUNT + card] > 0
    ? undefined
    : { rule: 'M12', why: 'not-in-hand', card: CARDS[card].name };

const refuseLaying = (
  state: MasonsState,
  laying: Laying,
  colour: number,
  slot: number,
): Reason | undefined => {
  const rule = laying === 'tower' ? 'M7' : 'M8';
  const choices = choicesFor(state, laying, slot);
  if (choices === 0) return { rule, why: 'place', at: slot };
  if ((choices >> colour) & 1) return undefined;
  const name = laying === 'tower' ? TOWER_COLOURS[colour] : COLOURS[colour];
  return { rule, why: 'colour', at: slot, colour: name };
};

const refusePalace = (state: MasonsState, { colour, first, second }: Pair): Reason | undefined => {
  if (state.palaceStock[colour] === 0) return { rule: 'M10', why: 'stock', colour: COLOURS[colour] };
  const isPair = listPairs(state).some(
    (pair) => pair.colour === colour && pair.first === first && pair.second === second,
  );
  return isPair ? undefined : { rule: 'M10', why: 'pair', colour: COLOURS[colour], first, second };
};
