import type { AnyGame, Seat } from '../core/contract';
import { CHANCE, OVER } from '../core/contract';
import { step } from '../core/step';
import type { Standing } from './save';

/**
 * The seat that decides next, through whatever chance does before; none if the game ends first. Found by trying what
 * chance may do, never by looking at what it will do: the answer must not depend on the seed.
 */
export const deciderOf = (game: AnyGame, state: unknown): Seat | undefined => {
  const actor = game.actor(state);
  if (actor === OVER) return undefined;
  if (actor !== CHANCE) return actor;
  for (const move of game.legal(state)) {
    const seat = deciderOf(game, step(game, state, move));
    if (seat !== undefined) return seat;
  }
  return undefined;
};

export const standingOf = (game: AnyGame, state: unknown): Standing => {
  const turn = deciderOf(game, state);
  const places = game.outcome(state)?.places;
  const scores = [...game.scores(state)];
  return { scores, ...(turn === undefined ? {} : { turn }), ...(places ? { places: [...places] } : {}) };
};
