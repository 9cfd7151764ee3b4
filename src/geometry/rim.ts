/**
 * The rim of a city: the closed line of tile sides that face the outside.
 *
 * A side of a laid tile is one number, tile × 4 + side. Walking clockwise keeps the city on the right hand: from a
 * side's end the line goes on along the tile diagonally ahead, else the one straight ahead, else round the own tile.
 */
import { STEP, tileAt, type Plot } from './plot';

/** The next side clockwise. */
export const nextSide = (plot: Plot, at: number): number => {
  const side = at & 3;
  const cell = plot.cells[at >> 2];
  const ahead = cell + STEP[(side + 1) & 3];
  const diagonal = tileAt(plot, ahead + STEP[side]);
  if (diagonal >= 0) return (diagonal << 2) | ((side + 3) & 3);
  const straight = tileAt(plot, ahead);
  if (straight >= 0) return (straight << 2) | side;
  return (at & ~3) | ((side + 1) & 3);
};

/** The next side counterclockwise: the way back of `nextSide`. */
export const previousSide = (plot: Plot, at: number): number => {
  const side = at & 3;
  const cell = plot.cells[at >> 2];
  const behind = cell + STEP[(side + 3) & 3];
  const diagonal = tileAt(plot, behind + STEP[side]);
  if (diagonal >= 0) return (diagonal << 2) | ((side + 1) & 3);
  const straight = tileAt(plot, behind);
  if (straight >= 0) return (straight << 2) | side;
  return (at & ~3) | ((side + 3) & 3);
};

/** A side that surely lies on the rim: the north side of a northernmost tile. */
export const someRimSide = (plot: Plot, tiles: number): number => {
  let top = 0;
  for (let tile = 1; tile < tiles; tile++) if (plot.cells[tile] < plot.cells[top]) top = tile;
  return top << 2;
};

/** The whole rim, clockwise from a side on it. */
export const walkRim = (plot: Plot, from: number): number[] => {
  const sides = [from];
  for (let at = nextSide(plot, from); at !== from; at = nextSide(plot, at)) sides.push(at);
  return sides;
};

/** How many rim sides lie between the two ends of a wall, walking clockwise from its clockwise end. */
export const countGap = (plot: Plot, cwEnd: number, ccwEnd: number): number => {
  let count = 0;
  for (let at = nextSide(plot, cwEnd); at !== ccwEnd; at = nextSide(plot, at)) count++;
  return count;
};

/** The row of tiles from a side inward, up to the first empty cell: its last tile. */
export const farTile = (plot: Plot, at: number): number => {
  const inward = STEP[((at & 3) + 2) & 3];
  let tile = at >> 2;
  for (let next = tile; next >= 0; next = tileAt(plot, plot.cells[tile] + inward)) tile = next;
  return tile;
};
