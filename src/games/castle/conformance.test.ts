import { conform } from '../../core/conformance/conform';
import { castle } from './game';

test.each([2, 3, 4, 5, 6])('random games of %i seats keep every law', (seats) => {
  for (let seed = 1; seed <= 4; seed++) {
    expect(conform(castle, { seats, seed, every: 11 })).toEqual([]);
  }
});
