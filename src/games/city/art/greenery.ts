import type { Shape } from '@/geometry/display-list';
import { curvePath, ellipsePath, linePath, loopPath } from '@/geometry/shape-path';
import {
  type Point,
  between,
  distance,
  place,
  polar,
  rectangle,
  resample,
  smoothLoop,
  wobbleLoop,
} from '@/geometry/shape-points';
import { scatterOf, waveOf } from '@/geometry/shape-seed';
import { BLOCKS, CLOSE, RIDGES, fill, glow, stroke } from './pen';
import type { Garden, Lamp, Tree, Washing } from './props';

/** A crown: a round with seven soft bumps. */
const crown = (at: Point, radius: number, seed: string): Point[] => {
  const wave = waveOf(seed);
  return Array.from({ length: 14 }, (_, i) =>
    polar(at, (i * Math.PI) / 7, radius * (0.94 + 0.13 * wave(i) + (i % 2 ? 0.08 : -0.04))),
  );
};

/** Three overlapping blobs, light on top. */
export const drawTree = ({ at, radius, tint, seed }: Tree): Shape[] => {
  const leaf =
    tint > 0
      ? (['garden.dark', 'garden', 0.35 + tint * 0.3] as const)
      : (['garden.dark', 'terracotta', -tint * 0.12] as const);
  const [x, y] = at;
  return [
    fill(loopPath(crown(at, radius, seed)), leaf, {
      ink: 0.42,
      shadow: { dx: 1.6, dy: 1.9, blur: 1.1, alpha: 0.3 },
      levels: RIDGES,
    }),
    fill(ellipsePath(at, radius * 0.95), leaf, { levels: [1, 1] }),
    fill(loopPath(crown([x - radius * 0.16, y - radius * 0.2], radius * 0.68, `${seed}b`)), 'garden', {
      levels: RIDGES,
    }),
    fill(loopPath(crown([x - radius * 0.3, y - radius * 0.36], radius * 0.36, `${seed}c`)), 'garden.light', {
      levels: RIDGES,
    }),
  ];
};

/** A plot with a hedge: rows of cabbages, a lawn, or flowers. */
export const drawGarden = ({ at, angle, width, depth, grows, seed }: Garden): Shape[] => {
  const scatter = scatterOf(seed);
  const box = rectangle(at, angle, width, depth);
  const edge = wobbleLoop(smoothLoop(resample([...box, box[0]], 1.4).slice(1), 3), waveOf(seed), 0.4, 4);
  const path = loopPath(edge);
  const shapes: Shape[] = [
    fill(path, ['garden', 'residential', grows === 'lawn' ? 0.12 : 0.3], { levels: BLOCKS }),
    stroke(path, 'garden.dark', 1, { alpha: 0.85, dash: [1.3, 0.7], levels: RIDGES }),
    stroke(path, 'garden.dark', 0.9, { alpha: 0.4, levels: [1, 1] }),
  ];
  if (grows === 'lawn') return shapes;
  if (grows === 'orchard') {
    const [across, down] = [Math.max(1, Math.round(width / 4)), Math.max(1, Math.round(depth / 4))];
    for (let i = 0; i < across * down; i++) {
      const spot: Point = [
        ((i % across) + 0.5 - across / 2) * (width / across),
        (Math.floor(i / across) + 0.5 - down / 2) * (depth / down),
      ];
      shapes.push(
        ...drawTree({
          kind: 'tree',
          at: place(at, angle, spot),
          radius: 1.5,
          tint: 0.6,
          seed: `${seed}${i}`,
        }),
      );
    }
    return shapes;
  }
  const rows = Math.max(2, Math.round(depth / 2));
  for (let i = 0; i < rows; i++) {
    const y = ((i + 0.5) / rows - 0.5) * (depth - 2);
    const [a, b] = [place(at, angle, [-width / 2 + 1.7, y]), place(at, angle, [width / 2 - 1.7, y])];
    if (grows === 'rows') {
      shapes.push(
        stroke(linePath([a, b]), ['earth', 'ink', 0.15], 1.1, { alpha: 0.55, cap: 'butt', levels: RIDGES }),
      );
      shapes.push(
        stroke(linePath([a, b]), 'garden.dark', 0.95, {
          dash: [0.1, 1.55, scatter.between(0, 1.5)],
          levels: RIDGES,
        }),
      );
      continue;
    }
    for (let x = 0.1; x < 1; x += 0.16) {
      const spot = between(a, b, x + scatter.between(-0.05, 0.05));
      shapes.push(
        fill(ellipsePath(spot, 0.55), scatter.pick(['seat.4', 'grain', 'plaster', 'terracotta.light']), {
          levels: CLOSE,
        }),
      );
    }
  }
  return shapes;
};

/** Linen between two houses. */
export const drawWashing = ({ from, to, seed }: Washing): Shape[] => {
  const scatter = scatterOf(seed);
  const middle = between(from, to, 0.5);
  const sag: Point = [middle[0] + 0.3, middle[1] + 1];
  const shapes: Shape[] = [stroke(curvePath([from, sag, to]), 'ink', 0.25, { alpha: 0.7, levels: CLOSE })];
  const pieces = Math.floor(distance(from, to) / 1.9);
  for (let i = 1; i < pieces; i++) {
    const [x, y] = between(from, to, i / pieces);
    const drop = scatter.between(1.3, 2.1);
    const colour = scatter.pick(['plaster', 'plaster', 'water', 'terracotta.light', 'grain']);
    shapes.push(fill(`M${x - 0.6} ${y + 0.3}h1.2l0.1 ${drop}h-1.4Z`, colour, { ink: 0.2, levels: CLOSE }));
  }
  return shapes;
};

/** A lamp post by the street; by night it is lit. */
export const drawLamp = ({ at: [x, y] }: Lamp): Shape[] => [
  glow(x, y, 13, 0.75),
  fill(ellipsePath([x, y], 0.75), 'ink', { levels: CLOSE }),
  fill(ellipsePath([x - 0.1, y - 0.15], 0.42), 'lamp', { levels: CLOSE }),
];
