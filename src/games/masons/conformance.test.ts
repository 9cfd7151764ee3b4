import { conform } from '../../core/conformance/conform';
import { greedyPlayer } from '../../ai/greedy';
import { playOut, type Player } from '../../core/replay';
import { portion } from '../../core/testing/portion';
import { masons } from './game';
import { judge } from './hints';
import { HOUSE_RULES, type HouseRule } from './options';
import type { MasonsState } from './state';

const RULE_SETS: readonly (readonly HouseRule[])[] = [[], ...HOUSE_RULES.map((rule) => [rule]), HOUSE_RULES];
const COURSES = RULE_SETS.flatMap((rules) => [2, 3, 4].map((seats) => ({ rules, seats })));

test.each(COURSES)('random games of $seats seats with $rules keep every law', ({ rules, seats }) => {
  for (let seed = 1; seed <= portion(2, 1); seed++) {
    expect(conform(masons, { options: { rules }, seats, seed, every: 13 })).toEqual([]);
  }
});

const greedy = greedyPlayer(masons, judge as never);

test.each(COURSES)('a greedy game of $seats seats with $rules keeps every law', ({ rules, seats }) => {
  const options = { rules };
  expect(conform(masons, { options, seats, seed: 1, every: 23, player: greedy })).toEqual([]);
});

test('a random game keeps every law at every step', () => {
  expect(conform(masons, { seats: 3, seed: 5 })).toEqual([]);
});

test('nobody ever chooses among more than 78 moves', () => {
  let most = 0;
  const player: Player = (seen, _seat, random) => {
    const moves = masons.legal(seen as MasonsState);
    most = Math.max(most, moves.length);
    return moves[random.int(moves.length)];
  };
  for (let seed = 1; seed <= 20; seed++) {
    const options = { rules: RULE_SETS[seed % RULE_SETS.length] };
    playOut(masons, { options, seed, players: [player, player, player, player] });
  }
  expect(most).toBe(78);
});
