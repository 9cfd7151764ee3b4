import type { Shape } from '@/geometry/display-list';
import { ellipsePath, linePath, polygonPath } from '@/geometry/shape-path';
import { type Point, place, rectangle } from '@/geometry/shape-points';
import { scatterOf } from '@/geometry/shape-seed';
import type { Good } from '../tiles';
import { BLOCKS, CLOSE, RIDGES, SHADOW, fill, glow, stroke } from './pen';
import { SIGN_RADIUS, type Sign } from './plan';
import type { Clutter, Stall } from './props';

const DEPTH = 7.4;

/** A stall from above: an awning in stripes of the goods' colour, scalloped in front, wares under its edge. */
export const drawStall = ({ at, angle, width, good, seed }: Stall): Shape[] => {
  const scatter = scatterOf(seed);
  const stripes = 5;
  const [w, d] = [width / 2, DEPTH / 2];
  const corner = (x: number, y: number): Point => place(at, angle, [x, y]);
  const awning = rectangle(at, angle, width, DEPTH);
  const shapes: Shape[] = [
    fill(polygonPath(rectangle(corner(0, d + 0.6), angle, width - 1, 2.4)), ['earth', 'ink', 0.45], {
      ink: 0.4,
      levels: RIDGES,
    }),
    fill(polygonPath(awning), 'plaster', { shadow: SHADOW, levels: BLOCKS }),
  ];
  const wares = Math.floor(width / 1.9);
  for (let i = 0; i < wares; i++) {
    const spot = corner(-w + 1.4 + (i * (width - 2.2)) / wares, d + 1.2);
    shapes.push(
      fill(ellipsePath(spot, scatter.between(0.45, 0.7), 0.5), [good, 'plaster', scatter.between(0, 0.5)], {
        ink: 0.2,
        levels: CLOSE,
      }),
    );
  }
  const step = width / (2 * stripes - 1);
  for (let i = 0; i < 2 * stripes - 1; i++) {
    const x = -w + i * step;
    const colour = i % 2 ? 'plaster' : good;
    const lip = corner(x + step / 2, d + 1.1);
    const [a, b, c, e] = [corner(x, -d), corner(x + step, -d), corner(x + step, d), corner(x, d)];
    shapes.push(
      fill(`${linePath([a, b, c])}Q${lip.join(' ')} ${e.join(' ')}Z`, colour, {
        ink: 0.2,
        inkColour: [good, 'ink', 0.6],
        levels: BLOCKS,
      }),
    );
  }
  // The far half of the cloth leans away from the light.
  const shade = Math.sin(angle + Math.PI / 2) > 0 ? 1 : -1;
  shapes.push(
    fill(polygonPath([corner(-w, 0), corner(w, 0), corner(w, shade * d), corner(-w, shade * d)]), 'ink', {
      alpha: 0.14,
      levels: BLOCKS,
    }),
    stroke(linePath([corner(-w, 0), corner(w, 0)]), 'ink', 0.35, { alpha: 0.6, levels: RIDGES }),
    stroke(linePath([corner(-w, d), corner(-w, -d), corner(w, -d), corner(w, d)]), 'ink', 0.6, {
      levels: RIDGES,
    }),
    glow(at[0], at[1] + 4, 8, 0.5, BLOCKS),
  );
  return shapes;
};

/** Signs of the goods in a square of 20 about the origin: told apart by shape alone. */
const GLYPHS: Readonly<Record<Good, string>> = {
  fish: 'M-8.6 0.4C-5.6-4.6 0.6-5.6 4.4-0.8L8.8-4.6C8-1.6 8-1.6 8.8 4.8L4.4 1.6C0.6 5.8-5.6 5.2-8.6 0.4Z',
  grain:
    'M0.35 4.2C-0.16 1.89 1.69 -0.21 4.04 -0.01C4.55 2.3 2.7 4.4 0.35 4.2ZM-0.35 4.2C-2.7 4.4 -4.55 2.3 -' +
    '4.04 -0.01C-1.69 -0.21 0.16 1.89 -0.35 4.2ZM0.35 0.8C-0.16 -1.51 1.69 -3.61 4.04 -3.41C4.55 -1.1 2.7' +
    ' 1.0 0.35 0.8ZM-0.35 0.8C-2.7 1.0 -4.55 -1.1 -4.04 -3.41C-1.69 -3.61 0.16 -1.51 -0.35 0.8ZM0.35 -2.6' +
    'C-0.16 -4.91 1.69 -7.01 4.04 -6.81C4.55 -4.5 2.7 -2.4 0.35 -2.6ZM-0.35 -2.6C-2.7 -2.4 -4.55 -4.5 -4.' +
    '04 -6.81C-1.69 -7.01 0.16 -4.91 -0.35 -2.6ZM0.0 -3.6C-1.9 -5.0 -1.9 -7.8 0.0 -9.2C1.9 -7.8 1.9 -5.0 ' +
    '0.0 -3.6ZM-0.6 9.2V-3H0.6V9.2Z',
  livestock:
    'M-9-7.4C-8.6-3.4-6.4-2.4-3.6-3.4C-1.4-4.4 1.4-4.4 3.6-3.4C6.4-2.4 8.6-3.4 9-7.4C10.6-3.2 8.6 0 5.2-0.2C5 2.4 3.8 4 3.2 6' +
    'C2.6 8.6-2.6 8.6-3.2 6C-3.8 4-5 2.4-5.2-0.2C-8.6 0-10.6-3.2-9-7.4Z',
};

