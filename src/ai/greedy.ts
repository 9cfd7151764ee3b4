/** A player that takes the most now: it looks at every move, a little further where it moves again, and no more. */
import type { AnyGame, Move, Seat } from '../core/contract';
import type { Player } from '../core/replay';
import { step } from '../core/step';

/** A game's hint: how well a seat stands, in points. Which game's is forgotten, as in AnyGame. */
export type Judge = (state: never, seat: Seat) => number;

/** How many of the best moves are looked at with the step that follows them. */
const LOOKED_INTO = 10;
/** A choice of more than this is not looked into. */
const FEW = 9;
/** Values nearer than this are alike: sums of fractions differ by less. */
const ALIKE = 1e-9;

interface Choice {
  readonly move: Move;
  readonly state: unknown;
  worth: number;
}

export const greedyPlayer =
  (game: AnyGame, judge: Judge): Player =>
  (seen, seat, random) => {
    const moves = game.legal(seen);
    if (moves.length === 1) return moves[0];
    const choices = moves.map((move): Choice => {
      const state = step(game, seen, move);
      return { move, state, worth: judge(state as never, seat) };
    });
    choices.sort((a, b) => b.worth - a.worth);
    const few = choices.slice(0, LOOKED_INTO);
    for (const choice of few) choice.worth = lookInto(game, judge, choice, seat);
    const most = few.reduce((best, { worth }) => Math.max(best, worth), -Infinity);
    const best = few.filter(({ worth }) => worth > most - ALIKE);
    // What was not looked into ties as well, if its first sight was as good.
    const alike = choices.slice(LOOKED_INTO).filter(({ worth }) => worth > most - ALIKE);
    const all = [...best, ...alike];
    return all[random.int(all.length)].move;
  };

/** What a choice is worth after the best of the seat's own next steps. */
const lookInto = (game: AnyGame, judge: Judge, { state, worth }: Choice, seat: Seat): number => {
  if (game.actor(state) !== seat) return worth;
  const next = game.legal(state);
  if (next.length > FEW) return worth;
  let best = -Infinity;
  for (const move of next) best = Math.max(best, judge(step(game, state, move) as never, seat));
  return best;
};
