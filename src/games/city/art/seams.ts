import type { Stamp } from '@/geometry/display-list';
import { hashName } from '@/geometry/shape-seed';
import { FRINGE_FACES, FRINGE_VARIANTS, fringeKey } from './fringe';
import type { Ground, TilePicture, Turn } from './picture';
import { planOf } from './plan';
import { CORNER_VARIANTS, RAYS, STRADDLE_VARIANTS, VERGES, VERGE_VARIANTS, type Verge } from './seam';
import { STRADDLE, type SideGrounds, halfSideGrounds } from './sides';

/** A tile on the board: column and row of its cell, what it shows, how it lies. */
export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly picture: TilePicture;
  readonly turn: Turn;
}

type Sides = readonly SideGrounds[];
type Look = (x: number, y: number) => Sides | undefined;

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const letterOf = (ground: Ground | undefined): string => (ground === 'market' ? 'm' : ground ? 'r' : '.');

/** A number that a place always has. */
const variantOf = (place: string, count: number): number => hashName(place) % count;

const stamp = (key: string, face: string, x: number, y: number): Stamp => ({
  kind: 'stamp',
  key,
  face,
  x,
  y,
});

/** Borders and straddling houses on the side between a tile and its eastern or southern neighbour. */
const sideStamps = (x: number, y: number, mine: Sides, other: Sides, east: boolean): Stamp[] => {
  // Both seen along the side from west to east or from north to south.
  const near = mine[east ? EAST : SOUTH];
  const far = other[east ? WEST : NORTH];
  const [first, second] = east ? [near.left, near.right] : [near.right, near.left];
  const [firstFar, secondFar] = east ? [far.right, far.left] : [far.left, far.right];
  const [cx, cy] = east ? [(x + 1) * 100, y * 100 + 50] : [x * 100 + 50, (y + 1) * 100];
  const place = `${x},${y}/${east ? 'e' : 's'}`;
  const stamps: Stamp[] = [];
  const verge = (length: Verge, marketNear: boolean): void => {
    // Upright, the market lies south of the verge: south of the side, or turned a quarter, west of it.
    const turn = east ? (marketNear ? 1 : 3) : marketNear ? 2 : 0;
    // Turned back to front, what was left is right.
    const swapped = turn === 2 || turn === 3;
    const shown = length === 'full' || !swapped ? length : length === 'left' ? 'right' : 'left';
    stamps.push(
      stamp(`verge/${place}/${length}`, `verge:${shown}/${variantOf(place, VERGE_VARIANTS)}/${turn}`, cx, cy),
    );
  };
  if (!near.street && first !== firstFar) verge('full', first === 'market');
  if (near.street && first !== firstFar) verge('left', first === 'market');
  if (near.street && second !== secondFar) verge('right', second === 'market');
  for (const t of near.street ? STRADDLE.along : STRADDLE.full) {
    const [a, b] = t < 50 ? [first, firstFar] : [second, secondFar];
    if (a !== 'residential' || b !== 'residential') continue;
    const variant = variantOf(`${place}/${t}`, STRADDLE_VARIANTS);
    const [sx, sy] = east ? [cx, cy + t - 50] : [cx + t - 50, cy];
    stamps.push(stamp(`straddle/${place}/${t}`, `straddle:${variant}/${east ? 1 : 0}`, sx, sy));
  }
  return stamps;
};

