import { distance, inside, overlap, rectangle, resample, smooth, wobble } from './shape-points';
import { curvePath, inkPath, loopPath } from './shape-path';
import { scatterOf, waveOf } from './shape-seed';
import { measureField } from './shape-field';
import { EMBLEMS, EMBLEM_PATHS, emblemOf } from './shape-emblems';

test('turned rectangles overlap only where they share ground', () => {
  const box = rectangle([0, 0], Math.PI / 4, 10, 10);
  expect(overlap(box, rectangle([9.2, 0], 0, 4, 4))).toBe(false);
  expect(overlap(box, rectangle([8, 0], 0, 4, 4))).toBe(true);
  expect(inside([0, 6], box)).toBe(true);
});

test('smoothing, shaking and resampling keep both ends of a line', () => {
  const line = resample(
    [
      [0, 0],
      [40, 0],
      [40, 40],
    ],
    2,
  );
  const drawn = wobble(smooth(line, 30), waveOf('x'), 3, 9);
  expect(drawn[0]).toEqual([0, 0]);
  expect(distance(drawn[drawn.length - 1], [40, 40])).toBeLessThan(1e-9);
  expect(drawn.some(([, y], i) => i > 5 && Math.abs(y - line[i][1]) > 0.5)).toBe(true);
});

test('the same name always scatters alike, and another otherwise', () => {
  const draw = (name: string) => Array.from({ length: 5 }, scatterOf(name).share);
  expect(draw('bend')).toEqual(draw('bend'));
  expect(draw('bend')).not.toEqual(draw('bend-house'));
  for (const share of draw('tee')) expect(share >= 0 && share < 1).toBe(true);
});

test('a field answers between its points as the function does, nearly', () => {
  const field = measureField(100, ([x, y]) => Math.hypot(x - 50, y - 50));
  for (const p of [
    [3.3, 8.1],
    [71.2, 40],
    [99.9, 99.9],
  ] as const) {
    expect(Math.abs(field(p) - distance(p, [50, 50]))).toBeLessThan(0.2);
  }
});

test('paths are written with two decimals and no exponents', () => {
  const path =
    curvePath([
      [0.000001, 1 / 3],
      [10, 20],
      [30.005, -0.001],
    ]) +
    loopPath([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  expect(path).toMatch(/^[MQLZ0-9. -]+$/);
  expect(
    inkPath(
      [
        [0, 0],
        [10, 0],
      ],
      () => 1,
      1,
      2,
    ),
  ).toMatch(/^M.*Z$/);
});

test('every seat has an emblem of its own', () => {
  expect(new Set(Object.values(EMBLEM_PATHS)).size).toBe(EMBLEMS.length);
  expect([0, 1, 2, 3, 4, 5].map(emblemOf)).toEqual([...EMBLEMS]);
});
