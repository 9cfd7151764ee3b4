import type { Box, Face, Shape } from '@/geometry/display-list';
import { ellipsePath, linePath, polygonPath } from '@/geometry/shape-path';
import { type Point, place, polar } from '@/geometry/shape-points';
import { waveOf } from '@/geometry/shape-seed';
import { drawPennant } from './follower';
import { BLOCKS, CLOSE, RIDGES, fill, glow, stroke } from './pen';
import { sweep } from './roof';

/** How thick the wall is; it stands outside the tile's side. */
export const WALL = 10;
/** Middle of the wall's walk, outwards from the side. */
export const WALK = WALL / 2;

/** How far foot of a wall shows south-east of its top. */
const HEIGHT: Point = [2, 3.2];
const TALL: Point = [2.8, 4.4];
const CAST = { dx: 3, dy: 3.6, blur: 3, alpha: 0.34 };

export const WALL_KINDS = ['wall', 'short-start', 'short-end'] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** From where to where along the side a piece of wall runs. */
const SPANS: Readonly<Record<WallKind, readonly [number, number]>> = {
  wall: [-50, 50],
  'short-start': [-50 + WALL, 50],
  'short-end': [-50, 50 - WALL],
};

type Put = (x: number, y: number) => Point;
/** Local to the side: x along it clockwise, y outwards is negative. */
const along =
  (turn: number): Put =>
  (x, y) =>
    place([0, 0], (turn * Math.PI) / 2, [x, y]);

const box = (put: Put, x0: number, y0: number, x1: number, y1: number): Point[] => [
  put(x0, y0),
  put(x1, y0),
  put(x1, y1),
  put(x0, y1),
];

const merlons = (put: Put, from: number, to: number, y: number): Shape[] => {
  const count = Math.round((to - from) / 6.25);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = from + (i + 0.5) * step;
    const top = box(put, x - 1.9, y - 1.5, x + 1.9, y + 1.5);
    return [
      fill(polygonPath(sweep(top, [0.9, 1.5])), 'stone.dark', { ink: 0.35, levels: RIDGES }),
      fill(polygonPath(top), 'stone.light', { ink: 0.4, levels: BLOCKS }),
    ];
  }).flat();
};

/** Courses of stone on the walk and on the face. */
const flags = (put: Put, from: number, to: number, seed: string): Shape => {
  const wave = waveOf(seed);
  let path = '';
  for (let x = from + 4; x < to - 2; x += 7.5) {
    const at = x + wave(x) * 1.4;
    path += linePath([put(at, -WALL + 3.6), put(at + wave(x + 9) * 0.6, -1.6)]);
  }
  return stroke(path, 'stone.dark', 0.35, { alpha: 0.55, levels: RIDGES });
};

/** What a drawing along a side may cover, its shadow to the south-east included. */
const boxFor = (turn: number, half: number, before: number, after: number): Box =>
  turn % 2
    ? { x: -before, y: -half, width: before + after, height: 2 * half + 10 }
    : { x: -half, y: -before, width: 2 * half + 10, height: before + after };

/** The foot of a piece of wall and its shadow: under all walls, so that none falls on the next one's walk. */
export const drawWallFoot = (kind: WallKind, turn: number): Face => {
  const [from, to] = SPANS[kind];
  const foot = sweep(box(along(turn), from, -WALL, to, 0), HEIGHT);
  const shapes = [fill(polygonPath(foot), 'stone.dark', { ink: 0.8, shadow: CAST })];
  return { key: `foot:${kind}/${turn}`, box: boxFor(turn, 58, 16, 26), shapes };
};

