/** Kinds of tiles as flat tables of numbers, for the steps that run a million times. A lie is kind × 4 + turn. */
import { piecesBySlot, type Picture, type Piece } from './picture';
import { SIDES, SLOTS, SLOTS_A_SIDE } from './sides';

export interface TileTables {
  /** By kind: how many there are, and how many pieces each has. */
  readonly copies: Uint8Array;
  readonly pieces: Uint8Array;
  /** A kind's row in the tables by piece. */
  readonly mostPieces: number;
  /** By lie: the lowest turn that shows the same picture. */
  readonly twin: Uint8Array;
  /** By lie × 12 + slot: the piece there, or −1. */
  readonly pieceAt: Int8Array;
  /** By lie: the sides left by a way (a street, a path), as bits n e s w. */
  readonly ways: Uint8Array;
  /** By kind × mostPieces + piece: the place of its ground in the game's list, and how many slots it touches. */
  readonly pieceGround: Uint8Array;
  readonly pieceSlots: Uint8Array;
}

/** A kind of tile, as far as tables go. */
export interface Tabled<K extends string> {
  readonly copies: number;
  readonly picture: Picture<K>;
}

/** A number for each piece of each kind, kind × mostPieces + piece; 0 where a kind has fewer. */
export const tableByPiece = <K extends string>(
  tiles: readonly Tabled<K>[],
  value: (piece: Piece<K>) => number,
): Uint8Array => {
  const most = Math.max(...tiles.map(({ picture }) => picture.pieces.length));
  const table = new Uint8Array(tiles.length * most);
  tiles.forEach(({ picture }, kind) =>
    picture.pieces.forEach((piece, at) => (table[kind * most + at] = value(piece))),
  );
  return table;
};

/** Tables of a set of tiles; `way` is the ground that lies in middle slots and must go on. */
export const tabulate = <K extends string>(
  tiles: readonly Tabled<K>[],
  grounds: readonly K[],
  way: K,
): TileTables => {
  const lies = tiles.flatMap(({ picture }) => SIDES.map((_, turn) => ({ picture, turn })));
  return {
    copies: Uint8Array.from(tiles, ({ copies }) => copies),
    pieces: Uint8Array.from(tiles, ({ picture }) => picture.pieces.length),
    mostPieces: Math.max(...tiles.map(({ picture }) => picture.pieces.length)),
    twin: Uint8Array.from(lies, ({ picture, turn }) => picture.twins[turn]),
    pieceAt: Int8Array.from(lies.flatMap(({ picture, turn }) => piecesBySlot(picture, turn))),
    ways: Uint8Array.from(lies, ({ picture, turn }) => {
      const bySlot = piecesBySlot(picture, turn);
      return SIDES.reduce((bits, _, side) => {
        const kind = picture.pieces[bySlot[side * SLOTS_A_SIDE + 1]]?.kind;
        return kind === way ? bits | (1 << side) : bits;
      }, 0);
    }),
    pieceGround: tableByPiece(tiles, ({ kind }) => grounds.indexOf(kind)),
    pieceSlots: tableByPiece(tiles, ({ slots }) => slots.length),
  };
};

/** The lowest slot of a piece as its tile lies. */
export const lowestSlot = ({ pieceAt }: TileTables, lie: number, piece: number): number => {
  const base = lie * SLOTS;
  let slot = 0;
  while (pieceAt[base + slot] !== piece) slot++;
  return slot;
};