/** What lies round the north-western corner of a cell. */
const cornerStamps = (x: number, y: number, look: Look): Stamp[] => {
  const [ne, se, sw, nw] = [look(x, y - 1), look(x, y), look(x - 1, y), look(x - 1, y - 1)];
  const octants = [
    ne?.[WEST].left,
    ne?.[SOUTH].right,
    se?.[NORTH].left,
    se?.[WEST].right,
    sw?.[EAST].left,
    sw?.[NORTH].right,
    nw?.[SOUTH].left,
    nw?.[EAST].right,
  ]
    .map(letterOf)
    .join('');
  const [px, py] = [x * 100, y * 100];
  const key = `corner/${x},${y}`;
  if (octants === 'rrrrrrrr') {
    return [stamp(key, `group:${variantOf(`${x},${y}/corner`, CORNER_VARIANTS)}`, px, py)];
  }
  const edge = octants.includes('.');
  const stamps: Stamp[] = [];
  for (let ray = 0; ray < RAYS; ray++) {
    const [before, after] = [octants[(ray + RAYS - 1) % RAYS], octants[ray]];
    if (before === after || before === '.' || after === '.') continue;
    if (edge) {
      if (ray % 2 === 0) stamps.push(stamp(`${key}/${ray}`, `stub:${ray}/${after === 'm' ? 1 : 0}`, px, py));
    } else if (after === 'm') {
      let span = 1;
      while (octants[(ray + span) % RAYS] === 'm') span++;
      stamps.push(stamp(`${key}/${ray}`, `corner:${ray}/${span}`, px, py));
    }
  }
  return stamps;
};

/** Everything that is drawn where the tiles of a city meet. */
export const seamStamps = (tiles: readonly LaidTile[]): Stamp[] => {
  const known = new Map<string, Sides>();
  for (const { x, y, picture, turn } of tiles) known.set(`${x},${y}`, halfSideGrounds(planOf(picture), turn));
  const look: Look = (x, y) => known.get(`${x},${y}`);
  const borders: Stamp[] = [];
  const standing: Stamp[] = [];
  const corners = new Set<string>();
  for (const { x, y } of tiles) {
    const mine = look(x, y);
    if (!mine) continue;
    for (const east of [true, false]) {
      const other = east ? look(x + 1, y) : look(x, y + 1);
      if (!other) continue;
      for (const made of sideStamps(x, y, mine, other, east))
        (made.key.startsWith('verge') ? borders : standing).push(made);
    }
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const [cx, cy] = [x + dx, y + dy];
      if (corners.has(`${cx},${cy}`)) continue;
      corners.add(`${cx},${cy}`);
      for (const made of cornerStamps(cx, cy, look))
        (made.face.startsWith('group') ? standing : borders).push(made);
    }
  }
  return [...borders, ...standing.sort((a, b) => a.y - b.y)];
};

const SIDE_MIDDLES = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;
const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** How the city's ground runs out where it has neither a neighbour nor, as `walled` says, a wall. */
export const fringeStamps = (
  tiles: readonly LaidTile[],
  walled: (tile: number, side: number) => boolean,
): Stamp[] => {
  const laid = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  return tiles.flatMap(({ x, y, picture, turn }, tile) =>
    halfSideGrounds(planOf(picture), turn).flatMap((grounds, side) => {
      const [dx, dy] = BESIDE[side];
      if (laid.has(`${x + dx},${y + dy}`) || walled(tile, side)) return [];
      const [mx, my] = SIDE_MIDDLES[side];
      const place = `fringe/${x},${y}/${side}`;
      const face = fringeKey(grounds, variantOf(place, FRINGE_VARIANTS), side);
      return [stamp(place, face, x * 100 + mx, y * 100 + my)];
    }),
  );
};

const count = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Every face that seams are made of. */
export const SEAM_FACES: readonly string[] = [
  ...VERGES.flatMap((verge) =>
    count(VERGE_VARIANTS).flatMap((variant) => count(4).map((turn) => `verge:${verge}/${variant}/${turn}`)),
  ),
  ...count(RAYS).flatMap((ray) => count(RAYS - 1).map((span) => `corner:${ray}/${span + 1}`)),
  ...[0, 2, 4, 6].flatMap((ray) => [`stub:${ray}/0`, `stub:${ray}/1`]),
  ...count(STRADDLE_VARIANTS).flatMap((variant) => [`straddle:${variant}/0`, `straddle:${variant}/1`]),
  ...count(CORNER_VARIANTS).map((variant) => `group:${variant}`),
  ...FRINGE_FACES,
];
