/**
 * How far apart the colours of the seats look, to the usual eye and to colour-blind ones: `tsx
 * scripts/gallery/colour-distance.ts`. Prints the nearest pair for each; exits 1 where one is nearer than `LEAST`.
 */
import { PALETTES, PALETTE_NAMES, resolveColour } from '@/view/paint/palette';

/** CIE76 distance under which two patches side by side begin to be taken for one. */
const LEAST = 10;
const SEATS = [0, 1, 2, 3, 4, 5];

type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const EYES: Readonly<Record<string, readonly Triple[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const [a, b, c] = rows.map((row) => Math.min(1, Math.max(0, row[0] * x + row[1] * y + row[2] * z)));
  return [a, b, c];
};
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const XYZ: readonly Triple[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const lab = (rgb: Triple): Triple => {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const [x, y, z] = XYZ.map((row) => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
};
const apart = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

let failed = false;
for (const palette of PALETTE_NAMES) {
  for (const [eye, rows] of Object.entries(EYES)) {
    const seen = SEATS.map((seat) => {
      const [r, g, b] = resolveColour(PALETTES[palette], `seat.${seat}`);
      return lab(times(rows, [linear(r), linear(g), linear(b)]));
    });
    const pairs = SEATS.flatMap((a) =>
      SEATS.filter((b) => b > a).map((b) => ({ a, b, by: apart(seen[a], seen[b]) })),
    );
    const nearest = pairs.reduce((best, pair) => (pair.by < best.by ? pair : best));
    if (nearest.by < LEAST) failed = true;
    process.stdout.write(
      `${palette} ${eye}: seats ${nearest.a} and ${nearest.b} are ${nearest.by.toFixed(1)} apart\n`,
    );
  }
}
if (failed) process.exitCode = 1;
