import type { Colour, Shape } from '@/geometry/display-list';
import { linePath, polygonPath } from '@/geometry/shape-path';
import { type Point, place, rectangle, shift } from '@/geometry/shape-points';
import { BLOCKS, CLOSE, RIDGES, SHADOW, fill, glow, stroke } from './pen';
import type { House } from './props';

/** Towards the sun, which stands in the north-west. */
const SUN: Point = [-0.62, -0.78];
/** How far a house's foot shows south-east of its eaves. */
const HEIGHT: Point = [1.1, 1.9];

/** The tone of a slope that falls towards `angle`. */
export const slopeTone = (name: string, angle: number, tint: number): Colour => {
  const light = Math.cos(angle) * SUN[0] + Math.sin(angle) * SUN[1];
  const lifted = light + tint * 0.22;
  return lifted >= 0
    ? [name, `${name}.light`, Math.min(1, lifted * 1.05)]
    : [name, `${name}.dark`, Math.min(1, -lifted * 1.05)];
};

/** The outline of a convex body and the same body moved: what its sides cover. */
export const sweep = (polygon: readonly Point[], [dx, dy]: Point): Point[] => {
  const points = [...polygon, ...shift(polygon, dx, dy)].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const p of list) {
      while (hull.length > 1) {
        const [a, b] = [hull[hull.length - 2], hull[hull.length - 1]];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        hull.pop();
      }
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...half(points), ...half([...points].reverse())];
};

const slopes = (house: House): { polygon: Point[]; falls: number }[] => {
  const { at, angle, width, depth, hip } = house;
  const [w, d] = [width / 2, depth / 2];
  const inset = hip ? Math.min(w * 0.72, d * 0.95) : 0;
  const corner = (x: number, y: number): Point => place(at, angle, [x, y]);
  const [a, b] = [corner(-w + inset, 0), corner(w - inset, 0)];
  const sides = [
    { polygon: [corner(-w, -d), corner(w, -d), b, a], falls: angle - Math.PI / 2 },
    { polygon: [corner(w, d), corner(-w, d), a, b], falls: angle + Math.PI / 2 },
  ];
  if (!hip) return sides;
  return [
    ...sides,
    { polygon: [corner(w, -d), corner(w, d), b], falls: angle },
    { polygon: [corner(-w, d), corner(-w, -d), a], falls: angle + Math.PI },
  ];
};

/** The ridge runs along the longer way. */
const byLength = (house: House): House =>
  house.width >= house.depth
    ? house
    : { ...house, width: house.depth, depth: house.width, angle: house.angle + Math.PI / 2 };

const courses = (house: House): string => {
  const { at, angle, width, depth } = house;
  const lines = [0.36, 0.7].flatMap((share) =>
    [-1, 1].map((hand) => {
      const y = (hand * share * depth) / 2;
      const reach = (width / 2) * (house.hip ? 0.35 + share * 0.55 : 0.94);
      return linePath([place(at, angle, [-reach, y]), place(at, angle, [reach, y])]);
    }),
  );
  return lines.join('');
};

const chimney = (house: House): Shape[] => {
  const at = place(house.at, house.angle, [house.chimney * house.width, house.depth * 0.16]);
  const box = rectangle(at, house.angle, 1.9, 1.6);
  return [
    fill(polygonPath(sweep(box, [0.7, 1.1])), ['terracotta.dark', 'ink', 0.45], { levels: RIDGES }),
    fill(polygonPath(box), 'stone.light', { ink: 0.3, levels: RIDGES }),
  ];
};

const dormer = (house: House): Shape[] => {
  // On the slope that faces the viewer's south, where its window shows.
  const hand = Math.cos(house.angle) >= 0 ? 1 : -1;
  const at = place(house.at, house.angle, [-house.chimney * house.width * 0.8, hand * house.depth * 0.24]);
  const box = rectangle(at, house.angle, 2.6, 2.2);
  return [
    fill(polygonPath(box), slopeTone(house.roof, house.angle + (hand * Math.PI) / 2, 0.9), {
      ink: 0.3,
      levels: CLOSE,
    }),
    fill(polygonPath(rectangle(place(at, house.angle, [0, hand * 0.7]), house.angle, 1.5, 0.9)), 'window', {
      levels: CLOSE,
    }),
  ];
};

