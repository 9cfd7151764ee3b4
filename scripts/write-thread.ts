/**
 * Writes e2e/specs/fixtures/city-thread.json: a game of two persons shortly before the walls begin, and what the next
 * twenty turns are by touch. Draws follow from the game's seed, so fingers that do this meet these very tiles.
 */
import { writeFileSync } from 'node:fs';
import { greedyPlayer } from '../src/ai/greedy';
import { CHANCE, OVER, type AnyGame, type Move } from '../src/core/contract';
import { randomAt } from '../src/core/random';
import { drawMove, step } from '../src/core/step';
import { city, desk, judge } from '../src/games/city';

const SEED = 7;
const TURNS_BEFORE = 27;
const TURNS = 20;

/** One decision by touch: a place on the board (none if it is chosen already) and how often to turn, or an option. */
interface Touch {
  readonly seat: number;
  readonly spot?: string;
  readonly turns: number;
  readonly option?: string;
}

const game = city as AnyGame;
const player = greedyPlayer(game, judge as Parameters<typeof greedyPlayer>[1]);

const touchOf = (state: Parameters<typeof desk.offer>[0], seat: number, move: Move): Touch => {
  const { choices, options } = desk.offer(state, game.legal(state));
  const choice = choices.find(({ moves }) => moves.includes(move));
  if (choice) {
    const chosen = choices.length === 1 && options.length === 0;
    return { seat, ...(chosen ? {} : { spot: choice.id }), turns: choice.moves.indexOf(move) };
  }
  const option = options.find((candidate) => candidate.move === move);
  if (!option) throw new Error(`no finger can do ${game.write(state, move)}`);
  return { seat, turns: 0, option: option.id };
};

let state = city.setup(city.defaults, 2);
const log: string[] = [];
const before: string[] = [];
const touches: Touch[] = [];
let turns = 0;
for (let ply = 0; game.actor(state) !== OVER; ply++) {
  const actor = game.actor(state);
  if (actor === CHANCE && ++turns === TURNS_BEFORE + TURNS + 1) break;
  if (actor === CHANCE && turns === TURNS_BEFORE + 1) before.push(...log);
  const move =
    actor === CHANCE ? drawMove(game, state, SEED, ply) : player(state, actor, randomAt(SEED, ply, 'player'));
  if (actor !== CHANCE && turns > TURNS_BEFORE) touches.push(touchOf(state, actor, move));
  log.push(game.write(state, move));
  state = step(city, state, move);
}

const seats = [
  { by: 'person', name: 'Ada', colour: 'vermilion' },
  { by: 'person', name: 'Bela', colour: 'blue' },
];
const save = {
  save: 1,
  game: city.id,
  edition: city.edition,
  options: city.defaults,
  seats,
  seed: SEED,
  log: before,
};
const thread = { save: JSON.stringify(save), touches, scores: game.scores(state) };
writeFileSync('e2e/specs/fixtures/city-thread.json', `${JSON.stringify(thread, undefined, 2)}\n`);
