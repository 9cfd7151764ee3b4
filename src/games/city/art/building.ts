import type { Shape } from '@/geometry/display-list';
import { boxPath, ellipsePath, linePath, polygonPath } from '@/geometry/shape-path';
import { type Point, rectangle, shift } from '@/geometry/shape-points';
import { hashName } from '@/geometry/shape-seed';
import { BLOCKS, CLOSE, RIDGES, fill, glow, stroke } from './pen';
import { slopeTone, sweep } from './roof';

const TALL = { dx: 3, dy: 3.4, blur: 2.4, alpha: 0.34 };

/** The oval by which a public building is known. */
const drawPlaque = ([x, y]: Point): Shape[] => [
  fill(ellipsePath([x, y], 6.6, 4.7), 'ink', { shadow: { dx: 0.9, dy: 1.1, blur: 0.8, alpha: 0.4 } }),
  fill(ellipsePath([x, y], 5.8, 3.9), 'plaque'),
  stroke(ellipsePath([x, y], 4.9, 3.1), 'public.dark', 0.45, { levels: RIDGES }),
  fill(
    `M${x - 3} ${y + 1.9}v-0.8h0.5v-1.9h-0.5v-0.6L${x} ${y - 2.6}L${x + 3} ${y - 1.4}v0.6h-0.5v1.9h0.5v0.8Z`,
    'public.dark',
    { levels: BLOCKS },
  ),
];

/** A public building from above: a hip roof in blue-grey with a cross wing, on a stone plinth, the plaque before it. */
export const drawPublic = (at: Point, name: string): Shape[] => {
  const [x, y] = [at[0], at[1] - 2.4];
  const [w, d] = [11.5, 7.2];
  const plinth = rectangle([x, y], 0, w * 2 + 6, d * 2 + 5.4);
  const eaves = rectangle([x, y], 0, w * 2, d * 2);
  const [nw, ne, se, sw] = eaves;
  const [a, b]: [Point, Point] = [
    [x - w + d * 0.8, y - 0.6],
    [x + w - d * 0.8, y - 0.6],
  ];
  const tone = (falls: number, tint = 0) => slopeTone('public', falls, tint);
  const gable = hashName(name) % 3 !== 0;
  return [
    fill(polygonPath(sweep(plinth, [0.9, 1.3])), 'stone.dark', { ink: 0.6, levels: BLOCKS }),
    fill(polygonPath(plinth), 'stone.light', { ink: 0.7 }),
    stroke(polygonPath(rectangle([x, y], 0, w * 2 + 3.6, d * 2 + 3)), 'stone', 0.5, { levels: RIDGES }),
    fill(polygonPath(sweep(eaves, [1.5, 2.4])), ['plaster.dark', 'public', 0.25], {
      ink: 0.6,
      shadow: TALL,
      levels: BLOCKS,
    }),
    ...[-8, -4.6, 4.6, 8].map((dx) =>
      fill(boxPath(x + dx + 0.3, y + d + 0.5, 1.3, 1.5), 'window', { levels: CLOSE }),
    ),
    fill(polygonPath([nw, ne, b, a]), tone(-Math.PI / 2, 0.3)),
    fill(polygonPath([se, sw, a, b]), tone(Math.PI / 2)),
    fill(polygonPath([ne, se, b]), tone(0)),
    fill(polygonPath([sw, nw, a]), tone(Math.PI, 0.2)),
    ...[0.34, 0.68].map((share) =>
      stroke(
        linePath([
          [x - w * (0.45 + share * 0.5), y + d * share],
          [x + w * (0.45 + share * 0.5), y + d * share],
        ]),
        'ink',
        0.3,
        { alpha: 0.35, levels: RIDGES },
      ),
    ),
    stroke(`${linePath([nw, a, b, ne])}${linePath([sw, a])}${linePath([se, b])}`, 'ink', 0.5, {
      alpha: 0.8,
      levels: RIDGES,
    }),
    stroke(linePath(shift([a, b], -0.3, -0.5)), 'public.light', 0.6, { levels: RIDGES }),
    stroke(polygonPath(eaves), 'ink', 0.8),
    ...(gable
      ? [
          fill(
            polygonPath([
              [x - 4, y + d],
              [x - 4, y - 0.4],
              [x, y - 2.6],
              [x, y + d - 2.6],
            ]),
            tone(Math.PI, 0.4),
            { ink: 0.5, levels: BLOCKS },
          ),
          fill(
            polygonPath([
              [x + 4, y + d],
              [x + 4, y - 0.4],
              [x, y - 2.6],
              [x, y + d - 2.6],
            ]),
            tone(0, 0.2),
            { ink: 0.5, levels: BLOCKS },
          ),
        ]
      : [
          fill(ellipsePath([x, y - 0.6], 3.4), tone(Math.PI / 2), { ink: 0.6, levels: BLOCKS }),
          fill(ellipsePath([x - 0.6, y - 1.2], 2), tone(Math.PI, 0.8), { levels: RIDGES }),
          fill(ellipsePath([x, y - 0.6], 0.7), 'grain', { ink: 0.3, levels: RIDGES }),
        ]),
    glow(x, y + d, 15, 0.7),
    ...drawPlaque([x, y + d + 3.4]),
  ];
};
