import { drawLattice, linesBetween, parseLetters, printLetters } from './triangles-picture';
import { isBorderLine, isBorderPoint, makeLattice, pointsUp } from './triangles';

const board = makeLattice(5, 9);
const ids = (count: number): number[] => Array.from({ length: count }, (_, id) => id);
const row = (table: Int16Array, width: number, id: number): number[] =>
  Array.from(table.slice(width * id, width * (id + 1))).filter((value) => value >= 0);

const HEX = `
  .........
  .aaa.....
  .aaa.....
  .........
  .........`;

describe('the lattice of 5 rows of 9 triangles', () => {
  test('has 45 triangles, 33 points and 77 lines, 19 of them on the border', () => {
    expect([board.triangles, board.points, board.lines]).toEqual([45, 33, 77]);
    expect(ids(77).filter((line) => isBorderLine(board, line))).toHaveLength(19);
    expect(ids(33).filter((point) => isBorderPoint(board, point))).toHaveLength(33 - 14);
  });

  test('numbers points in reading order, rows of five and six in turn', () => {
    const rows = [0, 1, 2, 3, 4, 5].map((y) => ids(33).filter((point) => board.pointY[point] === y));
    expect(rows).toEqual([
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21],
      [22, 23, 24, 25, 26],
      [27, 28, 29, 30, 31, 32],
    ]);
  });

  test('numbers lines by their middle: level ones of a row of points, then the slanted ones below', () => {
    const level = ids(77).filter(
      (line) => board.pointY[board.linePoints[2 * line]] === board.pointY[board.linePoints[2 * line + 1]],
    );
    const runs = [
      [0, 3],
      [14, 18],
      [29, 32],
      [43, 47],
      [58, 61],
      [72, 76],
    ];
    expect(level).toEqual(runs.flatMap(([from, to]) => ids(77).slice(from, to + 1)));
  });

  test('knows the sides, corners and neighbours of a triangle', () => {
    expect([0, 1, 9, 10].map((triangle) => pointsUp(board, triangle))).toEqual([true, false, false, true]);
    expect(row(board.triangleLines, 3, 0)).toEqual([4, 5, 14]);
    expect(row(board.trianglePoints, 3, 0)).toEqual([0, 5, 6]);
    expect(Array.from(board.neighbours.slice(0, 3))).toEqual([-1, 1, 9]);
    expect(Array.from(board.neighbours.slice(3 * 10, 3 * 11))).toEqual([9, 11, 19]);
  });

  test('holds tables that agree with one another', () => {
    for (const line of ids(77)) {
      for (const triangle of row(board.lineTriangles, 2, line)) {
        expect(row(board.triangleLines, 3, triangle)).toContain(line);
        for (const point of row(board.linePoints, 2, line)) {
          expect(row(board.pointTriangles, 6, point)).toContain(triangle);
          expect(row(board.pointLines, 6, point)).toContain(line);
        }
      }
    }
    for (const triangle of ids(45)) {
      for (const other of row(board.neighbours, 3, triangle)) {
        expect(row(board.neighbours, 3, other)).toContain(triangle);
      }
    }
    const sum = (table: Int16Array): number => table.filter((value) => value >= 0).length;
    expect([sum(board.pointTriangles), sum(board.pointLines)]).toEqual([45 * 3, 77 * 2]);
  });
});

describe('pictures', () => {
  test('one letter a triangle is parsed and printed back', () => {
    const letters = parseLetters(board, HEX);
    expect(letters.flatMap((letter, id) => (letter === 'a' ? [id] : []))).toEqual([10, 11, 12, 19, 20, 21]);
    expect(printLetters(board, letters)).toBe(HEX.replaceAll('  ', '').trim());
  });

  test('a picture of the wrong size is told so', () => {
    expect(() => parseLetters(board, 'aaa')).toThrow('5 rows of 9 letters');
  });

  test('the outline of a letter is the lines around it', () => {
    expect(linesBetween(board, parseLetters(board, HEX), '.')).toEqual([15, 20, 23, 34, 37, 44]);
  });

  test('the outline at the border takes in the lines of the border', () => {
    const corner = parseLetters(board, 'a........\n.........\n.........\n.........\n.........');
    expect(linesBetween(board, corner, '.')).toEqual([4, 5, 14]);
  });

  test('the whole board is drawn with its points, level and slanted lines', () => {
    const letters = parseLetters(board, HEX);
    const walls = new Set(linesBetween(board, letters, '.'));
    const text = drawLattice(board, {
      triangle: (id) => letters[id],
      point: () => 'o',
      line: (id) => walls.has(id),
    });
    expect(text.split('\n')).toEqual([
      '  o   o   o   o   o',
      '  . . . . . . . . .',
      'o   o---o   o   o   o',
      '  ./a a a\\. . . . .',
      '  o   o   o   o   o',
      '  .\\a a a/. . . . .',
      'o   o---o   o   o   o',
      '  . . . . . . . . .',
      '  o   o   o   o   o',
      '  . . . . . . . . .',
      'o   o   o   o   o   o',
    ]);
  });
});
