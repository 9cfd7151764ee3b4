/**
 * Tiles on a square grid without edges.
 *
 * A cell is one number, sixteen bits: y in the upper byte, x in the lower, the origin in the middle. Which tile lies
 * on a cell is found in 256 slots: a city within 16 × 16 cells has one slot a cell, a longer one probes on. So a
 * state stays small, however far its streets run.
 */
export interface Plot {
  /** 1 + the number of the tile, or 0. */
  readonly slots: Uint8Array;
  /** The cell of each laid tile, in the order of laying. */
  readonly cells: Uint16Array;
}

export const PLOT_SLOTS = 256;
const ORIGIN = 128;
/** Coprime to the number of slots, and not a neighbour's distance: a full row does not make the next one probe. */
const PROBE = 103;

/** From a cell to the neighbour across side n, e, s, w. */
export const STEP: readonly number[] = [-256, 1, 256, -1];

/** How far from the origin a cell may lie on either axis. */
export const REACH = 120;

export const createPlot = (capacity: number): Plot => ({
  slots: new Uint8Array(PLOT_SLOTS),
  cells: new Uint16Array(capacity),
});

export const cellAt = (x: number, y: number): number => ((y + ORIGIN) << 8) | (x + ORIGIN);
export const xOf = (cell: number): number => (cell & 255) - ORIGIN;
export const yOf = (cell: number): number => (cell >> 8) - ORIGIN;

/** The number of the tile on a cell, or −1. */
export const tileAt = (plot: Plot, cell: number): number => {
  const { slots, cells } = plot;
  let at = (cell & 15) | ((cell >> 4) & 240);
  let held = slots[at];
  while (held !== 0) {
    if (cells[held - 1] === cell) return held - 1;
    at = (at + PROBE) & 255;
    held = slots[at];
  }
  return -1;
};

/** Puts a tile on an empty cell. */
export const putTile = (plot: Plot, tile: number, cell: number): void => {
  let at = (cell & 15) | ((cell >> 4) & 240);
  while (plot.slots[at] !== 0) at = (at + PROBE) & 255;
  plot.slots[at] = tile + 1;
  plot.cells[tile] = cell;
};
