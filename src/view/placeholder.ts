import type { Rect } from './camera/camera';
import type { Spot } from './spot';

/** The side of a cell of the placeholder, in board units. */
export const PLACEHOLDER_CELL = 100;

/** Five by five cells round the cell 0,0. */
export const PLACEHOLDER_GRID: Rect = { x: -250, y: -250, width: 500, height: 500 };

/** The sheet of paper that the grid is drawn on: what the camera holds in sight. */
export const PLACEHOLDER_BOUNDS: Rect = { x: -276, y: -276, width: 552, height: 552 };

/** The plots marked out on the sheet: column and row. */
const PLOTS = [
  [0, -1],
  [-1, 0],
  [0, 0],
  [1, 0],
  [0, 1],
] as const;

/** Where a cell of the sheet lies. */
export function cellRect(column: number, row: number): Rect {
  const side = PLACEHOLDER_CELL;
  return { x: column * side - side / 2, y: row * side - side / 2, width: side, height: side };
}

/** The marked plots as spots, labelled by the caller's words. */
export function placeholderSpots(label: (column: number, row: number) => string): Spot[] {
  return PLOTS.map(([column, row]) => ({
    id: `${column},${row}`,
    rect: cellRect(column, row),
    label: label(column, row),
    role: 'button',
  }));
}

/** The marked plots as rects. */
export const PLOT_RECTS: readonly Rect[] = PLOTS.map(([column, row]) => cellRect(column, row));
