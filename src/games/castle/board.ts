/**
 * The yard, the castle wall along its outline, the score track on it, and the start spaces (K2, K3, K5).
 *
 * A cell is one number: rows of twelve, one cell of the outside around the yard. A start space lies on the outside
 * cell beyond its side of the wall, like a tile that was laid there.
 */
import { readCells } from '../../geometry/board-picture';
import { DX, DY, SIDES } from '../../geometry/sides';
import type { Ground } from './tiles';

const YARD_PICTURE = `
#####.....
#######...
#######...
##########
##########
##########
##########
#########.
..########`;

const ROW = 12;
export const GRID = ROW * 11;

/** From a cell to the neighbour across side n, e, s, w. */
export const STEP: readonly number[] = SIDES.map((_, side) => DY[side] * ROW + DX[side]);

export const cellAt = (x: number, y: number): number => (y + 1) * ROW + x + 1;
export const xOf = (cell: number): number => (cell % ROW) - 1;
export const yOf = (cell: number): number => Math.floor(cell / ROW) - 1;

/** Whether coordinates lie on the grid, the outside around the yard included. */
export const isOnGrid = (x: number, y: number): boolean => x >= -1 && x < ROW - 1 && y >= -1 && y < 10;

/** The 76 cells of the yard in reading order. */
export const YARD: readonly number[] = readCells(YARD_PICTURE).map(([x, y]) => cellAt(x, y));

/** By cell: 1 in the yard. */
export const IN_YARD = new Uint8Array(GRID);
for (const cell of YARD) IN_YARD[cell] = 1;

/** The sides of cells along which the castle wall runs: cell × 4 + side. */
export const WALL_SIDES: readonly number[] = YARD.flatMap((cell) =>
  STEP.flatMap((step, side) => (IN_YARD[cell + step] === 1 ? [] : [cell * 4 + side])),
);

/** How many spaces the track has: it wraps. */
export const TRACK = 100;

/** A corner of the outline: its two spaces, and its point, where x,y is the upper left point of cell x,y. */
export interface Corner {
  readonly spaces: readonly [number, number];
  readonly x: number;
  readonly y: number;
}

const corner = (first: number, x: number, y: number): Corner => ({ spaces: [first, first + 1], x, y });

/** The corners clockwise; the first, 0/1, never holds a wall tile. */
export const CORNERS: readonly Corner[] = [
  corner(0, 0, 0),
  corner(12, 5, 0),
  corner(15, 5, 1),
  corner(20, 7, 1),
  corner(25, 7, 3),
  corner(32, 10, 3),
  corner(42, 10, 7),
  corner(45, 9, 7),
  corner(48, 9, 8),
  corner(52, 10, 8),
  corner(56, 10, 9),
  corner(74, 2, 9),
  corner(77, 2, 8),
  corner(82, 0, 8),
];

/** By space: the corner it belongs to, or −1. */
export const CORNER_AT = new Int8Array(TRACK).fill(-1);
CORNERS.forEach(({ spaces }, at) => spaces.forEach((space) => (CORNER_AT[space] = at)));

/**
 * Where each space lies on the outline. The spaces of a side run from the second of one corner to the first of the
 * next, spread evenly.
 */
export const TRACK_POINTS: readonly (readonly [number, number])[] = (() => {
  const points: (readonly [number, number])[] = [];
  CORNERS.forEach((from, at) => {
    const to = CORNERS[(at + 1) % CORNERS.length];
    const count = ((to.spaces[0] - from.spaces[1] + TRACK) % TRACK) + 1;
    for (let space = 0; space < count; space++) {
      const share = (space + 0.5) / count;
      const point = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share] as const;
      points[(from.spaces[1] + space) % TRACK] = point;
    }
  });
  return points;
})();

/** A start space: the side of a cell of the yard, and what is there. */
export interface Start {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly ground: Ground;
  readonly market: boolean;
}

const start = (x: number, y: number, letter: string, ground: Ground, market = false): Start => ({
  x,
  y,
  side: 'nesw'.indexOf(letter),
  ground,
  market,
});

/** The start spaces clockwise (K5). */
export const STARTS: readonly Start[] = [
  start(2, 0, 'n', 'path'),
  start(6, 1, 'e', 'house'),
  start(9, 4, 'e', 'path'),
  start(8, 8, 's', 'courtyard', true),
  start(5, 8, 's', 'tower'),
  start(0, 7, 'w', 'path'),
  start(0, 3, 'w', 'courtyard'),
];
