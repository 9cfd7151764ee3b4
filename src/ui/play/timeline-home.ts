/** Where on the screen the places of the seats are, as followers on their way home see them. */
import type { Insets, Point, Size } from '@/view/camera/camera';

import { HIT } from '../theme/measures';

/** Of a strip along the top, what stands left and right of the scores. */
const BEFORE = HIT;
const BEHIND = 2 * HIT;
/** In a panel at the side the scores stand under a row of buttons. */
const LINE = 42;

/** A seat's place on the edge of the board: at the strip on top or, where a panel is wider than that is high, at its side. */
export const homeOf = (seat: number, seats: number, insets: Insets, { width }: Size): Point => {
  const { top, left, right } = insets;
  if (Math.max(left, right) > Math.max(top, HIT)) {
    const x = left > right ? left : width - right;
    return { x, y: top + HIT + LINE * (seat + 0.5) };
  }
  return { x: BEFORE + ((width - BEFORE - BEHIND) * (seat + 0.5)) / seats, y: top };
};
