/** Which way from the middle of its tile a piece lies, in words of the catalogue. */
import { SLOTS_A_SIDE } from '../../../geometry/sides';

/** Clockwise from the east, as angles on the board go. */
const TOWARD = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** How far the slots of a side lie from the middle of a tile, in steps from one slot to the next. */
const SIDE = 2;

/** Where a slot lies on the edge of a tile. */
const pointOf = (slot: number): readonly [number, number] => {
  const along = (slot % SLOTS_A_SIDE) - 1;
  switch (Math.floor(slot / SLOTS_A_SIDE)) {
    case 0:
      return [along, -SIDE];
    case 1:
      return [SIDE, along];
    case 2:
      return [-along, SIDE];
    default:
      return [-SIDE, -along];
  }
};

/** By the slots that a piece touches: a side, the corner between two of them, or neither. */
export const towardOf = (slots: readonly number[]): (typeof TOWARD)[number] | 'middle' => {
  const [x, y] = slots.map(pointOf).reduce(([ax, ay], [bx, by]) => [ax + bx, ay + by], [0, 0]);
  if (x === 0 && y === 0) return 'middle';
  return TOWARD[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + TOWARD.length) % TOWARD.length];
};
