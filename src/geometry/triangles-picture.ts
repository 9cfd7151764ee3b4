/** Pictures of a triangular lattice as text: one letter a triangle, or the whole board with its points and lines. */
import type { Lattice } from './triangles';

/** The letters of a picture, one a triangle in reading order; blanks between letters are only for looks. */
export const parseLetters = (lattice: Lattice, picture: string): string[] => {
  const rows = picture
    .split('\n')
    .map((row) => [...row.replace(/\s/g, '')])
    .filter((row) => row.length > 0);
  if (rows.length !== lattice.rows || rows.some((row) => row.length !== lattice.columns)) {
    throw new Error(`a picture has ${lattice.rows} rows of ${lattice.columns} letters:\n${picture}`);
  }
  return rows.flat();
};

/** The picture of one letter a triangle; `parseLetters` reads it back. */
export const printLetters = (lattice: Lattice, letters: readonly string[]): string => {
  const rows: string[] = [];
  for (let row = 0; row < lattice.rows; row++) {
    rows.push(letters.slice(row * lattice.columns, (row + 1) * lattice.columns).join(''));
  }
  return rows.join('\n');
};

/** The lines between triangles of different letters, the border of the board among them: the outline of a picture. */
export const linesBetween = (
  lattice: Lattice,
  letters: readonly string[],
  ground: string,
): readonly number[] => {
  const lines: number[] = [];
  for (let line = 0; line < lattice.lines; line++) {
    const [first, second] = [lattice.lineTriangles[2 * line], lattice.lineTriangles[2 * line + 1]];
    if (letters[first] !== (second < 0 ? ground : letters[second])) lines.push(line);
  }
  return lines;
};

export interface Drawing {
  /** One letter a triangle. */
  readonly triangle: (id: number) => string;
  /** One letter a point. */
  readonly point: (id: number) => string;
  /** Whether the line is drawn. */
  readonly line: (id: number) => boolean;
}

/**
 * The whole board: a text row of points and level lines, a text row of triangles and slanted lines, and so on.
 *
 *       o   o
 *      /a\b        a triangle closed on all sides, and its open neighbour
 *     o---o
 */
export const drawLattice = (lattice: Lattice, drawing: Drawing): string => {
  const canvas = Array.from({ length: 2 * lattice.rows + 1 }, () =>
    new Array<string>(2 * (lattice.columns + 1) + 1).fill(' '),
  );
  for (let triangle = 0; triangle < lattice.triangles; triangle++) {
    const row = Math.floor(triangle / lattice.columns);
    canvas[2 * row + 1][2 * (triangle - row * lattice.columns + 1)] = drawing.triangle(triangle);
  }
  for (let line = 0; line < lattice.lines; line++) {
    if (!drawing.line(line)) continue;
    const [from, to] = [lattice.linePoints[2 * line], lattice.linePoints[2 * line + 1]];
    const [fromX, toX] = [lattice.pointX[from], lattice.pointX[to]];
    const [fromY, toY] = [lattice.pointY[from], lattice.pointY[to]];
    const centre = fromX + toX;
    if (fromY === toY) for (let x = centre - 1; x <= centre + 1; x++) canvas[2 * fromY][x] = '-';
    else canvas[fromY + toY][centre] = toX > fromX ? '\\' : '/';
  }
  for (let point = 0; point < lattice.points; point++) {
    canvas[2 * lattice.pointY[point]][2 * lattice.pointX[point]] = drawing.point(point);
  }
  return canvas.map((row) => row.join('').trimEnd()).join('\n');
};
