import type { Move } from '@/core/contract';
import type { Choice, Offer } from '@/games/desk';

import { choose, moveOf, pickedOf, startPick, waysOf } from './picking';

const say = { key: 'x', values: {} };
const place = (id: string, ...ways: number[]): Choice => ({
  id,
  box: { x: 0, y: 0, width: 1, height: 1 },
  moves: ways.map((way) => (10 * id.charCodeAt(0) + way) as Move),
  ways,
  label: say,
  prompt: { key: `sure-${id}`, values: {} },
});
const offerOf = (choices: readonly Choice[], skip = false): Offer => ({
  prompt: say,
  choices,
  options: skip
    ? [{ id: 'skip', move: 1 as Move, label: say, prompt: { key: 'sure-skip', values: {} } }]
    : [],
});

const TWO = offerOf([place('a', 0, 2), place('b', 1, 2)]);

test('the only place is chosen from the start, unless one may decline', () => {
  expect(startPick(offerOf([place('a', 0)]))).toEqual({ id: 'a', at: 0 });
  expect(startPick(offerOf([place('a', 0)], true))).toBeUndefined();
  expect(startPick(TWO)).toBeUndefined();
});

test('the same place again goes on to its next turn, and round', () => {
  const first = choose(TWO, undefined, 'a');
  const second = choose(TWO, first, 'a');
  expect([first?.at, second?.at, choose(TWO, second, 'a')?.at]).toEqual([0, 1, 0]);
});

test('moved to another place the piece keeps its turn if it fits so', () => {
  expect(choose(TWO, { id: 'a', at: 1 }, 'b')).toEqual({ id: 'b', at: 1 });
  expect(choose(TWO, { id: 'a', at: 0 }, 'b')).toEqual({ id: 'b', at: 0 });
});

test('what is chosen is a move; declining too', () => {
  expect(moveOf(TWO, { id: 'b', at: 1 })).toBe(10 * 98 + 2);
  expect(waysOf(TWO, { id: 'b', at: 1 })).toBe(2);
  const offer = offerOf([place('a', 0)], true);
  expect(moveOf(offer, choose(offer, undefined, 'skip'))).toBe(1);
  expect(waysOf(offer, { id: 'skip', at: 0 })).toBe(0);
});

test('a place that is not on offer changes nothing', () => {
  expect(choose(TWO, { id: 'a', at: 1 }, 'z')).toEqual({ id: 'a', at: 1 });
  expect(moveOf(TWO, { id: 'z', at: 0 })).toBeUndefined();
});

test('what to do next is said of what is chosen, a place or an option', () => {
  const offer = offerOf([place('a', 0), place('b', 0)], true);
  const next = (id: string): string | undefined => pickedOf(offer, choose(offer, undefined, id))?.prompt.key;
  expect([next('a'), next('b'), next('skip')]).toEqual(['sure-a', 'sure-b', 'sure-skip']);
  expect(pickedOf(offer, undefined)).toBeUndefined();
});
