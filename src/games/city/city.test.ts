import { greedyPlayer } from '../../ai/greedy';
import { conform } from '../../core/conformance/conform';
import { OVER, type GameEvent } from '../../core/contract';
import { perft } from '../../core/perft';
import { randomAt } from '../../core/random';
import { drawMove } from '../../core/step';
import { portion } from '../../core/testing/portion';
import { piecesBySlot } from '../../geometry/picture';
import type { CityEvent } from './events';
import { keepFigures } from './figures';
import { city } from './game';
import { judge } from './hints';
import type { CityOptions } from './options';
import { goodsOf } from './scoring/market';
import { rootOf } from '../../geometry/tiling';
import { TRIGGERS, type CityState } from './state';
import { flood } from './testing/flood';
import { printCity } from './print';
import { GROUNDS, TILES } from './tiles';

const greedy = greedyPlayer(city, judge);

describe('conformance', () => {
  test.each([2, 3, 4])('random games of %i seats keep every law', (seats) => {
    for (let seed = 1; seed <= portion(5, 1); seed++)
      expect(conform(city, { seats, seed, every: 7 })).toEqual([]);
  });

  test.each([2, 3, 4])('greedy games of %i seats keep every law, and the figures of C3', (seats) => {
    const ledger = keepFigures();
    for (let seed = 1; seed <= 2; seed++) {
      const events: CityEvent[] = [];
      const onEvent = (event: GameEvent): number => events.push(event as CityEvent);
      expect(conform(city, { seats, seed, player: greedy, every: 9, onEvent })).toEqual([]);
      ledger.add(events);
    }
    const report = ledger.report();
    expect(report.unplaceablePercent).toBeLessThan(2);
    expect(Object.values(report.gamesWithKindPercent)).toEqual([100, 100, 100, 100, 100]);
  });

  test('small sets of walls and tiles reach every end', () => {
    const seen = new Set<string>();
    const onEvent = (event: GameEvent): void => {
      if (event.kind === 'ended') seen.add((event as unknown as { trigger: string }).trigger);
    };
    const courses: [CityOptions, number, number, boolean][] = [
      [{ stacks: [6, 20, 10], walls: 4 }, 3, 2, false],
      [{ stacks: [0, 3, 0], walls: 1 }, 2, 1, true],
      [{ stacks: [10, 10, 20], walls: 70 }, 4, 2, true],
      [{ stacks: [4, 0, 71], walls: 30 }, 4, 2, false],
      [{ stacks: [4, 0, 71], walls: 30 }, 4, 164, false],
      [{ stacks: [6, 6, 20], walls: 70 }, 3, 28, true],
    ];
    for (const [options, seats, seed, isGreedy] of courses) {
      const course = { seats, seed, options, every: 5, onEvent };
      expect(conform(city, isGreedy ? { ...course, player: greedy } : course)).toEqual([]);
    }
    expect([...seen].sort()).toEqual([...TRIGGERS].sort());
  });
});

/** Holds the engine's features against those found again from the pictures. */
const checkFeatures = (state: CityState): void => {
  const truth = flood(state);
  for (let tile = 0; tile < state.laid; tile++) {
    const { picture } = TILES[state.kinds[tile]];
    const bySlot = piecesBySlot(picture, state.turns[tile]);
    bySlot.forEach((piece, slot) => {
      const side = Math.floor(slot / 3);
      const along = [1, 2, 3][slot % 3];
      const back = 4 - along;
      const cell = [`0,${along}`, `${along},4`, `4,${back}`, `${back},0`][side];
      const feature = truth.find(({ cells }) => cells.has(`${tile}:${cell}`));
      const root = rootOf(state, tile, piece);
      const { union } = state;
      const mine = {
        kind: GROUNDS[state.ground[root]],
        goods: goodsOf(union.flags[root]).map((good) => good[0].toUpperCase()),
        ends: union.ends[root],
        ...(state.ground[root] === 2 ? {} : { tiles: union.tiles[root] }),
      };
      const theirs = feature && {
        kind: feature.kind,
        goods: ['F', 'G', 'L'].filter((good) => feature.goods.has(good)),
        ends: feature.ends,
        ...(feature.kind === 'residential' ? {} : { tiles: feature.tiles.size }),
      };
      // The message of a failure is the board.
      if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(`${tile}/${slot}`).toBe(printCity(state));
      expect(mine).toEqual(theirs);
    });
  }
};

test('C8, C10, C11: features are what their pictures show, in every state of whole games', () => {
  for (let seed = 1; seed <= 2; seed++) {
    const state = city.clone(city.setup(city.defaults, 3));
    for (let ply = 0; city.actor(state) !== OVER; ply++) {
      const actor = city.actor(state);
      const moves = city.legal(state);
      const random = randomAt(seed, ply, 'player');
      const move =
        actor < 0
          ? drawMove(city, state, seed, ply)
          : seed % 2
            ? greedy(state, actor, random)
            : moves[random.int(moves.length)];
      city.play(state, move);
      if (ply % 12 === 0 && state.phase !== 'over') checkFeatures(state);
    }
  }
});

describe('perft', () => {
  test('positions by depth are what they were', () => {
    expect(perft(city, { options: city.defaults, seats: 2, seed: 7 }, 8)).toEqual([
      1, 1, 1, 7, 7, 70, 417, 417, 5004,
    ]);
  });

  test('with walls from the first tile on, too', () => {
    expect(perft(city, { options: { stacks: [0, 4, 4], walls: 70 }, seats: 3, seed: 5 }, 9)).toEqual([
      1, 1, 1, 3, 3, 30, 77, 98, 1116, 4854,
    ]);
  });
});

test('every word of a game names its move, and strangers are not read', () => {
  const state = city.setup(city.defaults, 2);
  for (const word of [
    '',
    'draw',
    'draw:',
    'draw:nothing',
    'place:bend@0,0',
    'place:bend@00,0/n',
    'place:bend@-0,0/n',
    'place:bend@0,0/x',
    'place:bend@121,0/n',
    'place:bend@0,0/n@1,1/n',
    'claim:n4',
    'claim:',
    'gate:0,0',
    'wall:up',
    'tower:',
    'guard:',
    'skip:1',
    'constructor',
    '__proto__:a',
  ]) {
    expect([word, city.read(state, word)]).toEqual([word, undefined]);
  }
});
