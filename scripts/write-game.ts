/**
 * `npx tsx scripts/write-game.ts` writes e2e/specs/fixtures/city-game.json: a whole game of two persons as touches, and
 * saves shortly after its beginning and before its end. Draws follow from the seed, so fingers that do this meet these very tiles.
 *
 * Both players build closely together and finish what they can once walls are built, so that the wall is closed early:
 * a game by all the rules that a spec can play in minutes.
 */
import { writeFileSync } from 'node:fs';
import { CHANCE, OVER, type Move } from '../src/core/contract';
import { randomAt } from '../src/core/random';
import { drawMove, step } from '../src/core/step';
import { city, desk, type CityState } from '../src/games/city';

const SEED = 31;
const PLAYERS_SEED = 962;
/** From so many tiles on completed features bring walls. */
const FIRST_STACK = 30;
/** So many touches before the end somebody keeps a save. */
const NEAR_END = 14;
/** After so many touches four tiles lie round the first, each with a follower. */
const EARLY = 8;

/** One decision by touch: a place on the board (none if it is chosen already) and how often to turn, or an option. */
interface Touch {
  readonly seat: number;
  readonly spot?: string;
  readonly turns: number;
  readonly option?: string;
}

const touchOf = (state: CityState, seat: number, move: Move): Touch => {
  const { choices, options } = desk.offer(state, city.legal(state));
  const choice = choices.find(({ moves }) => moves.includes(move));
  if (choice) {
    const chosen = choices.length === 1 && options.length === 0;
    return { seat, ...(chosen ? {} : { spot: choice.id }), turns: choice.moves.indexOf(move) };
  }
  const option = options.find((candidate) => candidate.move === move);
  if (!option) throw new Error(`no finger can do ${city.write(state, move)}`);
  return { seat, turns: 0, option: option.id };
};

/** Whether a tile laid so can bring a round of walls. */
const buildsWalls = (laid: CityState): boolean =>
  laid.phase === 'claim'
    ? city.legal(laid).some((move) => step(city, laid, move).phase !== 'draw')
    : laid.phase !== 'draw';

/** How much a player who wants to be done likes a move. */
const liking = (state: CityState, move: Move): number => {
  const { choices } = desk.offer(state, city.legal(state));
  const choice = choices.find(({ moves }) => moves.includes(move));
  const after = step(city, state, move);
  const walls = state.drawn > FIRST_STACK;
  switch (state.phase) {
    case 'place': {
      const { x = 0, y = 0 } = choice?.box ?? {};
      const spread = 0.0025 * Math.hypot(x, y) + 1.2 * (after.openCount - state.openCount);
      const turning = 0.15 * (choice?.moves.indexOf(move) ?? 0);
      const widening = walls && state.cwEnd >= 0 ? 1.5 * (after.gap - state.gap) : 0;
      return (walls && buildsWalls(after) ? 6 : 0) - spread - turning - widening;
    }
    case 'claim': {
      const home = choice?.label.key === 'claim.residential';
      const early = choice === undefined ? 0.5 : home ? 1 : 2;
      const late = (choice === undefined ? 0.5 : home ? 2 : 0) + (after.phase === 'draw' ? 0 : 4);
      return walls ? late : early;
    }
    case 'tower':
      return choice === undefined ? 0.3 : 0;
    default:
      return 0;
  }
};

/** What is liked most; like things are told apart by lot. */
const choose = (state: CityState, ply: number): Move => {
  const random = randomAt(PLAYERS_SEED, ply, 'player');
  const liked = city
    .legal(state)
    .map((move) => ({ move, worth: liking(state, move) + random.int(1000) * 0.0008 }));
  return liked.reduce((best, each) => (each.worth > best.worth ? each : best)).move;
};

let state: CityState = city.setup(city.defaults, 2);
const log: string[] = [];
const touches: Touch[] = [];
/** How long the log was at each touch. */
const marks: number[] = [];
for (let ply = 0; city.actor(state) !== OVER; ply++) {
  const actor = city.actor(state);
  const move = actor === CHANCE ? drawMove(city, state, SEED, ply) : choose(state, ply);
  if (actor !== CHANCE) {
    touches.push(touchOf(state, actor, move));
    marks.push(log.length);
  }
  log.push(city.write(state, move));
  state = step(city, state, move);
}

/** What somebody keeps who stops before a touch. */
const saveBefore = (touch: number): string =>
  JSON.stringify({
    save: 1,
    game: city.id,
    edition: city.edition,
    options: city.defaults,
    seats: [
      { by: 'person', name: 'Ada', colour: 'vermilion' },
      { by: 'person', name: 'Bela', colour: 'blue' },
    ],
    seed: SEED,
    log: log.slice(0, marks[touch]),
  });
const from = touches.length - NEAR_END;
const game = {
  seed: SEED,
  touches,
  scores: city.scores(state),
  early: saveBefore(EARLY),
  near: { from, save: saveBefore(from) },
};
writeFileSync('e2e/specs/fixtures/city-game.json', `${JSON.stringify(game, undefined, 2)}\n`);
