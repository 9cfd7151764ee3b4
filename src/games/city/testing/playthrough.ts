/** Whole games as readable text, kept as tests. */
import type { Player } from '../../../core/replay';
import * as playthrough from '../../../core/testing/playthrough';
import { city } from '../game';
import type { CityOptions } from '../options';
import { print } from '../print';

export interface Course extends Omit<playthrough.Course<CityOptions>, 'options'> {
  readonly player: 'random' | 'greedy';
  readonly options?: CityOptions;
}

/** For each number of seats a greedy game, a random one, and a short one that ends with the last wall. */
export const COURSES: readonly Course[] = [
  { name: 'two-seats', seats: 2, seed: 11, player: 'greedy' },
  { name: 'three-seats', seats: 3, seed: 12, player: 'greedy' },
  { name: 'four-seats', seats: 4, seed: 13, player: 'greedy' },
  { name: 'two-seats-random', seats: 2, seed: 14, player: 'random' },
  {
    name: 'last-wall',
    seats: 3,
    seed: 15,
    player: 'greedy',
    options: { stacks: [12, 12, 12], walls: 8 },
  },
];

/** A game as text: every word and what it caused, then the city and the seats at the end. */
export const writePlaythrough = (course: Course, player: Player): string =>
  playthrough.writePlaythrough(city, { options: city.defaults, ...course }, player, print);
