/**
 * Prints, as JSON, games of The City as people share them: one played to its end, the same when half of it was, and
 * one for each thing that a person at a device may be in the middle of.
 */
import { CHANCE, OVER, type Move } from '../../src/core/contract';
import { randomAt } from '../../src/core/random';
import { playOut, replay } from '../../src/core/replay';
import { drawMove, step } from '../../src/core/step';
import { city, type CityState } from '../../src/games/city';

const SEED = 11;
const NAMES = ['Ada', 'Konstantin', '', 'Geneviève'];
const COLOURS = ['vermilion', 'blue', 'green', 'charcoal'];

const seats = NAMES.map((name, at) => ({ by: 'person', name, colour: COLOURS[at] }));
const options = { stacks: [14, 5, 5], walls: 16 } as const;
let turn = 0;
const players = seats.map(() => (seen: CityState) => {
  const moves = city.legal(seen);
  return moves[randomAt(SEED, turn++, 'player').int(moves.length)];
});
const { record } = playOut(city, { options, seed: SEED, players });

const write = (log: readonly string[], title: string): string =>
  JSON.stringify({ save: 1, game: city.id, edition: city.edition, options, seats, seed: SEED, title, log });

const half = record.log.slice(0, Math.floor(record.log.length / 2));
if (replay(city, { options, seats: seats.length, log: half }).broken)
  throw new Error('half a game is no game');

/** A person at the first seat, and the computer. */
const PAIR = [
  { by: 'person', name: 'Ada', colour: 'vermilion' },
  { by: 'computer', level: 'greedy', name: '', colour: 'blue' },
];
/** With two persons nothing is drawn before the next one is there. */
const PERSONS = seats.slice(0, 2);
/** What the person may be in the middle of; the tile that fits nowhere is the next to be drawn. */
const MOMENTS = ['place', 'claim', 'gate', 'wall', 'guard', 'tower', 'scoring', 'unplaceable'] as const;
type Moment = (typeof MOMENTS)[number];
/** Tiles that must lie before a game is worth looking at. */
const LAID = 16;
const MOST_GAMES = 400;

const momentsIn = (state: CityState, seed: number, ply: number): readonly Moment[] => {
  const actor = city.actor(state);
  if (state.laid < LAID || state.turn !== 0) return [];
  if (actor === CHANCE) {
    let aside = false;
    step(city, state, drawMove(city, state, seed, ply), ({ kind }) => (aside ||= kind === 'set-aside'));
    return aside ? ['unplaceable'] : [];
  }
  if (actor !== 0) return [];
  let points = false;
  const skip = city.legal(state).at(-1);
  if (state.phase === 'claim' && skip !== undefined)
    step(city, state, skip, (event) => (points ||= 'points' in event && event.seat === 0));
  const phase = MOMENTS.find((moment) => moment === state.phase);
  return [...(phase ? [phase] : []), ...(points ? (['scoring'] as const) : [])];
};

const moments: Partial<Record<Moment, string>> = {};
const chooseFor = (state: CityState, seed: number, ply: number): Move => {
  if (city.actor(state) === CHANCE) return drawMove(city, state, seed, ply);
  const moves = city.legal(state);
  const random = randomAt(seed, ply, 'player');
  if (state.phase !== 'place') return moves[random.int(moves.length)];
  // Close together, so that now and then a tile fits nowhere.
  const spread = moves.map((move) => step(city, state, move).openCount + random.int(100) / 100);
  return moves[spread.indexOf(Math.min(...spread))];
};
for (let seed = 1; seed < MOST_GAMES && MOMENTS.some((moment) => !moments[moment]); seed++) {
  const log: string[] = [];
  let state: CityState = city.setup(city.defaults, PAIR.length);
  for (let ply = 0; city.actor(state) !== OVER; ply++) {
    const table = { game: city.id, edition: city.edition, options: city.defaults, seed };
    for (const moment of momentsIn(state, seed, ply)) {
      const sitting = moment === 'unplaceable' ? PERSONS : PAIR;
      moments[moment] ??= JSON.stringify({ save: 1, ...table, seats: sitting, log });
    }
    const move = chooseFor(state, seed, ply);
    log.push(city.write(state, move));
    state = step(city, state, move);
  }
}
const missing = MOMENTS.filter((moment) => !moments[moment]);
if (missing.length > 0) throw new Error(`no game shows ${missing.join(', ')}`);

console.log(
  JSON.stringify({
    finished: write(record.log, 'A rainy Sunday with a name that goes on'),
    running: write(half, 'Half a town'),
    broken: write([...half, 'nonsense:word', 'more'], 'Torn'),
    moments,
  }),
);
