import { Skia, type SkPath, type SkPathBuilder } from '@shopify/react-native-skia';

import type { Rect } from './camera/camera';

/** A number from -1 to 1 that is always the same for the same two whole numbers. */
function tremble(one: number, other: number): number {
  const wave = Math.sin(one * 127.1 + other * 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Lines drawn by hand: each overshoots a little and sways by up to `sway` units, always in the same way. */
export function pencilLines(lines: readonly Line[], sway: number): SkPath {
  const path = Skia.PathBuilder.Make();
  lines.forEach((line, index) => drawLine(path, line, sway, index));
  return path.build();
}

function drawLine(path: SkPathBuilder, { from, to }: Line, sway: number, seed: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [along, across] = [
    [dx / length, dy / length],
    [-dy / length, dx / length],
  ] as const;
  const at = (part: number, off: number): [number, number] => [
    from[0] + dx * part + across[0] * off,
    from[1] + dy * part + across[1] * off,
  ];
  const over = sway * (2.5 + tremble(seed, 7));
  path.moveTo(from[0] - along[0] * over, from[1] - along[1] * over);
  path.cubicTo(
    ...at(0.3, tremble(seed, 1) * sway),
    ...at(0.7, tremble(seed, 2) * sway),
    to[0] + along[0] * over,
    to[1] + along[1] * over,
  );
}

/** The lines of a grid with cells of a given side that fills a rect. */
export function gridLines(bounds: Rect, side: number): Line[] {
  const { x, y, width, height } = bounds;
  const lines: Line[] = [];
  for (let left = x; left <= x + width; left += side) lines.push({ from: [left, y], to: [left, y + height] });
  for (let top = y; top <= y + height; top += side) lines.push({ from: [x, top], to: [x + width, top] });
  return lines;
}

/** The four sides of a rect, drawn in by `inset`. */
export function frameLines(rect: Rect, inset: number): Line[] {
  const [left, top] = [rect.x + inset, rect.y + inset];
  const [right, bottom] = [rect.x + rect.width - inset, rect.y + rect.height - inset];
  return [
    { from: [left, top], to: [right, top] },
    { from: [right, top], to: [right, bottom] },
    { from: [right, bottom], to: [left, bottom] },
    { from: [left, bottom], to: [left, top] },
  ];
}

/** Strokes at an angle that shade a rect. */
export function hatchLines(rect: Rect, inset: number, gap: number): Line[] {
  const side = rect.width - 2 * inset;
  const [left, top] = [rect.x + inset, rect.y + inset];
  const lines: Line[] = [];
  for (let off = gap; off < 2 * side; off += gap) {
    const start = Math.min(off, side);
    const end = Math.max(0, off - side);
    lines.push({ from: [left + end, top + start], to: [left + start, top + end] });
  }
  return lines.filter(({ from, to }) => from[0] !== to[0]);
}
