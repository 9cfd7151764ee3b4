/**
 * Prints, as JSON, one game of The City cut where a check wants to look at it: at its end, with every tile laid, and at
 * the last position of each phase in which a person decides.
 */
import { OVER, type Move } from '../../src/core/contract';
import { randomAt } from '../../src/core/random';
import { playOut, replay } from '../../src/core/replay';
import { city } from '../../src/games/city';

type State = Parameters<typeof city.legal>[0];

const SEED = 4;
const SEATS = [
  { by: 'person', name: 'Ada', colour: 'vermilion' },
  { by: 'person', name: 'Ben', colour: 'blue' },
] as const;
const MORE_SEATS = [
  ...SEATS,
  { by: 'person', name: 'Cleo', colour: 'green' },
  { by: 'person', name: 'Dan', colour: 'mauve' },
] as const;
const PHASES = ['place', 'claim', 'gate', 'wall', 'guard', 'tower'] as const;

/** Lays tiles near the middle, so that the town is as people build it, and takes whatever else there is. */
const player = (seat: number) => (seen: State) => {
  const random = randomAt(SEED + seat, seen.laid, 'player');
  const liking = (move: Move): number => {
    const action = city.unpack(move);
    return action.do === 'place' ? random.int(30) - 10 * Math.hypot(action.x, action.y) : random.int(30);
  };
  const liked = city.legal(seen).map((move) => [liking(move), move] as const);
  return liked.reduce((best, next) => (next[0] > best[0] ? next : best))[1];
};

const { record, state } = playOut(city, {
  options: city.defaults,
  seed: SEED,
  players: SEATS.map((_, i) => player(i)),
});

const write = (log: readonly string[], title: string, seats: readonly unknown[] = SEATS): string =>
  JSON.stringify({
    save: 1,
    game: city.id,
    edition: city.edition,
    options: city.defaults,
    seats,
    seed: SEED,
    title,
    log,
  });

const games: Record<string, string> = {
  over: write(record.log, 'over'),
  // Of four seats, which takes the most steps.
  new: write([], 'new', MORE_SEATS),
};
for (let length = record.log.length - 1; length > 0; length--) {
  const log = record.log.slice(0, length);
  const cut = replay(city, { options: city.defaults, seats: SEATS.length, log });
  if (cut.broken || city.actor(cut.state) === OVER) continue;
  const phase = PHASES.find((each) => each === cut.state.phase);
  if (phase) games[phase] ??= write(log, phase);
  if (PHASES.every((each) => each in games)) break;
}
console.log(JSON.stringify({ laid: state.laid, games }));
