import { TRIANGLES } from '../board';
import { COLOUR_KINDS, COLOURS } from '../pieces';
import { clone, type MasonsState } from '../state';
import { legalWords, position, refusal, run, type Sketch } from '../testing/position';

/** Line 21 lies between triangles 10 and 11, from point 6 to point 12. */
const WALL = 'wall:21';

const withStocks = (
  sketch: Sketch,
  stocks: { readonly towers?: readonly number[]; readonly houses?: readonly number[] },
): MasonsState => {
  const state = clone(position(sketch));
  if (stocks.towers) state.towerStock.set(stocks.towers);
  if (stocks.houses) state.houseStock.set(stocks.houses);
  return state;
};

const towersAt = (state: MasonsState, ...points: number[]): number[] =>
  points.map((point) => state.towers[point]);
const housesAt = (state: MasonsState, triangle: number): string[] =>
  COLOURS.flatMap((name, colour) =>
    new Array<string>(state.houses[triangle * COLOUR_KINDS + colour]).fill(name),
  );

describe('M7 towers', () => {
  test('both ends empty: the seat picks the end of the rolled colour and any colour for the other', () => {
    const { state } = run(position({}), `${WALL} roll:grey,red,red`);
    expect(legalWords(state)).toEqual(['tower:white@6', 'tower:grey@6', 'tower:black@6']);
    // The rolled colour must go somewhere: another colour here puts it there.
    expect(towersAt(run(state, 'tower:black@6').state, 6, 12)).toEqual([3, 2]);
    const second = run(state, 'tower:grey@6').state;
    expect(legalWords(second)).toEqual(['tower:white@12', 'tower:grey@12', 'tower:black@12']);
    expect(refusal(second, 'tower:white@6')).toBe('M7 place');
  });

  test('one end empty: it gets the rolled colour without being asked', () => {
    const { state } = run(position({ towers: 'white@6' }), `${WALL} roll:black,red,red`);
    expect(towersAt(state, 6, 12)).toEqual([1, 3]);
  });

  test('both ends occupied: the tower die is not rolled', () => {
    const { state } = run(position({ towers: 'white@6 grey@12' }), WALL);
    expect(legalWords(state)).toHaveLength(21);
    expect(refusal(state, 'roll:white,red,red')).toBe('M7 dice');
  });

  test('colour out: any in stock', () => {
    const one = run(
      withStocks({ towers: 'white@6' }, { towers: [4, 0, 5] }),
      `${WALL} roll:grey,red,red`,
    ).state;
    expect(legalWords(one)).toEqual(['tower:white@12', 'tower:black@12']);
    expect(refusal(one, 'tower:grey@12')).toBe('M7 colour');
    const two = run(withStocks({}, { towers: [4, 0, 5] }), `${WALL} roll:grey,red,red`).state;
    expect(legalWords(two)).toEqual(['tower:white@6', 'tower:black@6']);
    expect(legalWords(run(two, 'tower:white@6').state)).toEqual(['tower:white@12', 'tower:black@12']);
  });

  test('the second colour comes from what is left after the first', () => {
    const { state } = run(withStocks({}, { towers: [1, 3, 1] }), `${WALL} roll:white,red,red`);
    const second = run(state, 'tower:white@6').state;
    expect(legalWords(second)).toEqual(['tower:grey@12', 'tower:black@12']);
    expect(refusal(second, 'tower:white@12')).toBe('M7 colour');
  });

  test('fewer left than needed: the seat picks the end that gets one', () => {
    const { state } = run(withStocks({}, { towers: [0, 0, 1] }), `${WALL} roll:white,red,red`);
    expect(legalWords(state)).toEqual(['tower:black@6', 'tower:black@12']);
    const after = run(state, 'tower:black@12').state;
    expect(towersAt(after, 6, 12)).toEqual([0, 3]);
    expect(after.ending).toBe('tower');
  });
});

