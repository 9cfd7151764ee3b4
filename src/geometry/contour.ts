import {
  type Chain,
  type Point,
  distance,
  resample,
  smooth,
  smoothLoop,
  wobble,
  wobbleLoop,
} from './shape-points';

/**
 * Contours of the areas of a square picture, drawn with a soft hand.
 * A contour leaves the tile only at a corner or in the middle of a side, so that neighbours always meet.
 */
export interface Contour {
  /** The whole area as a polygon; where it meets the tile's side it runs well over it. */
  readonly outline: Chain;
  /** The parts of the outline that lie inside the tile: where one ground ends and another begins. */
  readonly borders: readonly Chain[];
}

export const TILE = 100;
/** How far a face runs over the tile's side, so that no gap shows between two neighbours. */
export const BLEED = 2.5;
/** Areas run further still, so that their edge is never seen. */
const OVER = 4;

const STEP = 2;
const SOFTNESS = 34;
const WOBBLE = 1.5;
const STRIDE = 11;

/** A picture at twice its size, where cells without a ground take that of the nearest cell that has one. */
export const spreadGrounds = <T>(grounds: readonly (readonly (T | undefined)[])[]): T[][] => {
  const size = grounds.length * 2;
  const fine: (T | undefined)[][] = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => grounds[y >> 1][x >> 1]),
  );
  for (let open = true; open;) {
    open = false;
    const before = fine.map((row) => [...row]);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        if (before[y][x] !== undefined) continue;
        const found = [before[y][x - 1], before[y][x + 1], before[y - 1]?.[x], before[y + 1]?.[x]].find(
          (ground) => ground !== undefined,
        );
        if (found === undefined) open = true;
        else fine[y][x] = found;
      }
    }
  }
  return fine as T[][];
};

/** Closed walks round the cells where `area` holds, the area on the right hand, in cells. */
const walkLoops = (area: (x: number, y: number) => boolean, size: number): Point[][] => {
  const edges = new Map<string, [Point, Point][]>();
  const add = (a: Point, b: Point): void => {
    const key = a.join();
    edges.set(key, [...(edges.get(key) ?? []), [a, b]]);
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!area(x, y)) continue;
      if (!area(x, y - 1)) add([x, y], [x + 1, y]);
      if (!area(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!area(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!area(x - 1, y)) add([x, y + 1], [x, y]);
    }
  }
  const loops: Point[][] = [];
  for (const [key] of edges) {
    while ((edges.get(key) ?? []).length > 0) {
      const loop: Point[] = [];
      let next = edges.get(key)?.shift();
      while (next) {
        const [a, b] = next;
        loop.push(a);
        const ways = edges.get(b.join()) ?? [];
        // Where two loops touch, the sharper right turn stays with the same cell.
        const turn = ways.findIndex(
          ([, c]) => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0,
        );
        next = ways.splice(Math.max(0, turn), 1)[0];
      }
      loops.push(loop);
    }
  }
  return loops;
};

const snap = (t: number): number => (t < 30 ? 0 : t > 70 ? TILE : TILE / 2);
const onRim = ([x, y]: Point): boolean => x === 0 || y === 0 || x === TILE || y === TILE;
const alongRim = (a: Point, b: Point): boolean =>
  (a[0] === b[0] && (a[0] === 0 || a[0] === TILE)) || (a[1] === b[1] && (a[1] === 0 || a[1] === TILE));
const snapToRim = ([x, y]: Point): Point => (x === 0 || x === TILE ? [x, snap(y)] : [snap(x), y]);
const bleed = (t: number): number => (t <= 0 ? -OVER : t >= TILE ? TILE + OVER : t);

/** Points near a guide lie on it: under a street nobody sees where the grounds part. */
const follow = (chain: Chain, guides: readonly Chain[]): Point[] =>
  chain.map((p) => {
    let best: Point = p;
    let near = Infinity;
    for (const guide of guides) {
      for (const q of guide) {
        const d = distance(p, q);
        if (d < near) [near, best] = [d, q];
      }
    }
    const pull = near < 9 ? 1 : near < 15 ? (15 - near) / 6 : 0;
    return [p[0] + (best[0] - p[0]) * pull, p[1] + (best[1] - p[1]) * pull];
  });

/** Near a corner of the tile a border runs on the diagonal, so that whatever is drawn round the corner can meet it. */
const meetCorner = (chain: Chain, corner: Point): Point[] => {
  if ((corner[0] !== 0 && corner[0] !== TILE) || (corner[1] !== 0 && corner[1] !== TILE)) return [...chain];
  const [sx, sy] = [corner[0] === 0 ? 1 : -1, corner[1] === 0 ? 1 : -1];
  return chain.map((p) => {
    const [dx, dy] = [(p[0] - corner[0]) * sx, (p[1] - corner[1]) * sy];
    const along = (dx + dy) / 2;
    const away = Math.hypot(dx, dy);
    const share = Math.max(0, Math.min(1, (28 - away) / 14));
    const pull = share * share * (3 - 2 * share);
    return [p[0] + (along - dx) * pull * sx, p[1] + (along - dy) * pull * sy];
  });
};

/** The contours of all cells (of a picture doubled by `spreadGrounds`) where `area` holds. */
export const contoursOf = (
  size: number,
  area: (x: number, y: number) => boolean,
  wave: (t: number) => number,
  guides: readonly Chain[],
): Contour[] => {
  const within = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < size && y < size && area(x, y);
  const cell = TILE / size;
  const fineGuides = guides.map((guide) => resample(guide, 1));
  return walkLoops(within, size).map((cells) => {
    const loop = cells.map(([x, y]): Point => [x * cell, y * cell]);
    const start = loop.findIndex((p, i) => onRim(p) && !alongRim(p, loop[(i + 1) % loop.length]));
    if (start < 0) {
      if (loop.some(onRim))
        return { outline: loop.map(([x, y]): Point => [bleed(x), bleed(y)]), borders: [] };
      const soft = smoothLoop(resample([...loop, loop[0]], STEP).slice(1), SOFTNESS);
      const closed = wobbleLoop(soft, wave, WOBBLE, STRIDE);
      return { outline: closed, borders: [[...closed, closed[0]]] };
    }
    const turned = [...loop.slice(start), ...loop.slice(0, start)];
    const outline: Point[] = [];
    const borders: Point[][] = [];
    for (let i = 0; i < turned.length;) {
      const a = turned[i];
      const b = turned[(i + 1) % turned.length];
      if (onRim(a) && alongRim(a, b)) {
        // Along a side: corners of the tile are kept, all else of it is straight.
        if ((b[0] === 0 || b[0] === TILE) && (b[1] === 0 || b[1] === TILE))
          outline.push([bleed(b[0]), bleed(b[1])]);
        i++;
        continue;
      }
      const run: Point[] = [a];
      do {
        i++;
        run.push(turned[i % turned.length]);
      } while (!onRim(run[run.length - 1]));
      run[0] = snapToRim(run[0]);
      run[run.length - 1] = snapToRim(run[run.length - 1]);
      const soft = smooth(resample(run, STEP), SOFTNESS);
      const free = follow(wobble(soft, wave, WOBBLE, STRIDE), fineGuides);
      const [first, last] = [run[0], run[run.length - 1]];
      const border = meetCorner(meetCorner(free, first), last);
      [border[0], border[border.length - 1]] = [first, last];
      borders.push(border);
      outline.push([bleed(first[0]), bleed(first[1])], ...border, [bleed(last[0]), bleed(last[1])]);
    }
    return { outline, borders };
  });
};
