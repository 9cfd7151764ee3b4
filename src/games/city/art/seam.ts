import type { Face, Shape } from '@/geometry/display-list';
import { curvePath, ellipsePath, inkPath, linePath, polygonPath } from '@/geometry/shape-path';
import { type Point, curve, offset, place, polar, resample, wobble } from '@/geometry/shape-points';
import { scatterOf, waveOf } from '@/geometry/shape-seed';
import { drawTree } from './greenery';
import { fill, stroke } from './pen';
import type { Roof } from './props';
import { drawHouse } from './roof';
import { CORNER_ROOM } from './sides';

/**
 * What is drawn where tiles meet: borders between unlike grounds of two neighbours, and houses and trees that stand
 * across a side. All of it comes from a small stock of faces, so laying a tile bakes none of it anew.
 */
export const VERGES = ['full', 'left', 'right'] as const;
export type Verge = (typeof VERGES)[number];

export const VERGE_VARIANTS = 3;
export const STRADDLE_VARIANTS = 14;
export const CORNER_VARIANTS = 9;

const SPANS: Readonly<Record<Verge, readonly [number, number]>> = {
  full: [CORNER_ROOM, 100 - CORNER_ROOM],
  left: [CORNER_ROOM, 42],
  right: [58, 100 - CORNER_ROOM],
};
const DEEP = 12;
const SWING = 6;
const SEAM_ROOFS: readonly Roof[] = ['terracotta', 'terracotta', 'clay', 'rust', 'clay', 'slate'];
/** How far the face of a tile may run over its side. */
const OVER = 3;

/** Both grounds pooled along a border and the ink between; `line` has the market on its right. */
const borderShapes = (line: readonly Point[], market: string, rest: string, name: string): Shape[] => [
  {
    kind: 'group',
    clip: rest,
    shapes: [stroke(curvePath(line), 'residential', 5, { soft: 1.4, cap: 'butt', alpha: 0.7 })],
  },
  {
    kind: 'group',
    clip: market,
    shapes: [stroke(curvePath(line), 'earth', 6, { soft: 1.5, cap: 'butt', alpha: 0.7 })],
  },
  fill(inkPath(line, waveOf(name), 0.9, 1.6), 'ink', { alpha: 0.8 }),
];

/**
 * The border along a side whose middle is the origin, the market towards `turn` quarters from south.
 * It swings to and fro across the side, so that the side itself cannot be seen.
 */
export const drawVerge = (verge: Verge, variant: number, turn: number): Face => {
  const [from, to] = SPANS[verge];
  const angle = (turn * Math.PI) / 2;
  const at = (x: number, y: number): Point => place([0, 0], angle, [x, y]);
  const name = `verge/${verge}/${variant}`;
  const straight = resample(
    [
      [from - 50, 0],
      [to - 50, 0],
    ],
    1,
  );
  const swing = wobble(straight, waveOf(name), verge === 'full' ? 4.2 : 3, 12);
  const local = (points: readonly Point[]): Point[] => points.map(([x, y]) => at(x, y));
  const line = local(swing);
  const [a, b] = [from - 50, to - 50];
  const southSide = polygonPath(local([...swing, [b, DEEP], [a, DEEP]]));
  const northSide = polygonPath(local([...swing, [b, -DEEP], [a, -DEEP]]));
  const band = (low: number, high: number): string =>
    polygonPath(
      local([
        [a, low],
        [b, low],
        [b, high],
        [a, high],
      ]),
    );
  // A little beyond the side too, where the neighbour's face runs over it.
  const shapes: Shape[] = [
    { kind: 'group', clip: southSide, shapes: [fill(band(-SWING, OVER), 'earth.wash')] },
    { kind: 'group', clip: northSide, shapes: [fill(band(-OVER, SWING), 'residential.wash')] },
    ...borderShapes(line, southSide, northSide, name),
  ];
  return {
    key: `verge:${verge}/${variant}/${turn}`,
    box: turn % 2 ? { x: -14, y: -52, width: 28, height: 104 } : { x: -52, y: -14, width: 104, height: 28 },
    shapes,
  };
};

