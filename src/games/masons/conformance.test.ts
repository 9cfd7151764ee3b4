import { conform } from '../../core/conformance/conform';
import { masons } from './game';
import { HOUSE_RULES, type HouseRule } from './options';

const RULE_SETS: readonly (readonly HouseRule[])[] = [[], ...HOUSE_RULES.map((rule) => [rule]), HOUSE_RULES];
const COURSES = RULE_SETS.flatMap((rules) => [2, 3, 4].map((seats) => ({ rules, seats })));

test.each(COURSES)('random games of $seats seats with $rules keep every law', ({ rules, seats }) => {
  for (let seed = 1; seed <= 4; seed++) {
    expect(conform(masons, { options: { rules }, seats, seed, every: 11 })).toEqual([]);
  }
});

test('a random game keeps every law at every step', () => {
  expect(conform(masons, { seats: 3, seed: 5 })).toEqual([]);
});
