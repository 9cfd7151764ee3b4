import type { AnyGame } from './contract';
import { CHANCE, OVER } from './contract';
import { drawMove, step } from './step';

/**
 * How many positions lie at each depth from the start, counted by playing every legal move. Chance makes the one move
 * that (seed, ply) gives it, so the table pins the rules and the random numbers together.
 */
export const perft = (
  game: AnyGame,
  table: { readonly options: unknown; readonly seats: number; readonly seed: number },
  depth: number,
): number[] => {
  const counts: number[] = new Array<number>(depth + 1).fill(0);
  const walk = (state: unknown, ply: number): void => {
    counts[ply]++;
    if (ply === depth) return;
    const actor = game.actor(state);
    if (actor === OVER) return;
    const moves = actor === CHANCE ? [drawMove(game, state, table.seed, ply)] : game.legal(state);
    for (const move of moves) walk(step(game, state, move), ply + 1);
  };
  walk(game.setup(table.options, table.seats), 0);
  return counts;
};
