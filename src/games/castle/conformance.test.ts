import { greedyPlayer } from '../../ai/greedy';
import { conform } from '../../core/conformance/conform';
import { OVER } from '../../core/contract';
import { perft } from '../../core/perft';
import { randomAt } from '../../core/random';
import { drawMove } from '../../core/step';
import { portion } from '../../core/testing/portion';
import { turnRows } from '../../geometry/picture';
import { flood } from '../../geometry/testing/flood';
import { IN_YARD, STARTS, STEP } from './board';
import { castle } from './game';
import { judge } from './hints';
import { rootUnder } from './places';
import { printYard } from './print';
import { setup, type CastleState } from './state';
import { MARK } from './tables';
import { GROUNDS, START_TILES, TILES } from './tiles';

const greedy = greedyPlayer(castle, judge);
/** Its states start a lap of corners ahead, so that markers meet them early and often. */
const ahead = {
  ...castle,
  setup: (options: object, seats: number): CastleState => {
    const state = setup(options, seats);
    for (let seat = 0; seat < seats; seat++) state.scores[seat] = 10 + seat;
    return state;
  },
};

describe('conformance', () => {
  test.each([2, 3, 4, 5, 6])('random games of %i seats keep every law', (seats) => {
    for (let seed = 1; seed <= portion(2, 1); seed++)
      expect(conform(castle, { seats, seed, every: 11 })).toEqual([]);
  });

  test.each([2, 3, 4, 5, 6])(
    'random games of %i seats with markers near the corners keep every law',
    (seats) => {
      for (let seed = 1; seed <= portion(3, 1); seed++)
        expect(conform(ahead, { seats, seed, every: 9 })).toEqual([]);
    },
  );

  test.each([2, 3, 4, 5, 6])('greedy games of %i seats keep every law', (seats) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 2; seed++) {
      const onEvent = ({ kind }: { kind: string }): void => void seen.add(kind);
      expect(conform(castle, { seats, seed, player: greedy, every: 9, onEvent })).toEqual([]);
    }
    expect(seen).toContain('took');
    if (seats > 2) expect(seen).toContain('looked');
  });
});

const ALL = [...TILES, ...START_TILES];
const KIND_OF: { readonly [letter: string]: string } = {
  p: 'path',
  P: 'path',
  k: 'house',
  t: 'tower',
  c: 'courtyard',
  C: 'courtyard',
};

/** Holds the engine's features against those found again from the pictures. */
const checkFeatures = (state: CastleState): void => {
  const truth = flood({
    pictures: Array.from({ length: state.laid }, (_, tile) =>
      turnRows(ALL[state.kinds[tile]].picture.rows, state.turns[tile]),
    ),
    kindOf: (letter) => KIND_OF[letter],
    beside: (tile, side) => {
      const cell = state.cells[tile] + STEP[side];
      if (tile < STARTS.length && IN_YARD[cell] === 0) return undefined;
      return state.grid[cell] > 0 ? state.grid[cell] - 1 : IN_YARD[cell] === 1 ? 'edge' : undefined;
    },
  });
  for (let tile = STARTS.length; tile < state.laid; tile++) {
    for (let slot = 0; slot < 12; slot++) {
      const along = (slot % 3) + 1;
      const back = 4 - along;
      const at = [`0,${along}`, `${along},4`, `4,${back}`, `${back},0`][Math.floor(slot / 3)];
      const feature = truth.find(({ cells }) => cells.has(`${tile}:${at}`))!;
      const root = rootUnder(state, state.cells[tile], slot);
      const { union } = state;
      const counted = feature.kind !== 'courtyard';
      const mine = {
        kind: GROUNDS[state.ground[root]],
        ends: union.ends[root],
        marked: (union.flags[root] & MARK) !== 0,
        ...(counted && { tiles: union.tiles[root] }),
      };
      const theirs = {
        kind: feature.kind,
        ends: feature.ends,
        marked: feature.letters.some((letter) => letter === 'P' || letter === 'C'),
        ...(counted && { tiles: feature.tiles.size }),
      };
      // The message of a failure is the board.
      if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(`${tile}/${slot}`).toBe(printYard(state));
      expect(mine).toEqual(theirs);
    }
  }
};

test('K11 features are what their pictures show, in every state of whole games', () => {
  for (let seed = 1; seed <= portion(3, 1); seed++) {
    const state = castle.clone(castle.setup({}, 3));
    for (let ply = 0; castle.actor(state) !== OVER; ply++) {
      const moves = castle.legal(state);
      const chance = castle.actor(state) < 0;
      castle.play(
        state,
        chance ? drawMove(castle, state, seed, ply) : moves[randomAt(seed, ply, 'player').int(moves.length)],
      );
      if (ply % 7 === 0) checkFeatures(state);
    }
  }
});

test('perft: positions by depth are what they were', () => {
  expect(perft(castle, { options: {}, seats: 2, seed: 7 }, 7)).toEqual([1, 1, 16, 48, 48, 708, 4934, 4944]);
  expect(perft(ahead, { options: {}, seats: 4, seed: 8 }, 6)).toEqual([1, 1, 13, 91, 91, 1401, 4177]);
});

test('every word of a game names its move, and strangers are not read', () => {
  const state = castle.setup({}, 2);
  for (const word of [
    '',
    'draw',
    'draw:',
    'draw:nothing',
    'place:split@0,0',
    'place:split@00,0/n',
    'place:split@-0,0/n',
    'place:split@0,0/x',
    'place:split@12,0/n',
    'place:split@0,11/n',
    'claim:n4',
    'claim:',
    'score:0,0',
    'score:0,0/n',
    'double:0,0/n1/n1',
    'look:gold',
    'pick:',
    'again:1',
    'skip:',
    'constructor',
    '__proto__:a',
  ]) {
    expect([word, castle.read(state, word)]).toEqual([word, undefined]);
  }
});

test('options are none', () => {
  expect(castle.options(undefined)).toEqual({});
  expect(castle.options({})).toEqual({});
  expect(castle.options({ gold: 1 })).toEqual({ rule: 'options', option: 'gold' });
  expect(castle.options([])).toEqual({ rule: 'options' });
});
