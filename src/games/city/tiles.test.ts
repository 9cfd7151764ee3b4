import { printPieces } from '../../geometry/picture';
import { GOODS, TILES } from './tiles';
import { TILE_COUNT } from './tables';

const sum = (value: (tile: (typeof TILES)[number]) => number): number =>
  TILES.reduce((total, tile) => total + tile.copies * value(tile), 0);
const pieces = (tile: (typeof TILES)[number], kind: string) =>
  tile.picture.pieces.filter((piece) => piece.kind === kind);

describe('C2: the set', () => {
  test('has 75 tiles', () => {
    expect(TILE_COUNT).toBe(75);
    expect(new Set(TILES.map(({ name }) => name)).size).toBe(TILES.length);
  });

  test('has 32 public buildings and 7 historic ones with their names, one a tile', () => {
    expect(sum(({ building }) => (building === 'public' ? 1 : 0))).toBe(32);
    expect(TILES.flatMap(({ historic }) => historic ?? []).sort()).toEqual(
      [
        'Petit Puits',
        'Grand Puits',
        'Tour Carrée',
        "L'Épicerie",
        'Saint Sernin',
        'Saint Nazaire',
        'Château Comtal',
      ].sort(),
    );
    for (const tile of TILES) {
      const marks = pieces(tile, 'residential').flatMap(({ marks: shown }) => shown);
      expect(marks).toEqual(tile.building ? [tile.building] : []);
      expect(tile.building === 'historic').toBe(tile.historic !== undefined);
      if (tile.historic) expect(tile.copies).toBe(1);
    }
  });

  test('has about 45 tiles with a market, goods even within 2, a few tiles with two', () => {
    expect(sum((tile) => (pieces(tile, 'market').length > 0 ? 1 : 0))).toBe(45);
    const goods = GOODS.map((good) =>
      sum((tile) => tile.picture.pieces.flatMap(({ marks }) => marks).filter((mark) => mark === good).length),
    );
    expect(Math.max(...goods) - Math.min(...goods)).toBeLessThanOrEqual(2);
    expect(goods).toEqual([17, 17, 17]);
    for (const tile of TILES) {
      for (const { marks } of pieces(tile, 'market')) expect(marks.length).toBeGreaterThan(0);
    }
  });

  test('has market pieces that touch one, two, three and four sides', () => {
    const touched = TILES.flatMap((tile) => pieces(tile, 'market')).map(
      ({ slots }) => new Set(slots.map((slot) => Math.floor(slot / 3))).size,
    );
    expect([...new Set(touched)].sort()).toEqual([1, 2, 3, 4]);
  });

  test('has a street on about half of its sides, in every shape', () => {
    const streets = sum((tile) => pieces(tile, 'street').reduce((n, { slots }) => n + slots.length, 0));
    expect(streets).toBeGreaterThan(135);
    expect(streets).toBeLessThan(165);
    const shapes = TILES.map((tile) =>
      pieces(tile, 'street')
        .map(({ slots }) => slots.length)
        .join(','),
    );
    expect([...new Set(shapes)].sort()).toEqual(['', '1', '1,1,1', '1,1,1,1', '2']);
  });

  test('has sides of one ground, or ground, street, ground', () => {
    for (const { picture } of TILES) {
      for (let side = 0; side < 4; side++) {
        const kinds = [0, 1, 2].map(
          (at) => picture.pieces.find(({ slots }) => slots.includes(side * 3 + at))?.kind,
        );
        expect([kinds[0], kinds[2]]).not.toContain('street');
        expect(kinds).not.toContain(undefined);
        if (kinds[1] !== 'street') expect(new Set(kinds).size).toBe(1);
      }
    }
  });

  test('is pinned: names, copies and pieces are save format', () => {
    expect(
      TILES.map((tile) => `${tile.name} × ${tile.copies}: ${printPieces(tile.picture)}`),
    ).toMatchSnapshot();
  });
});
