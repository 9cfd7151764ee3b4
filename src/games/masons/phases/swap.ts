/** Seats in last place may swap any number of cards (M12): `swap` one by one, ascending, then `done`. */
import type { Draft, Tell } from '../../../core/contract';
import { CARD_COUNT, CARDS } from '../cards';
import type { MasonsEvent } from '../events';
import { NONE } from '../pieces';
import { addCards, type MasonsState, type Phase } from '../state';
import { endSeat } from './draw';
import { passTurn } from './turn';

export const enterSwap = (state: Draft<MasonsState>): Phase | undefined => {
  if (state.acted === state.seats) {
    state.last = 0;
    state.city = NONE;
    return passTurn(state);
  }
  state.seat = (state.turn + state.acted) % state.seats;
  if (((state.last >> state.seat) & 1) === 0 || state.held[state.seat] === 0) return endSeat(state);
  state.phase = 'swap';
  return undefined;
};

/** The highest card put down so far: the next may not be lower. */
export const highestAside = (state: MasonsState): number => {
  for (let card = CARD_COUNT - 1; card >= 0; card--) if (state.aside[card] > 0) return card;
  return NONE;
};

/** Puts one card down. With an empty hand there is nothing left to ask; others see that too. */
export const swapCard = (
  state: Draft<MasonsState>,
  card: number,
  tell?: Tell<MasonsEvent>,
): Phase | undefined => {
  state.hands[state.seat * CARD_COUNT + card]--;
  state.held[state.seat]--;
  state.aside[card]++;
  state.asideCount++;
  tell?.({ kind: 'swapped', seat: state.seat, card: CARDS[card].name });
  return state.held[state.seat] === 0 ? stopSwapping(state) : undefined;
};

/** The cards put down join the discards, face down; as many are drawn. */
export const stopSwapping = (state: Draft<MasonsState>): Phase => {
  state.draws = state.asideCount;
  for (let card = 0; card < CARD_COUNT; card++) {
    addCards(state.buried, card, state.aside[card]);
    state.aside[card] = 0;
  }
  state.buriedCount += state.asideCount;
  state.asideCount = 0;
  return 'draw';
};
