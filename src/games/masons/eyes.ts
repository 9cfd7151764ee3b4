/**
 * Who knows what (M13).
 *
 * Open to all: the board, the supply, the played cards in the discards, and how many cards lie anywhere. A seat knows
 * its own hand besides, and while it is swapping the cards it has put down. The rest, other hands, the pile and what
 * lies face down, is one heap of unknown cards: any deal of it is as good as any other, for what was discarded or
 * swapped nobody knows any more, and a reshuffle makes every discard unknown.
 */
import type { Eye, Seat } from '../../core/contract';
import type { Random } from '../../core/random';
import { CARD_COUNT, COPIES } from './cards';
import type { MasonsEvent } from './events';
import { clone, type MasonsState } from './state';

const UNKNOWN = -1;

/** Whether the cards put down so far in a swap are this eye's own. */
const isSwapping = (state: MasonsState, eye: Eye): boolean => state.asideCount > 0 && state.seat === eye;

export const observe = (state: MasonsState, eye: Eye): MasonsState => {
  const seen = clone(state);
  seen.pile.fill(UNKNOWN);
  seen.buried.fill(UNKNOWN);
  if (!isSwapping(state, eye)) seen.aside.fill(UNKNOWN);
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== eye) seen.hands.fill(UNKNOWN, seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
  }
  return seen;
};

export const hear = (event: MasonsEvent, eye: Eye): MasonsEvent => {
  switch (event.kind) {
    case 'drew':
    case 'discarded':
    case 'swapped': {
      if (event.seat === eye) return event;
      const { card: _secret, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
};

/** Deals the heap of unknown cards anew to the other hands, the cards put down in a swap, the discards and the pile. */
export const imagine = (seen: MasonsState, seat: Seat, random: Random): MasonsState => {
  const state = clone(seen);
  const { hands, aside, buried, pile, open } = state;
  const own = isSwapping(state, seat);
  const heap: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    let unknown = COPIES[card] - open[card] - hands[seat * CARD_COUNT + card];
    if (own) unknown -= aside[card];
    for (; unknown > 0; unknown--) heap.push(card);
  }
  const deal = (counts: Int8Array, from: number, cards: number): void => {
    counts.fill(0, from, from + CARD_COUNT);
    for (let left = cards; left > 0; left--) {
      const at = random.int(heap.length);
      counts[from + heap[at]]++;
      heap[at] = heap[heap.length - 1];
      heap.pop();
    }
  };
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) deal(hands, other * CARD_COUNT, state.held[other]);
  }
  if (!own) deal(aside, 0, state.asideCount);
  deal(buried, 0, state.buriedCount);
  deal(pile, 0, state.pileCount);
  return state;
};
