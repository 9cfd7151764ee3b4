import { isBorderLine } from '../../geometry/triangles';
import { BOARD, KINGDOM_OF } from './board';
import { ALL_CARDS, CARDS } from './cards';
import { masons } from './game';
import { listPieces } from './piece-list';

test('M1 the supply is 33 walls, 30 towers, 60 houses, 15 palaces and 60 cards', () => {
  const state = masons.setup(masons.defaults, 4);
  expect(state.wallStock).toBe(33);
  expect([...state.towerStock]).toEqual([10, 10, 10]);
  expect([...state.houseStock]).toEqual([12, 12, 12, 12, 12]);
  expect([...state.palaceStock]).toEqual([3, 3, 3, 3, 3]);
  expect([state.pileCount, ALL_CARDS]).toEqual([60, 60]);
  expect([masons.seats.min, masons.seats.max]).toEqual([2, 4]);
});

test('M1 a roll weighs as three dice do: two faces a tower colour, one a house face', () => {
  const state = { ...masons.setup(masons.defaults, 2), phase: 'roll' as const, line: 21 };
  const moves = masons.legal(state);
  expect(moves).toHaveLength(3 * 21);
  const odds = new Map(moves.map((move) => [masons.write(state, move), masons.weight(state, move)]));
  expect([odds.get('roll:white,red,red'), odds.get('roll:white,red,any')]).toEqual([2, 4]);
  expect([...odds.values()].reduce((sum, weight) => sum + weight, 0)).toBe(6 * 6 * 6);
});

test('M2 the board has 45 triangles in three kingdoms of 15, 33 points and 77 lines, 19 on the border', () => {
  expect([BOARD.triangles, BOARD.points, BOARD.lines]).toEqual([45, 33, 77]);
  expect([0, 1, 2].map((kingdom) => KINGDOM_OF.filter((each) => each === kingdom).length)).toEqual([
    15, 15, 15,
  ]);
  expect([2, 3, 5, 6, 38, 39, 41, 42].map((triangle) => KINGDOM_OF[triangle])).toEqual([
    0, 1, 1, 2, 0, 1, 1, 2,
  ]);
  const border = Array.from({ length: 77 }, (_, line) => line).filter((line) => isBorderLine(BOARD, line));
  expect(border).toHaveLength(19);
});

test('M4 everyone starts with one point and six cards', () => {
  const state = masons.clone(masons.setup(masons.defaults, 3));
  for (let dealt = 0; dealt < 18; dealt++) masons.play(state, masons.legal(state)[0]);
  expect([masons.scores(state), [...state.held], state.phase]).toEqual([[1, 1, 1], [6, 6, 6], 'wall']);
});

test('the names of cards are save format and never change', () => {
  expect(CARDS.map((card) => `${card.name} ${card.copies}`)).toEqual([
    'city-towers-white 2',
    'city-towers-grey 2',
    'city-towers-black 2',
    'city-towers 3',
    'city-yellow 2',
    'city-green 2',
    'city-blue 2',
    'city-pink 2',
    'city-red 2',
    'city-size 3',
    'city-palaces 3',
    'city-colours 2',
    'outside-towers-white 2',
    'outside-towers-grey 2',
    'outside-towers-black 2',
    'outside-towers 3',
    'outside-yellow 2',
    'outside-green 2',
    'outside-blue 2',
    'outside-pink 2',
    'outside-red 2',
    'outside-west 2',
    'outside-centre 2',
    'outside-east 2',
    'free-walls 3',
    'cities 3',
    'palaces 2',
  ]);
});

test('the list of pieces names every triangle, point, line and card with its neighbours', () => {
  const list = listPieces();
  expect([list.triangles.length, list.points.length, list.lines.length]).toEqual([45, 33, 77]);
  expect(list.lines.filter((line) => line.border)).toHaveLength(19);
  expect(list.cards.reduce((sum, card) => sum + card.copies, 0)).toBe(60);
  expect(list.kinds.reduce((sum, kind) => sum + kind.copies, 0)).toBe(60);
  expect(list.stocks).toEqual({
    walls: 33,
    towers: { white: 10, grey: 10, black: 10 },
    houses: { yellow: 12, green: 12, blue: 12, pink: 12, red: 12 },
    palaces: { yellow: 3, green: 3, blue: 3, pink: 3, red: 3 },
  });
  expect(list.triangles[10]).toEqual({
    id: 10,
    row: 1,
    column: 1,
    up: true,
    kingdom: 'west',
    points: [6, 11, 12],
    lines: [20, 21, 29],
    neighbours: [9, 11, 19],
  });
});
