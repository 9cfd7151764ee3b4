import type { Point, Rect } from './camera/camera';

/** A place that can be meant by a touch. */
export interface Target {
  readonly id: string;
  readonly rect: Rect;
}

/** `tie`: either of two small spots may be meant, so only a closer look tells which is meant. */
export type Pick<T extends Target = Target> =
  { readonly kind: 'none' } | { readonly kind: 'spot'; readonly spot: T } | { readonly kind: 'tie' };

/** Points on the screen within which a touch still means a spot. */
const REACH = 44;
/** Points that a finger strays: a spot whose middle is so near may be meant, even if another is nearer. */
const STRAY = 9;
/** Points by which one spot must be nearer than another to be the one that is meant. */
const CLEAR = 4;

interface Candidate<T> {
  readonly spot: T;
  /** Points from the touch to the spot, 0 inside it. */
  readonly gap: number;
  /** Points from the touch to the spot's middle. */
  readonly off: number;
}

/** The spot nearest to a point of the board, within `reach` points on the screen; of several under it, the best centred. */
export function pickSpot<T extends Target>(
  spots: readonly T[],
  at: Point,
  zoom: number,
  reach: number = REACH,
): Pick<T> {
  let best: Candidate<T> | undefined;
  let next: Candidate<T> | undefined;
  let meant = 0;
  for (const spot of spots) {
    const candidate = measure(spot, at, zoom);
    if (candidate.gap > reach) continue;
    if (candidate.off <= STRAY) meant += 1;
    if (best === undefined || isNearer(candidate, best)) {
      next = best;
      best = candidate;
    } else if (next === undefined || isNearer(candidate, next)) {
      next = candidate;
    }
  }
  if (best === undefined) return { kind: 'none' };
  if (meant > 1) return { kind: 'tie' };
  if (next !== undefined && best.off <= reach / 2 && areLevel(best, next)) return { kind: 'tie' };
  return { kind: 'spot', spot: best.spot };
}

function measure<T extends Target>(spot: T, at: Point, zoom: number): Candidate<T> {
  const { x, y, width, height } = spot.rect;
  const outside = { x: Math.max(x - at.x, 0, at.x - x - width), y: Math.max(y - at.y, 0, at.y - y - height) };
  return {
    spot,
    gap: Math.hypot(outside.x, outside.y) * zoom,
    off: Math.hypot(at.x - x - width / 2, at.y - y - height / 2) * zoom,
  };
}

function isNearer(one: Candidate<unknown>, other: Candidate<unknown>): boolean {
  return one.gap === other.gap ? one.off < other.off : one.gap < other.gap;
}

function areLevel(one: Candidate<unknown>, other: Candidate<unknown>): boolean {
  return Math.abs(one.gap - other.gap) < CLEAR && Math.abs(one.off - other.off) < CLEAR;
}
