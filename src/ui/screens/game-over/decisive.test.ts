import { decisiveIn } from './decisive';

const scored = (ply: number, seat: number, points: number, kind = 'street') => ({ ply, kind, seat, points });

test('what paid most decides, in the order of play', () => {
  const events = [
    { ply: 0, kind: 'placed', seat: 0 },
    scored(2, 0, 9),
    scored(4, 1, 2),
    scored(5, 0, 1),
    scored(7, 1, 6),
    scored(9, 0, 5),
  ];
  expect(decisiveIn(events, 2).map(({ ply, points }) => [ply, points])).toEqual([
    [2, 9],
    [7, 6],
    [9, 5],
  ]);
});

test('the step that took the lead for good is among them, however little it paid', () => {
  const events = [scored(1, 0, 9), scored(2, 1, 8), scored(3, 1, 2), scored(4, 0, 0), scored(5, 1, 7)];
  expect(decisiveIn(events, 2)).toEqual([
    { ...scored(1, 0, 9), forGood: false },
    { ...scored(2, 1, 8), forGood: false },
    { ...scored(3, 1, 2), forGood: true },
  ]);
});

test('several areas counted by one step are one moment', () => {
  expect(decisiveIn([scored(8, 0, 4, 'area'), scored(8, 0, 6, 'area')], 2)).toEqual([
    { ...scored(8, 0, 10, 'area'), forGood: true },
  ]);
});

test('a shared win has no lead for good, and a game without points no moments', () => {
  expect(decisiveIn([scored(1, 0, 4), scored(2, 1, 4)], 2).some(({ forGood }) => forGood)).toBe(false);
  expect(decisiveIn([], 2)).toEqual([]);
});