describe('M8 houses', () => {
  const TOWERS = { towers: 'white@6 white@12' };

  test('two free sides: the seat picks which die goes where', () => {
    const { state } = run(position(TOWERS), `${WALL} roll:green,red`);
    expect(legalWords(state)).toEqual(['house:green@10', 'house:red@10']);
    const after = run(state, 'house:red@10').state;
    expect([housesAt(after, 10), housesAt(after, 11)]).toEqual([['red'], ['green']]);
  });

  test('two equal dice leave no choice', () => {
    const { state } = run(position(TOWERS), `${WALL} roll:red,red`);
    expect([housesAt(state, 10), housesAt(state, 11)]).toEqual([['red'], ['red']]);
  });

  test('one free side: the seat picks one of the two dice', () => {
    const state = position({
      ...TOWERS,
      buildings: `
        .........
        .y.......
        .........
        .........
        .........`,
    });
    const rolled = run(state, `${WALL} roll:green,red`).state;
    expect(legalWords(rolled)).toEqual(['house:green@11', 'house:red@11']);
    const after = run(rolled, 'house:red@11').state;
    expect([housesAt(after, 10), housesAt(after, 11)]).toEqual([['yellow'], ['red']]);
  });

  test('at the border of the board only one side is free', () => {
    const { state } = run(position({ towers: 'white@0 white@1' }), 'wall:0 roll:green,red');
    expect(legalWords(state)).toEqual(['house:green@1', 'house:red@1']);
  });

  test('no free side: the house dice are not rolled, and with towers at both ends none at all', () => {
    const buildings = `
      .........
      .yP......
      .........
      .........
      .........`;
    expect(legalWords(run(position({ buildings }), WALL).state)).toEqual([
      'roll:white',
      'roll:grey',
      'roll:black',
    ]);
    const { state } = run(position({ ...TOWERS, buildings }), WALL);
    expect([state.turn, state.phase]).toEqual([1, 'wall']);
  });

  test('"?" is any colour in stock, and leaves the other die its place', () => {
    const { state } = run(position(TOWERS), `${WALL} roll:red,any`);
    expect(legalWords(state)).toHaveLength(5);
    expect(housesAt(run(state, 'house:blue@10').state, 11)).toEqual(['red']);
    const second = run(state, 'house:red@10').state;
    expect(legalWords(second)).toHaveLength(5);
    expect(housesAt(run(second, 'house:pink@11').state, 11)).toEqual(['pink']);
  });

  test('a colour out of stock: any in stock', () => {
    const state = withStocks(TOWERS, { houses: [3, 0, 3, 0, 0] });
    const rolled = run(state, `${WALL} roll:green,red`).state;
    expect(legalWords(rolled)).toEqual(['house:yellow@10', 'house:blue@10']);
    expect(legalWords(run(rolled, 'house:blue@10').state)).toEqual(['house:yellow@11', 'house:blue@11']);
    expect(refusal(rolled, 'house:red@10')).toBe('M8 colour');
  });

  test('the last of a colour rolled twice goes to the side the seat picks, any other colour to the other', () => {
    const state = withStocks(TOWERS, { houses: [3, 0, 0, 3, 1] });
    const rolled = run(state, `${WALL} roll:red,red`).state;
    expect(legalWords(rolled)).toEqual(['house:yellow@10', 'house:pink@10', 'house:red@10']);
    expect(housesAt(run(rolled, 'house:pink@10').state, 11)).toEqual(['red']);
    expect(legalWords(run(rolled, 'house:red@10').state)).toEqual(['house:yellow@11', 'house:pink@11']);
  });

  test('fewer left than needed: the seat picks the side that gets one', () => {
    const state = withStocks(TOWERS, { houses: [0, 0, 1, 0, 0] });
    const rolled = run(state, `${WALL} roll:red,any`).state;
    expect(legalWords(rolled)).toEqual(['house:blue@10', 'house:blue@11']);
    const after = run(rolled, 'house:blue@11').state;
    expect([housesAt(after, 10), housesAt(after, 11), after.ending]).toEqual([[], ['blue'], 'house']);
  });

  test('with stacked houses every side that is a triangle gets one, whatever stands there', () => {
    const state = position({
      ...TOWERS,
      rules: ['stacked houses'],
      buildings: `
        .........
        .yb......
        .........
        .........
        .........`,
    });
    const after = run(state, `${WALL} roll:green,red house:green@10`).state;
    expect([housesAt(after, 10), housesAt(after, 11)]).toEqual([
      ['yellow', 'green'],
      ['blue', 'red'],
    ]);
    const standing = Array.from({ length: TRIANGLES }, (_, triangle) => housesAt(after, triangle).length);
    expect(standing.reduce((sum, count) => sum + count, 0)).toBe(4);
  });
});
