import type { AnyGame } from '../core/contract';
import type { Player } from '../core/replay';

/** A player to whom every legal move is as good as any other. */
export const randomPlayer =
  (game: AnyGame): Player =>
  (seen, _seat, random) => {
    const moves = game.legal(seen);
    return moves[random.int(moves.length)];
  };
