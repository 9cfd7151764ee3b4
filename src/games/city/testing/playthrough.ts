/** Whole games as readable text, kept as tests. */
import type { Player } from '../../../core/replay';
import { playOut } from '../../../core/replay';
import type { CityEvent } from '../events';
import { city } from '../game';
import type { CityOptions } from '../options';
import { print } from '../print';

export interface Course {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
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

const detail = (event: CityEvent): string => {
  const { kind, ...rest } = event;
  const values = Object.entries(rest).flatMap(([key, value]) =>
    key === 'reveals' ? [] : [`${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );
  return `    ${[kind, ...values].join('; ')}`;
};

/** A game as text: every word and what it caused, then the city and the seats at the end. */
export const writePlaythrough = (course: Course, player: Player): string => {
  const { seats, seed, options = city.defaults } = course;
  const players = new Array<Player>(seats).fill(player);
  const { entries, events, state, outcome } = playOut(city, { options, seed, players });
  const lines = [`city, ${seats} seats, seed ${seed}, ${course.player}, ${JSON.stringify(options)}`, ''];
  entries.forEach(({ word, actor }, ply) => {
    lines.push(`${ply} ${actor < 0 ? 'chance' : `seat ${actor}`} ${word}`);
    for (const { ply: _ply, ...event } of events.filter((told) => told.ply === ply)) {
      lines.push(detail(event as CityEvent));
    }
  });
  return [...lines, '', print(state), `places: ${outcome.places.join(' ')}`, ''].join('\n');
};
