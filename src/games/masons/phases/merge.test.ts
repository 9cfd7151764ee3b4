import { trianglesOf } from '../board';
import { legalWords, ofKind, position, refusal, run, type Sketch } from '../testing/position';

/** Row 3 below the hexagon shares lines 44 with it; the hexagon is closed by line 15. */
const BASE: Sketch = {
  walls: `
    .........
    .aaa.....
    .aaa.....
    .........
    .........`,
  gaps: [15],
  towers: 'white@6 white@7 grey@17 grey@18',
  buildings: `
    ..y......
    ..g......
    .........
    .........
    .........`,
  hands: ['', ''],
};
const BELOW = `
  .........
  .........
  .........
  .bbb.....
  .........`;

describe('M11 merging', () => {
  test('joins the new city with a completed one that shares a wall, and the walls between go back', () => {
    const { state } = run(position({ ...BASE, cities: BELOW }), 'wall:15');
    expect(legalWords(state)).toEqual(['merge:28', 'keep']);
    const { state: merged, events } = run(state, 'merge:28');
    expect(trianglesOf(merged.cities, 10)).toEqual([10, 11, 12, 19, 20, 21, 28, 29, 30]);
    expect(merged.walls[44]).toBe(0);
    expect(merged.wallStock).toBe(state.wallStock + 1);
    expect(ofKind(events, 'merged')[0]).toMatchObject({ city: 10, other: 28 });
    expect(ofKind(events, 'cleared')).toEqual([{ kind: 'cleared', city: 10, lines: [44], towers: [] }]);
  });

  test('is optional', () => {
    const { state } = run(position({ ...BASE, cities: BELOW }), 'wall:15 keep');
    expect([state.walls[44], state.cities[28]]).toEqual([1, 28]);
  });

  test('takes away towers that are inside then', () => {
    // The half hexagons above and below point 12.
    const { state, events } = run(
      position({
        cities: `
          .........
          .........
          .bbb.....
          .........
          .........`,
        walls: `
          .........
          .aaa.....
          .........
          .........
          .........`,
        gaps: [15],
        towers: 'white@6 white@7 black@12',
        buildings: `
          ..y......
          ..g......
          .........
          .........
          .........`,
        hands: ['', ''],
      }),
      'wall:15 merge:19',
    );
    expect(ofKind(events, 'cleared')).toEqual([
      { kind: 'cleared', city: 10, lines: [29, 30], towers: [{ point: 12, colour: 'black' }] },
    ]);
    expect(state.towers[12]).toBe(0);
  });

  test('needs a shared wall: touching in a point is not sharing', () => {
    const { state } = run(
      position({
        ...BASE,
        cities: `
          .........
          .........
          .........
          b........
          .........`,
      }),
      'wall:15',
    );
    expect(state.phase).toBe('wall');
  });

  test('takes one city only, once a turn', () => {
    const { state } = run(
      position({
        ...BASE,
        cities: `
          .........
          .........
          .........
          .bbb.....
          ..c......`,
      }),
      'wall:15',
    );
    expect(legalWords(state)).toEqual(['merge:28', 'keep']);
    expect(refusal(state, 'merge:38')).toBe('M11 apart');
    const merged = run(state, 'merge:28').state;
    expect(refusal(merged, 'merge:38')).toBe('M11 not-now');
    expect(merged.cities[38]).toBe(38);
  });

  test('may choose between several', () => {
    const { state } = run(
      position({
        ...BASE,
        cities: `
          .........
          b........
          .........
          ..c......
          .........`,
      }),
      'wall:15',
    );
    expect(legalWords(state)).toEqual(['merge:9', 'merge:29', 'keep']);
    expect(trianglesOf(run(state, 'merge:9').state.cities, 9)).toHaveLength(7);
  });

  test('makes palaces again in the joined city', () => {
    const { events } = run(
      position({
        ...BASE,
        cities: BELOW,
        buildings: `
          ..y......
          ..g......
          ..r......
          ..r......
          .........`,
      }),
      'wall:15 merge:28',
    );
    expect(ofKind(events, 'palace')).toEqual([
      { kind: 'palace', seat: 0, colour: 'red', triangle: 20, other: 29 },
    ]);
  });
});