/** Eight rays go out from a corner, clockwise from north; between two lies half of a tile's corner. */
export const RAYS = 8;
const rayAngle = (ray: number): number => -Math.PI / 2 + (ray * 2 * Math.PI) / RAYS;

/** Along a side, what either tile runs over it; the market lies on the right hand of the way, or the left. */
const coverBleed = (way: readonly Point[], hand: 1 | -1): Shape[] => [
  stroke(linePath(offset(way, hand * 1.5)), 'earth.wash', OVER, { cap: 'butt' }),
  stroke(linePath(offset(way, -hand * 1.5)), 'residential.wash', OVER, { cap: 'butt' }),
];

/** Market ground round a corner where four tiles meet, over `span` rays clockwise from `ray`: its border is rounded. */
export const drawCorner = (ray: number, span: number): Face => {
  const r = CORNER_ROOM;
  const origin: Point = [0, 0];
  const last = (ray + span) % RAYS;
  const [a, b] = [polar(origin, rayAngle(ray), r), polar(origin, rayAngle(last), r)];
  // A narrow tongue of either ground ends early and round.
  const pull = [0.66, 0.1, 0.36][Math.min(span, RAYS - span)] ?? 0.66;
  const bend = curve(
    a,
    [a[0] * (1 - pull), a[1] * (1 - pull)],
    [b[0] * (1 - pull), b[1] * (1 - pull)],
    b,
    20,
  );
  const shapes: Shape[] = [];
  // Only the corner that changes hands is painted, and the tiles' own lines on the diagonals rubbed out.
  const ground = span > RAYS / 2 ? 'earth.wash' : 'residential.wash';
  // The face of the tile across the corner runs over it, too.
  shapes.push(fill(ellipsePath(origin, 3.6), ground));
  for (const [at, end, hand] of [
    [ray, a, 1],
    [last, b, -1],
  ] as const) {
    if (at % 2) shapes.push(stroke(linePath([origin, end]), ground, 2.6, { cap: 'butt' }));
    else shapes.push(...coverBleed([origin, end], hand));
  }
  const arc = Array.from({ length: span * 4 + 1 }, (_, k) =>
    polar(origin, rayAngle(ray) + (k * Math.PI) / 16, r + 6),
  );
  const area = polygonPath([...bend, ...arc.reverse()]);
  // The line begins a little outside, on the tiles' own.
  const line = [polar(origin, rayAngle(ray), r + 0.8), ...bend, polar(origin, rayAngle(last), r + 0.8)];
  shapes.push(
    fill(polygonPath([a, origin, b, ...[...bend].reverse()]), ground, { ink: 0.6, inkColour: ground }),
    {
      kind: 'group',
      hole: area,
      shapes: [stroke(curvePath(bend), 'residential', 5, { soft: 1.4, cap: 'butt', alpha: 0.7 })],
    },
    {
      kind: 'group',
      clip: area,
      shapes: [stroke(curvePath(bend), 'earth', 6, { soft: 1.5, cap: 'butt', alpha: 0.7 })],
    },
    fill(inkPath(line, waveOf(`corner/${ray}/${span}`), 0.9, 1.6), 'ink', { alpha: 0.8 }),
  );
  return {
    key: `corner:${ray}/${span}`,
    box: { x: -r - 7, y: -r - 7, width: 2 * r + 14, height: 2 * r + 14 },
    shapes,
  };
};

