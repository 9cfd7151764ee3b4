import { CHANCE } from '../../core/contract';
import {
  cellAt,
  CORNER_AT,
  CORNERS,
  IN_YARD,
  STARTS,
  STEP,
  TRACK_POINTS,
  WALL_SIDES,
  xOf,
  YARD,
  yOf,
} from './board';
import { castle } from './game';
import { rootUnder } from './places';
import { FOLLOWERS } from './state';
import { lay, playWords, stage, whyNot, wordsOf } from './testing/stage';
import { heightsFor, WALL_COUNT, WALL_KINDS, WALLS } from './walls';

test('K1 there are two to six seats, 60 tiles, six playing followers each and no keep at first', () => {
  expect(castle.seats).toEqual({ min: 2, max: 6 });
  for (const seats of [2, 3, 4, 5, 6]) {
    const state = castle.setup(castle.defaults, seats);
    expect(state.bag).toBe(60);
    expect([...state.supply]).toEqual(new Array(seats).fill(FOLLOWERS));
    expect([...state.keeps]).toEqual(new Array(seats).fill(0));
    expect(castle.actor(state)).toBe(CHANCE);
  }
});

test('K2 the yard has 76 cells and the castle wall 40 sides', () => {
  expect(YARD).toHaveLength(76);
  expect(WALL_SIDES).toHaveLength(40);
  expect(YARD.map((cell) => [xOf(cell), yOf(cell)]).filter(([, y]) => y === 8)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9].map((x) => [x, 8]),
  );
});

test('K2 a tile must lie in the yard', () => {
  const { state } = playWords(castle.setup({}, 2), 'draw:market');
  expect(whyNot(state, 'place:market@7,1/n')).toEqual({ rule: 'K2', why: 'outside' });
  expect(whyNot(state, 'place:market@-1,3/n')).toEqual({ rule: 'K2', why: 'outside' });
});

test('K3 the corners lie at the listed spaces and on the turns of the outline', () => {
  expect(CORNERS.map(({ spaces }) => spaces.join('/')).join(' ')).toBe(
    '0/1 12/13 15/16 20/21 25/26 32/33 42/43 45/46 48/49 52/53 56/57 74/75 77/78 82/83',
  );
  // Around a corner of the outline one or three of four cells are of the yard.
  for (const { x, y } of CORNERS) {
    const around = [cellAt(x, y), cellAt(x - 1, y), cellAt(x, y - 1), cellAt(x - 1, y - 1)];
    expect([1, 3]).toContain(around.filter((cell) => IN_YARD[cell] === 1).length);
  }
  expect(CORNER_AT.filter((corner) => corner >= 0)).toHaveLength(28);
});

test('K3 the track runs clockwise along the outline, its spaces spread evenly on each side', () => {
  expect(TRACK_POINTS).toHaveLength(100);
  expect(TRACK_POINTS[1][0]).toBeCloseTo(5 / 24);
  expect(TRACK_POINTS[12][0]).toBeCloseTo(5 - 5 / 24);
  expect(TRACK_POINTS[13][1]).toBeCloseTo(1 / 6);
  expect(TRACK_POINTS[0][0]).toBe(0);
  expect(TRACK_POINTS[0][1]).toBeCloseTo(8 / 36);
});

test('K3 the corner 0/1 never holds a wall tile, and the track wraps at 100', () => {
  for (const seats of [2, 3, 4, 5, 6]) expect(heightsFor(seats)[0]).toBe(0);
  const near = (score: number) =>
    playWords(stage('', { scores: [score, 0] }), ...lay('tower-cap@5,8/s'), 'claim:s1').state;
  expect(castle.actor(near(96))).toBe(CHANCE);
  expect(near(96).phase).toBe('draw');
  // 108 + 4 = 112, on space 12.
  expect(near(108).phase).toBe('look');
  expect(near(109).phase).toBe('look');
  expect(near(110).phase).toBe('draw');
});

