import type { Colour, Face, Shape, Sketch } from '@/geometry/display-list';
import { TILE, contoursOf, spreadGrounds } from '@/geometry/contour';
import { boxPath, ellipsePath, polygonPath, ribbon } from '@/geometry/shape-path';
import { resample } from '@/geometry/shape-points';
import { fill, glow, stroke } from './pen';
import { type TilePicture, type Turn, turnPoint } from './picture';
import { planOf } from './plan';
import { PLACE_RADIUS, STREET_WIDTH } from './street-plan';

const corner = (x: number, y: number, dx: number, dy: number): string =>
  `M${x + dx * 22} ${y + dy * 0.6}L${x + dx * 0.4} ${y}L${x + dx * 0.8} ${y + dy * 21}M${x + dx * 18} ${y - dy * 1.6}L${x - dx * 1.4} ${y - dy * 1.2}L${x - dx * 1} ${y + dy * 16}`;

const CORNERS = [corner(7, 7, 1, 1), corner(93, 7, -1, 1), corner(93, 93, -1, -1), corner(7, 93, 1, -1)].join(
  '',
);

/** An empty cell where the tile may go: pencilled corners on a breath of light. */
export const drawLegalCell = (): Face => ({
  key: 'legal',
  box: { x: -2, y: -2, width: 104, height: 104 },
  shapes: [
    fill(boxPath(6, 6, 88, 88, 10), 'light', { alpha: 0.2, soft: 2.4 }),
    stroke(CORNERS, 'pencil', 1.5, { alpha: 0.85 }),
  ],
});

/** The shadow that the sheet of the city throws on the table: one under every tile. */
export const drawShade = (): Face => ({
  key: 'shade',
  box: { x: -16, y: -16, width: 138, height: 140 },
  shapes: [fill(boxPath(-2, 0, 106, 107, 9), 'shadow', { alpha: 0.34, soft: 4 })],
});

/** The faint edge of a tile: in hand, or the last one laid, then in the colour of who laid it. */
export const drawTileEdge = (colour: Colour): Shape[] => [
  stroke(boxPath(1.2, 1.2, 97.6, 97.6, 5), 'rim', 3.6, { alpha: 0.75 }),
  stroke(boxPath(1.2, 1.2, 97.6, 97.6, 5), colour, 2),
];

/** The last tile a seat laid. */
export const drawLastMove = (seat: number): Face => ({
  key: `last:${seat}`,
  box: { x: -3, y: -3, width: 106, height: 106 },
  shapes: drawTileEdge(`seat.${seat}`),
});

/** The piece of wall, or the gate, that a seat built last on a side. */
export const drawLastSide = (seat: number, turn: number): Face => {
  const [x, y] = [
    [-45, -13],
    [-3, -45],
    [-45, -3],
    [-13, -45],
  ][turn];
  const [w, h] = turn % 2 === 1 ? [16, 90] : [90, 16];
  const edge = boxPath(x, y, w, h, 4);
  return {
    key: `last-side:${seat}/${turn}`,
    box: { x: x - 3, y: y - 3, width: w + 6, height: h + 6 },
    shapes: [stroke(edge, 'rim', 3.6, { alpha: 0.75 }), stroke(edge, `seat.${seat}`, 2)],
  };
};

/** The tower or follower that a seat set last. */
export const drawLastSpot = (seat: number): Face => ({
  key: `last-spot:${seat}`,
  box: { x: -20, y: -20, width: 40, height: 40 },
  shapes: [
    stroke(ellipsePath([0, 0], 16), 'rim', 3.6, { alpha: 0.75 }),
    stroke(ellipsePath([0, 0], 16), `seat.${seat}`, 2),
  ],
});

/** Marks a spot that can be claimed: a ring of light. */
export const drawSpot = (): Face => ({
  key: 'spot',
  box: { x: -28, y: -28, width: 56, height: 56 },
  shapes: [
    fill(ellipsePath([0, 0], 18), 'light', { alpha: 0.55, soft: 4 }),
    fill(ellipsePath([0, 0], 15), 'rim', { alpha: 0.6, soft: 2 }),
    stroke(ellipsePath([0, 0], 13), 'legal', 1.9, { dash: [4, 2.6] }),
  ],
});

