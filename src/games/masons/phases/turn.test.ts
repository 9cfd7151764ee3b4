import { legalWords, ofKind, position, refusal, run } from '../testing/position';

const CITY = `
  .........
  .aaa.....
  .aaa.....
  .........
  .........`;

describe('M5 a wall', () => {
  test('goes on any free line and need not touch another', () => {
    expect(legalWords(position({})).filter((word) => word.startsWith('wall:'))).toHaveLength(77);
    expect(run(position({}), 'wall:40').state.walls[40]).toBe(1);
  });

  test('does not go where one stands', () => {
    expect(refusal(position({ lines: [40] }), 'wall:40')).toBe('M5 wall');
  });

  test('does not go inside a completed city', () => {
    const state = position({ cities: CITY });
    expect(refusal(state, 'wall:21')).toBe('M5 city');
    expect(refusal(state, 'wall:15')).toBe('M5 wall');
    expect(refusal(state, 'wall:14')).toBeUndefined();
  });

  test('is built once a turn', () => {
    expect(refusal(run(position({}), 'wall:40').state, 'wall:41')).toBe('M5 not-now');
  });
});

describe('M6 dice tapped before the wall', () => {
  test('cost a point, and nothing is rolled', () => {
    const { state, events } = run(position({ scores: [5, 5] }), 'early');
    expect([...state.scores]).toEqual([4, 5]);
    expect(events).toEqual([
      {
        kind: 'early',
        seat: 0,
        points: -1,
        parts: [{ count: 1, what: 'penalty', each: -1 }],
        tiles: [],
      },
    ]);
    expect(state.phase).toBe('wall');
  });

  test('never take a seat below nothing', () => {
    expect([...run(position({ scores: [0, 5] }), 'early').state.scores]).toEqual([0, 5]);
  });

  test('cost at most once a turn, and again in the next', () => {
    const { state } = run(position({ scores: [5, 5] }), 'early');
    expect(refusal(state, 'early')).toBe('M6 once');
    const next = run(state, 'wall:40 roll:white,red,red tower:white@14 tower:white@20').state;
    expect([next.turn, next.phase]).toEqual([1, 'wall']);
    expect([...run(next, 'early').state.scores]).toEqual([4, 4]);
  });

  test('are no matter once the wall stands', () => {
    expect(refusal(run(position({}), 'wall:40').state, 'early')).toBe('M6 not-now');
  });
});

test('M14 a turn does not begin when no line is free: the board is full and the game over', () => {
  const state = position({
    cities: `
      aaaaaaaaa
      aaaaaaaaa
      aaaaaaaaa
      aaaaaaaaa
      aaaaaaaa.`,
    lines: [71],
    hands: ['cities', 'cities'],
    scores: [3, 4],
  });
  const { state: end, events } = run(
    state,
    'wall:76 roll:white,red,red tower:white@31 tower:grey@32 keep play:cities draw:city-size play:cities draw:palaces done',
  );
  expect([end.phase, end.ending]).toEqual(['over', 'board']);
  expect(ofKind(events, 'over')).toEqual([{ kind: 'over', piece: 'board' }]);
});
