import type { Point } from '../camera/camera';

/** A touch of the board: where on the board, where on the surface, and points per board unit at that moment. */
export interface Touch {
  readonly board: Point;
  readonly screen: Point;
  readonly zoom: number;
}

export interface Tap {
  readonly at: Point;
  readonly time: number;
}

const DOUBLE_MS = 320;
const DOUBLE_PT = 40;

/** Whether a tap and the one before it, which nothing answered, make a double tap. */
export function isDouble(before: Tap | undefined, tap: Tap): boolean {
  if (before === undefined || tap.time - before.time > DOUBLE_MS) return false;
  return Math.hypot(tap.at.x - before.at.x, tap.at.y - before.at.y) <= DOUBLE_PT;
}
