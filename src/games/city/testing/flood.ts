/** The features of a city found again from its pictures alone, cell by cell: the slow truth to hold the engine against. */
import { turnRows } from '../../../geometry/picture';
import { DX, DY } from '../../../geometry/sides';
import { tileOn, spotOf } from '../places';
import type { CityState } from '../state';
import { TILES } from '../tiles';

export interface Flooded {
  readonly kind: 'street' | 'market' | 'residential';
  /** Cells as `x,y:row,column`. */
  readonly cells: ReadonlySet<string>;
  readonly tiles: ReadonlySet<number>;
  readonly goods: ReadonlySet<string>;
  /** Slots that face an empty cell with nothing built between. */
  readonly ends: number;
}

const kindOf = (letter: string): Flooded['kind'] | undefined =>
  letter === '.' ? undefined : letter === 's' ? 'street' : 'rBH'.includes(letter) ? 'residential' : 'market';

interface Cell {
  readonly tile: number;
  readonly row: number;
  readonly column: number;
}

const name = ({ tile, row, column }: Cell): string => `${tile}:${row},${column}`;

export const flood = (state: CityState): Flooded[] => {
  const pictures = Array.from({ length: state.laid }, (_, tile) =>
    turnRows(TILES[state.kinds[tile]].picture.rows, state.turns[tile]),
  );
  const letterAt = ({ tile, row, column }: Cell): string => pictures[tile][row][column];

  /** The cell across a step, on the same tile or through a slot; `edge` where nothing lies and nothing is built. */
  const across = (cell: Cell, side: number): Cell | 'edge' | undefined => {
    const [row, column] = [cell.row + DY[side], cell.column + DX[side]];
    if (row >= 0 && row < 5 && column >= 0 && column < 5) return { tile: cell.tile, row, column };
    const along = side % 2 === 0 ? cell.column : cell.row;
    if (along === 0 || along === 4) return undefined;
    const [x, y] = spotOf(state, cell.tile);
    const tile = tileOn(state, x + DX[side], y + DY[side]);
    if (tile !== undefined) return { tile, row: (row + 5) % 5, column: (column + 5) % 5 };
    return state.built[cell.tile * 4 + side] > 0 ? undefined : 'edge';
  };

  const features: Flooded[] = [];
  const done = new Set<string>();
  for (let tile = 0; tile < state.laid; tile++) {
    for (let at = 0; at < 25; at++) {
      const start = { tile, row: Math.floor(at / 5), column: at % 5 };
      const kind = kindOf(letterAt(start));
      if (kind === undefined || done.has(name(start))) continue;
      const found = new Map([[name(start), start]]);
      let ends = 0;
      for (const cell of found.values()) {
        for (let side = 0; side < 4; side++) {
          const next = across(cell, side);
          if (next === 'edge') ends++;
          else if (next && kindOf(letterAt(next)) === kind) found.set(name(next), next);
        }
      }
      const cells = [...found.values()];
      for (const key of found.keys()) done.add(key);
      features.push({
        kind,
        cells: new Set(found.keys()),
        tiles: new Set(cells.map((cell) => cell.tile)),
        goods: new Set(cells.map(letterAt).filter((letter) => 'FGL'.includes(letter))),
        ends,
      });
    }
  }
  return features;
};
