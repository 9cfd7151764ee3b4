import { BLEED } from '@/geometry/contour';
import type { Face, Shape } from '@/geometry/display-list';
import { curvePath, inkPath, linePath, polygonPath } from '@/geometry/shape-path';
import { type Point, place, resample, wobble } from '@/geometry/shape-points';
import { scatterOf, waveOf } from '@/geometry/shape-seed';
import { BLOCKS, RIDGES, fill, stroke } from './pen';
import type { Ground } from './picture';
import type { SideGrounds } from './sides';
import { STREET_WIDTH } from './street-plan';

/**
 * Where the city goes on no further: its ground runs out over the side in a ragged verge of grass and earth, a street as
 * two pencilled lines. A few faces for all sides, so laying a tile bakes none of them anew.
 */
export const FRINGE_VARIANTS = 2;

/** How far ground runs out over a side and, past its ends, round a corner. */
const DEEP = 6;
const PAST = 4.5;
/** How far the drawing reaches inwards, under the tile. */
const UNDER = 6;
const HALF = STREET_WIDTH / 2;

const LETTERS: Readonly<Record<Ground, string>> = { residential: 'r', market: 'm' };
const WASH: Readonly<Record<string, string>> = { r: 'residential.wash', m: 'earth.wash' };
const EDGE: Readonly<Record<string, string>> = { r: 'garden', m: 'earth' };

/** The key of the fringe along a side: its grounds from left to right seen from inside, `s` between if a street runs out. */
export const fringeKey = ({ left, right, street }: SideGrounds, variant: number, side: number): string =>
  `fringe:${LETTERS[left]}${street ? 's' : '-'}${LETTERS[right]}/${variant}/${side}`;

/** Every fringe there is. */
export const FRINGE_FACES: readonly string[] = ['r-r', 'm-m', 'rsr', 'rsm', 'msr', 'msm'].flatMap((grounds) =>
  Array.from({ length: FRINGE_VARIANTS * 4 }, (_, i) => `fringe:${grounds}/${i >> 2}/${i & 3}`),
);

/** The outer edge along the north side about its middle: from under the tile round the left end to the right one. */
const edgeOf = (name: string): Point[] => {
  const end = 50 + PAST;
  const ragged = wobble(
    resample(
      [
        [-end + 2, -DEEP],
        [end - 2, -DEEP],
      ],
      1.5,
    ),
    waveOf(name),
    2.6,
    6.5,
  );
  return [[-end, UNDER], [-end, -DEEP + 3.4], ...ragged, [end, -DEEP + 3.4], [end, UNDER]];
};

/** The verge along a side; `side` counts clockwise from the north, the middle of the side is the origin. */
export const drawFringe = (grounds: string, variant: number, side: number): Face => {
  const name = `fringe/${grounds}/${variant}`;
  const [left, street, right] = grounds;
  const seed = scatterOf(name);
  const turned = (points: readonly Point[]): Point[] =>
    points.map((p) => place([0, 0], (side * Math.PI) / 2, p));
  const edge = edgeOf(name);
  const outline = polygonPath(turned(edge));
  const halfOf = (hand: number): string =>
    polygonPath(
      turned([
        [0, -20],
        [hand * 70, -20],
        [hand * 70, UNDER],
        [0, UNDER],
      ]),
    );
  const shapes: Shape[] = [];
  for (const [hand, ground] of [
    [-1, left],
    [1, right],
  ] as const)
    shapes.push({
      kind: 'group',
      clip: halfOf(hand),
      shapes: [
        fill(outline, WASH[ground]),
        {
          kind: 'group',
          clip: outline,
          shapes: [stroke(curvePath(turned(edge)), EDGE[ground], 6, { alpha: 0.6, soft: 1.6, cap: 'butt' })],
        },
      ],
    });
  shapes.push(
    fill(inkPath(turned(edge.slice(1, -1)), waveOf(`${name}/ink`), 0.35, 1), 'pencil', {
      alpha: 0.55,
      levels: BLOCKS,
    }),
  );
  // Short strokes out of the edge, as on old maps.
  const hatch: string[] = [];
  for (let i = 4; i < edge.length - 4; i += 1 + seed.int(3)) {
    const [x, y] = edge[i];
    if (street === 's' && Math.abs(x) < HALF + 2) continue;
    const reach = seed.between(1, 2.6);
    hatch.push(
      linePath(
        turned([
          [x, y - 0.6],
          [x + seed.between(-0.5, 0.5), y - 0.6 - reach],
        ]),
      ),
    );
  }
  shapes.push(stroke(hatch.join(''), 'pencil', 0.4, { alpha: 0.4, levels: RIDGES }));
  if (street === 's') {
    const band: Point[] = [
      [-HALF, UNDER],
      [-HALF, -DEEP - 1],
      [HALF, -DEEP - 1],
      [HALF, UNDER],
    ];
    const kerbs = [-HALF, HALF].map((x) =>
      linePath(
        turned([
          [x, UNDER],
          [x, -BLEED],
          [x + seed.between(-0.5, 0.5), -12],
        ]),
      ),
    );
    shapes.push(
      fill(polygonPath(turned(band)), 'street', { alpha: 0.85, soft: 0.8 }),
      stroke(kerbs.join(''), ['street.edge', 'ink', 0.55], 1, { alpha: 0.75, dash: [3.2, 1.7] }),
    );
  }
  const upright = side % 2 === 1;
  const [long, out, within] = [116, 16, 8];
  const box = upright
    ? { x: side === 1 ? -within : -out, y: -long / 2, width: out + within, height: long }
    : { x: -long / 2, y: side === 0 ? -out : -within, width: long, height: out + within };
  return { key: `fringe:${grounds}/${variant}/${side}`, box, shapes };
};
