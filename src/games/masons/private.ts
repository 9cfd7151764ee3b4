import type { Seat } from '../../core/contract';
import type { MasonsState } from './state';

/**
 * Whether a seat is about to see its hand: in every decision about cards. While walls are built the hand lies face
 * down, so no curtain need fall then.
 */
export const isPrivate = (state: MasonsState, seat: Seat): boolean => {
  switch (state.phase) {
    case 'score':
    case 'swap':
    case 'pick':
    case 'final':
      return true;
    case 'draw':
      return state.round !== 'deal' && (seat === state.seat || decidesAboutCards(state));
    case 'deal':
    case 'turn':
    case 'wall':
    case 'roll':
    case 'tower':
    case 'house':
    case 'complete':
    case 'palace':
    case 'merge':
    case 'over':
      return false;
  }
};

/** At a draw: whether the round goes on with another hand after it. */
const decidesAboutCards = (state: MasonsState): boolean => {
  const { round, acted, seats, turn, last, held } = state;
  if (round === 'score') return acted + 1 < seats || state.ending === undefined;
  for (let next = acted + 1; next < seats; next++) {
    const seat = (turn + next) % seats;
    if ((last >> seat) & 1 && held[seat] > 0) return true;
  }
  return false;
};
