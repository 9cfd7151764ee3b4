/** The tiles as flat tables of numbers, for the steps that run a million times. */
import { lowestSlot as lowest, tableByPiece, tabulate } from '../../geometry/tile-tables';
import { BUILDINGS, GOODS, GROUNDS, TILES } from './tiles';

export const TABLES = tabulate(TILES, GROUNDS, 'street');

export const KINDS = TILES.length;
export const TILE_COUNT = TILES.reduce((sum, { copies }) => sum + copies, 0);
/** How many pieces all tiles have together. */
export const PIECE_COUNT = TILES.reduce(
  (sum, { copies, picture }) => sum + copies * picture.pieces.length,
  0,
);

export const MARKET = GROUNDS.indexOf('market');
export const RESIDENTIAL = GROUNDS.indexOf('residential');
export const PUBLIC_BUILDING = BUILDINGS.indexOf('public') + 1;
export const HISTORIC_BUILDING = BUILDINGS.indexOf('historic') + 1;

/** The tables of the set by the names of this game; a lie is kind × 4 + turn. */
export const COPIES = TABLES.copies;
export const PIECES = TABLES.pieces;
export const MOST_PIECES = TABLES.mostPieces;
export const TWIN = TABLES.twin;
export const PIECE_AT = TABLES.pieceAt;
export const STREETS = TABLES.ways;

/** By kind: 0, PUBLIC_BUILDING or HISTORIC_BUILDING. */
export const BUILDING = Uint8Array.from(TILES, ({ building }) =>
  building ? BUILDINGS.indexOf(building) + 1 : 0,
);

/** By kind × MOST_PIECES + piece: the bits of its goods. */
export const PIECE_GOODS = tableByPiece(TILES, ({ marks }) =>
  GOODS.reduce((bits, good, at) => (marks.includes(good) ? bits | (1 << at) : bits), 0),
);

/** By kind × MOST_PIECES + piece: bits of the pieces of the same tile that border on it. */
export const PIECE_BORDERS = Uint8Array.from(
  TILES.flatMap(({ picture }) =>
    Array.from({ length: MOST_PIECES }, (_, at) =>
      picture.borders.reduce(
        (bits, [a, b]) => (a === at ? bits | (1 << b) : b === at ? bits | (1 << a) : bits),
        0,
      ),
    ),
  ),
);

/** The lowest slot of a piece as its tile lies (C24). */
export const lowestSlot = (lie: number, piece: number): number => lowest(TABLES, lie, piece);
