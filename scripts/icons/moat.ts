import { type SkPath } from '@shopify/react-native-skia';

import { type Palette } from './palette';
import { type Pen } from './pen';
import { turned, WALL } from './walls';

const WIDTH = 10;
const BANK = 2.2;

/** Where the moat ends, as seen from the town's middle. */
export const SHORE = WALL.outer + WIDTH;

/** The water round the wall, bulging round the towers, with a paler bank and a few ripples. */
export function drawMoat(pen: Pen, palette: Palette): void {
  for (const shape of basin(pen, BANK)) pen.ink(shape, palette.ink, 2.6);
  for (const shape of basin(pen, BANK)) pen.fill(shape, palette.shore);
  for (const shape of basin(pen, 0)) pen.fill(shape, palette.water);
  for (const turn of [0, 1, 2, 3]) {
    for (const [x, y, length] of RIPPLES) {
      const from = turned([x, -WALL.outer - y], turn);
      const to = turned([x + length, -WALL.outer - y], turn);
      pen.ink(pen.line(from, to), palette.ripple, 1, 0.8);
    }
  }
}

const RIPPLES = [
  [-46, 6, 12],
  [-28, 3.6, 6],
  [22, 6.4, 9],
  [38, 4, 11],
] as const;

/** A plank bridge before each gate. */
export function drawBridges(pen: Pen, palette: Palette): void {
  for (const turn of [0, 1, 2, 3]) {
    const at = (x: number, y: number) => turned([x, -y], turn);
    const deck = pen.polygon(
      at(-STREET, WALL.outer - 2),
      at(STREET, WALL.outer - 2),
      at(STREET, SHORE + BANK + 1),
      at(-STREET, SHORE + BANK + 1),
    );
    pen.shade(deck, 2.5, palette.shadow, 1.5, 0.35);
    pen.fill(deck, palette.wood);
    for (let y = WALL.outer + 2; y < SHORE + BANK; y += 3) {
      pen.ink(pen.line(at(-STREET, y), at(STREET, y)), palette.ink, 0.6, 0.5);
    }
    pen.ink(pen.line(at(-STREET, WALL.outer - 2), at(-STREET, SHORE + BANK + 1)), palette.ink, 2);
    pen.ink(pen.line(at(STREET, WALL.outer - 2), at(STREET, SHORE + BANK + 1)), palette.ink, 2);
  }
}

const STREET = 6.5;

function basin(pen: Pen, bank: number): SkPath[] {
  const half = SHORE + bank;
  const round = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => pen.circle(x * WALL.tower, y * WALL.tower, WALL.towerRadius + WIDTH - 1 + bank)),
  );
  return [pen.rounded(-half, -half, half, half, 12), ...round];
}
