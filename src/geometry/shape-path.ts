import { type Chain, type Point, lengthsOf, normalAt } from './shape-points';

const write = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};
const at = ([x, y]: Point): string => `${write(x)} ${write(y)}`;

/** A polygon as an SVG path. */
export const polygonPath = (chain: Chain): string => `M${chain.map(at).join('L')}Z`;

/** An open chain as an SVG path of straight pieces. */
export const linePath = (chain: Chain): string => `M${chain.map(at).join('L')}`;

/** An open chain as a curve: through the middles of its pieces, so that no corner shows. */
export const curvePath = (chain: Chain): string => {
  if (chain.length < 3) return linePath(chain);
  let path = `M${at(chain[0])}`;
  for (let i = 1; i < chain.length - 1; i++) {
    const last = i === chain.length - 2;
    const end: Point = last
      ? chain[i + 1]
      : [(chain[i][0] + chain[i + 1][0]) / 2, (chain[i][1] + chain[i + 1][1]) / 2];
    path += `Q${at(chain[i])} ${at(end)}`;
  }
  return path;
};

/** A closed chain as a curve. */
export const loopPath = (chain: Chain): string => {
  const n = chain.length;
  const middle = (i: number): Point => {
    const a = chain[i % n];
    const b = chain[(i + 1) % n];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  let path = `M${at(middle(n - 1))}`;
  for (let i = 0; i < n; i++) path += `Q${at(chain[i])} ${at(middle(i))}`;
  return `${path}Z`;
};

export const ellipsePath = ([x, y]: Point, rx: number, ry: number = rx): string =>
  `M${write(x - rx)} ${write(y)}a${write(rx)} ${write(ry)} 0 1 1 ${write(2 * rx)} 0` +
  `a${write(rx)} ${write(ry)} 0 1 1 ${write(-2 * rx)} 0Z`;

/** A rectangle along the axes with rounded corners. */
export const boxPath = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${write(x)} ${write(y)}h${write(width)}v${write(height)}h${write(-width)}Z`;
  const arc = (dx: number, dy: number): string => `a${write(r)} ${write(r)} 0 0 1 ${write(dx)} ${write(dy)}`;
  return (
    `M${write(x + r)} ${write(y)}h${write(width - 2 * r)}${arc(r, r)}v${write(height - 2 * r)}${arc(-r, r)}` +
    `h${write(2 * r - width)}${arc(-r, -r)}v${write(2 * r - height)}${arc(r, -r)}Z`
  );
};

/** A band about a chain, as wide at each point as `width` says of the length so far. */
export const ribbon = (chain: Chain, width: (length: number, total: number) => number): Point[] => {
  const lengths = lengthsOf(chain);
  const total = lengths[lengths.length - 1];
  const right: Point[] = [];
  const left: Point[] = [];
  chain.forEach((p, i) => {
    const [nx, ny] = normalAt(chain, i);
    const half = width(lengths[i], total) / 2;
    right.push([p[0] + nx * half, p[1] + ny * half]);
    left.push([p[0] - nx * half, p[1] - ny * half]);
  });
  return [...right, ...left.reverse()];
};

/** An ink line as a filled path whose weight breathes between `thin` and `thick`; at both ends it is half way. */
export const inkPath = (chain: Chain, wave: (t: number) => number, thin: number, thick: number): string => {
  const middle = (thin + thick) / 2;
  const swing = (thick - thin) / 2;
  return polygonPath(
    ribbon(chain, (length, total) => {
      const calm = Math.min(1, Math.min(length, total - length) / 8);
      return middle + swing * wave(length / 9) * calm;
    }),
  );
};
