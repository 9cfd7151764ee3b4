/** `figures`: what greedy games of a set come to, for each number of seats (C3, K7). */
import { round } from '../../src/core/figures';
import { playOut, type Player } from '../../src/core/replay';
import type { Boxed } from '../../src/games/shelf';
import { boxOf, optionsOf, seatsOf, seedOf, wholeOf, type Input } from './input';
import { levelNamed, levelNames } from './levels';
import type { Answer } from './record';

const DEFAULT_GAMES = 1000;

export const figures = (input: Input): Answer => {
  const box = boxOf(input.words[1]);
  const games = wholeOf(input, 'games', { least: 1, most: 100_000, otherwise: DEFAULT_GAMES });
  const seed = seedOf(input, 1);
  const { min, max } = box.game.seats;
  const one = input.options.has('seats') ? seatsOf(input, box) : undefined;
  const [name] = levelNames(input.options.get('levels'), 'greedy');
  const options = optionsOf(input, box);
  const rows = [];
  for (let seats = one ?? min; seats <= (one ?? max); seats++) {
    rows.push(measure(box, { seats, games, seed, options, player: levelNamed(box, name) }));
  }
  return {
    json: { game: box.game.id, level: name, seeds: { from: seed, to: seed + games - 1 }, bySeats: rows },
  };
};

const measure = (
  { game, keepFigures }: Boxed,
  about: {
    readonly seats: number;
    readonly games: number;
    readonly seed: number;
    readonly options: unknown;
    readonly player: Player;
  },
): object => {
  const { seats, games, seed, options, player } = about;
  const ledger = keepFigures();
  const wins = new Array<number>(seats).fill(0);
  const sums = new Array<number>(seats).fill(0);
  for (let number = 0; number < games; number++) {
    const players = new Array<Player>(seats).fill(player);
    const { state, events, outcome } = playOut(game, { options, seed: seed + number, players });
    ledger.add(events as never);
    game.scores(state).forEach((score, seat) => (sums[seat] += score));
    // A shared win is split.
    const first = outcome.places.filter((place) => place === 1).length;
    outcome.places.forEach((place, seat) => (wins[seat] += place === 1 ? 1 / first : 0));
  }
  return {
    seats,
    meanScore: round(sums.reduce((sum, each) => sum + each, 0) / games / seats),
    meanBySeat: sums.map((sum) => round(sum / games)),
    winPercentBySeat: wins.map((won) => round((100 * won) / games)),
    ...ledger.report(),
  };
};