/** The last stretch of a border along a side where the city ends: the market clockwise of it, or not. */
export const drawStub = (ray: number, clockwise: boolean): Face => {
  const way: Point[] = [[0, 0], polar([0, 0], rayAngle(ray), CORNER_ROOM + 0.8)];
  return {
    key: `stub:${ray}/${clockwise ? 1 : 0}`,
    box: { x: -15, y: -15, width: 30, height: 30 },
    shapes: [
      ...coverBleed(way, clockwise ? 1 : -1),
      fill(inkPath(resample(way, 1), waveOf(`stub/${ray}`), 0.9, 1.6), 'ink', { alpha: 0.8 }),
    ],
  };
};

/** A house or some trees across a side; `upright` where the side runs north to south. */
export const drawStraddle = (variant: number, upright: boolean): Face => {
  const seed = scatterOf(`straddle/${variant}`);
  const angle = (upright ? Math.PI / 2 : 0) + seed.between(-0.16, 0.16);
  const shapes: Shape[] = [];
  if (variant % 7 < 5) {
    const lengthwise = seed.chance(0.6);
    shapes.push(
      ...drawHouse({
        kind: 'house',
        at: [seed.between(-0.6, 0.6), seed.between(-0.6, 0.6)],
        angle: angle + (lengthwise ? 0 : Math.PI / 2),
        width: seed.between(10.4, 12.8),
        depth: seed.between(8, 9.4),
        hip: seed.chance(0.4),
        roof: seed.pick(SEAM_ROOFS),
        tint: seed.between(-1, 1),
        chimney: seed.between(-0.3, 0.3),
        dormer: seed.chance(0.3),
        lit: seed.chance(0.7),
      }),
    );
  } else {
    for (let i = 0; i < 3; i++) {
      const at = place([0, 0], angle, [(i - 1) * 4.1 + seed.between(-0.8, 0.8), seed.between(-2, 2)]);
      shapes.push(
        ...drawTree({
          kind: 'tree',
          at,
          radius: seed.between(2.6, 3.9),
          tint: seed.between(-1, 1),
          seed: `${variant}/${i}`,
        }),
      );
    }
  }
  return {
    key: `straddle:${variant}/${upright ? 1 : 0}`,
    box: { x: -12, y: -12, width: 24, height: 24 },
    shapes,
  };
};

/** A few houses and trees on a corner that is residential all round. */
export const drawCornerGroup = (variant: number): Face => {
  const seed = scatterOf(`corner/${variant}`);
  const turn = seed.between(0, Math.PI / 2);
  const homes = [
    { at: polar([0, 0], turn, 5.6), width: seed.between(8, 9.6), depth: seed.between(6.6, 7.8) },
    {
      at: polar([0, 0], turn + Math.PI + seed.between(-0.3, 0.3), 5.8),
      width: seed.between(7.4, 9),
      depth: seed.between(6.2, 7.4),
    },
  ];
  const house = (i: number): Shape[] =>
    drawHouse({
      kind: 'house',
      ...homes[i],
      angle: turn + Math.PI / 2 + seed.between(-0.1, 0.1),
      hip: seed.chance(0.5),
      roof: seed.pick(SEAM_ROOFS),
      tint: seed.between(-1, 1),
      chimney: seed.between(-0.3, 0.3),
      dormer: false,
      lit: seed.chance(0.7),
    });
  const trees = [0.5, 1.5].map((quarter, i) =>
    drawTree({
      kind: 'tree',
      at: polar([0, 0], turn + quarter * Math.PI + seed.between(-0.3, 0.3), seed.between(5.5, 7.5)),
      radius: seed.between(2.4, 3.4),
      tint: seed.between(-1, 1),
      seed: `corner/${variant}/${i}`,
    }),
  );
  const shapes: Shape[] =
    variant % 4 === 3
      ? [
          ...trees.flat(),
          ...drawTree({ kind: 'tree', at: [0.5, -0.5], radius: 4.6, tint: 0.4, seed: `${variant}` }),
        ]
      : [...house(0), ...house(1), ...trees.flat()];
  return { key: `group:${variant}`, box: { x: -15, y: -15, width: 30, height: 30 }, shapes };
};
