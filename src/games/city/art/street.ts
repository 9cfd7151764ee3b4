import type { Shape } from '@/geometry/display-list';
import {
  curvePath,
  ellipsePath,
  inkPath,
  linePath,
  loopPath,
  polygonPath,
  ribbon,
} from '@/geometry/shape-path';
import {
  type Chain,
  type Point,
  normalAt,
  offset,
  place,
  polar,
  rectangle,
  resample,
} from '@/geometry/shape-points';
import { hashName, waveOf } from '@/geometry/shape-seed';
import { BLOCKS, CLOSE, RIDGES, SHADOW, fill, stroke } from './pen';
import { type Turn, turnPoint } from './picture';
import type { TilePlan } from './plan';
import { PLACE_RADIUS, STREET_WIDTH, type StreetLine } from './street-plan';

const HALF = STREET_WIDTH / 2;

const turnChain = (chain: Chain, turn: Turn): Point[] => chain.map((p) => turnPoint(p, turn));

/** Rows of setts along the street, every other row half a stone on. */
const cobbles = (line: Chain): Shape[] =>
  [-5.7, -3.4, -1.15, 1.15, 3.4, 5.7].flatMap((by, row) => [
    stroke(curvePath(offset(line, by)), ['street', 'street.edge', 0.16 + (row % 3) * 0.07], 1.75, {
      cap: 'butt',
      dash: [2.1, 0.75, row % 2 ? 1.4 : 0],
      levels: RIDGES,
    }),
  ]);

/** The step and the door at which a street ends. */
const drawDoor = (line: Chain, turn: Turn): Shape[] => {
  const fine = turnChain(resample(line, 1), turn);
  const end = fine[fine.length - 1];
  const [nx, ny] = normalAt(fine, fine.length - 1);
  const angle = Math.atan2(ny, nx);
  // `angle` runs across the street, so the way on is a quarter back from it.
  const on = angle - Math.PI / 2;
  const step = polar(end, on, -1.4);
  return [
    fill(polygonPath(rectangle(step, angle, STREET_WIDTH - 3, 2.6)), 'stone.light', {
      ink: 0.5,
      levels: BLOCKS,
    }),
    stroke(
      linePath([place(step, angle, [-HALF + 2.2, 0]), place(step, angle, [HALF - 2.2, 0])]),
      'stone.dark',
      0.4,
      { levels: CLOSE },
    ),
  ];
};

/** The ribbon of one street: kerb shadow, paving paler at the crown, setts, breathing ink on both edges. */
const drawStreet = (street: StreetLine, turn: Turn, name: string): Shape[] => {
  const line = turnChain(resample(street.line, 2), turn);
  const closed = street.end === 'door';
  const body = polygonPath(ribbon(line, () => STREET_WIDTH));
  const [left, right] = [offset(line, -HALF), offset(line, HALF)];
  const shapes: Shape[] = [
    fill(body, 'street'),
    stroke(curvePath(line), 'street.light', 7, { alpha: 0.75, soft: 2, cap: 'butt', levels: [0, 3] }),
    ...cobbles(line),
    stroke(curvePath(offset(line, -HALF + 1)), 'street.edge', 2, {
      alpha: 0.34,
      soft: 0.7,
      cap: 'butt',
      levels: BLOCKS,
    }),
    stroke(curvePath(offset(line, HALF - 1)), 'street.edge', 2, {
      alpha: 0.22,
      soft: 0.7,
      cap: 'butt',
      levels: BLOCKS,
    }),
    fill(inkPath(left, waveOf(`${name}/left`), 0.85, 1.5), ['street.edge', 'ink', 0.55]),
    fill(inkPath(right, waveOf(`${name}/right`), 0.85, 1.5), ['street.edge', 'ink', 0.55]),
  ];
  if (!closed) return shapes;
  const end = line.length - 1;
  shapes.push(
    fill(inkPath(resample([left[end], right[end]], 1), waveOf(`${name}/end`), 0.9, 1.4), [
      'street.edge',
      'ink',
      0.55,
    ]),
    ...drawDoor(street.line, turn),
  );
  return shapes;
};

const ring = (at: Point, radius: number, wave: (t: number) => number): Point[] =>
  Array.from({ length: 32 }, (_, i) =>
    polar(at, (i * Math.PI) / 16, radius + wave(i * 0.6) * 0.45 * Math.sin((i * Math.PI) / 32)),
  );

/** What stands in the middle of a crossing: a well, a stone cross or a tree. */
const drawMonument = ([x, y]: Point, name: string): Shape[] => {
  switch (hashName(name) % 3) {
    case 0:
      return [
        fill(ellipsePath([x, y], 4.3), 'stone', { ink: 0.6, shadow: SHADOW }),
        fill(ellipsePath([x - 0.3, y - 0.4], 3.4), 'stone.light'),
        fill(ellipsePath([x, y], 2.4), 'water', { ink: 0.5 }),
        fill(ellipsePath([x - 0.7, y - 0.7], 0.8, 0.5), 'plaster', { alpha: 0.8, levels: RIDGES }),
      ];
    case 1:
      return [
        fill(polygonPath(rectangle([x, y + 1.6], 0, 7, 4.6)), 'stone', { ink: 0.55, shadow: SHADOW }),
        fill(polygonPath(rectangle([x, y + 0.9], 0, 5, 3)), 'stone.light', { ink: 0.4, levels: RIDGES }),
        fill(`M${x - 0.75} ${y + 1.4}v-4h-2v-1.6h2v-2.2h1.5v2.2h2v1.6h-2v4Z`, 'stone.light', {
          ink: 0.5,
          levels: BLOCKS,
        }),
      ];
    default:
      return [
        fill(ellipsePath([x, y], 4.8), ['street', 'garden', 0.5], { ink: 0.5 }),
        fill(loopPath(ring([x, y - 0.4], 4, waveOf(name))), 'garden.dark', { ink: 0.5, shadow: SHADOW }),
        fill(loopPath(ring([x - 0.6, y - 1], 2.8, waveOf(`${name}b`))), 'garden', { levels: BLOCKS }),
        fill(loopPath(ring([x - 1.1, y - 1.6], 1.5, waveOf(`${name}c`))), 'garden.light', { levels: RIDGES }),
      ];
  }
};

/** A small paved place with a kerb all round: here all its streets end. */
const drawCrossing = (at: Point, name: string): Shape[] => {
  const edge = ring(at, PLACE_RADIUS, waveOf(`${name}/place`));
  const rings = [5.8, 8.2, 10.6, 12.8].map((radius, i) =>
    stroke(ellipsePath(at, radius), ['street', 'street.edge', 0.2 + (i % 2) * 0.1], 1.8, {
      cap: 'butt',
      dash: [2.2, 0.8, i],
      levels: RIDGES,
    }),
  );
  return [
    fill(loopPath(edge), ['street.light', 'plaster', 0.4], {
      ink: 1.25,
      inkColour: ['street.edge', 'ink', 0.6],
    }),
    ...rings,
    stroke(ellipsePath(at, PLACE_RADIUS - 1.5), 'street.edge', 0.5, { alpha: 0.8, levels: BLOCKS }),
    ...drawMonument(at, name),
  ];
};

/** All streets of a tile as it lies, and the place where they end. */
export const drawStreets = (plan: TilePlan, turn: Turn): Shape[] => {
  const { streets, crossing } = plan.streets;
  const name = plan.picture.name;
  return [
    ...streets.flatMap((street, i) => drawStreet(street, turn, `${name}/${i}`)),
    ...(crossing ? drawCrossing(turnPoint(crossing, turn), name) : []),
  ];
};
