import { TILES } from '../tiles';
import { towardOf } from './toward';

test('a piece is told by the side it lies on, or by the corner between two', () => {
  expect(towardOf([1])).toBe('n');
  expect(towardOf([2, 3])).toBe('ne');
  expect(towardOf([0, 9, 10, 11, 8])).toBe('w');
  expect(towardOf([1, 7])).toBe('middle');
});

test('no two pieces of one ground on a tile are told alike', () => {
  for (const { name, picture } of TILES) {
    const told = picture.pieces.map(({ kind, slots }) => `${kind} ${towardOf(slots)}`);
    expect([name, new Set(told).size]).toEqual([name, told.length]);
  }
});
