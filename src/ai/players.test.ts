import { conform } from '../core/conformance/conform';
import type { Seat } from '../core/contract';
import { randomAt } from '../core/random';
import { playOut } from '../core/replay';
import { toy, type ToyState } from '../core/testing/toy';
import { greedyPlayer } from './greedy';
import { randomPlayer } from './random';

const points = (state: ToyState, seat: Seat): number => state.scores[seat];

/** Seat 0 holds a stone of this worth. */
const holding = (worth: number): ToyState => {
  const state = toy.clone(toy.setup(toy.defaults, 2));
  toy.play(state, toy.pack({ do: 'draw', worth }));
  return state;
};

describe('the greedy player', () => {
  const greedy = greedyPlayer(toy, points);

  test('takes what pays most now', () => {
    expect(toy.unpack(greedy(holding(3), 0, randomAt(1, 1, 'player')))).toEqual({ do: 'show' });
  });

  test('follows its hints', () => {
    const miser = greedyPlayer(
      toy,
      (state: ToyState, seat: Seat) => state.held[seat] * 10 + points(state, seat),
    );
    expect(toy.unpack(miser(holding(3), 0, randomAt(1, 1, 'player')))).toEqual({ do: 'keep' });
  });

  test('lets chance decide between equals', () => {
    const anybody = greedyPlayer(toy, () => 0);
    const chosen = new Set(
      Array.from({ length: 30 }, (_, ply) => anybody(holding(2), 0, randomAt(1, ply, 'player'))),
    );
    expect(chosen.size).toBe(2);
  });

  test('beats the random one', () => {
    let wins = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { outcome } = playOut(toy, { options: toy.defaults, seed, players: [greedy, randomPlayer(toy)] });
      if (outcome.places[0] === 1) wins++;
    }
    expect(wins).toBeGreaterThan(24);
  });

  test('plays whole games by the law', () => {
    for (let seed = 1; seed <= 5; seed++)
      expect(conform(toy, { seats: 3, seed, player: greedy })).toEqual([]);
  });
});

test('the random player comes to every legal move', () => {
  const random = randomPlayer(toy);
  const chosen = new Set(
    Array.from({ length: 30 }, (_, ply) => random(holding(2), 0, randomAt(1, ply, 'player'))),
  );
  expect(chosen.size).toBe(2);
});
