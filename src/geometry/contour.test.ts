import { TILE, contoursOf, spreadGrounds } from './contour';
import { inside } from './shape-points';

const areaOf = (rows: readonly string[]) => {
  const fine = spreadGrounds(
    rows.map((row) => [...row].map((letter) => (letter === 's' ? undefined : letter))),
  );
  return contoursOf(
    fine.length,
    (x, y) => fine[y][x] === 'm',
    (t) => Math.sin(t),
    [],
  );
};
const CORNER = ['mmmmm', 'rmmmm', 'rrmmm', 'rrrmm', 'rrrrm'];

test('cells without a ground take that of the nearest cell that has one', () => {
  const fine = spreadGrounds([
    ['a', undefined],
    ['a', 'b'],
  ]);
  expect(fine.map((row) => row.join('')).join('/')).toBe('aaaa/aaab/aabb/aabb');
});

test('a border leaves the tile only at a corner or in the middle of a side', () => {
  const pictures = [
    CORNER,
    ['mmsrr', 'mmsrr', 'mmsrr', 'mmsrr', 'mmsrr'],
    ['rrrrr', 'rrrrm', 'rrrrm', 'rrrrm', 'rrrrr'],
  ];
  for (const rows of pictures) {
    for (const { borders } of areaOf(rows)) {
      for (const border of borders) {
        for (const end of [border[0], border[border.length - 1]]) {
          for (const t of end) expect([0, TILE / 2, TILE]).toContain(t);
        }
      }
    }
  }
});

test('near a corner of the tile a border runs on the diagonal', () => {
  const [{ borders }] = areaOf(CORNER);
  const near = borders[0].filter(([x, y]) => Math.hypot(x, y) < 13);
  expect(near.length).toBeGreaterThan(3);
  for (const [x, y] of near) expect(x).toBeCloseTo(y, 5);
});

test('an area that fills the tile runs over all its sides', () => {
  const [{ outline, borders }] = areaOf(['mmmmm', 'mmmmm', 'mmmmm', 'mmmmm', 'mmmmm']);
  expect(borders).toEqual([]);
  for (const p of [
    [-1, -1],
    [101, 50],
    [50, 101],
  ] as const)
    expect(inside(p, outline)).toBe(true);
});

test('an area inside the tile has one border all round', () => {
  const [{ outline, borders }] = areaOf(['rrrrr', 'rmmmr', 'rmmmr', 'rmmmr', 'rrrrr']);
  expect(borders).toHaveLength(1);
  expect(inside([50, 50], outline)).toBe(true);
  expect(inside([10, 10], outline)).toBe(false);
});
