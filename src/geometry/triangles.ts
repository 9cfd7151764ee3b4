/**
 * A triangular lattice: rows of triangles that point up and down in turn, with the points and lines between them.
 *
 * Triangle (row, column) points up where row + column is even. Coordinates are half a side across and a row down, so
 * a triangle of column c reaches from x = c to x = c + 2. Triangles, points and lines are numbered in reading order:
 * rows from the top, left to right, a line by its middle. All tables are flat; −1 stands for what is off the board.
 */
export interface Lattice {
  readonly rows: number;
  readonly columns: number;
  readonly triangles: number;
  readonly points: number;
  readonly lines: number;
  /** Three lines a triangle, ascending. */
  readonly triangleLines: Int16Array;
  /** The triangle across each of those lines, in the same order. */
  readonly neighbours: Int16Array;
  /** Three points a triangle, ascending. */
  readonly trianglePoints: Int16Array;
  /** Two triangles a line, ascending; on the border the second is −1. */
  readonly lineTriangles: Int16Array;
  /** Two points a line, ascending. */
  readonly linePoints: Int16Array;
  /** Up to six triangles a point, ascending, then −1. */
  readonly pointTriangles: Int16Array;
  /** Up to six lines a point, ascending, then −1. */
  readonly pointLines: Int16Array;
  readonly pointX: Int16Array;
  readonly pointY: Int16Array;
}

export const OFF_BOARD = -1;

type Line = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** Whether a triangle stands on its side and points up. */
export const pointsUp = (lattice: Lattice, triangle: number): boolean => {
  const row = Math.floor(triangle / lattice.columns);
  return (row + (triangle - row * lattice.columns)) % 2 === 0;
};

/** Whether a line has a triangle on one side only. */
export const isBorderLine = (lattice: Lattice, line: number): boolean =>
  lattice.lineTriangles[2 * line + 1] === OFF_BOARD;

/** Whether a point has fewer than six triangles around it. */
export const isBorderPoint = (lattice: Lattice, point: number): boolean =>
  lattice.pointTriangles[6 * point + 5] === OFF_BOARD;

/** The corners of the triangle at (row, column): the two of its flat side first, left to right. */
const corners = (row: number, column: number): (readonly [x: number, y: number])[] => {
  const up = (row + column) % 2 === 0;
  const flat = up ? row + 1 : row;
  return [
    [column, flat],
    [column + 2, flat],
    [column + 1, up ? row : row + 1],
  ];
};

const readingOrder = (a: readonly [number, number], b: readonly [number, number]): number =>
  a[1] - b[1] || a[0] - b[0];

const middle = ([ax, ay, bx, by]: Line): [number, number] => [ax + bx, ay + by];

/** Writes a value into the first free place of a row of a table. */
const enter = (table: Int16Array, from: number, value: number): void => {
  let at = from;
  while (table[at] !== OFF_BOARD) at++;
  table[at] = value;
};

const blank = (size: number): Int16Array => new Int16Array(size).fill(OFF_BOARD);

/** The lattice of a size, with all its tables. */
export const makeLattice = (rows: number, columns: number): Lattice => {
  const triangles = rows * columns;
  const spots = new Map<string, readonly [number, number]>();
  const sides = new Map<string, Line>();
  for (let triangle = 0; triangle < triangles; triangle++) {
    const at = corners(Math.floor(triangle / columns), triangle % columns);
    for (const spot of at) spots.set(spot.join(), spot);
    for (const line of sidesOf(at)) sides.set(line.join(), line);
  }
  const pointList = [...spots.values()].sort(readingOrder);
  const lineList = [...sides.values()].sort((a, b) => readingOrder(middle(a), middle(b)));
  const pointIds = new Map(pointList.map((spot, id) => [spot.join(), id]));
  const lineIds = new Map(lineList.map((line, id) => [line.join(), id]));

  const lattice: Lattice = {
    rows,
    columns,
    triangles,
    points: pointList.length,
    lines: lineList.length,
    triangleLines: blank(3 * triangles),
    neighbours: blank(3 * triangles),
    trianglePoints: blank(3 * triangles),
    lineTriangles: blank(2 * lineList.length),
    linePoints: blank(2 * lineList.length),
    pointTriangles: blank(6 * pointList.length),
    pointLines: blank(6 * pointList.length),
    pointX: Int16Array.from(pointList, ([x]) => x),
    pointY: Int16Array.from(pointList, ([, y]) => y),
  };
  const idOf = (ids: Map<string, number>, key: string): number => ids.get(key) ?? OFF_BOARD;

  for (let triangle = 0; triangle < triangles; triangle++) {
    const at = corners(Math.floor(triangle / columns), triangle % columns);
    const points = at.map((spot) => idOf(pointIds, spot.join())).sort((a, b) => a - b);
    const lines = sidesOf(at)
      .map((line) => idOf(lineIds, line.join()))
      .sort((a, b) => a - b);
    lattice.trianglePoints.set(points, 3 * triangle);
    lattice.triangleLines.set(lines, 3 * triangle);
    for (const point of points) enter(lattice.pointTriangles, 6 * point, triangle);
    for (const line of lines) enter(lattice.lineTriangles, 2 * line, triangle);
  }
  lineList.forEach(([ax, ay, bx, by], line) => {
    const ends = [idOf(pointIds, `${ax},${ay}`), idOf(pointIds, `${bx},${by}`)].sort((a, b) => a - b);
    lattice.linePoints.set(ends, 2 * line);
    for (const point of ends) enter(lattice.pointLines, 6 * point, line);
  });
  for (let at = 0; at < 3 * triangles; at++) {
    const line = lattice.triangleLines[at];
    const first = lattice.lineTriangles[2 * line];
    lattice.neighbours[at] = first === Math.floor(at / 3) ? lattice.lineTriangles[2 * line + 1] : first;
  }
  return lattice;
};

/** The three sides of a triangle, each from its upper, then left end, so that two triangles name a side alike. */
const sidesOf = (at: readonly (readonly [number, number])[]): Line[] =>
  [
    [at[0], at[1]],
    [at[0], at[2]],
    [at[1], at[2]],
  ].map((pair): Line => {
    const [[ax, ay], [bx, by]] = [...pair].sort(readingOrder);
    return [ax, ay, bx, by];
  });
