import { printLetters } from '../../../geometry/triangles-picture';
import { BOARD } from '../board';
import { COLOUR_KINDS } from '../pieces';
import { clone, type MasonsState } from '../state';
import {
  buildingLetters,
  legalWords,
  ofKind,
  position,
  refusal,
  run,
  type Sketch,
} from '../testing/position';

const TOWERS = 'white@6 white@7 grey@11 grey@13 black@17 black@18';

/** The hexagon about to be closed by line 20, with houses given as the letters of its six triangles. */
const hexagon = (top: string, bottom: string, more: Sketch = {}): MasonsState =>
  position({
    walls: `
      .........
      .aaa.....
      .aaa.....
      .........
      .........`,
    gaps: [20],
    towers: TOWERS,
    buildings: `
      .........
      y${top}.....
      .${bottom}.....
      .........
      .........`,
    hands: ['', ''],
    ...more,
  });

const letters = (state: MasonsState): string[] => {
  const rows = printLetters(BOARD, buildingLetters(state)).split('\n');
  return [rows[1].slice(1, 4), rows[2].slice(1, 4)];
};

describe('M10 palaces', () => {
  test('two neighbours of a colour become a palace on the lower triangle; both houses go back', () => {
    const { state, events } = run(hexagon('rrb', 'g.p'), 'wall:20');
    expect(letters(state)).toEqual(['R.b', 'g.p']);
    expect(state.houseStock[4]).toBe(12);
    expect(state.palaceStock[4]).toBe(2);
    expect(ofKind(events, 'palace')).toEqual([
      { kind: 'palace', seat: 0, colour: 'red', triangle: 10, other: 11 },
    ]);
  });

  test('houses of a colour that only touch in a point do not pair up', () => {
    expect(letters(run(hexagon('rbr', 'g.p'), 'wall:20').state)).toEqual(['rbr', 'g.p']);
  });

  test('pairs without a rival are made at once, lowest first', () => {
    // 10–19 and 12–21 are red, 11 has no partner.
    const { state, events } = run(hexagon('rbr', 'rgr'), 'wall:20');
    expect(ofKind(events, 'palace').map((event) => event.triangle)).toEqual([10, 12]);
    expect(letters(state)).toEqual(['RbR', '.g.']);
  });

  test('while a house has two partners the active seat names a pair', () => {
    const { state } = run(hexagon('rrr', 'g.b'), 'wall:20');
    expect(legalWords(state)).toEqual(['palace:red@10-11', 'palace:red@11-12']);
    expect(refusal(state, 'palace:red@10-19')).toBe('M10 pair');
    expect(letters(run(state, 'palace:red@11-12').state)).toEqual(['rR.', 'g.b']);
  });

  test('in a row of four the seat may get one palace instead of two', () => {
    const { state } = run(hexagon('rrr', 'b.r'), 'wall:20');
    expect(legalWords(state)).toEqual(['palace:red@10-11', 'palace:red@11-12', 'palace:red@12-21']);
    expect(letters(run(state, 'palace:red@10-11').state)).toEqual(['R.R', 'b..']);
    expect(letters(run(state, 'palace:red@11-12').state)).toEqual(['rR.', 'b.r']);
  });

  test('pairs without a rival come before those that must be named', () => {
    const { events, state } = run(hexagon('rrr', 'bb.'), 'wall:20');
    expect(ofKind(events, 'palace').map((event) => event.colour)).toEqual(['blue']);
    expect(state.phase).toBe('palace');
  });

  test('houses remain where no palace of their colour is left', () => {
    const state = clone(hexagon('rrb', 'g.p'));
    state.palaceStock[4] = 0;
    expect(letters(run(state, 'wall:20').state)).toEqual(['rrb', 'g.p']);
  });

  test('the last palace of a colour goes to the lowest pair', () => {
    const state = clone(hexagon('rbr', 'rgr'));
    state.palaceStock[4] = 1;
    expect(letters(run(state, 'wall:20').state)).toEqual(['Rbr', '.gr']);
  });

  test('a house of another city is no partner', () => {
    const { state } = run(
      hexagon('rbb', 'g.p', {
        cities: `
          .........
          a........
          .........
          .........
          .........`,
        buildings: `
          .........
          rr.......
          .........
          .........
          .........`,
        walls: `
          .........
          .a.......
          .........
          .........
          .........`,
        gaps: [29],
        towers: 'white@11 white@12',
        lines: [20],
      }),
      'wall:29 roll:yellow,yellow',
    );
    expect(state.houses[9 * COLOUR_KINDS + 4]).toBe(1);
    expect(legalWords(state)).toEqual(['merge:9', 'keep']);
    expect(ofKind(run(state, 'merge:9').events, 'palace')).toEqual([
      { kind: 'palace', seat: 0, colour: 'red', triangle: 9, other: 10 },
    ]);
  });
});

describe('house rule city palaces', () => {
  test('any two houses of a colour in the city pair up, lowest first, without a choice', () => {
    const { state } = run(hexagon('rbr', 'bgr', { rules: ['city palaces'] }), 'wall:20');
    // Red 10 and 12, blue 11 and 19; the third red, 21, is left over.
    expect(letters(state)).toEqual(['RB.', '.gr']);
  });

  test('three in a row are no choice either', () => {
    const { state } = run(hexagon('rrr', 'g.b', { rules: ['city palaces'] }), 'wall:20');
    expect(letters(state)).toEqual(['R.r', 'g.b']);
  });
});

describe('house rule stacked houses', () => {
  const stacked = (counts: readonly (readonly [triangle: number, colour: number, houses: number])[]) => {
    const state = clone(hexagon('...', '...', { rules: ['stacked houses'] }));
    for (const [triangle, colour, houses] of counts) {
      state.houses[triangle * COLOUR_KINDS + colour] = houses;
      state.houseStock[colour] -= houses;
    }
    return state;
  };

  test('two houses of one triangle are a pair', () => {
    const { state } = run(stacked([[11, 4, 2]]), 'wall:20 roll:green,blue house:blue@9');
    expect([state.houses[11 * COLOUR_KINDS + 4], state.palaces[11 * COLOUR_KINDS + 4]]).toEqual([0, 1]);
  });

  test('three of one triangle are one pair, whichever two: nobody is asked', () => {
    const { state } = run(stacked([[11, 4, 3]]), 'wall:20 roll:green,blue house:blue@9');
    expect([state.houses[11 * COLOUR_KINDS + 4], state.palaces[11 * COLOUR_KINDS + 4]]).toEqual([1, 1]);
  });

  test('a rival on the next triangle asks for a choice', () => {
    const { state } = run(
      stacked([
        [11, 4, 2],
        [12, 4, 1],
      ]),
      'wall:20 roll:green,blue house:blue@9',
    );
    expect(legalWords(state)).toEqual(['palace:red@11-11', 'palace:red@11-12']);
  });

  test('palaces stack too', () => {
    const { state } = run(
      stacked([
        [11, 4, 2],
        [11, 2, 2],
      ]),
      'wall:20 roll:yellow,green house:yellow@9',
    );
    expect([state.palaces[11 * COLOUR_KINDS + 4], state.palaces[11 * COLOUR_KINDS + 2]]).toEqual([1, 1]);
  });
});
