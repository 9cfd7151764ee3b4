import { SHORE } from './moat';
import { type Palette } from './palette';
import { type Pen } from './pen';
import { turned } from './walls';

const REACH = 240;
const ROAD = 7;

/** The land the town stands in: parchment, fields in a pale wash, and four roads to the gates. */
export function drawLand(pen: Pen, palette: Palette): void {
  pen.fill(pen.rect(-REACH, -REACH, REACH, REACH), palette.parchment);
  for (const turn of [0, 1, 2, 3]) for (const field of FIELDS) drawField(pen, palette, turn, field);
  for (const turn of [0, 1, 2, 3]) drawRoad(pen, palette, turn);
}

interface Field {
  readonly box: readonly [left: number, near: number, right: number, far: number];
  readonly crop: 'field' | 'fallow';
}

const FIELDS: readonly Field[] = [
  { box: [-46, 99, -12, 160], crop: 'field' },
  { box: [12, 99, 46, 160], crop: 'fallow' },
  { box: [-REACH, 118, -51, 240], crop: 'fallow' },
  { box: [51, 118, 112, 240], crop: 'field' },
];

function drawField(
  pen: Pen,
  palette: Palette,
  turn: number,
  { box: [left, near, right, far], crop }: Field,
): void {
  const at = (x: number, y: number) => turned([x, -y], turn);
  const plot = pen.polygon(at(left, near), at(right, near), at(right, far), at(left, far));
  pen.fill(plot, palette[crop], 0.85);
  pen.inside(plot, () => {
    for (let x = left + 5; x < right; x += 6)
      pen.ink(pen.line(at(x, near), at(x, far)), palette.furrow, 1.1, 0.55);
    pen.glow(plot, palette.furrow, 3, 0.6, true);
  });
  pen.ink(plot, palette.furrow, 1.2, 0.8);
}

function drawRoad(pen: Pen, palette: Palette, turn: number): void {
  const at = (x: number, y: number) => turned([x, -y], turn);
  const road = pen.polygon(at(-ROAD, SHORE), at(ROAD, SHORE), at(ROAD, REACH), at(-ROAD, REACH));
  pen.fill(road, palette.street);
  for (const side of [-ROAD, ROAD])
    pen.ink(pen.line(at(side, SHORE), at(side, REACH)), palette.ink, 1.6, 0.8);
  for (const side of [-2.4, 2.4]) {
    pen.dashes(pen.line(at(side, SHORE), at(side, REACH)), palette.streetEdge, 1.2, 2.6, 2.2, 0.6);
  }
}
