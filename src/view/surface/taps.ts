import type { Point } from '../camera/camera';

/** A touch of the board: where on the board, where on the surface, points per board unit, and when. */
export interface Touch {
  readonly board: Point;
  readonly screen: Point;
  readonly zoom: number;
  /** Milliseconds. */
  readonly time: number;
}

const DOUBLE_MS = 320;
const DOUBLE_PT = 40;

/** Whether a tap and the one before it, which nothing answered, make a double tap. */
export function isDouble(before: Touch | undefined, tap: Touch): boolean {
  if (before === undefined || tap.time - before.time > DOUBLE_MS) return false;
  return Math.hypot(tap.screen.x - before.screen.x, tap.screen.y - before.screen.y) <= DOUBLE_PT;
}
