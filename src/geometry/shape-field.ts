import type { Point } from './shape-points';

/** A function of the plane measured once on a grid and read between its points: what many questions are asked of. */
export type Field = (p: Point) => number;

const STEP = 2.5;

/** Measures `value` over a square from 0 to `size`; outside, the nearest edge answers. */
export const measureField = (size: number, value: (p: Point) => number): Field => {
  const count = Math.round(size / STEP) + 1;
  const grid = new Float64Array(count * count);
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) grid[y * count + x] = Math.min(999, value([x * STEP, y * STEP]));
  }
  return ([px, py]) => {
    const x = Math.max(0, Math.min(count - 1.001, px / STEP));
    const y = Math.max(0, Math.min(count - 1.001, py / STEP));
    const at = Math.floor(y) * count + Math.floor(x);
    const [sx, sy] = [x - Math.floor(x), y - Math.floor(y)];
    const upper = grid[at] * (1 - sx) + grid[at + 1] * sx;
    const lower = grid[at + count] * (1 - sx) + grid[at + count + 1] * sx;
    return upper * (1 - sy) + lower * sy;
  };
};
