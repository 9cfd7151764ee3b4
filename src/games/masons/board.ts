/** The board (M2): 5 rows of 9 triangles in three kingdoms, and what can be reached on it without crossing a wall. */
import { makeLattice } from '../../geometry/triangles';
import { KINGDOMS, NONE } from './pieces';

export const BOARD = makeLattice(5, 9);
export const TRIANGLES = BOARD.triangles;
export const POINTS = BOARD.points;
export const LINES = BOARD.lines;

const KINGDOM_COLUMNS = BOARD.columns / KINGDOMS.length;

/** The kingdom, an index into `KINGDOMS`, of each triangle. */
export const KINGDOM_OF: Int8Array = Int8Array.from({ length: TRIANGLES }, (_, triangle) =>
  Math.floor((triangle % BOARD.columns) / KINGDOM_COLUMNS),
);

const { triangleLines, neighbours } = BOARD;

/** The triangles that the last call of `fillFrom` reached; the first `n` of them, if it returned n. */
export const REACHED = new Int8Array(TRIANGLES);
const seen = new Uint8Array(TRIANGLES);

/**
 * How many triangles can be reached from one without crossing a wall; 0 if the outside can be (M3: the border of the
 * board is not a wall). The triangles are left in `REACHED`.
 */
export const fillFrom = (walls: Uint8Array, start: number): number => {
  seen.fill(0);
  seen[start] = 1;
  REACHED[0] = start;
  let count = 1;
  for (let at = 0; at < count; at++) {
    const from = 3 * REACHED[at];
    for (let side = from; side < from + 3; side++) {
      if (walls[triangleLines[side]] === 1) continue;
      const next = neighbours[side];
      if (next < 0) return 0;
      if (seen[next] === 1) continue;
      seen[next] = 1;
      REACHED[count++] = next;
    }
  }
  return count;
};

/** Whether a line may take a wall (M5): it is free, and not inside a completed city. */
export const isFreeLine = (
  board: { readonly walls: Uint8Array; readonly cities: Int8Array },
  line: number,
): boolean => board.walls[line] === 0 && board.cities[BOARD.lineTriangles[2 * line]] === NONE;

/** Whether any completed city lies on a side of the line. */
export const bordersCity = (cities: Int8Array, line: number): boolean => {
  const second = BOARD.lineTriangles[2 * line + 1];
  return cities[BOARD.lineTriangles[2 * line]] !== NONE || (second >= 0 && cities[second] !== NONE);
};

/** Whether a point touches a triangle of the city: then it stands on the city's ring of walls. */
export const touches = (cities: Int8Array, point: number, city: number): boolean => {
  const from = 6 * point;
  for (let at = from; at < from + 6; at++) {
    const triangle = BOARD.pointTriangles[at];
    if (triangle < 0) return false;
    if (cities[triangle] === city) return true;
  }
  return false;
};

/** Whether all six triangles of a point belong to one city; never on the border of the board (M9). */
export const isInside = (cities: Int8Array, point: number, city: number): boolean => {
  const from = 6 * point;
  for (let at = from; at < from + 6; at++) {
    const triangle = BOARD.pointTriangles[at];
    if (triangle < 0 || cities[triangle] !== city) return false;
  }
  return true;
};

/** Whether a point touches any completed city. */
export const touchesAny = (cities: Int8Array, point: number): boolean => {
  const from = 6 * point;
  for (let at = from; at < from + 6; at++) {
    const triangle = BOARD.pointTriangles[at];
    if (triangle < 0) return false;
    if (cities[triangle] !== NONE) return true;
  }
  return false;
};

/** The completed cities, each named by its lowest triangle, ascending. */
export const listCities = (cities: Int8Array): number[] => {
  const list: number[] = [];
  for (let triangle = 0; triangle < TRIANGLES; triangle++)
    if (cities[triangle] === triangle) list.push(triangle);
  return list;
};

/** The triangles of a city, ascending. */
export const trianglesOf = (cities: Int8Array, city: number): number[] => {
  const list: number[] = [];
  for (let triangle = 0; triangle < TRIANGLES; triangle++) if (cities[triangle] === city) list.push(triangle);
  return list;
};
