import type { Piece } from '@/geometry/picture';
import type { Point } from '@/geometry/shape-points';
import type { Good, Ground as TileGround, Tile } from '../tiles';

/** A tile as the art sees it: its name (the seed of its layout), its picture, a historic building's name. */
export interface TilePicture {
  readonly name: string;
  readonly rows: readonly string[];
  readonly pieces: readonly Piece<TileGround>[];
  readonly historic?: string;
}

export const pictureOf = ({ name, picture, historic }: Tile): TilePicture => ({
  name,
  rows: picture.rows,
  pieces: picture.pieces,
  ...(historic ? { historic } : {}),
});

/** What lies under streets and houses. */
export type Ground = Exclude<TileGround, 'street'>;

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

export const CELL = 20;
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_CELL: Readonly<Record<Side, readonly [number, number]>> = {
  n: [2, 0],
  e: [4, 2],
  s: [2, 4],
  w: [0, 2],
};
/** The direction out of a side, in radians. */
export const SIDE_ANGLE: Readonly<Record<Side, number>> = {
  n: -Math.PI / 2,
  e: 0,
  s: Math.PI / 2,
  w: Math.PI,
};

const GOOD_LETTERS: Readonly<Record<string, Good>> = { F: 'fish', G: 'grain', L: 'livestock' };

/** The letters of a picture. */
export const cellsOf = (picture: TilePicture): string[][] => picture.rows.map((row) => [...row]);

export const goodOf = (letter: string): Good | undefined => GOOD_LETTERS[letter];

export const groundOf = (letter: string): Ground | undefined => {
  switch (letter) {
    case 'r':
    case 'B':
    case 'H':
      return 'residential';
    case 's':
    case '.':
      return undefined;
    default:
      return 'market';
  }
};

export const cellCentre = (x: number, y: number): Point => [x * CELL + CELL / 2, y * CELL + CELL / 2];

/** A point of a tile as it lies after `turn` quarters clockwise. */
export const turnPoint = ([x, y]: Point, turn: Turn): Point => {
  switch (turn) {
    case 0:
      return [x, y];
    case 1:
      return [100 - y, x];
    case 2:
      return [100 - x, 100 - y];
    case 3:
      return [y, 100 - x];
  }
};
