import { drawBridges, drawMoat } from './moat';
import { type Palette } from './palette';
import { type Pen } from './pen';
import { drawHouse, type House } from './roofs';
import { drawCurtain, drawGate, drawTower, WALL } from './walls';

const STREET = 7;
const SQUARE = 24;

/** The emblem: a bastide from above, its square in the middle, four quarters, a wall and four towers. */
export function drawTown(pen: Pen, palette: Palette): void {
  drawMoat(pen, palette);
  drawBridges(pen, palette);
  drawGround(pen, palette);
  for (const [right, down] of QUARTERS) drawQuarter(pen, palette, right, down);
  drawCurtain(pen, palette);
  for (const turn of [0, 1, 2, 3]) drawGate(pen, palette, turn);
  drawKeep(pen, palette);
  drawLamps(pen, palette);
  // From the back to the front, so that each shadow falls on what lies behind it.
  for (const [right, down] of QUARTERS) drawTower(pen, palette, right * WALL.tower, down * WALL.tower);
}

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

function drawGround(pen: Pen, palette: Palette): void {
  const inside = WALL.inner + 2;
  pen.fill(pen.rect(-inside, -inside, inside, inside), palette.ground);
  const streets = [
    pen.rect(-STREET, -inside, STREET, inside),
    pen.rect(-inside, -STREET, inside, STREET),
    pen.rounded(-SQUARE, -SQUARE, SQUARE, SQUARE, 4),
  ];
  for (const street of streets) pen.ink(street, palette.streetEdge, 2);
  for (const street of streets) pen.fill(street, palette.street);
  if (palette.lamp) for (const street of streets) pen.glow(street, palette.lamp, 5, 0.35);
  for (const reach of [-2.6, 2.6]) {
    pen.dashes(pen.line([reach, -inside], [reach, inside]), palette.streetEdge, 1.2, 2.6, 2.2, 0.6);
    pen.dashes(pen.line([-inside, reach], [inside, reach]), palette.streetEdge, 1.2, 2.6, 2.2, 0.6);
  }
}

/** One quarter: houses along both streets and round a garden. */
function drawQuarter(pen: Pen, palette: Palette, right: number, down: number): void {
  const edge = WALL.inner - 3;
  drawGarden(pen, palette, right, down);
  const near = STREET + 1.5;
  const houses: House[] = [
    { ...placed(near, SQUARE, 28, 46, right, down), ridge: 'along', hips: 6, faces: palette.terracotta },
    { ...placed(near, 46, 27, edge, right, down), ridge: 'along', hips: 0, faces: palette.clay },
    { ...placed(SQUARE + 5, near, 48, 27, right, down), ridge: 'across', hips: 6, faces: palette.clay },
    { ...placed(48, near, edge, 28, right, down), ridge: 'across', hips: 0, faces: palette.terracotta },
    {
      ...placed(30, 30, 47, 46, right, down),
      ridge: right === down ? 'across' : 'along',
      hips: 6,
      faces: palette.terracotta,
    },
  ];
  for (const { box } of houses) pen.shade(pen.rect(...box), 3, palette.shadow, 1.6, 0.4);
  for (const house of houses) drawHouse(pen, palette, house);
}

function placed(left: number, top: number, right: number, bottom: number, x: number, y: number) {
  const xs = [left * x, right * x].sort((a, b) => a - b);
  const ys = [top * y, bottom * y].sort((a, b) => a - b);
  return { box: [xs[0] ?? 0, ys[0] ?? 0, xs[1] ?? 0, ys[1] ?? 0] as const };
}

function drawGarden(pen: Pen, palette: Palette, right: number, down: number): void {
  const { box } = placed(27, 27, WALL.inner, WALL.inner, right, down);
  const lawn = pen.rounded(...box, 3);
  pen.fill(lawn, palette.garden);
  pen.rim(lawn, palette.leaf, 3, 0.7);
  for (const [x, y, size] of TREES) drawTree(pen, palette, right * x, down * y, size);
}

/** The keep on the square: a stone tower under a steep slate roof, with a pennant. */
function drawKeep(pen: Pen, palette: Palette): void {
  const half = 15;
  const body = pen.rect(-half, -half, half, half);
  pen.shade(body, 9, palette.shadow, 4, 0.34);
  pen.raise(body, 7, palette.stone.side, palette.ink, 2.4);
  pen.fill(body, palette.stone.top);
  const edge = half - 2.4;
  const pitch = (8 * edge) / 20;
  const line = pen.rect(-edge, -edge, edge, edge);
  pen.fill(body, palette.stone.walk);
  pen.dashes(line, palette.ink, 5, pitch * 0.62, pitch * 0.38);
  pen.dashes(line, palette.stone.merlon, 3.4, pitch * 0.62, pitch * 0.38);
  pen.ink(body, palette.ink, 2.4);
  drawHouse(pen, palette, { box: [-9.5, -9.5, 9.5, 9.5], ridge: 'across', hips: 9.5, faces: palette.slate });
  drawPennant(pen, palette);
}

const TREES = [
  [56, 37, 5.6],
  [37, 56, 5.6],
  [51, 51, 4.4],
] as const;

function drawTree(pen: Pen, palette: Palette, x: number, y: number, size: number): void {
  const crown = [
    [0, 0.1, 1],
    [-0.55, 0.35, 0.6],
    [0.6, 0.3, 0.62],
  ] as const;
  pen.shade(pen.circle(x, y, size), 3, palette.shadow, 1.5, 0.35);
  for (const [dx, dy, r] of crown)
    pen.ink(pen.circle(x + dx * size, y + dy * size, r * size), palette.ink, 2.4);
  for (const [dx, dy, r] of crown) pen.fill(pen.circle(x + dx * size, y + dy * size, r * size), palette.leaf);
  pen.fill(pen.circle(x - size * 0.3, y - size * 0.3, size * 0.5), palette.garden);
}

/** A pennant on the keep's roof, blown to the east. */
function drawPennant(pen: Pen, palette: Palette): void {
  const cloth = pen.svg('M1 -14C8 -18 13 -11 22 -14.5L17.5 -9.5L23 -4.5C14 -2 9 -8 1 -4.5Z');
  pen.shade(cloth, 8, palette.shadow, 1.6, 0.35);
  pen.ink(cloth, palette.ink, 3.2);
  pen.fill(cloth, palette.pennant);
  pen.ink(pen.line([0.5, 0], [0.5, -16]), palette.ink, 2.2);
}

/** Lamps along the streets and at the corners of the square, at night. */
function drawLamps(pen: Pen, palette: Palette): void {
  if (!palette.lamp) return;
  for (const [right, down] of QUARTERS) {
    for (const [x, y] of [
      [SQUARE - 3, SQUARE - 3],
      [STREET - 1, 45],
      [45, STREET - 1],
    ] as const) {
      pen.glow(pen.circle(right * x, down * y, 5), palette.lamp, 4, 0.75);
      pen.fill(pen.circle(right * x, down * y, 1.7), '#FFF3D0');
    }
  }
}
