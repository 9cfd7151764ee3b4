/** Cards are drawn one at a time (M12); the pile is counts of what is left, so a draw is a move of chance. */
import type { Draft, Tell } from '../../../core/contract';
import { CARD_COUNT, CARDS } from '../cards';
import type { MasonsEvent } from '../events';
import { FIRST_HAND } from '../pieces';
import { addCards, sum, type MasonsState, type Phase } from '../state';

/** The first six cards of each seat, then the first turn. */
export const enterDeal = (state: Draft<MasonsState>): Phase => {
  if (state.acted === state.seats) return 'turn';
  state.seat = state.acted;
  state.draws = FIRST_HAND;
  return 'draw';
};

/** Draws while cards are due and there are any; then the round goes on with the next seat. */
export const enterDraw = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase | undefined => {
  if (state.draws > 0 && state.pileCount === 0) reshuffle(state, tell);
  if (state.draws > 0 && state.pileCount > 0) {
    state.phase = 'draw';
    return undefined;
  }
  state.draws = 0;
  return endSeat(state);
};

/** The seat is through with this round. */
export const endSeat = (state: Draft<MasonsState>): Phase => {
  state.acted++;
  state.played = 0;
  return state.round;
};

/** The discards, open and face down, become the pile; nobody knows any of them any more (M13). */
const reshuffle = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): void => {
  const { pile, open, buried } = state;
  const cards = sum(open) + state.buriedCount;
  if (cards === 0) return;
  for (let card = 0; card < CARD_COUNT; card++) {
    addCards(pile, card, open[card] + buried[card]);
    open[card] = 0;
    if (buried[card] > 0) buried[card] = 0;
  }
  state.pileCount = cards;
  state.buriedCount = 0;
  tell?.({ kind: 'reshuffled', cards });
};

export const draw = (state: Draft<MasonsState>, card: number, tell?: Tell<MasonsEvent>): Phase => {
  state.pile[card]--;
  state.pileCount--;
  state.hands[state.seat * CARD_COUNT + card]++;
  state.held[state.seat]++;
  state.draws--;
  tell?.({ kind: 'drew', seat: state.seat, card: CARDS[card].name, reveals: true });
  return 'draw';
};