/** What is drawn inside a glyph with the sign's own ground. */
const glyphDetail = (good: Good): Shape[] => {
  switch (good) {
    case 'fish':
      return [
        fill(ellipsePath([-5.4, -0.7], 0.95), 'fish'),
        stroke('M-3.2-2.8Q-1.8 0.3-3.2 3.2', 'fish', 0.9, { levels: BLOCKS }),
        stroke('M-0.4-1.4Q0.6 0.2-0.4 1.8M1.8-1Q2.6 0.2 1.8 1.4', 'fish', 0.6, { levels: RIDGES }),
      ];
    case 'grain':
      return [stroke('M-5.2 8.8Q-4.4 5.6-0.4 5.2M5.2 8.8Q4.4 5.6 0.4 5.2', ['ink', 'grain', 0.12], 1)];
    case 'livestock':
      return [
        fill(ellipsePath([-2.5, 0.2], 0.85), 'livestock'),
        fill(ellipsePath([2.5, 0.2], 0.85), 'livestock'),
        stroke('M-1.5 5.4Q0 6.4 1.5 5.4', 'livestock', 0.8, { levels: BLOCKS }),
      ];
  }
};

/** A good's sign about the origin, `radius` wide. */
const drawGood = (good: Good, radius: number): Shape[] => {
  const face = good === 'grain' ? (['ink', 'grain', 0.12] as const) : 'sign';
  return [
    fill(ellipsePath([0, 0], radius), ['ink', good, 0.25], {
      shadow: { dx: 1.4, dy: 1.8, blur: 1.4, alpha: 0.4 },
    }),
    fill(ellipsePath([0, 0], radius - 0.9), 'sign'),
    fill(ellipsePath([0, 0], radius - 2), good),
    { kind: 'group', scale: (radius - 2.6) / 10, shapes: [fill(GLYPHS[good], face), ...glyphDetail(good)] },
  ];
};

/** The sign of a market, always upright; far out it is a little bigger. */
export const drawSign = ({ good, at }: Sign): Shape[] => [
  { kind: 'group', move: at, shapes: drawGood(good, SIGN_RADIUS + 3), levels: [0, 1] },
  {
    kind: 'group',
    move: at,
    levels: RIDGES,
    shapes: [glow(0, 0, 20, 0.5), ...drawGood(good, SIGN_RADIUS)],
  },
];

/** Barrels, crates, sacks, a cart, people at the stalls. */
export const drawClutter = ({ at: [x, y], what, tint }: Clutter): Shape[] => {
  const shadow = { dx: 0.8, dy: 1, blur: 0.6, alpha: 0.3 };
  switch (what) {
    case 'barrel':
      return [
        fill(ellipsePath([x, y], 1.3), ['earth', 'ink', 0.35], { ink: 0.3, shadow, levels: RIDGES }),
        fill(ellipsePath([x - 0.15, y - 0.2], 0.85), ['earth', 'plaster', 0.25], { levels: CLOSE }),
      ];
    case 'crate':
      return [
        fill(polygonPath(rectangle([x, y], tint, 2.5, 2)), ['grain', 'earth', 0.6], {
          ink: 0.3,
          shadow,
          levels: RIDGES,
        }),
        stroke(linePath([place([x, y], tint, [-1.2, 0]), place([x, y], tint, [1.2, 0])]), 'ink', 0.2, {
          levels: CLOSE,
        }),
      ];
    case 'sack':
      return [
        fill(ellipsePath([x, y], 1.3, 1.05), ['plaster', 'earth', 0.35], {
          ink: 0.3,
          shadow,
          levels: RIDGES,
        }),
      ];
    case 'cart':
      return [
        fill(polygonPath(rectangle([x, y], tint, 5.4, 3.2)), ['earth', 'ink', 0.3], {
          ink: 0.4,
          shadow,
          levels: RIDGES,
        }),
        fill(polygonPath(rectangle([x, y], tint, 4.4, 2.2)), ['grain', 'earth', 0.3], { levels: CLOSE }),
        ...[-1, 1].map((hand) =>
          stroke(
            linePath([place([x, y], tint, [-1.2, hand * 2]), place([x, y], tint, [1.2, hand * 2])]),
            'ink',
            0.7,
            { levels: RIDGES },
          ),
        ),
      ];
    case 'person': {
      const coat = tint > 0.4 ? 'terracotta' : tint > -0.2 ? 'slate' : 'garden.dark';
      return [
        fill(ellipsePath([x, y], 1.15, 0.9), coat, { ink: 0.25, shadow, levels: CLOSE }),
        fill(ellipsePath([x, y - 0.35], 0.55), ['plaster', 'terracotta', 0.25], { ink: 0.2, levels: CLOSE }),
      ];
    }
  }
};
