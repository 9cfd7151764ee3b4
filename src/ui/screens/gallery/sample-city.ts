import { OVER, CHANCE, type Move } from '@/core/contract';
import { city } from '@/games/city';
import { scatterOf, type Scatter } from '@/geometry/shape-seed';

export type CityState = ReturnType<typeof city.setup>;
export type CityEvent = Parameters<NonNullable<Parameters<typeof city.play>[2]>>[0];

/** How much a builder who likes a handsome, compact city likes a move. */
const liking = (state: CityState, move: Move, seed: Scatter): number => {
  const action = city.unpack(move);
  switch (action.do) {
    case 'place': {
      const next = city.clone(state);
      city.play(next, move);
      const gain =
        city.scores(next).reduce((sum, score) => sum + score, 0) -
        city.scores(state).reduce((sum, score) => sum + score, 0);
      const away = Math.hypot(action.x, action.y * 1.15);
      return gain * 0.8 - away * 1.1 + seed.share() * 2.5;
    }
    case 'claim':
      return 3 + seed.share() * 2;
    case 'guard':
      return seed.chance(0.55) ? 4 : 0;
    case 'tower':
      return 5 + seed.share();
    case 'skip':
      return 2.2;
    default:
      return seed.share();
  }
};

/** A game as builders play it who care for looks, stopped where somebody decides and `until` holds, or at its end. */
export const playSample = (
  seedName: string,
  seats: number,
  until: (state: CityState) => boolean,
  tell?: (event: CityEvent) => void,
): CityState => {
  const seed = scatterOf(seedName);
  const state = city.clone(city.setup(city.defaults, seats));
  for (let actor = city.actor(state); actor !== OVER; actor = city.actor(state)) {
    const moves = city.legal(state);
    if (actor === CHANCE) {
      const weights = moves.map((move) => city.weight(state, move));
      let ticket = seed.share() * weights.reduce((sum, weight) => sum + weight, 0);
      city.play(state, moves.find((_, i) => (ticket -= weights[i]) < 0) ?? moves[0], tell);
      continue;
    }
    if (until(state)) return state;
    const liked = moves.map((move) => [liking(state, move, seed), move] as const);
    city.play(state, liked.reduce((best, next) => (next[0] > best[0] ? next : best))[1], tell);
  }
  return state;
};

/** The same after so many tiles, with the next one in hand. */
export const sampleCity = (seedName: string, seats: number, tiles: number): CityState =>
  playSample(seedName, seats, ({ laid, phase }) => laid >= tiles && phase === 'place');