/** A place where a wall, the gate or a tower may go: the stretch of rim, pencilled. */
export const drawWallSpot = (turn: number): Face => {
  const upright = turn % 2 === 1;
  const [x, y] = turn === 0 ? [-46, -10] : turn === 1 ? [0, -46] : turn === 2 ? [-46, 0] : [-10, -46];
  const [w, h] = upright ? [10, 92] : [92, 10];
  return {
    key: `wall-spot:${turn}`,
    box: { x: -62, y: -62, width: 124, height: 124 },
    shapes: [
      fill(boxPath(x - 5, y - 5, w + 10, h + 10, 8), 'light', { alpha: 0.55, soft: 4 }),
      fill(boxPath(x, y, w, h, 4), 'rim', { alpha: 0.85 }),
      stroke(boxPath(x, y, w, h, 4), 'legal', 2.2, { dash: [7, 3.5] }),
    ],
  };
};

/** Where an area leaves its tile its light has no edge: that lies well beyond the side. */
const beyond = (t: number): number => (t < -1 ? -20 : t > TILE + 1 ? TILE + 20 : t);

/** The piece of a tile that touches `slot` (as the tile lies), lit: what a score counts, tile by tile. */
const drawPieceLight = (picture: TilePicture, turn: Turn, slot: number, colour: Colour): Shape[] => {
  const plan = planOf(picture);
  const upright = (slot + 12 - turn * 3) % 12;
  const { pieces } = picture;
  const index = pieces.findIndex(({ slots }) => slots.includes(upright));
  const piece = pieces[index];
  if (!piece) return [];
  const turned = (chain: readonly (readonly [number, number])[]): string =>
    polygonPath(chain.map((p) => turnPoint(p, turn)));
  const bands = plan.streets.streets.map(({ line }) => ribbon(resample(line, 2), () => STREET_WIDTH));
  const lit = (path: string): Shape[] => [
    fill(path, colour, { alpha: colour === 'light' ? 0.55 : 0.34 }),
    {
      kind: 'group',
      clip: path,
      shapes: [stroke(path, colour, 7, { alpha: 0.75, soft: 2 }), stroke(path, 'rim', 1.6, { alpha: 0.9 })],
    },
  ];
  if (piece.kind === 'street') {
    const own = plan.streets.streets.flatMap(({ line }, i) => {
      const near = piece.slots.some((own) => {
        const end = [
          [50, 0],
          [100, 50],
          [50, 100],
          [0, 50],
        ][Math.floor(own / 3)];
        return line.some(([x, y]) => Math.abs(x - end[0]) + Math.abs(y - end[1]) < 3);
      });
      return near ? [turned(bands[i])] : [];
    });
    return own.flatMap(lit);
  }
  const owner = Array.from({ length: 25 }, (_, cell) => {
    const found = pieces.findIndex(({ kind, cells }) => kind !== 'street' && cells.includes(cell));
    return found < 0 ? undefined : found;
  });
  const fine = spreadGrounds(Array.from({ length: 5 }, (_, y) => owner.slice(y * 5, y * 5 + 5)));
  const guides = plan.streets.streets.map(({ line }) => line);
  const outlines = contoursOf(
    fine.length,
    (x, y) => fine[y][x] === index,
    () => 0,
    guides,
  ).map(({ outline }) => turned(outline.map(([x, y]) => [beyond(x), beyond(y)] as const)));
  const { crossing } = plan.streets;
  return [
    {
      kind: 'group',
      clip: boxPath(0, 0, TILE, TILE),
      hole: bands.map(turned).join(''),
      shapes: [
        {
          kind: 'group',
          ...(crossing ? { hole: ellipsePath(turnPoint(crossing, turn), PLACE_RADIUS) } : {}),
          shapes: outlines.flatMap(lit),
        },
      ],
    },
  ];
};

/** A lit piece at its tile's place on the board. */
export const pieceLight = (
  x: number,
  y: number,
  picture: TilePicture,
  turn: Turn,
  slot: number,
  colour: Colour,
): Sketch => ({
  kind: 'sketch',
  key: `light/${x},${y}/${slot}`,
  box: { x: x * 100, y: y * 100, width: 100, height: 100 },
  shapes: [{ kind: 'group', move: [x * 100, y * 100], shapes: drawPieceLight(picture, turn, slot, colour) }],
});

/** A soft light over a follower or a wall that scores. */
export const drawHalo = (): Face => ({
  key: 'halo',
  box: { x: -30, y: -30, width: 60, height: 60 },
  shapes: [fill(ellipsePath([0, 0], 18), 'light', { alpha: 0.6, soft: 5 }), glow(0, 0, 28, 0.8)],
});
