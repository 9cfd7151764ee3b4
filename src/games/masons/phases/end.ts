/** What ends a game (M14) and who has won it (M15). */
import type { Draft, Outcome, Tell } from '../../../core/contract';
import type { MasonsEvent } from '../events';
import type { End, MasonsState, Phase } from '../state';

/** The last piece of a kind was placed: the game ends with this turn, even if pieces come back in it. */
export const noteLast = (state: Draft<MasonsState>, piece: End, tell?: Tell<MasonsEvent>): void => {
  if (state.ending !== undefined) return;
  state.ending = piece;
  tell?.({ kind: 'last', piece });
};

export const enterOver = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase | undefined => {
  state.phase = 'over';
  if (state.ending !== undefined) tell?.({ kind: 'over', piece: state.ending });
  return undefined;
};

/** M15: most points, then most cards in hand, then a shared win. */
export const outcome = (state: MasonsState): Outcome | undefined => {
  if (state.phase !== 'over') return undefined;
  const { scores, held, seats } = state;
  const isAhead = (a: number, b: number): boolean =>
    scores[a] > scores[b] || (scores[a] === scores[b] && held[a] > held[b]);
  const places: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let place = 1;
    for (let other = 0; other < seats; other++) if (isAhead(other, seat)) place++;
    places.push(place);
  }
  return { places };
};
