/**
 * Boards of square tiles as text, for tests and failure messages.
 *
 * Blocks of 5×5 letters in a frame one letter wide, `+` at the corners of every tile; an empty cell is blank. The
 * frame between a tile and the outside shows what is built there: here a gate, O, on the west side of the first tile
 * and a wall, =, on the north side of both; a mark of its own may stand in the middle of a side.
 *
 *     +=====+==1==+
 *     Orrsrr rrsrr
 *     Orrsrr rrsrr
 *     Orrsss ssrrr
 *     Orrrrr rrrrr
 *     Orrrrr rrrrr
 *     +     +     +
 */
import { PICTURE_SIZE } from './picture';
import { DX, DY } from './sides';

const PITCH = PICTURE_SIZE + 1;

const CORNERS: readonly (readonly [number, number])[] = [
  [0, 0],
  [PITCH, 0],
  [PITCH, PITCH],
  [0, PITCH],
];

export interface PicturedTile {
  readonly x: number;
  readonly y: number;
  readonly rows: readonly string[];
  /** What the frame shows on each side n, e, s, w: the letter in its middle, or a blank. */
  readonly frame: readonly string[];
}

/** Where the middle of a side's frame lies, seen from the block's upper left frame corner. */
const MIDDLE: readonly (readonly [number, number])[] = [
  [3, 0],
  [PITCH, 3],
  [3, PITCH],
  [0, 3],
];

/** Reads a board; `origin` is the block, counted from the upper left, that lies at 0,0. */
export const readBoard = (text: string, origin: readonly [number, number] = [0, 0]): PicturedTile[] => {
  const lines = text
    .replace(/^(\s*\n)+/, '')
    .trimEnd()
    .split('\n');
  const left = Math.min(...lines.map((line) => line.indexOf('+')).filter((at) => at >= 0));
  const letter = (column: number, row: number): string => lines[row]?.[left + column] ?? ' ';
  const height = Math.ceil(lines.length / PITCH);
  const width = Math.ceil(Math.max(...lines.map((line) => line.length - left)) / PITCH);
  const tiles: PicturedTile[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const rows = Array.from({ length: PICTURE_SIZE }, (_, line) =>
        Array.from({ length: PICTURE_SIZE }, (_cell, at) =>
          letter(column * PITCH + 1 + at, row * PITCH + 1 + line),
        ).join(''),
      );
      if (!rows.join('').trim()) continue;
      const frame = MIDDLE.map(([right, down]) => letter(column * PITCH + right, row * PITCH + down));
      tiles.push({ x: column - origin[0], y: row - origin[1], rows, frame });
    }
  }
  return tiles;
};

/** Writes a board; `readBoard` of it, with the upper left block's place as origin, gives the same tiles. */
export const printBoard = (tiles: readonly PicturedTile[]): string => {
  if (tiles.length === 0) return '(an empty board)';
  const west = Math.min(...tiles.map(({ x }) => x));
  const north = Math.min(...tiles.map(({ y }) => y));
  const width = (Math.max(...tiles.map(({ x }) => x)) - west + 1) * PITCH + 1;
  const height = (Math.max(...tiles.map(({ y }) => y)) - north + 1) * PITCH + 1;
  const canvas = Array.from({ length: height }, () => new Array<string>(width).fill(' '));
  for (const { x, y, rows, frame } of tiles) {
    const [left, top] = [(x - west) * PITCH, (y - north) * PITCH];
    rows.forEach((row, line) =>
      [...row].forEach((mark, at) => (canvas[top + 1 + line][left + 1 + at] = mark)),
    );
    for (const [right, down] of CORNERS) canvas[top + down][left + right] = '+';
    frame.forEach((mark, side) => {
      if (mark === ' ') return;
      const [right, down] = MIDDLE[side];
      const line = /[A-Z]/.test(mark) ? mark : '=';
      for (let along = -2; along <= 2; along++) {
        const [column, row] = [
          left + right + along * Math.abs(DY[side]),
          top + down + along * Math.abs(DX[side]),
        ];
        canvas[row][column] = along === 0 ? mark : line;
      }
    });
  }
  return canvas.map((line) => line.join('').replace(/\s+$/, '')).join('\n');
};

/** Cells as one letter each, `#` for a tile: the tiles' places in reading order. */
export const readCells = (text: string): (readonly [number, number])[] => {
  const lines = text.replace(/^\n/, '').replace(/\s+$/, '').split('\n');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.flatMap((line, y) =>
    [...line.slice(indent)].flatMap((letter, x): [number, number][] => (letter === '#' ? [[x, y]] : [])),
  );
};