const windows = (house: House): Shape[] => {
  const { at, angle, width, depth } = house;
  const shapes: Shape[] = [];
  for (const [side, length, away] of [
    [0, width, depth],
    [1, depth, width],
    [2, width, depth],
    [3, depth, width],
  ] as const) {
    const out = angle - Math.PI / 2 + (side * Math.PI) / 2;
    // Only walls towards the south and east are seen.
    if (Math.sin(out) * HEIGHT[1] + Math.cos(out) * HEIGHT[0] < 1) continue;
    const count = Math.floor(length / 3.4);
    for (let i = 0; i < count; i++) {
      const along = ((i + 0.5) / count - 0.5) * length * 0.86;
      const foot = place(at, out + Math.PI / 2, [along, -away / 2 - 0.02]);
      const spot: Point = [foot[0] + HEIGHT[0] * 0.55, foot[1] + HEIGHT[1] * 0.55];
      shapes.push(
        fill(polygonPath(rectangle(spot, 0, 0.9, 1)), house.lit && i % 2 === 0 ? 'window' : 'window.dark', {
          levels: CLOSE,
        }),
      );
    }
  }
  return shapes;
};

/** Two lit windows on the wall that faces south-east. */
const farWindows = ({ at: [x, y], width, depth }: House): string => {
  const reach = Math.min(width, depth) / 2;
  return [-0.5, 0.35]
    .map((share) => polygonPath(rectangle([x + share * reach + HEIGHT[0], y + reach + 0.4], 0, 1.5, 1.4)))
    .join('');
};

/** Whether a side of the eaves looks towards the north-west. */
const isMoonlit = (at: Point, p: Point, q: Point): boolean =>
  ((p[0] + q[0]) / 2 - at[0]) * SUN[0] + ((p[1] + q[1]) / 2 - at[1]) * SUN[1] > 1.5;

/** A house from above: its shadow, the walls that show, roof slopes by the light, ridge, chimney. */
export const drawHouse = (given: House): Shape[] => {
  const house = byLength(given);
  const eaves = rectangle(house.at, house.angle, house.width, house.depth);
  const body = sweep(eaves, HEIGHT);
  const faces = slopes(house);
  const [a, b] = [faces[0].polygon[3], faces[0].polygon[2]];
  const outline = polygonPath(eaves);
  const shapes: Shape[] = [
    fill(polygonPath(body), 'plaster.dark', { ink: 0.45, shadow: SHADOW, levels: RIDGES }),
    ...windows(house),
    ...faces.map(({ polygon, falls }) =>
      fill(polygonPath(polygon), slopeTone(house.roof, falls, house.tint), { levels: BLOCKS }),
    ),
    stroke(courses(house), 'ink', 0.28, { alpha: 0.3, levels: RIDGES }),
    stroke(linePath([a, b]), 'ink', 0.5, { alpha: 0.85, levels: RIDGES }),
    stroke(linePath([shift([a], -0.3, -0.5)[0], shift([b], -0.3, -0.5)[0]]), `${house.roof}.light`, 0.45, {
      alpha: 0.8,
      levels: RIDGES,
    }),
  ];
  if (house.hip) {
    const hips = faces.slice(2).map(({ polygon }) => linePath([polygon[0], polygon[2], polygon[1]]));
    shapes.push(stroke(hips.join(''), 'ink', 0.38, { alpha: 0.7, levels: RIDGES }));
  }
  shapes.push(stroke(outline, 'ink', 0.5, { alpha: 0.85, levels: RIDGES }));
  shapes.push(stroke(outline, 'ink', 0.9, { alpha: 0.45, levels: [1, 1] }));
  // By night the moon catches the eaves towards it, and windows are seen from afar.
  const moonlit = eaves
    .map((p, i) => [p, eaves[(i + 1) % 4]] as const)
    .filter(([p, q]) => isMoonlit(house.at, p, q));
  shapes.push(stroke(moonlit.map((side) => linePath(side)).join(''), 'moon', 0.7, { levels: RIDGES }));
  if (house.lit) shapes.push(fill(farWindows(house), 'window.far', { levels: [1, 2] }));
  if (house.chimney !== 0) shapes.push(...chimney(house));
  if (house.dormer) shapes.push(...dormer(house));
  if (house.lit) {
    const [x, y] = house.at;
    shapes.push(glow(x + HEIGHT[0] * 2, y + house.depth * 0.55, house.width * 0.62, 0.5, BLOCKS));
  }
  return shapes;
};
