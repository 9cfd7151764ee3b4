/** Prints, as JSON, games of The City as people share them: one played to its end, and the same when half of it was. */
import { replay, playOut } from '../../src/core/replay';
import { randomAt } from '../../src/core/random';
import { city } from '../../src/games/city';

const SEED = 11;
const NAMES = ['Ada', 'Konstantin', '', 'Geneviève'];
const COLOURS = ['vermilion', 'blue', 'green', 'charcoal'];

const seats = NAMES.map((name, at) => ({ by: 'person', name, colour: COLOURS[at] }));
const options = { stacks: [14, 5, 5], walls: 16 } as const;
let step = 0;
const players = seats.map(() => (seen: Parameters<typeof city.legal>[0]) => {
  const moves = city.legal(seen);
  return moves[randomAt(SEED, step++, 'player').int(moves.length)];
});
const { record } = playOut(city, { options, seed: SEED, players });

const write = (log: readonly string[], title: string): string =>
  JSON.stringify({ save: 1, game: city.id, edition: city.edition, options, seats, seed: SEED, title, log });

const half = record.log.slice(0, Math.floor(record.log.length / 2));
if (replay(city, { options, seats: seats.length, log: half }).broken)
  throw new Error('half a game is no game');
console.log(
  JSON.stringify({
    finished: write(record.log, 'A rainy Sunday with a name that goes on'),
    running: write(half, 'Half a town'),
    broken: write([...half, 'nonsense:word', 'more'], 'Torn'),
  }),
);
