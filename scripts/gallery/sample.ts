import { OVER, CHANCE, type Move } from '@/core/contract';
import { city } from '@/games/city';
import { scatterOf, type Scatter } from '@/geometry/shape-seed';

type CityState = ReturnType<typeof city.setup>;

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

/** A game as builders play it who care for looks, stopped after so many tiles or at its end. */
export const sampleCity = (seedName: string, seats: number, tiles: number): CityState => {
  const seed = scatterOf(seedName);
  const state = city.clone(city.setup(city.defaults, seats));
  for (let actor = city.actor(state); actor !== OVER; actor = city.actor(state)) {
    const moves = city.legal(state);
    if (actor === CHANCE) {
      const weights = moves.map((move) => city.weight(state, move));
      let ticket = seed.share() * weights.reduce((sum, weight) => sum + weight, 0);
      const drawn = moves.find((_, i) => (ticket -= weights[i]) < 0) ?? moves[0];
      if (state.laid >= tiles) return state;
      city.play(state, drawn);
      continue;
    }
    if (state.laid >= tiles && city.unpack(moves[0]).do === 'place') return state;
    const liked = moves.map((move) => [liking(state, move, seed), move] as const);
    city.play(state, liked.reduce((best, next) => (next[0] > best[0] ? next : best))[1]);
  }
  return state;
};
