import type { Face, Shape } from '@/geometry/display-list';
import { EMBLEM_PATHS, emblemOf } from '@/geometry/shape-emblems';
import { ellipsePath } from '@/geometry/shape-path';
import { BLOCKS, RIDGES, fill, stroke } from './pen';

export const POSES = ['standing', 'lying', 'guard'] as const;
export type Pose = (typeof POSES)[number];

/** A cloaked townsperson about the origin: hood, shoulders, a cloak that falls in folds. */
const CLOAK =
  'M0-14.4C2.4-14.2 4.6-11.4 4.5-8.4C4.4-6.8 3.9-5.6 3.1-4.7C5.9-3.8 7-1 7.6 3C8 5.6 8.5 7.6 9.2 9.6' +
  'C7.4 11 5.6 11.2 4 10.2C2.6 11.5-2.6 11.5-4 10.2C-5.6 11.2-7.4 11-9.2 9.6C-8.5 7.6-8 5.6-7.6 3' +
  'C-7-1-5.9-3.8-3.1-4.7C-3.9-5.6-4.4-6.8-4.5-8.4C-4.6-11.4-2.4-14.2 0-14.4Z';
/** The face in the hood, and the fold where the cloak closes. */
const HOOD =
  'M0-12.2C1.8-12 2.9-10.4 2.7-8.6C2.4-6.6 1.2-5.9 0-5.9C-1.2-5.9-2.4-6.6-2.7-8.6C-2.9-10.4-1.8-12 0-12.2Z';
const LIT =
  'M-1.6-13.9C-4-12.8-4.9-10-4.3-7.6C-4-6.4-3.6-5.4-3.1-4.7C-5.9-3.8-7-1-7.6 3C-8 5.6-8.5 7.6-9.2 9.6C-8.4 10.3-7.4 10.7-6.4 10.8C-5.4 4-5.4-2-2.2-5C-3.4-8-3.2-11.6-1.6-13.9Z';

const emblem = (seat: number, x: number, y: number, size: number): Shape => ({
  kind: 'group',
  move: [x, y],
  scale: size / 20,
  shapes: [fill(EMBLEM_PATHS[emblemOf(seat)], `seat.${seat}.on`)],
});

const body = (seat: number): Shape[] => {
  const colour = `seat.${seat}`;
  return [
    {
      kind: 'group',
      move: [0.9, 1.3],
      shapes: [
        fill(CLOAK, [colour, 'ink', 0.62], {
          ink: 0.8,
          shadow: { dx: 1.4, dy: 1.6, blur: 1.7, alpha: 0.42 },
        }),
      ],
    },
    stroke(CLOAK, 'rim', 2.3),
    fill(CLOAK, colour),
    fill(LIT, [colour, 'rim', 0.32]),
    stroke('M4.6 9.8C5.4 6 5 1 3.4-3.4', 'ink', 0.5, { alpha: 0.5, levels: RIDGES }),
    stroke(CLOAK, 'ink', 0.95),
    fill(HOOD, ['ink', colour, 0.12], { levels: BLOCKS }),
    fill(
      'M0-11C1.2-11 1.9-10 1.8-8.7C1.6-7.4 0.9-6.8 0-6.8C-0.9-6.8-1.6-7.4-1.8-8.7C-1.9-10-1.2-11 0-11Z',
      'skin',
      { levels: BLOCKS },
    ),
  ];
};

const halberd = (): Shape[] => [
  stroke('M10.6 11V-17', 'rim', 2.4),
  stroke('M10.6 11V-17', ['earth', 'ink', 0.6], 1.3),
  fill(
    'M10.6-21L12-16.4L10.6-14.6L9.2-16.4ZM11.2-15.4C14.8-16.2 15.8-12.4 14.4-9.6C13.6-11 12.6-11.4 11.2-11.4ZM10-14.4L6.6-13L10-11.6Z',
    'stone.light',
    { ink: 0.6 },
  ),
];

/** Far out a follower is a disc with its emblem: nothing smaller could be told apart. */
const token = (seat: number): Shape[] => [
  fill(ellipsePath([0, 0], 15.5), 'rim', { shadow: { dx: 2, dy: 2, blur: 2, alpha: 0.4 } }),
  fill(ellipsePath([0, 0], 13.6), `seat.${seat}`, { ink: 1.4 }),
  emblem(seat, 0, 0, 19),
];

/** A follower of a seat: standing, lying for stewards, with a halberd on the wall. */
export const drawFollower = (seat: number, pose: Pose): Face => {
  const near: Shape[] =
    pose === 'lying'
      ? [{ kind: 'group', turn: -90, shapes: body(seat) }, emblem(seat, 3.2, 0.2, 10.4)]
      : [...(pose === 'guard' ? halberd() : []), ...body(seat), emblem(seat, 0, 3.1, 10.4)];
  return {
    key: `follower:${seat}/${pose}`,
    box: { x: -20, y: -24, width: 40, height: 42 },
    shapes: [
      { kind: 'group', levels: [0, 0], shapes: token(seat) },
      { kind: 'group', levels: BLOCKS, shapes: near },
    ],
  };
};

/** A pennant of a seat, its pole's foot at the origin. */
export const drawPennant = (seat: number, height: number): Shape[] => [
  stroke(`M0 0V${-height}`, 'ink', 1),
  fill(
    `M0 ${-height}C6 ${-height - 2} 9 ${-height + 1.6} 16 ${-height - 0.6}L13.2 ${-height + 5.4}L16 ${-height + 11.4}C9 ${-height + 13.4} 6 ${-height + 9.8} 0 ${-height + 11.6}Z`,
    `seat.${seat}`,
    {
      ink: 0.8,
      inkColour: 'ink',
      shadow: { dx: 1.4, dy: 1.8, blur: 1.4, alpha: 0.35 },
    },
  ),
  emblem(seat, 6.8, -height + 5.6, 9.4),
];
