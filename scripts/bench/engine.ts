/**
 * How fast the engines are, on whatever VM runs this: whole random games a second, and the cost of the verbs that
 * search lives on. Prints one JSON value.
 */
import { GAMES } from '../../src/games';
import { CHANCE, OVER, type AnyGame } from '../../src/core/contract';
import { randomAt, type Random } from '../../src/core/random';
import { drawMove } from '../../src/core/step';

declare const print: ((text: string) => void) | undefined;
const write = (text: string): void => (typeof print === 'function' ? print(text) : console.log(text));

const SECONDS = 3;

const now = (): number => Date.now();

/** One random game, played on one state as a search would. */
const playGame = (game: AnyGame, seats: number, seed: number, visit?: (state: unknown) => void): number => {
  const state = game.clone(game.setup(game.defaults, seats));
  const random: Random = randomAt(seed, 0, 'player');
  for (let ply = 0; ; ply++) {
    const actor = game.actor(state);
    if (actor === OVER) return ply;
    visit?.(state);
    if (actor === CHANCE) game.play(state, drawMove(game, state, seed, ply));
    else {
      const moves = game.legal(state);
      game.play(state, moves[random.int(moves.length)]);
    }
  }
};

const gamesPerSecond = (game: AnyGame): { games: number; perSecond: number; steps: number } => {
  playGame(game, 2, 0);
  const began = now();
  let games = 0;
  let steps = 0;
  while (now() - began < SECONDS * 1000) {
    for (let i = 0; i < 5; i++) steps += playGame(game, 2, ++games);
  }
  return { games, perSecond: (1000 * games) / (now() - began), steps: steps / games };
};

/** Microseconds of one call, over the states of some games. */
const microseconds = (game: AnyGame, verb: (state: unknown) => void): number => {
  const states: unknown[] = [];
  for (let seed = 1; seed <= 4; seed++) playGame(game, 2, seed, (state) => states.push(game.clone(state)));
  const began = now();
  let calls = 0;
  while (now() - began < 400) {
    for (const state of states) verb(state);
    calls += states.length;
  }
  return (1000 * (now() - began)) / calls;
};

const results = GAMES.map((game: AnyGame) => {
  const whole = gamesPerSecond(game);
  const clone = microseconds(game, (state) => game.clone(state));
  const legal = microseconds(game, (state) => game.legal(state));
  const cloneAndPlay = microseconds(game, (state) => {
    const moves = game.legal(state);
    game.play(game.clone(state), moves[moves.length >> 1]);
  });
  return { game: game.id, ...whole, clone, legal, play: Math.max(0, cloneAndPlay - clone - legal) };
});

write(JSON.stringify(results));
