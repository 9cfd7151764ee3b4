import type { Random } from '@/core/random';

import { box, disc, tree, type Mark, type Pigment } from './marks';

/** The side of a quarter between its streets. */
export const QUARTER = 12;

const ROOFS = [
  ['tile', 'tileLight'],
  ['tile', 'tileLight'],
  ['brick', 'brickLight'],
  ['brick', 'brickLight'],
  ['slate', 'slateLight'],
] as const satisfies readonly (readonly [Pigment, Pigment])[];

const house = (
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  half: 'north' | 'west',
): Mark[] => {
  const [fill, sunny] = ROOFS[random.int(ROOFS.length)];
  const roof = box(x + 0.15, y + 0.15, w - 0.3, h - 0.3, fill, {
    round: 0.35,
    inked: true,
    sunny: { fill: sunny, half },
  });
  if (random.int(3) > 0) return [roof];
  const window = box(x + w * 0.55, y + h * 0.6, 0.95, 0.95, 'lamp', { round: 0.25 });
  return [roof, window];
};

/** Houses side by side along `length`, of uneven widths. */
const terrace = (
  random: Random,
  x: number,
  y: number,
  length: number,
  depth: number,
  count: number,
): Mark[] => {
  const even = length / count;
  const walls = [0];
  for (let at = 1; at < count; at++) walls.push(even * at + (random.int(11) - 5) * 0.13);
  walls.push(length);
  return walls
    .slice(1)
    .flatMap((end, at) => house(random, x + walls[at], y, end - walls[at], depth, 'north'));
};

/** Houses around a garden. */
const around = (random: Random, x: number, y: number): Mark[] => {
  const depth = 3.9;
  const inner = QUARTER - 2 * depth;
  return [
    box(x, y, QUARTER, QUARTER, 'garden', { round: 0.6 }),
    ...tree(x + 5 + random.int(3), y + 5 + random.int(3), 1.25),
    ...terrace(random, x, y, QUARTER, depth, 3),
    ...house(random, x, y + depth, depth, inner, 'west'),
    ...house(random, x + QUARTER - depth, y + depth, depth, inner, 'west'),
    ...terrace(random, x, y + QUARTER - depth, QUARTER, depth, 3 + random.int(2)),
  ];
};

/** Two terraces back to back, a strip of gardens between them. */
const rows = (random: Random, x: number, y: number): Mark[] => [
  box(x, y, QUARTER, QUARTER, 'garden', { round: 0.6 }),
  ...tree(x + 2.5 + random.int(3), y + QUARTER / 2, 0.95),
  ...tree(x + 7 + random.int(3), y + QUARTER / 2, 0.95),
  ...terrace(random, x, y, QUARTER, 4.7, 3 + random.int(2)),
  ...terrace(random, x, y + QUARTER - 4.7, QUARTER, 4.7, 3),
];

/** A quarter of houses: its shadow, then one of two ways to build it. */
export const quarter = (random: Random, x: number, y: number): Mark[] => [
  box(x + 0.7, y + 0.8, QUARTER, QUARTER, 'shade', { round: 0.8 }),
  ...(random.int(2) === 0 ? around(random, x, y) : rows(random, x, y)),
];

export const church = (x: number, y: number): Mark[] => [
  box(x, y, QUARTER, QUARTER, 'garden', { round: 0.8 }),
  ...tree(x + 1.6, y + 1.7, 1.1),
  ...tree(x + 10.2, y + 10.3, 1.1),
  ...tree(x + 1.7, y + 10.2, 1),
  box(x + 2.2, y + 4.9, 8.6, 4.2, 'shade', { round: 0.4 }),
  disc(x + 10, y + 6, 2, 'slate', true),
  box(x + 1.4, y + 4, 8.8, 4, 'slate', { inked: true, sunny: { fill: 'slateLight', half: 'north' } }),
  box(x + 5.4, y + 1.8, 3.2, 8.4, 'slate', { inked: true, sunny: { fill: 'slateLight', half: 'west' } }),
  box(x + 0.8, y + 4.3, 3.4, 3.4, 'stone', { inked: true, sunny: { fill: 'stoneLight', half: 'north' } }),
  box(x + 2.25, y + 5, 0.5, 2, 'gilt'),
  box(x + 1.6, y + 5.55, 1.8, 0.5, 'gilt'),
];

export const keep = (x: number, y: number): Mark[] => {
  const [near, far] = [1.9, QUARTER - 1.9];
  const turret = (cx: number, cy: number) => [
    disc(x + cx, y + cy, 1.9, 'stone', true),
    disc(x + cx, y + cy, 0.9, 'ink'),
  ];
  return [
    box(x + 1.6, y + 1.8, QUARTER - 2, QUARTER - 2, 'shade', { round: 1 }),
    box(x + 1.4, y + 1.4, QUARTER - 2.8, QUARTER - 2.8, 'stone', { inked: true }),
    box(x + 2.9, y + 2.9, QUARTER - 5.8, QUARTER - 5.8, 'yard', { inked: true }),
    box(x + 4, y + 3.6, 4.6, 4, 'tile', { inked: true, sunny: { fill: 'tileLight', half: 'north' } }),
    ...turret(near, near),
    ...turret(far, near),
    ...turret(near, far),
    ...turret(far, far),
  ];
};

const stall = (x: number, y: number, goods: Pigment): Mark[] => [
  box(x + 0.4, y + 0.5, 3.6, 2.2, 'shade'),
  box(x, y, 3.6, 2.2, 'canvas', { inked: true }),
  box(x, y, 0.9, 2.2, goods),
  box(x + 1.8, y, 0.9, 2.2, goods),
];

/** The market place, paved a little into the streets around it. */
export const market = (x: number, y: number): Mark[] => [
  box(x - 0.9, y - 0.9, QUARTER + 1.8, QUARTER + 1.8, 'earth', { round: 1.4, inked: true }),
  ...stall(x + 0.9, y + 1, 'fish'),
  ...stall(x + 7.4, y + 1, 'grain'),
  ...stall(x + 0.9, y + 8.6, 'livestock'),
  ...stall(x + 7.4, y + 8.6, 'fish'),
  disc(x + QUARTER / 2, y + QUARTER / 2, 1.7, 'stoneLight', true),
  disc(x + QUARTER / 2, y + QUARTER / 2, 0.95, 'water', true),
];
