import { randomAt } from '@/core/random';

import { box, disc, stroke, tree, type Mark } from './marks';
import { church, keep, market, quarter, QUARTER } from './quarters';

const SEED = 1253;
const STREET = 3;
const FIRST = 14;
const SIDE = 5;

/** The wall's corners, clockwise: a square with its corners cut. */
const WALL = [
  [25, 9],
  [75, 9],
  [91, 25],
  [91, 75],
  [75, 91],
  [25, 91],
  [9, 75],
  [9, 25],
] as const;

/** Gates stand where a street meets the wall, one a side, turned like the arms of a windmill. */
const GATES = [
  { at: [42.5, 9], out: [42.5, -4], along: [1, 0] },
  { at: [91, 42.5], out: [104, 42.5], along: [0, 1] },
  { at: [57.5, 91], out: [57.5, 104], along: [1, 0] },
  { at: [9, 57.5], out: [-4, 57.5], along: [0, 1] },
] as const;

const place = (index: number): number => FIRST + index * (QUARTER + STREET);

/** Sums of x and y at which the furrows of the south-east run, from the wall outwards. */
const FURROWS = [180, 182.4, 184.8, 188.4, 190.8, 193.2, 195.6, 198];

const country = (): Mark[] => [
  // A river round the south-west.
  { ...stroke([-8, 72], [30, 110], 7.6, 'water'), inked: true },
  stroke([0, 79], [6, 85], 0.6, 'ripple'),
  stroke([9, 89.5], [15, 95.5], 0.6, 'ripple'),
  stroke([3, 85], [6, 88], 0.5, 'ripple'),
  // Ploughland in the south-east, in two kinds of corn.
  ...FURROWS.map((sum, at) => stroke([sum - 104, 104], [104, sum - 104], 1.3, at < 3 ? 'corn' : 'furrow')),
  // An orchard in the north-west.
  ...[
    [4.5, 4.5],
    [10.5, 4],
    [16.5, 4.5],
    [4, 10.5],
    [10, 10],
    [4.5, 16.5],
  ].flatMap(([x, y]) => tree(x, y, 1.7)),
  ...tree(96, 62, 1.5),
  ...tree(97.5, 67, 1.2),
  ...tree(70, 96.5, 1.4),
  ...tree(3.5, 36, 1.5),
  ...tree(29, 4, 1.3),
];

const roads = (): Mark[] => GATES.map(({ at, out }) => ({ ...stroke(at, out, 3.8, 'road'), inked: true }));

/** An octagon of plain boxes: a cross, and a diamond under each cut corner. */
const ground = (): Mark[] => [
  box(25, 9, 50, 82, 'ground'),
  box(9, 25, 82, 50, 'ground'),
  ...[25, 75].flatMap((x) =>
    [25, 75].map((y): Mark => ({ x, y, w: 22.6, h: 22.6, turn: Math.PI / 4, fill: 'ground' })),
  ),
];

const isCorner = (column: number, row: number): boolean =>
  column % (SIDE - 1) === 0 && row % (SIDE - 1) === 0;

const gardens = (column: number, row: number): Mark[] => {
  const [x, y] = [place(column) + QUARTER / 2, place(row) + QUARTER / 2];
  const [inX, inY] = [column === 0 ? 1 : -1, row === 0 ? 1 : -1];
  return [
    ...tree(x + 3.4 * inX, y + 3.2 * inY, 1.7),
    ...tree(x - 0.8 * inX, y + 3.6 * inY, 1.3),
    ...tree(x + 3.6 * inX, y - 0.9 * inY, 1.3),
  ];
};

const quarterAt = (column: number, row: number): Mark[] => {
  const [x, y] = [place(column), place(row)];
  if (isCorner(column, row)) return gardens(column, row);
  switch (`${column},${row}`) {
    case '2,2':
      return market(x, y);
    case '3,1':
      return church(x, y);
    case '1,3':
      return keep(x, y);
    default:
      return quarter(randomAt(SEED, row * SIDE + column, 'table'), x, y);
  }
};

const wallIn = (thick: number, fill: Mark['fill'], shift = 0): Mark[] =>
  WALL.map(([x, y], at) => {
    const [nextX, nextY] = WALL[(at + 1) % WALL.length];
    return stroke([x + shift, y + shift], [nextX + shift, nextY + shift], thick, fill);
  });

const towers = (): Mark[] =>
  WALL.flatMap(([x, y]) => [
    disc(x + 0.9, y + 1, 3.1, 'shade'),
    disc(x, y, 3, 'stone', true),
    disc(x, y, 1.9, 'slate', true),
    disc(x - 0.45, y - 0.45, 0.9, 'slateLight'),
  ]);

const gates = (): Mark[] =>
  GATES.flatMap(({ at: [x, y], along: [dx, dy] }) => [
    box(x - 1.7, y - 1.7, 3.4, 3.4, 'road'),
    ...[-2.6, 2.6].flatMap((off) => [
      disc(x + off * dx, y + off * dy, 1.8, 'stoneLight', true),
      disc(x + off * dx, y + off * dy, 0.9, 'brick', true),
    ]),
  ]);

/** A compass in the north-east: two squares make its eight points. */
const compass = (): Mark[] => [
  disc(90.5, 9.5, 5.6, 'ink'),
  disc(90.5, 9.5, 5.3, 'field'),
  { x: 90.5, y: 9.5, w: 5, h: 5, fill: 'brick', inked: true },
  { x: 90.5, y: 9.5, w: 5, h: 5, turn: Math.PI / 4, fill: 'gilt', inked: true },
  disc(90.5, 9.5, 1.2, 'ink'),
  box(90.2, 2.6, 0.6, 2.6, 'ink'),
];

/** The plan of a small fortified town, drawn once: marks from the ground up on a sheet of 100 by 100. */
export const drawTownPlan = (): Mark[] => {
  const cells = Array.from({ length: SIDE * SIDE }, (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const);
  return [
    ...country(),
    ...roads(),
    ...ground(),
    ...cells.flatMap(([column, row]) => quarterAt(column, row)),
    ...wallIn(3.2, 'shade', 0.9),
    ...wallIn(3.2, 'ink'),
    ...wallIn(2.5, 'stone'),
    ...wallIn(1, 'stoneLight', -0.3),
    ...gates(),
    ...towers(),
    ...compass(),
  ];
};
