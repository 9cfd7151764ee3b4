import type { Shape } from '@/geometry/display-list';
import { boxPath, ellipsePath } from '@/geometry/shape-path';
import type { Point } from '@/geometry/shape-points';
import { BLOCKS, CLOSE, RIDGES, fill, glow, lettering, stroke } from './pen';

/** Drawn about the origin in elevation, as old plans draw what every traveller should know; the foot is at y = 12. */
const SHADE = { dx: 2.4, dy: 2, blur: 2, alpha: 0.36 };

const wall = (x: number, y: number, width: number, height: number, dark = 0.38): Shape[] => [
  fill(boxPath(x, y, width, height), 'stone.light', { ink: 0.7, shadow: SHADE }),
  fill(boxPath(x + width * (1 - dark), y, width * dark, height), 'stone', { alpha: 0.85 }),
];

const window = (x: number, y: number, width: number, height: number): Shape =>
  fill(
    `M${x - width / 2} ${y + height}v${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}Z`,
    'window',
    {
      ink: 0.3,
      levels: BLOCKS,
    },
  );

const door = (x: number, foot: number, width: number, height: number): Shape =>
  fill(
    `M${x - width / 2} ${foot}v${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}Z`,
    ['ink', 'terracotta.dark', 0.35],
    { ink: 0.4, levels: BLOCKS },
  );

/** A steep roof in two halves by the light. */
const spire = (x: number, foot: number, half: number, height: number, name = 'slate'): Shape[] => [
  fill(`M${x - half} ${foot}L${x} ${foot - height}L${x + half} ${foot}Z`, name, { ink: 0.6 }),
  fill(`M${x - half} ${foot}L${x} ${foot - height}L${x - half * 0.1} ${foot}Z`, `${name}.light`),
  stroke(`M${x - half} ${foot}L${x} ${foot - height}L${x + half} ${foot}Z`, 'ink', 0.65),
];

const crenels = (x: number, y: number, width: number, count: number): Shape => {
  const step = width / (2 * count - 1);
  let path = `M${x} ${y}`;
  for (let i = 0; i < count; i++) path += `v-1.8h${step}v1.8${i < count - 1 ? `h${step}` : ''}`;
  return fill(`${path}v0.6h${-width}Z`, 'stone.light', { ink: 0.55 });
};

const courses = (x: number, y: number, width: number, height: number): Shape => {
  let path = '';
  for (let row = 1; row * 2.2 < height; row++) {
    for (let stone = 0; stone * 3.2 < width - 2; stone++) {
      if ((row * 7 + stone * 5) % 3 === 0) path += `M${x + 0.8 + stone * 3.2} ${y + row * 2.2}h1.7`;
    }
  }
  return stroke(path || 'M0 0', 'stone.dark', 0.3, { alpha: 0.8, levels: CLOSE });
};

const well = (grand: boolean): Shape[] => {
  const r = grand ? 9.5 : 6.8;
  const ry = r * 0.52;
  const high = grand ? 15 : 11.5;
  const roof: Shape[] = grand
    ? [
        stroke(
          `M${-r + 1.2} 5V${5 - high}M${r - 1.2} 5V${5 - high}M0 1V${2 - high}`,
          ['earth', 'ink', 0.5],
          1.3,
        ),
        fill(
          `M${-r - 1.6} ${6.5 - high}L0 ${-3 - high}L${r + 1.6} ${6.5 - high}Q0 ${9 - high} ${-r - 1.6} ${6.5 - high}Z`,
          'slate',
          { ink: 0.7 },
        ),
        fill(
          `M${-r - 1.6} ${6.5 - high}L0 ${-3 - high}L${-1} ${7.6 - high}Q${-r * 0.6} ${7.6 - high} ${-r - 1.6} ${6.5 - high}Z`,
          'slate.light',
        ),
        fill(ellipsePath([0, -3.4 - high], 0.9), 'grain', { ink: 0.35 }),
      ]
    : [
        stroke(`M-5.4 6C-6-5-3.4-10 0-10.4C3.4-10 6-5 5.4 6`, ['ink', 'slate', 0.35], 1.2),
        stroke('M0-10.2V1', 'ink', 0.5),
        fill('M-1.4 0.4h2.8l-0.4 2.8h-2Z', ['earth', 'ink', 0.2], { ink: 0.35 }),
      ];
  return [
    fill(ellipsePath([0, 8.6], r + 3.2, ry + 2), ['street', 'stone.light', 0.4], { ink: 0.6, shadow: SHADE }),
    fill(`M${-r} 4.6v4.6a${r} ${ry} 0 0 0 ${2 * r} 0v-4.6Z`, 'stone', { ink: 0.7 }),
    fill(`M${-r} 4.6v4.6a${r} ${ry} 0 0 0 ${r * 0.8} ${ry * 0.95}v-4.6Z`, 'stone.light'),
    stroke(
      `M${-r * 0.5} ${8.6 + ry * 0.4}v2M${r * 0.1} ${8.8 + ry * 0.5}v2M${r * 0.6} ${8.2 + ry * 0.3}v2`,
      'stone.dark',
      0.4,
      { levels: RIDGES },
    ),
    fill(ellipsePath([0, 4.6], r, ry), 'stone.light', { ink: 0.7 }),
    fill(ellipsePath([0, 4.8], r - 2, ry - 1.1), 'water', { ink: 0.5 }),
    fill(ellipsePath([-r * 0.25, 4.4], r * 0.28, ry * 0.22), 'plaster', { alpha: 0.75, levels: BLOCKS }),
    ...roof,
  ];
};

