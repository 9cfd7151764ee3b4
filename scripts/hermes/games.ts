/** Plays a game of each kind and prints its log and scores: Node and Hermes must agree to the letter. */
import { OVER, CHANCE, type AnyGame } from '../../src/core/contract';
import { randomAt } from '../../src/core/random';
import { drawMove, step } from '../../src/core/step';
import { GAMES } from '../../src/games';

declare const print: ((text: string) => void) | undefined;
const write = (text: string): void => (typeof print === 'function' ? print(text) : console.log(text));

for (const game of GAMES as readonly AnyGame[]) {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    let state: unknown = game.setup(game.defaults, seats);
    const words: string[] = [];
    for (let ply = 0; game.actor(state) !== OVER; ply++) {
      const moves = game.legal(state);
      const chance = game.actor(state) === CHANCE;
      const move = chance
        ? drawMove(game, state, seats, ply)
        : moves[randomAt(1, ply, 'player').int(moves.length)];
      words.push(game.write(state, move));
      state = step(game, state, move);
    }
    write(`${game.id} ${seats} ${words.join(' ')} → ${game.scores(state).join(' ')}`);
  }
}
