import { spreadOut } from './spread-out';
import { byPlace, growth, passStart, tally, type Entry } from './tally';

const EVENTS: readonly Entry[] = [
  { ply: 0, kind: 'placed', seat: 0 },
  { ply: 2, kind: 'street', seat: 0, points: 4 },
  { ply: 5, kind: 'market', seat: 1, points: 6 },
  { ply: 9, kind: 'street', seat: 0, points: 3 },
];

test('points add up by kind and seat', () => {
  expect(tally(EVENTS, 2)).toEqual([
    { kind: 'street', points: [7, 0] },
    { kind: 'market', points: [0, 6] },
  ]);
});

test('the curve begins at nothing and ends at the final points', () => {
  expect(growth(EVENTS, 10, [7, 6], 5)).toEqual([
    [0, 0, 4, 4, 4, 7],
    [0, 0, 0, 6, 6, 6],
  ]);
});

test('points of closed steps are there from the beginning', () => {
  expect(growth(EVENTS, 10, [17, 6], 1)[0]).toEqual([10, 17]);
});

test('seats stand by place, and those who share one by the order of the table', () => {
  expect(byPlace([2, 1, 2, 4])).toEqual([1, 0, 2, 3]);
});

test('in a rematch the next seat starts', () => {
  expect(passStart(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
});

test('badges of equal scores lie beside each other and on the sheet', () => {
  expect(spreadOut([50, 50], 20, 100)).toEqual([50, 70]);
  expect(spreadOut([95, 99], 20, 100)).toEqual([70, 90]);
  expect(spreadOut([0, 0, 80], 20, 100)).toEqual([10, 30, 80]);
});
