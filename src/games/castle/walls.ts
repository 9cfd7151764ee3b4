/** The wall tiles: 18 in nine kinds, and the stacks they lie in (K4). Names are save format: they never change. */
import { CORNERS } from './board';

export const WALLS = [
  'another-turn',
  'double-tower',
  'double-house',
  'unfinished-tower',
  'unfinished-house',
  'unfinished-path',
  'rich-courtyard',
  'greater-keep',
  'five-points',
] as const;
/** The name of a kind of wall tile; its place in WALLS is its number. */
export type Wall = (typeof WALLS)[number];

export const WALL_KINDS = WALLS.length;
/** Of each kind. */
export const WALL_COPIES = 2;
export const WALL_COUNT = WALL_KINDS * WALL_COPIES;

const numberOf = (wall: Wall): number => WALLS.indexOf(wall);

export const ANOTHER_TURN = numberOf('another-turn');
export const DOUBLE_TOWER = numberOf('double-tower');
export const DOUBLE_HOUSE = numberOf('double-house');
export const UNFINISHED_TOWER = numberOf('unfinished-tower');
export const UNFINISHED_HOUSE = numberOf('unfinished-house');
export const UNFINISHED_PATH = numberOf('unfinished-path');
export const RICH_COURTYARD = numberOf('rich-courtyard');
export const GREATER_KEEP = numberOf('greater-keep');
export const FIVE_POINTS = numberOf('five-points');

/** The number of a kind of wall tile, by its name. */
export const wallOf = (name: string): number | undefined => {
  const wall = (WALLS as readonly string[]).indexOf(name);
  return wall < 0 ? undefined : wall;
};

/** Runs of stacks from the first corner, 12/13, clockwise: how many corners, how high. */
const RUNS: { readonly [seats: number]: readonly (readonly [corners: number, height: number])[] } = {
  2: [[13, 1]],
  3: [[9, 2]],
  4: [
    [2, 3],
    [6, 2],
  ],
  5: [
    [2, 4],
    [2, 3],
    [2, 2],
  ],
  6: [
    [2, 5],
    [2, 4],
  ],
};

/** By corner: how many wall tiles lie there at the start. */
export const heightsFor = (seats: number): number[] => {
  const heights = [0, ...RUNS[seats].flatMap(([corners, height]) => new Array<number>(corners).fill(height))];
  return CORNERS.map((_, at) => heights[at] ?? 0);
};