const squareTower = (): Shape[] => [
  ...wall(-7, -10, 14, 22),
  courses(-7, -10, 14, 22),
  fill(boxPath(-8.2, -12.4, 16.4, 3.4), 'stone.light', { ink: 0.65 }),
  fill(boxPath(2.2, -12.4, 6, 3.4), 'stone', { alpha: 0.85 }),
  crenels(-8.2, -12.4, 16.4, 5),
  window(-2.4, -5.6, 2, 4.4),
  window(2.6, -5.6, 2, 4.4),
  door(0, 12, 4.6, 7),
  stroke('M0-14.4V-20', 'ink', 0.5),
  fill('M0-20L5.6-18.4L0-16.6Z', 'terracotta', { ink: 0.4 }),
];

const shop = (): Shape[] => [
  ...wall(-10, -2, 20, 14),
  stroke('M-10 4.4H10M-5.5-2V4.4M5.5-2V4.4M-10-2L-5.5 4.4M10-2L5.5 4.4', ['earth', 'ink', 0.5], 0.9, {
    levels: BLOCKS,
  }),
  fill('M-12-1.4L-7.6-10.6H7.6L12-1.4Z', 'terracotta', { ink: 0.7 }),
  fill('M-12-1.4L-7.6-10.6H1L-1-1.4Z', 'terracotta.light'),
  stroke('M-10.4-4.6H10.4M-9-7.6H9', 'ink', 0.3, { alpha: 0.5, levels: RIDGES }),
  fill('M-2.6-4.4v-4.4L0-11.4L2.6-8.8v4.4Z', 'plaster', { ink: 0.5 }),
  window(0, -8.4, 1.8, 3),
  door(0, 12, 4, 6.4),
  window(-6.8, 6.4, 3.4, 4),
  window(6.8, 6.4, 3.4, 4),
  fill(
    'M-11 5.2H11L12.4 8.2Q10.6 9.6 9 8.2Q7.2 9.6 5.4 8.2Q3.6 9.6 1.8 8.2Q0 9.6-1.8 8.2Q-3.6 9.6-5.4 8.2Q-7.2 9.6-9 8.2Q-10.6 9.6-12.4 8.2Z',
    'garden.dark',
    { ink: 0.45 },
  ),
  stroke('M-7.4 5.4L-8.4 8.2M-3.6 5.4L-4 8.4M0 5.4V8.4M3.6 5.4L4 8.4M7.4 5.4L8.4 8.2', 'plaster', 0.9, {
    levels: BLOCKS,
  }),
];

/** Long nave, two western towers. */
const cathedral = (): Shape[] => [
  ...wall(-13, -1, 26, 13, 0.3),
  fill('M-14-0.6L-10-9H10L14-0.6Z', 'slate', { ink: 0.7 }),
  fill('M-14-0.6L-10-9H0L-2-0.6Z', 'slate.light'),
  ...wall(-12.5, -9, 7, 21),
  ...wall(5.5, -9, 7, 21),
  ...spire(-9, -9, 4.2, 11),
  ...spire(9, -9, 4.2, 11),
  fill(ellipsePath([0, 2], 3.1), 'window', { ink: 0.6 }),
  stroke('M0-1.1V5.1M-3.1 2H3.1M-2.2-0.2L2.2 4.2M2.2-0.2L-2.2 4.2', 'ink', 0.35, { levels: RIDGES }),
  window(-9, -5.6, 2.2, 5.4),
  window(9, -5.6, 2.2, 5.4),
  door(0, 12, 4.8, 5.6),
  door(-9, 12, 2.6, 4.4),
  door(9, 12, 2.6, 4.4),
];

