import { type Ground, type Turn, groundOf } from './picture';
import type { TilePlan } from './plan';

/** What a side shows, seen from inside the tile: its ground left and right, and whether a street runs out between. */
export interface SideGrounds {
  readonly left: Ground;
  readonly right: Ground;
  readonly street: boolean;
}

/** Room kept on residential sides for what the scene stands across the side, so that no lane shows between tiles. */
export const STRADDLE = { along: [22, 78], full: [22, 50, 78], half: 6.5, deep: 5.5 } as const;

/** Room kept at every corner of a tile for what the scene draws where four tiles meet. */
export const CORNER_ROOM = 11;

const SLOTS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  [
    [4, 1],
    [4, 2],
    [4, 3],
  ],
  [
    [3, 4],
    [2, 4],
    [1, 4],
  ],
  [
    [0, 3],
    [0, 2],
    [0, 1],
  ],
];

/** The four sides of a tile, clockwise from the north, as it lies. */
export const halfSideGrounds = (plan: Pick<TilePlan, 'cells'>, turn: Turn = 0): SideGrounds[] => {
  const upright = SLOTS.map((slots): SideGrounds => {
    const [left, middle, right] = slots.map(([x, y]) => plan.cells[y][x]);
    return {
      left: groundOf(left) ?? 'residential',
      right: groundOf(right) ?? 'residential',
      street: middle === 's',
    };
  });
  return upright.map((_, side) => upright[(side + 4 - turn) % 4]);
};
