import type { Move } from '@/core/contract';
import type { Choice } from '@/games/desk';

import { crowdAt } from './use-crowd';

const CELL = 100;
/** Points a board unit at which a cell is small on a phone, and at which it is large. */
const [FAR, NEAR] = [0.3, 0.9];

const placesAt = (side: number, ...corners: readonly (readonly [number, number])[]): readonly Choice[] =>
  corners.map(([x, y], at) => ({
    id: String(at),
    box: { x, y, width: side, height: side },
    moves: [at as Move],
    ways: [0],
    label: { key: 'x', values: {} },
    prompt: { key: 'x', values: {} },
  }));

test('small places near each other are looked at from near by, with the cells round them', () => {
  expect(crowdAt(placesAt(40, [0, 0], [60, 30]), CELL, FAR)).toEqual({
    x: -100,
    y: -100,
    width: 300,
    height: 270,
  });
  // The two ends of a wall.
  expect(crowdAt(placesAt(44, [0, 0], [300, 200]), CELL, FAR)).toMatchObject({ width: 544, height: 444 });
});

test('nothing draws near by itself where fingers can tell the places apart', () => {
  const ends = placesAt(44, [0, 0], [300, 200]);
  expect(crowdAt(ends, CELL, NEAR)).toBeUndefined();
  expect(crowdAt([], CELL, FAR)).toBeUndefined();
  // Whole cells, and places all over the city.
  expect(crowdAt(placesAt(100, [0, 0], [100, 0]), CELL, FAR)).toBeUndefined();
  expect(crowdAt(placesAt(44, [0, 0], [900, 0]), CELL, FAR)).toBeUndefined();
});