/** One octagonal tower in stages over the crossing. */
const basilica = (): Shape[] => [
  ...wall(-13, 2, 26, 10, 0.3),
  fill('M-14 2.4L-11.4-4H11.4L14 2.4Z', 'terracotta', { ink: 0.7 }),
  fill('M-14 2.4L-11.4-4H0L-1.4 2.4Z', 'terracotta.light'),
  ...wall(-5, -8, 10, 8),
  ...wall(-3.8, -14, 7.6, 6),
  ...spire(0, -14, 4.2, 8.6, 'terracotta'),
  stroke('M0-22.4V-25M-1.1-24H1.1', 'ink', 0.55),
  window(-2.4, -6.2, 1.9, 4.2),
  window(2.4, -6.2, 1.9, 4.2),
  window(0, -12.6, 2, 3.6),
  fill('M-5 12V6.4A5 5 0 0 1 5 6.4V12Z', 'stone.light', { ink: 0.6 }),
  door(0, 12, 5, 6),
  window(-9.6, 5, 2, 4.4),
  window(9.6, 5, 2, 4.4),
];

const castle = (): Shape[] => [
  ...wall(-6, -12, 12, 18),
  crenels(-6, -12, 12, 4),
  window(0, -8, 2.2, 4.4),
  ...wall(-14, 0, 28, 12, 0.3),
  courses(-14, 0, 28, 12),
  crenels(-9, 0, 18, 6),
  ...wall(-15.5, -6, 7.4, 18),
  ...wall(8.1, -6, 7.4, 18),
  ...spire(-11.8, -6, 4.8, 9.4),
  ...spire(11.8, -6, 4.8, 9.4),
  window(-11.8, -2, 1.6, 4),
  window(11.8, -2, 1.6, 4),
  door(0, 12, 6, 8),
  stroke('M-3 6.6V12M-1 5V12M1 5V12M3 6.6V12', 'ink', 0.4, { levels: RIDGES }),
  stroke('M0-13.8V-19.4', 'ink', 0.5),
  fill('M0-19.4L6-17.8L0-16Z', 'grain', { ink: 0.4 }),
];

const SILHOUETTES: Readonly<Record<string, () => Shape[]>> = {
  'Petit Puits': () => well(false),
  'Grand Puits': () => well(true),
  'Tour Carrée': squareTower,
  "L'Épicerie": shop,
  'Saint Sernin': basilica,
  'Saint Nazaire': cathedral,
  'Château Comtal': castle,
};

const NAME_SIZE = 5.4;

/** A ribbon with the building's name. */
const nameRibbon = (name: string): Shape[] => {
  const half = name.length * NAME_SIZE * 0.235 + 2.4;
  return [
    fill(
      `M${-half - 3.6} 14.4l2.4 3.6l-2.4 3.2h6V14.4ZM${half + 3.6} 14.4l-2.4 3.6l2.4 3.2h-6V14.4Z`,
      ['ribbon', 'ink', 0.35],
      { ink: 0.45 },
    ),
    fill(`M${-half} 12.6Q0 14.4 ${half} 12.6V19.4Q0 21.2 ${-half} 19.4Z`, 'ribbon', {
      ink: 0.55,
      shadow: { dx: 0.8, dy: 1, blur: 0.8, alpha: 0.35 },
    }),
    stroke(
      `M${-half + 1} 13.7Q0 15.3 ${half - 1} 13.7M${-half + 1} 18.7Q0 20.3 ${half - 1} 18.7`,
      'grain',
      0.3,
      { levels: RIDGES },
    ),
    lettering(name, 0, 18.5, NAME_SIZE, { font: 'title', colour: 'ribbon.ink', levels: RIDGES }),
  ];
};

/** A historic building with its ribbon, always upright. */
export const drawHistoric = (at: Point, name: string): Shape[] => {
  const silhouette = SILHOUETTES[name.replace('’', "'")] ?? squareTower;
  return [
    {
      kind: 'group',
      move: [at[0], at[1] - 1],
      shapes: [
        fill(ellipsePath([0, 11.5], 19, 6.5), 'garden', { alpha: 0.55, soft: 1.6 }),
        ...silhouette(),
        glow(0, 8, 24, 0.8),
        ...nameRibbon(name),
      ],
    },
  ];
};
