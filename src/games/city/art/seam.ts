import type { Face, Shape } from '@/geometry/display-list';
import { boxPath, curvePath, ellipsePath, inkPath, polygonPath } from '@/geometry/shape-path';
import { type Point, curve, place, polar, resample, wobble } from '@/geometry/shape-points';
import { scatterOf, waveOf } from '@/geometry/shape-seed';
import { drawTree } from './greenery';
import { fill, stroke } from './pen';
import type { Ground } from './picture';
import { ROOFS } from './props';
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

/** Both grounds pooled along a border and the ink between; `line` has the market on its right. */
const borderShapes = (line: readonly Point[], market: string, rest: string, name: string): Shape[] => [
  {
    kind: 'group',
    clip: rest,
    shapes: [stroke(curvePath(line), 'residential', 9, { soft: 2.6, cap: 'butt', alpha: 0.8 })],
  },
  {
    kind: 'group',
    clip: market,
    shapes: [stroke(curvePath(line), 'earth', 11, { soft: 2.6, cap: 'butt', alpha: 0.8 })],
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
  const lens = polygonPath(local([...swing, [b, 0], [a, 0]]));
  const half = (y: number): string =>
    polygonPath(
      local([
        [a, 0],
        [b, 0],
        [b, y],
        [a, y],
      ]),
    );
  const shapes: Shape[] = [
    { kind: 'group', clip: half(-DEEP), shapes: [fill(lens, 'earth.wash')] },
    { kind: 'group', clip: half(DEEP), shapes: [fill(lens, 'residential.wash')] },
    ...borderShapes(line, southSide, northSide, name),
  ];
  return {
    key: `verge:${verge}/${variant}/${turn}`,
    box: turn % 2 ? { x: -14, y: -52, width: 28, height: 104 } : { x: -52, y: -14, width: 104, height: 28 },
    shapes,
  };
};

/** Eight grounds round a point, clockwise from north, two to each tile; `.` where no tile lies. */
export type Octants = string;

const groundLetter = (letter: string): Ground | undefined =>
  letter === 'm' ? 'market' : letter === 'r' ? 'residential' : undefined;

/** A void takes the ground of the nearer present octant, so that lines run straight out of the city. */
const closeVoids = (octants: Octants): Ground[] =>
  Array.from({ length: 8 }, (_, i) => {
    for (let away = 0; away < 8; away++) {
      const found = groundLetter(octants[(i + away) % 8]) ?? groundLetter(octants[(i + 8 - away) % 8]);
      if (found) return found;
    }
    return 'residential';
  });

const rayAngle = (ray: number): number => -Math.PI / 2 + (ray * Math.PI) / 4;

/** The quadrants where tiles lie: paint stays on them. */
const quadrants = (octants: Octants): string => {
  const r = CORNER_ROOM + 2;
  const corners = [
    [0, -r],
    [0, 0],
    [-r, 0],
    [-r, -r],
  ] as const;
  return corners.map(([x, y], i) => (octants[2 * i] === '.' ? '' : boxPath(x, y, r, r))).join('');
};

/** Whether a corner needs its grounds painted anew: a border runs into it. */
export const cornerNeedsPatch = (octants: Octants): boolean => new Set(octants.replace(/\./g, '')).size > 1;

/** The grounds round a corner where four tiles meet, every border through it rounded. */
export const drawCorner = (octants: Octants): Face => {
  const r = CORNER_ROOM;
  const grounds = closeVoids(octants);
  const rays = grounds.flatMap((ground, i) => (grounds[(i + 7) % 8] === ground ? [] : [i]));
  const origin: Point = [0, 0];
  const shapes: Shape[] = [fill(ellipsePath(origin, r - 0.5), 'residential.wash')];
  const lines: Point[][] = [];
  rays.forEach((ray, i) => {
    if (grounds[ray] !== 'market') return;
    const next = rays[(i + 1) % rays.length];
    const span = (next - ray + 8) % 8 || 8;
    const [a, b] = [polar(origin, rayAngle(ray), r), polar(origin, rayAngle(next), r)];
    const pull = 0.66;
    const bend = curve(
      a,
      [a[0] * (1 - pull), a[1] * (1 - pull)],
      [b[0] * (1 - pull), b[1] * (1 - pull)],
      b,
      20,
    );
    const arc = Array.from({ length: span * 4 + 1 }, (_, k) =>
      polar(origin, rayAngle(ray) + (k * Math.PI) / 16, r + 0.2),
    );
    const area = polygonPath([...bend, ...[...arc].reverse()]);
    shapes.push(fill(area, 'earth.wash'), {
      kind: 'group',
      clip: area,
      shapes: [stroke(curvePath(bend), 'earth', 11, { soft: 2.6, cap: 'butt', alpha: 0.8 })],
    });
    lines.push(bend);
  });
  for (const line of lines) {
    shapes.splice(1, 0, stroke(curvePath(line), 'residential', 9, { soft: 2.6, cap: 'butt', alpha: 0.8 }));
    shapes.push(fill(inkPath(line, waveOf(`corner/${octants}`), 0.9, 1.6), 'ink', { alpha: 0.8 }));
  }
  return {
    key: `corner:${octants}`,
    box: { x: -r - 2, y: -r - 2, width: 2 * r + 4, height: 2 * r + 4 },
    shapes: [{ kind: 'group', clip: quadrants(octants), shapes }],
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
        width: seed.between(8.6, 11),
        depth: seed.between(7.4, 8.8),
        hip: seed.chance(0.4),
        roof: seed.pick(ROOFS),
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
      roof: seed.pick(ROOFS),
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
