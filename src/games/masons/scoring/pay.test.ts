import { CARDS } from '../cards';
import { clone, type MasonsState } from '../state';
import { position } from '../testing/position';
import { explain, pay } from './pay';

/**
 * City a is the hexagon around point 12 (ring points 6, 7, 11, 13, 17, 18); city b the single triangle 27, which shares
 * point 17 with it. Lines 25 and 46 are free, line 24 starts at the tower of a city but borders none.
 */
const BOARD_STATE = position({
  cities: `
    .........
    .aaa.....
    .aaa.....
    b........
    .........`,
  buildings: `
    y...y...r
    .rR.....r
    .gG......
    ....b....
    ....bb..b`,
  towers: 'white@6 white@7 grey@17 black@22 black@25 white@32 white@31',
  lines: [25, 46, 24],
});
const A = 10;
const B = 27;

const worth = (name: string, city = A, state: MasonsState = BOARD_STATE): number => {
  const card = CARDS.findIndex((each) => each.name === name);
  expect(explain(state, card, city).points).toBe(pay(state, card, city));
  return pay(state, card, city);
};

const why = (name: string, city = A, state: MasonsState = BOARD_STATE) =>
  explain(
    state,
    CARDS.findIndex((each) => each.name === name),
    city,
  );

describe('cards of the city', () => {
  test('towers of a colour pay 2 each, on the ring only', () => {
    expect(['white', 'grey', 'black'].map((colour) => worth(`city-towers-${colour}`))).toEqual([4, 2, 0]);
    expect(why('city-towers-white')).toMatchObject({ on: 'point', spots: [6, 7] });
  });

  test('a tower between two cities is of both', () => {
    expect(worth('city-towers-grey', B)).toBe(2);
    expect(worth('city-towers-black', B)).toBe(2);
  });

  test('towers pay 1 each', () => {
    expect([worth('city-towers'), worth('city-towers', B)]).toEqual([3, 2]);
  });

  test('a colour pays 2 a house and 4 a palace', () => {
    expect(['yellow', 'green', 'red'].map((colour) => worth(`city-${colour}`))).toEqual([0, 6, 6]);
    expect(why('city-red')).toEqual({
      card: 'city-red',
      points: 6,
      parts: [
        { count: 1, what: 'house', each: 2 },
        { count: 1, what: 'palace', each: 4 },
      ],
      on: 'triangle',
      spots: [10, 11],
    });
  });

  test('size pays 1 a triangle', () => {
    expect([worth('city-size'), worth('city-size', B)]).toEqual([6, 1]);
  });

  test('palaces pay 3 each', () => {
    expect([worth('city-palaces'), worth('city-palaces', B)]).toEqual([6, 0]);
  });

  test('different building colours pay 2 each', () => {
    expect([worth('city-colours'), worth('city-colours', B)]).toEqual([4, 0]);
  });

  test('pay nothing where there is no city', () => {
    for (const card of CARDS) if (card.where === 'city') expect(worth(card.name, -1)).toBe(0);
  });
});

describe('cards of the land outside', () => {
  test('towers of a colour pay 2 each, if they touch no city', () => {
    expect(['white', 'grey', 'black'].map((colour) => worth(`outside-towers-${colour}`))).toEqual([4, 0, 2]);
  });

  test('towers pay 1 each', () => {
    expect(worth('outside-towers')).toBe(3);
  });

  test('houses of a colour pay 1 each', () => {
    expect(['yellow', 'green', 'blue', 'pink', 'red'].map((colour) => worth(`outside-${colour}`))).toEqual([
      2, 0, 4, 0, 2,
    ]);
  });

  test('houses of a kingdom pay 1 each', () => {
    expect(['west', 'centre', 'east'].map((kingdom) => worth(`outside-${kingdom}`))).toEqual([1, 4, 3]);
    expect(why('outside-centre').spots).toEqual([4, 31, 40, 41]);
  });

  test('free walls pay 1 each, even one that starts at the tower of a city', () => {
    expect(worth('free-walls')).toBe(3);
    expect(why('free-walls')).toMatchObject({ on: 'line', spots: [24, 25, 46] });
  });
});

describe('cards of the whole board', () => {
  test('completed cities pay 1 each', () => {
    expect(worth('cities')).toBe(2);
    expect(why('cities').spots).toEqual([10, 27]);
  });

  test('palaces pay 2 each, whichever city is scored', () => {
    expect([worth('palaces'), worth('palaces', B)]).toEqual([4, 4]);
  });
});

test('no card pays more than 10, and the sum says what was over', () => {
  const big = position({
    cities: `
      aaaaaaaaa
      aaa......
      .........
      .........
      .........`,
  });
  expect(why('city-size', 0, big)).toMatchObject({
    points: 10,
    parts: [
      { count: 12, what: 'triangle', each: 1 },
      { count: 2, what: 'over', each: -1 },
    ],
  });
});

test('stacked houses count one by one', () => {
  const state = clone(BOARD_STATE);
  state.houses[0] = 3;
  expect([worth('outside-yellow', A, state), worth('outside-west', A, state)]).toEqual([4, 3]);
});
