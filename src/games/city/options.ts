import type { Reason } from '../../core/contract';

/** What a game may be set up with. No screen shows these: they let tests reach rare ends (C1). */
export interface CityOptions {
  /** How many tiles the three stacks hold; what is left of the 75 stays in the box. */
  readonly stacks: readonly [number, number, number];
  /** How many walls there are. */
  readonly walls: number;
}

const TILES = 75;
const WALLS = 70;

export const DEFAULT_OPTIONS: CityOptions = Object.freeze({
  stacks: Object.freeze([30, 25, 20] as const),
  walls: WALLS,
});

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Options out of untrusted data, or the reason why they are none. */
export const readOptions = (data: unknown): CityOptions | Reason => {
  if (data === undefined) return DEFAULT_OPTIONS;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { rule: 'options' };
  const {
    stacks = DEFAULT_OPTIONS.stacks,
    walls = WALLS,
    ...others
  } = data as { readonly [key: string]: unknown };
  const [stranger] = Object.keys(others);
  if (stranger !== undefined) return { rule: 'options', option: stranger };
  if (!isCount(walls, WALLS) || walls === 0) return { rule: 'C1', option: 'walls' };
  if (!Array.isArray(stacks) || stacks.length !== 3) return { rule: 'C1', option: 'stacks' };
  const [first, second, third]: unknown[] = stacks;
  if (!isCount(first, TILES) || !isCount(second, TILES) || !isCount(third, TILES)) {
    return { rule: 'C1', option: 'stacks' };
  }
  const sum = first + second + third;
  if (sum === 0 || sum > TILES) return { rule: 'C1', option: 'stacks' };
  return { stacks: [first, second, third], walls };
};
