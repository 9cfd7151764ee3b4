import { keepFigures } from './figures';
import { greedyPlayer } from '../../ai/greedy';
import { playOut } from '../../core/replay';
import { castle } from './game';
import { judge } from './hints';
import { listPieces } from './piece-list';

test('the list of pieces has 76 cells, 14 corners, 7 starts, 60 tiles and 18 wall tiles in 9 kinds', () => {
  const pieces = listPieces();
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  expect(pieces.cells).toHaveLength(76);
  expect(pieces.wall).toHaveLength(40);
  expect(pieces.corners.map(({ spaces }) => spaces.join('/'))).toHaveLength(14);
  expect(pieces.starts.map(({ beyond }) => beyond.join(','))).toEqual([
    '2,-1',
    '7,1',
    '10,4',
    '8,9',
    '5,9',
    '-1,7',
    '-1,3',
  ]);
  expect(sum(pieces.tiles.map(({ copies }) => copies))).toBe(60);
  expect(pieces.wallTiles).toHaveLength(9);
  expect(sum(pieces.wallTiles.map(({ copies }) => copies))).toBe(18);
  expect(Object.values(pieces.stacks).map(sum)).toEqual([13, 18, 18, 18, 18]);
  expect(pieces.tiles.find(({ name }) => name === 'well-door-house')?.segments).toContainEqual({
    kind: 'path',
    fountain: true,
    slots: [7],
  });
});

test('K7 figures of a few greedy games lie where those of a thousand do', () => {
  const ledger = keepFigures();
  const players = [greedyPlayer(castle, judge), greedyPlayer(castle, judge)];
  let sum = 0;
  const games = 12;
  for (let seed = 1; seed <= games; seed++) {
    const { state, events } = playOut(castle, { options: {}, seed, players });
    ledger.add(events);
    sum += state.scores[0] + state.scores[1];
  }
  const { unplaceablePercent, wallTilesTakenAGame, gamesUsingWallTilePercent } = ledger.report();
  expect(unplaceablePercent).toBeLessThan(4);
  expect(sum / games / 2).toBeGreaterThan(70);
  expect(sum / games / 2).toBeLessThan(110);
  expect(wallTilesTakenAGame).toBeGreaterThan(5);
  for (const percent of Object.values(gamesUsingWallTilePercent)) expect(percent).toBeGreaterThan(0);
});