/** A piece of the city wall on a side, from above: walk with flags, merlons outside, a low parapet inside. */
export const drawWall = (kind: WallKind, turn: number): Face => {
  const put = along(turn);
  const [from, to] = SPANS[kind];
  const top = box(put, from, -WALL, to, 0);
  const shapes: Shape[] = [
    fill(polygonPath(top), 'stone'),
    fill(polygonPath(box(put, from, -WALL + 3, to, -1.4)), 'stone.light', { alpha: 0.85 }),
    flags(put, from, to, `wall/${turn}`),
    stroke(linePath([put(from, -WALL + 3), put(to, -WALL + 3)]), 'stone.dark', 0.5, {
      alpha: 0.8,
      levels: BLOCKS,
    }),
    stroke(linePath([put(from, -1.4), put(to, -1.4)]), 'stone.dark', 0.5, { alpha: 0.8, levels: BLOCKS }),
    stroke(linePath([put(from, -WALL), put(to, -WALL)]), 'ink', 0.9),
    stroke(linePath([put(from, 0), put(to, 0)]), 'ink', 0.9),
    stroke(linePath([put(from, -WALL), put(from, 0)]), 'ink', 0.45, { alpha: 0.5, levels: RIDGES }),
    ...merlons(put, from, to, -WALL + 1.2),
  ];
  return { key: `wall:${kind}/${turn}`, box: boxFor(turn, 58, 16, 26), shapes };
};

const ring = (at: Point, radius: number, count: number, size: number): Shape[] =>
  Array.from({ length: count }, (_, i) => {
    const spot = polar(at, (i * 2 * Math.PI) / count, radius);
    const top = [-1, 1].flatMap((a) =>
      [-1, 1].map((b) => place(spot, (i * 2 * Math.PI) / count, [a * size * 0.62, b * a * size])),
    ) as Point[];
    return [
      fill(polygonPath(sweep(top, [0.7, 1.2])), 'stone.dark', { ink: 0.3, levels: RIDGES }),
      fill(polygonPath(top), 'stone.light', { ink: 0.35, levels: BLOCKS }),
    ];
  }).flat();

const circle = (at: Point, radius: number): Point[] =>
  Array.from({ length: 28 }, (_, i) => polar(at, (i * Math.PI) / 14, radius));

/** A round tower from above, its platform at `at`. */
const drum = (at: Point, radius: number, height: Point): Shape[] => {
  const platform = circle(at, radius);
  return [
    fill(polygonPath(sweep(platform, height)), 'stone.dark', { ink: 0.8, shadow: CAST }),
    fill(polygonPath(sweep(circle([at[0] - radius * 0.2, at[1]], radius * 0.78), height)), 'stone', {
      alpha: 0.7,
    }),
    fill(polygonPath(platform), 'stone', { ink: 0.8 }),
    fill(ellipsePath(at, radius - 2.6), 'stone.light', { ink: 0.4 }),
    fill(ellipsePath([at[0] + 0.8, at[1] + 1], radius - 4), 'stone', { alpha: 0.5, levels: BLOCKS }),
    ...ring(at, radius - 1.3, Math.round(radius * 1.4), 1.5),
  ];
};

/** Where the wall turns: a round bastion outside an outer corner, a stone square in an inner one. About the rim's corner. */
export const drawWallCorner = (kind: 'outer' | 'inner', turn: number): Face => {
  const put = along(turn);
  const shapes =
    kind === 'outer'
      ? drum(put(WALK, -WALK), 8.2, HEIGHT)
      : [
          fill(polygonPath(box(put, -WALL, -WALL, 0, 0)), 'stone', { ink: 0.6 }),
          fill(polygonPath(box(put, -WALL + 1.4, -WALL + 1.4, -1.4, -1.4)), 'stone.light', { alpha: 0.85 }),
          ...ring(put(-WALK, -WALK), 2.2, 5, 1),
        ];
  return { key: `wall-corner:${kind}/${turn}`, box: { x: -30, y: -30, width: 60, height: 60 }, shapes };
};