test('K4 there are two wall tiles of each of nine kinds, and five stay out unseen between two seats', () => {
  expect([WALL_KINDS, WALL_COUNT]).toEqual([9, 18]);
  const { state } = playWords(stage('', { scores: [8, 0] }), ...lay('tower-cap@5,8/s'), 'claim:s1');
  const odds = castle
    .legal(state)
    .map((move) => `${castle.write(state, move)} ${castle.weight(state, move)}`);
  expect(odds).toEqual(WALLS.map((wall) => `look:${wall} 2`));
  const taken = playWords(state, 'look:five-points').state;
  const next = { ...castle.clone(taken), phase: 'look' as const };
  const five = castle.legal(next).find((move) => castle.write(next, move) === 'look:five-points')!;
  expect(castle.weight(next, five)).toBe(1);
});

test('K4 the stacks of each number of seats are the manual’s', () => {
  const stacks = (seats: number): string => heightsFor(seats).slice(1).join(' ');
  expect(stacks(2)).toBe('1 1 1 1 1 1 1 1 1 1 1 1 1');
  expect(stacks(3)).toBe('2 2 2 2 2 2 2 2 2 0 0 0 0');
  expect(stacks(4)).toBe('3 3 2 2 2 2 2 2 0 0 0 0 0');
  expect(stacks(5)).toBe('4 4 3 3 2 2 0 0 0 0 0 0 0');
  expect(stacks(6)).toBe('5 5 4 4 0 0 0 0 0 0 0 0 0');
});

test('K5 seven start spaces lie at seven cells, on the wall', () => {
  expect(
    STARTS.map(({ x, y, side, ground, market }) => `${x},${y} ${'nesw'[side]} ${ground} ${market}`),
  ).toEqual([
    '2,0 n path false',
    '6,1 e house false',
    '9,4 e path false',
    '8,8 s courtyard true',
    '5,8 s tower false',
    '0,7 w path false',
    '0,3 w courtyard false',
  ]);
  for (const { x, y, side } of STARTS) expect(WALL_SIDES).toContain(cellAt(x, y) * 4 + side);
});

test('K5 a start space counts as one tile of its feature, and fills its side', () => {
  const state = stage(
    `
      +     +
       ccccc
       cccck
       ccCkk
       cccck
       ccccc
      +     +`,
    { at: [6, 1] },
  );
  const house = rootUnder(state, cellAt(6, 1), 3);
  expect([state.union.tiles[house], state.union.ends[house]]).toEqual([2, 0]);
  expect([3, 4, 5].map((slot) => rootUnder(state, cellAt(6, 1), slot))).toEqual([house, house, house]);
  expect(rootUnder(state, cellAt(6, 1) + STEP[1], 9)).toBe(house);
});

test('K5 a path start space has the path in the middle and bare wall beside it', () => {
  const state = stage(
    `
      +     +
       ccpcc
       ccpcc
       ccpCc
       ccpcc
       ccpcc
      +     +`,
    { at: [2, 0] },
  );
  const path = rootUnder(state, cellAt(2, 0), 1);
  expect([state.union.tiles[path], state.union.ends[path]]).toEqual([2, 1]);
  const court = rootUnder(state, cellAt(2, 0), 0);
  // Three slots to the west and one to the south; the one to the north faces the wall.
  expect([state.union.tiles[court], state.union.ends[court]]).toEqual([1, 4]);
});

test('K5 the market of a start space counts for its courtyard', () => {
  const { events } = playWords(
    stage('', { bag: ['tower-cap'] }),
    'draw:tower-cap',
    'place:tower-cap@8,8/n',
    'claim:e1',
  );
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'courtyard',
      points: 3,
      tiles: [
        [8, 9],
        [8, 8],
      ],
    }),
  );
});

test('the first tile has its places at the start spaces alone', () => {
  const { state } = playWords(castle.setup({}, 2), 'draw:market');
  expect(wordsOf(state)).toEqual(['6,1', '0,3', '5,8', '8,8'].map((cell) => `place:market@${cell}/n`));
});
