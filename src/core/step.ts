import type { AnyGame, Draft, Game, GameEvent, Move, Reason, Tell } from './contract';
import { CHANCE } from './contract';
import { randomAt } from './random';

/** The state after a legal move; the given one stays as it was. */
export const step = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  state: S,
  move: Move,
  tell?: Tell<E>,
): Draft<S> => {
  const next = game.clone(state);
  game.play(next, move, tell);
  return next;
};

/** The move that chance makes at a ply: drawn by the weights, the same each time it is asked. */
export const drawMove = <S>(game: AnyGame, state: S, seed: number, ply: number): Move => {
  if (game.actor(state) !== CHANCE) throw new Error('chance is not to act');
  const moves = game.legal(state);
  let total = 0;
  for (const move of moves) total += game.weight(state, move);
  let left = randomAt(seed, ply, 'chance').int(total);
  for (const move of moves) {
    left -= game.weight(state, move);
    if (left < 0) return move;
  }
  throw new Error('the weights of chance do not add up');
};

export type Attempt<S, E> =
  | { readonly refused: Reason }
  | { readonly refused?: undefined; readonly state: S; readonly move: Move; readonly events: readonly E[] };

/** Plays an action that may be unlawful: the state after it, or the rule that forbids it. */
export const attempt = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  state: S,
  action: M,
): Attempt<S, E> => {
  const refused = game.refuse(state, action);
  if (refused) return { refused };
  const move = game.pack(action);
  const events: E[] = [];
  return { state: step(game, state, move, (event) => events.push(event)), move, events };
};
