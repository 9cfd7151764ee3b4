/** Features found from pictures alone, cell by cell: the slow truth to hold an engine against. */
import { PICTURE_SIZE } from '../picture';
import { DX, DY, SIDES } from '../sides';

export interface Flooded {
  readonly kind: string;
  /** Cells as `tile:row,column`. */
  readonly cells: ReadonlySet<string>;
  readonly tiles: ReadonlySet<number>;
  /** The letters that its cells show. */
  readonly letters: readonly string[];
  /** Slots that face an empty cell with nothing built between. */
  readonly ends: number;
}

interface Cell {
  readonly tile: number;
  readonly row: number;
  readonly column: number;
}

/** A board: pictures as they lie, what their letters mean, and what is across a side: a tile, 'edge' or nothing. */
export interface FloodBoard {
  readonly pictures: readonly (readonly string[])[];
  readonly kindOf: (letter: string) => string | undefined;
  readonly beside: (tile: number, side: number) => number | 'edge' | undefined;
}

const LAST = PICTURE_SIZE - 1;
const name = ({ tile, row, column }: Cell): string => `${tile}:${row},${column}`;

export const flood = ({ pictures, kindOf, beside }: FloodBoard): Flooded[] => {
  const letterAt = ({ tile, row, column }: Cell): string => pictures[tile][row][column];
  const across = (cell: Cell, side: number): Cell | 'edge' | undefined => {
    const [row, column] = [cell.row + DY[side], cell.column + DX[side]];
    if (row >= 0 && row <= LAST && column >= 0 && column <= LAST) return { tile: cell.tile, row, column };
    const along = side % 2 === 0 ? cell.column : cell.row;
    if (along === 0 || along === LAST) return undefined;
    const next = beside(cell.tile, side);
    if (typeof next !== 'number') return next;
    return {
      tile: next,
      row: (row + PICTURE_SIZE) % PICTURE_SIZE,
      column: (column + PICTURE_SIZE) % PICTURE_SIZE,
    };
  };

  const features: Flooded[] = [];
  const done = new Set<string>();
  pictures.forEach((rows, tile) => {
    [...rows.join('')].forEach((letter, at) => {
      const start = { tile, row: Math.floor(at / PICTURE_SIZE), column: at % PICTURE_SIZE };
      const kind = kindOf(letter);
      if (kind === undefined || done.has(name(start))) return;
      const found = new Map<string, Cell>([[name(start), start]]);
      let ends = 0;
      for (const cell of found.values()) {
        SIDES.forEach((_, side) => {
          const next = across(cell, side);
          if (next === 'edge') ends++;
          else if (next && kindOf(letterAt(next)) === kind) found.set(name(next), next);
        });
      }
      const cells = [...found.values()];
      for (const key of found.keys()) done.add(key);
      features.push({
        kind,
        cells: new Set(found.keys()),
        tiles: new Set(cells.map((cell) => cell.tile)),
        letters: cells.map(letterAt),
        ends,
      });
    });
  });
  return features;
};
