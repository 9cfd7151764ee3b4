import { perft } from '../../core/perft';
import { masons } from './game';

test('the number of positions by depth, after the hands are dealt', () => {
  const counts = (seats: number, depth: number): number[] =>
    perft(masons, { options: masons.defaults, seats, seed: 1 }, 6 * seats + depth).slice(6 * seats);
  expect(counts(2, 5)).toEqual([1, 78, 154, 308, 1232, 19_224]);
  expect(counts(4, 4)).toEqual([1, 78, 154, 308, 770]);
});
