import { type SkPath } from '@shopify/react-native-skia';

import { type Palette } from './palette';
import { type Pen, type Point } from './pen';

const HEIGHT = 4;
const TOWER_HEIGHT = 7;
const DRUM_HEIGHT = 5;
const INK = 2.2;

/** The outer and inner half width of the curtain wall, and where the corner towers stand. */
export const WALL = { outer: 82, inner: 70, tower: 75, towerRadius: 22 } as const;

/** The curtain wall with its walkway and merlons, without towers and gates. */
export function drawCurtain(pen: Pen, palette: Palette): void {
  const ring = curtain(pen);
  pen.shade(ring, 6, palette.shadow, 5, 0.34);
  pen.raise(ring, HEIGHT, palette.stone.side, palette.ink, INK);
  pen.fill(ring, palette.stone.top);
  pen.fill(frame(pen, WALL.outer - 5, WALL.inner + 1.5), palette.stone.walk);
  merlons(pen, palette);
  pen.ink(ring, palette.ink, INK);
  pen.ink(pen.rect(-WALL.outer + 5, -WALL.outer + 5, WALL.outer - 5, WALL.outer - 5), palette.ink, 0.9, 0.75);
}

/** A gap in the wall on one side, paved and flanked by two drums; `turn` counts clockwise from north. */
export function drawGate(pen: Pen, palette: Palette, turn: number): void {
  const at = (x: number, y: number): Point => turned([x, y], turn);
  const passage = pen.polygon(
    at(-7, -WALL.inner + 2),
    at(7, -WALL.inner + 2),
    at(7, -WALL.outer - 2),
    at(-7, -WALL.outer - 2),
  );
  pen.fill(passage, palette.stone.side);
  pen.fill(
    pen.polygon(at(-5.5, -WALL.inner), at(5.5, -WALL.inner), at(5.5, -WALL.outer), at(-5.5, -WALL.outer)),
    palette.ink,
    0.55,
  );
  if (palette.lamp) pen.fill(passage, palette.lamp, 0.4);
  for (const side of [-1, 1]) {
    const [x, y] = at(side * 13, -WALL.tower - 1);
    drum(pen, palette, x, y, 8, DRUM_HEIGHT);
    pen.fill(pen.circle(x, y, 4.6), palette.stone.walk);
    pen.ink(pen.circle(x, y, 4.6), palette.ink, 1, 0.8);
  }
}

/** A round tower under a slate cone. */
export function drawTower(pen: Pen, palette: Palette, x: number, y: number): void {
  const radius = WALL.towerRadius;
  drum(pen, palette, x, y, radius, TOWER_HEIGHT);
  crown(pen, palette, x, y, radius);
  cone(pen, palette, x, y, radius - 6.5);
}

/** A slate cone whose tip leans to the north-west, away from its foot. */
function cone(pen: Pen, palette: Palette, x: number, y: number, radius: number): void {
  const tip: Point = [x - 2.2, y - 3];
  const [west, north, south, east] = palette.slate;
  pen.glow(pen.circle(x + 1.5, y + 2, radius), palette.shadow, 2, 0.4);
  const segments = 16;
  for (let index = 0; index < segments; index += 1) {
    const from = (index / segments) * 2 * Math.PI;
    const to = ((index + 1.05) / segments) * 2 * Math.PI;
    const lit = Math.cos((from + to) / 2 - (5 * Math.PI) / 4);
    const colour = lit > 0.55 ? west : lit > 0 ? north : lit > -0.6 ? south : east;
    pen.fill(pen.polygon(tip, onCircle(x, y, radius, from), onCircle(x, y, radius, to)), colour);
    if (index % 2 === 0) pen.ink(pen.line(tip, onCircle(x, y, radius, from)), palette.ink, 0.6, 0.4);
  }
  pen.ink(pen.circle(x, y, radius), palette.ink, 1.8);
  pen.fill(pen.circle(...tip, 1.6), palette.ink);
}

function drum(pen: Pen, palette: Palette, x: number, y: number, radius: number, height: number): void {
  const body = pen.circle(x, y, radius);
  pen.shade(body, height * 1.1, palette.shadow, 3, 0.3);
  pen.raise(body, height, palette.stone.side, palette.ink, INK);
  pen.fill(body, palette.stone.top);
  pen.ink(body, palette.ink, INK);
}

/** Merlons as a ring of blocks along a tower's edge. */
function crown(pen: Pen, palette: Palette, x: number, y: number, radius: number): void {
  const middle = pen.circle(x, y, radius - 2.9);
  const around = 2 * Math.PI * (radius - 2.9);
  const pitch = around / 14;
  pen.fill(pen.circle(x, y, radius - 1.2), palette.stone.walk);
  pen.dashes(middle, palette.ink, 5.2, pitch * 0.62, pitch * 0.38);
  pen.dashes(middle, palette.stone.merlon, 3.6, pitch * 0.62, pitch * 0.38);
  pen.ink(pen.circle(x, y, radius), palette.ink, INK);
}

function merlons(pen: Pen, palette: Palette): void {
  const edge = WALL.outer - 2.5;
  const line = pen.rect(-edge, -edge, edge, edge);
  const pitch = (8 * edge) / 64;
  pen.dashes(line, palette.ink, 5, pitch * 0.62, pitch * 0.38);
  pen.dashes(line, palette.stone.merlon, 3.4, pitch * 0.62, pitch * 0.38);
}

function curtain(pen: Pen): SkPath {
  return frame(pen, WALL.outer, WALL.inner);
}

function frame(pen: Pen, outer: number, inner: number): SkPath {
  const ring = `M${-outer} ${-outer}H${outer}V${outer}H${-outer}Z`;
  const hole = `M${-inner} ${-inner}V${inner}H${inner}V${-inner}Z`;
  return pen.svg(ring + hole);
}

export function turned([x, y]: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
}

function onCircle(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
