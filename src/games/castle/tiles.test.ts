import { printPieces } from '../../geometry/picture';
import { BAG } from './tables';
import { TILES, type Ground, type Tile } from './tiles';
import { WALLS } from './walls';

const sum = (value: (tile: Tile) => number): number =>
  TILES.reduce((total, tile) => total + tile.copies * value(tile), 0);
const pieces = (tile: Tile, kind: Ground) => tile.picture.pieces.filter((piece) => piece.kind === kind);
const tilesWith = (kind: Ground): number => sum((tile) => (pieces(tile, kind).length > 0 ? 1 : 0));
const letters = (tile: Tile): string => tile.picture.rows.join('');
const sidesOf = (slots: readonly number[]): number => new Set(slots.map((slot) => Math.floor(slot / 3))).size;

describe('K6: the set', () => {
  test('has 60 tiles, and totals as asked for', () => {
    expect(BAG).toBe(60);
    expect(new Set(TILES.map(({ name }) => name)).size).toBe(TILES.length);
    expect({
      path: tilesWith('path'),
      house: tilesWith('house'),
      tower: tilesWith('tower'),
      courtyard: tilesWith('courtyard'),
      squares: sum((tile) => (letters(tile).includes('.') ? 1 : 0)),
      fountains: sum((tile) => (letters(tile).includes('P') ? 1 : 0)),
      markets: sum((tile) => (letters(tile).includes('C') ? 1 : 0)),
      junctions: sum((tile) => (pieces(tile, 'path').some(({ slots }) => slots.length > 2) ? 1 : 0)),
      bends: sum((tile) =>
        pieces(tile, 'path').some(({ slots }) => slots.length === 2 && slots[0] % 6 !== slots[1] % 6) ? 1 : 0,
      ),
    }).toEqual({
      path: 34,
      house: 34,
      tower: 29,
      courtyard: 47,
      squares: 8,
      fountains: 7,
      markets: 13,
      junctions: 4,
      bends: 3,
    });
  });

  test('has two or three features on most tiles', () => {
    const kinds = (tile: Tile): number => new Set(tile.picture.pieces.map(({ kind }) => kind)).size;
    expect(sum((tile) => (kinds(tile) === 2 || kinds(tile) === 3 ? 1 : 0))).toBeGreaterThan(45);
  });

  test('has at most one market a tile, paths in middle slots alone, and something in every slot', () => {
    for (const tile of TILES) {
      expect(letters(tile).split('C').length).toBeLessThanOrEqual(2);
      for (const { slots } of pieces(tile, 'path')) expect(slots.every((slot) => slot % 3 === 1)).toBe(true);
      const covered = tile.picture.pieces.flatMap(({ slots }) => slots).sort((a, b) => a - b);
      expect(covered).toEqual(Array.from({ length: 12 }, (_, slot) => slot));
    }
  });

  test('has at most four house or tower pieces that touch one side only', () => {
    const lone = sum(
      (tile) =>
        [...pieces(tile, 'house'), ...pieces(tile, 'tower')].filter(({ slots }) => sidesOf(slots) === 1)
          .length,
    );
    expect(lone).toBeLessThanOrEqual(4);
  });

  test('is pinned: names, copies and pieces are save format', () => {
    expect(
      TILES.map((tile) => `${tile.name} × ${tile.copies}: ${printPieces(tile.picture)}`),
    ).toMatchSnapshot();
  });
});

test('K4 the names of wall tiles are save format', () => {
  expect(WALLS.join(' ')).toBe(
    'another-turn double-tower double-house unfinished-tower unfinished-house unfinished-path rich-courtyard greater-keep five-points',
  );
});
