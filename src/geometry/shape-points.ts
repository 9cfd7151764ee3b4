/** Points, chains of points and polygons: the plane geometry that drawings are made of. */
export type Point = readonly [x: number, y: number];

/** Points in their order; a polygon when read as closed. */
export type Chain = readonly Point[];

// Math.hypot guards against overflow, which costs ten times the root of a sum.
const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

export const distance = (a: Point, b: Point): number => length(a[0] - b[0], a[1] - b[1]);

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The point `length` away in the direction `angle` (radians, 0 to the east, clockwise as y grows southwards). */
export const polar = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.cos(angle) * length,
  from[1] + Math.sin(angle) * length,
];

/** A point given in a frame at `at`, turned by `angle`. */
export const place = (at: Point, angle: number, local: Point): Point => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [at[0] + local[0] * c - local[1] * s, at[1] + local[0] * s + local[1] * c];
};

export const shift = (chain: Chain, dx: number, dy: number): Point[] =>
  chain.map(([x, y]) => [x + dx, y + dy]);

/** Corners of a rectangle of `width` (along `angle`) and `depth` about its middle, clockwise. */
export const rectangle = (at: Point, angle: number, width: number, depth: number): Point[] => {
  const w = width / 2;
  const d = depth / 2;
  return (
    [
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ] as const
  ).map((corner) => place(at, angle, corner));
};

/** Shortest way from a point to a segment. */
const distanceToSegment = (p: Point, a: Point, b: Point): number => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return length(p[0] - a[0] - dx * t, p[1] - a[1] - dy * t);
};

/** Shortest way from a point to a chain; infinite for an empty one. */
export const distanceToChain = (p: Point, chain: Chain): number => {
  let best = chain.length === 1 ? distance(p, chain[0]) : Infinity;
  for (let i = 1; i < chain.length; i++) best = Math.min(best, distanceToSegment(p, chain[i - 1], chain[i]));
  return best;
};

/** Even–odd rule. */
export const inside = (p: Point, polygon: Chain): boolean => {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i];
    const b = polygon[j];
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0])
      odd = !odd;
  }
  return odd;
};

/** Whether two convex polygons overlap (separating axis). */
export const overlap = (one: Chain, two: Chain): boolean => {
  for (const polygon of [one, two]) {
    for (let i = 0; i < polygon.length; i++) {
      const a = polygon[i];
      const b = polygon[(i + 1) % polygon.length];
      const nx = a[1] - b[1];
      const ny = b[0] - a[0];
      let lowest = Infinity;
      let highest = -Infinity;
      for (const [x, y] of one) {
        const t = x * nx + y * ny;
        lowest = Math.min(lowest, t);
        highest = Math.max(highest, t);
      }
      let low = Infinity;
      let high = -Infinity;
      for (const [x, y] of two) {
        const t = x * nx + y * ny;
        low = Math.min(low, t);
        high = Math.max(high, t);
      }
      if (highest <= low || high <= lowest) return false;
    }
  }
  return true;
};

/** Lengths along a chain up to each of its points. */
export const lengthsOf = (chain: Chain): number[] => {
  const lengths = [0];
  for (let i = 1; i < chain.length; i++) lengths.push(lengths[i - 1] + distance(chain[i - 1], chain[i]));
  return lengths;
};

/** The same line as points at even steps of about `step`, both ends kept. */
export const resample = (chain: Chain, step: number): Point[] => {
  const lengths = lengthsOf(chain);
  const total = lengths[lengths.length - 1];
  const count = Math.max(1, Math.round(total / step));
  const points: Point[] = [];
  let at = 1;
  for (let i = 0; i <= count; i++) {
    const goal = (total * i) / count;
    while (at < chain.length - 1 && lengths[at] < goal) at++;
    const span = lengths[at] - lengths[at - 1];
    points.push(between(chain[at - 1], chain[at], span === 0 ? 0 : (goal - lengths[at - 1]) / span));
  }
  return points;
};

/** An open chain drawn with a soft hand: each round moves every inner point half way to the middle of its neighbours. */
export const smooth = (chain: Chain, rounds: number): Point[] => {
  let points = [...chain];
  for (let round = 0; round < rounds; round++) {
    points = points.map((p, i) =>
      i === 0 || i === points.length - 1 ? p : between(p, between(points[i - 1], points[i + 1], 0.5), 0.5),
    );
  }
  return points;
};

/** The same for a closed one. */
export const smoothLoop = (chain: Chain, rounds: number): Point[] => {
  let points = [...chain];
  for (let round = 0; round < rounds; round++) {
    const n = points.length;
    points = points.map((p, i) =>
      between(p, between(points[(i + n - 1) % n], points[(i + 1) % n], 0.5), 0.5),
    );
  }
  return points;
};

/** The direction square to a chain at its point `i`, to the right of the way. */
export const normalAt = (chain: Chain, i: number): Point => {
  const a = chain[Math.max(0, i - 1)];
  const b = chain[Math.min(chain.length - 1, i + 1)];
  const way = distance(a, b) || 1;
  return [-(b[1] - a[1]) / way, (b[0] - a[0]) / way];
};

/** A line beside a line, `by` to its right. */
export const offset = (chain: Chain, by: number): Point[] =>
  chain.map((p, i) => {
    const [nx, ny] = normalAt(chain, i);
    return [p[0] + nx * by, p[1] + ny * by];
  });

/** Points of a cubic curve from `a` to `d`. */
export const curve = (a: Point, b: Point, c: Point, d: Point, steps: number): Point[] => {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    points.push([
      a[0] * w0 + b[0] * w1 + c[0] * w2 + d[0] * w3,
      a[1] * w0 + b[1] * w1 + c[1] * w2 + d[1] * w3,
    ]);
  }
  return points;
};

/** An open chain shaken square to its way, up to `most`; its ends stay, and so does the way it leaves them. */
export const wobble = (chain: Chain, wave: (t: number) => number, most: number, stride: number): Point[] => {
  const lengths = lengthsOf(chain);
  const total = lengths[lengths.length - 1];
  return chain.map((p, i) => {
    const [nx, ny] = normalAt(chain, i);
    const fromEnd = Math.min(lengths[i], total - lengths[i]);
    const by = wave(lengths[i] / stride) * most * Math.min(1, Math.max(0, (fromEnd - 2) / stride));
    return [p[0] + nx * by, p[1] + ny * by];
  });
};

/** A closed chain shaken the same way all round. */
export const wobbleLoop = (
  chain: Chain,
  wave: (t: number) => number,
  most: number,
  stride: number,
): Point[] => {
  const lengths = lengthsOf(chain);
  const total = lengths[lengths.length - 1];
  const n = chain.length;
  return chain.map((p, i) => {
    const a = chain[(i + n - 1) % n];
    const b = chain[(i + 1) % n];
    const length = distance(a, b) || 1;
    const by =
      wave(lengths[i] / stride) *
      most *
      Math.min(1, (total - lengths[i]) / stride, lengths[i] / stride + 0.3);
    return [p[0] - ((b[1] - a[1]) / length) * by, p[1] + ((b[0] - a[0]) / length) * by];
  });
};
