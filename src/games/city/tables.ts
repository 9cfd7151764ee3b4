/** The tiles as flat tables of numbers, for the steps that run a million times. A lie is kind × 4 + turn. */
import { piecesBySlot } from '../../geometry/picture';
import { SLOTS } from '../../geometry/sides';
import { BUILDINGS, GOODS, GROUNDS, TILES, type Ground } from './tiles';

export const KINDS = TILES.length;
export const TILE_COUNT = TILES.reduce((sum, { copies }) => sum + copies, 0);
/** How many pieces all tiles have together. */
export const PIECE_COUNT = TILES.reduce(
  (sum, { copies, picture }) => sum + copies * picture.pieces.length,
  0,
);
/** A tile's row in the tables by piece. */
export const MOST_PIECES = Math.max(...TILES.map(({ picture }) => picture.pieces.length));

export const STREET = GROUNDS.indexOf('street');
export const MARKET = GROUNDS.indexOf('market');
export const RESIDENTIAL = GROUNDS.indexOf('residential');
export const PUBLIC_BUILDING = BUILDINGS.indexOf('public') + 1;
export const HISTORIC_BUILDING = BUILDINGS.indexOf('historic') + 1;

export const COPIES = Uint8Array.from(TILES, ({ copies }) => copies);
export const PIECES = Uint8Array.from(TILES, ({ picture }) => picture.pieces.length);
/** 0, PUBLIC_BUILDING or HISTORIC_BUILDING. */
export const BUILDING = Uint8Array.from(TILES, ({ building }) =>
  building ? BUILDINGS.indexOf(building) + 1 : 0,
);

const LIES = TILES.flatMap((tile) => [0, 1, 2, 3].map((turn) => ({ ...tile, turn })));

/** By lie: the lowest turn that shows the same picture (C6). */
export const TWIN = Uint8Array.from(LIES, ({ picture, turn }) => picture.twins[turn]);
/** By lie × 12 + slot: the piece there. */
export const PIECE_AT = Int8Array.from(LIES.flatMap(({ picture, turn }) => piecesBySlot(picture, turn)));
/** By lie: the sides with a street, as bits n e s w. */
export const STREETS = Uint8Array.from(LIES, ({ picture, turn }) => {
  const bySlot = piecesBySlot(picture, turn);
  return [0, 1, 2, 3].reduce(
    (bits, side) => (picture.pieces[bySlot[side * 3 + 1]]?.kind === 'street' ? bits | (1 << side) : bits),
    0,
  );
});

const byPiece = (
  value: (kind: Ground, marks: readonly string[], slots: readonly number[]) => number,
): number[] =>
  TILES.flatMap(({ picture }) =>
    Array.from({ length: MOST_PIECES }, (_, at) => {
      if (at >= picture.pieces.length) return 0;
      const { kind, marks, slots } = picture.pieces[at];
      return value(kind, marks, slots);
    }),
  );

/** By kind × MOST_PIECES + piece: its ground, its slots, the bits of its goods. */
export const PIECE_GROUND = Uint8Array.from(byPiece((ground) => GROUNDS.indexOf(ground)));
export const PIECE_SLOTS = Uint8Array.from(byPiece((_ground, _marks, slots) => slots.length));
export const PIECE_GOODS = Uint8Array.from(
  byPiece((_ground, marks) =>
    GOODS.reduce((bits, good, at) => (marks.includes(good) ? bits | (1 << at) : bits), 0),
  ),
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
export const lowestSlot = (lie: number, piece: number): number => {
  const base = lie * SLOTS;
  let slot = 0;
  while (PIECE_AT[base + slot] !== piece) slot++;
  return slot;
};