const cone = (at: Point, radius: number): Shape[] => {
  const [x, y] = at;
  const lit = Array.from({ length: 15 }, (_, i) => polar(at, Math.PI * 0.75 + (i * Math.PI) / 14, radius));
  return [
    fill(ellipsePath(at, radius), 'slate.dark', { ink: 0.7 }),
    fill(polygonPath([at, ...lit]), 'slate.light'),
    fill(
      polygonPath([
        at,
        ...Array.from({ length: 8 }, (_, i) => polar(at, -Math.PI * 0.25 + (i * Math.PI) / 14, radius)),
      ]),
      'slate',
    ),
    fill(
      polygonPath([
        at,
        ...Array.from({ length: 8 }, (_, i) => polar(at, Math.PI * 0.25 + (i * Math.PI) / 14, radius)),
      ]),
      'slate',
    ),
    stroke(ellipsePath(at, radius * 0.66), 'ink', 0.3, { alpha: 0.35, levels: RIDGES }),
    stroke(ellipsePath(at, radius * 0.34), 'ink', 0.3, { alpha: 0.35, levels: RIDGES }),
    stroke(ellipsePath(at, radius), 'ink', 0.7),
    fill(ellipsePath([x, y], 0.8), 'grain', { ink: 0.3 }),
  ];
};

/** The gate: a gatehouse over the road between two drums with slate cones. */
export const drawGate = (turn: number): Face => {
  const put = along(turn);
  const wall = [...drawWallFoot('wall', turn).shapes, ...drawWall('wall', turn).shapes];
  const house = box(put, -12, -WALL - 4.5, 12, 4);
  const road = box(put, -7.5, -WALL - 9, 7.5, 6);
  const drums = (
    [
      [-14, -WALK - 1],
      [14, -WALK - 1],
    ] as const
  )
    .map(([x, y]) => put(x, y))
    .sort((a, b) => a[1] - b[1]);
  return {
    key: `gate:${turn}`,
    box: boxFor(turn, 60, 30, 40),
    shapes: [
      ...wall,
      fill(polygonPath(road), 'street', { ink: 0.7 }),
      stroke(linePath([put(-3.6, -WALL - 8), put(-3.6, 5)]), 'street.edge', 2, {
        alpha: 0.35,
        dash: [2.2, 0.8],
        cap: 'butt',
        levels: RIDGES,
      }),
      stroke(linePath([put(3.6, -WALL - 8), put(3.6, 5)]), 'street.edge', 2, {
        alpha: 0.35,
        dash: [2.2, 0.8, 1.4],
        cap: 'butt',
        levels: RIDGES,
      }),
      fill(polygonPath(sweep(house, TALL)), 'stone.dark', { ink: 0.8, shadow: CAST }),
      fill(polygonPath(house), 'terracotta', { ink: 0.8 }),
      fill(
        polygonPath(box(put, -12, -WALL - 4.5, 12, -WALK)),
        turn === 0 || turn === 3 ? 'terracotta.light' : 'terracotta.dark',
      ),
      stroke(linePath([put(-12, -WALK), put(12, -WALK)]), 'ink', 0.6),
      stroke(polygonPath(house), 'ink', 0.8),
      ...drums.flatMap((at) => [...drum(at, 9.4, TALL), ...cone(at, 7.2)]),
      glow(...put(0, 2), 26, 0.9),
      ...drums.map((at) =>
        fill(polygonPath(box((x, y) => [at[0] + x, at[1] + y], 1.2, 9.6, 2.6, 12.4)), 'window', {
          levels: CLOSE,
        }),
      ),
    ],
  };
};

/** A player's tower on the wall, about the middle of its platform, with the seat's pennant. */
export const drawTower = (seat: number): Face => ({
  key: `tower:${seat}`,
  box: { x: -18, y: -38, width: 44, height: 62 },
  shapes: [
    ...drum([0, 0], 11.5, TALL),
    fill(ellipsePath([0, 0], 6), `seat.${seat}`, { ink: 0.6 }),
    fill(ellipsePath([0, 0], 4), ['stone', `seat.${seat}`, 0.35]),
    ...drawPennant(seat, 27),
  ],
});
