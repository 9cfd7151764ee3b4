import type { MasonsState } from '../state';
import { trianglesOf } from '../board';
import { legalWords, ofKind, position, run } from '../testing/position';

/** Six triangles around point 12; its ring is lines 15, 20, 23, 34, 37, 44. */
const HEXAGON = `
  .........
  .aaa.....
  .aaa.....
  .........
  .........`;
/** Towers all round and houses on both sides of line 15, so that no dice are rolled for it. */
const QUIET = {
  towers: 'white@6 white@7 grey@11 grey@13 black@17 black@18',
  buildings: `
    ..y......
    ..g......
    .........
    .........
    .........`,
  hands: ['', ''],
};

const built = (state: MasonsState): number[] =>
  [...state.walls].flatMap((wall, line) => (wall === 1 ? [line] : []));

describe('M3 the border of the board', () => {
  const corner = {
    walls: `
      a........
      .........
      .........
      .........
      .........`,
    towers: 'white@0 white@5 white@6',
    buildings: `
      y........
      g........
      .........
      .........
      .........`,
    hands: ['', ''],
  };

  test('is not a wall: ground that is open to it is no city', () => {
    const { state, events } = run(position({ ...corner, gaps: [4, 14] }), 'wall:14');
    expect(ofKind(events, 'completed')).toEqual([]);
    expect(state.cities[0]).toBe(-1);
  });

  test('needs walls on its lines, and then the city is complete', () => {
    const { state, events } = run(position({ ...corner, gaps: [4] }), 'wall:4');
    expect(ofKind(events, 'completed')).toEqual([{ kind: 'completed', seat: 0, city: 0, tiles: [[0]] }]);
    expect(trianglesOf(state.cities, 0)).toEqual([0]);
  });
});

describe('M9 a city', () => {
  test('is completed by the wall that shuts it off from the outside', () => {
    const { state, events } = run(position({ walls: HEXAGON, gaps: [15], ...QUIET }), 'wall:15');
    expect(ofKind(events, 'completed')[0].tiles).toEqual([[10], [11], [12], [19], [20], [21]]);
    expect(trianglesOf(state.cities, 10)).toEqual([10, 11, 12, 19, 20, 21]);
  });

  test('is not completed while a line of its ring is open', () => {
    const { events } = run(position({ walls: HEXAGON, gaps: [15, 44], ...QUIET }), 'wall:15');
    expect(ofKind(events, 'completed')).toEqual([]);
  });

  test('gives back the walls with it on both sides and the towers all of whose triangles are in it', () => {
    const before = position({
      walls: HEXAGON,
      gaps: [15],
      lines: [21, 14],
      ...QUIET,
      towers: `${QUIET.towers} white@12`,
    });
    const { state, events } = run(before, 'wall:15');
    expect(built(state)).toEqual([14, 15, 20, 23, 34, 37, 44]);
    expect(ofKind(events, 'cleared')).toEqual([
      { kind: 'cleared', city: 10, lines: [21], towers: [{ point: 12, colour: 'white' }] },
    ]);
    expect(state.towers[12]).toBe(0);
    expect([state.wallStock, state.towerStock[0]]).toEqual([33 - 7, 10 - 2]);
  });

  test('keeps walls on border lines and towers on border points, which are never inside', () => {
    // The two outermost triangles of the top row and those below them: point 0 has its three triangles in the city.
    const before = position({
      walls: `
        aa.......
        .........
        .........
        .........
        .........`,
      gaps: [6],
      towers: 'white@0 white@1 white@5 white@6',
      buildings: `
        yyg......
        .........
        .........
        .........
        .........`,
      hands: ['', ''],
    });
    const { state } = run(before, 'wall:6');
    expect(built(state)).toEqual([0, 4, 6, 14]);
    expect(state.towers[0]).toBe(1);
  });

  test('that surrounds a completed one leaves it a city of its own, which it may be merged with', () => {
    const ring = `
      aaaaa....
      aabaa....
      aaaaa....
      .........
      .........`;
    const city = `
      .........
      ..b......
      .........
      .........
      .........`;
    const before = position({
      cities: city,
      walls: ring,
      gaps: [9],
      towers: 'white@2 white@8',
      buildings: `
        ....yg...
        .........
        .........
        .........
        .........`,
      hands: ['', ''],
    });
    const { state } = run(before, 'wall:9');
    expect([state.cities[11], state.cities[10], state.city]).toEqual([11, 0, 0]);
    expect(legalWords(state)).toEqual(['merge:11', 'keep']);
    const merged = run(state, 'merge:11').state;
    expect([merged.cities[11], merged.walls[15], merged.walls[21]]).toEqual([0, 0, 0]);
  });

  test('is cleared before palaces are made, and merged after', () => {
    const before = position({
      cities: `
        .........
        .........
        .........
        .aaa.....
        .........`,
      walls: HEXAGON,
      gaps: [15],
      lines: [21],
      ...QUIET,
      buildings: `
        ..y......
        .gg......
        .........
        .........
        .........`,
    });
    const kinds = run(before, 'wall:15 merge:28').events.map((event) => event.kind);
    expect(kinds.slice(0, 7)).toEqual([
      'wall',
      'completed',
      'cleared',
      'palace',
      'merged',
      'cleared',
      'passed',
    ]);
  });
});
