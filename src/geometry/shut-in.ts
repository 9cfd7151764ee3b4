/**
 * The ban on shutting the wall in: would a tile on this cell leave a piece of the wall facing a hole?
 *
 * The unwalled stretch of the rim is walked once and each side on it numbered, with the turns taken so far. A tile on
 * an outside cell splits the outside where the cells around it are cut into several arcs by tiles. The outline of
 * what lies before an arc is a stretch of the rim plus the tile's own sides; its turns sum to 4 if it runs round the
 * city and to −4 if it runs round a hole. All arcs but the one with the wall must lead into holes.
 */
import { STEP, tileAt, type Plot } from './plot';
import { nextSide } from './rim';

/** The unwalled stretch of a rim, numbered clockwise from the clockwise end of the wall. Scratch: made once, refilled. */
export interface Gap {
  length: number;
  /** For each side its number in the stretch, or −1. */
  readonly order: Int16Array;
  /** For each number: which way one walks there, and the right turns less the left turns up to it. */
  readonly heading: Int8Array;
  readonly turns: Int16Array;
}

export const createGap = (capacity: number): Gap => ({
  length: 0,
  order: new Int16Array(capacity * 4),
  heading: new Int8Array(capacity * 4),
  turns: new Int16Array(capacity * 4),
});

/** From one heading to the next: 1 to the right, −1 to the left. */
const bend = (from: number, to: number): number => {
  const turn = (to - from) & 3;
  return turn === 3 ? -1 : turn;
};

export const measureGap = (gap: Gap, plot: Plot, tiles: number, cwEnd: number, ccwEnd: number): void => {
  const { order, heading, turns } = gap;
  order.fill(-1, 0, tiles * 4);
  let count = 0;
  let before = 0;
  let sum = 0;
  for (let at = nextSide(plot, cwEnd); at !== ccwEnd; at = nextSide(plot, at)) {
    const head = ((at & 3) + 1) & 3;
    if (count > 0) sum += bend(before, head);
    order[at] = count;
    heading[count] = head;
    turns[count] = sum;
    before = head;
    count++;
  }
  gap.length = count;
};

/** The eight cells around a cell, clockwise from the north. */
const RING: readonly number[] = [
  STEP[0],
  STEP[0] + STEP[1],
  STEP[1],
  STEP[1] + STEP[2],
  STEP[2],
  STEP[2] + STEP[3],
  STEP[3],
  STEP[3] + STEP[0],
];

/** Whether ring place k cuts the outside: a tile beside the cell, or one that touches it only at the corner. */
const isContact = (ring: number, k: number): boolean => {
  if ((ring & (1 << k)) === 0) return false;
  return (k & 1) === 0 || (ring & ((1 << ((k + 7) & 7)) | (1 << ((k + 1) & 7)))) === 0;
};

/** For each pattern of tiles around a cell: into how many arcs they cut the empty cells beside it. */
const ARCS: readonly number[] = Array.from({ length: 256 }, (_, ring) => {
  const contacts = [0, 1, 2, 3, 4, 5, 6, 7].filter((k) => isContact(ring, k));
  return contacts.filter((k, i) => sidesBetween(k, contacts[(i + 1) % contacts.length]) > 0).length;
});

/** How many places beside the cell lie strictly between two contacts, clockwise. */
function sidesBetween(a: number, b: number): number {
  const span = ((b - a + 7) & 7) + 1;
  let count = 0;
  for (let k = 1; k < span; k++) if (((a + k) & 1) === 0) count++;
  return count;
}

const ringTiles = new Int16Array(8);

/** Notes the tiles around a cell, and returns their pattern as bits. */
const lookAround = (plot: Plot, cell: number): number => {
  let ring = 0;
  for (let k = 0; k < 8; k++) {
    const tile = tileAt(plot, cell + RING[k]);
    ringTiles[k] = tile;
    if (tile >= 0) ring |= 1 << k;
  }
  return ring;
};

/** Whether a tile on an empty cell could cut the empty cells around it apart at all: cheap, needs no gap. */
export const splitsOutside = (plot: Plot, cell: number): boolean => ARCS[lookAround(plot, cell)] > 1;

/** Whether a tile on an empty cell that faces no wall would shut a part of the wall in. Needs the gap measured. */
export const shutsIn = (gap: Gap, plot: Plot, cell: number): boolean => {
  const ring = lookAround(plot, cell);
  if (ARCS[ring] <= 1 || liesInHole(gap, ring)) return false;
  const { order } = gap;
  let first = -1;
  let last = -1;
  for (let k = 0; k < 8; k++) {
    if (!isContact(ring, k)) continue;
    // Both sides at the corner carry wall: one of them would face a hole.
    if (order[sideBefore(k)] < 0 && order[sideAfter(k)] < 0) return true;
    if (first < 0) first = k;
    else if (leadsOut(gap, last, k)) return true;
    last = k;
  }
  return leadsOut(gap, last, first);
};

/** Whether the cell lies in a hole, where a tile changes nothing outside: the tiles beside it show it no rim side. */
const liesInHole = (gap: Gap, ring: number): boolean => {
  for (let k = 0; k < 8; k += 2) if ((ring & (1 << k)) !== 0) return gap.order[sideBefore(k)] < 0;
  return true;
};

/** The side on which the rim arrives at contact k: that of the tile itself, or the one before the corner. */
const sideBefore = (k: number): number =>
  (k & 1) === 0
    ? (ringTiles[k] << 2) | (((k >> 1) + 2) & 3)
    : (ringTiles[k] << 2) | ((((k - 1) >> 1) + 2) & 3);

/** The side on which the rim leaves contact k. */
const sideAfter = (k: number): number =>
  (k & 1) === 0 ? sideBefore(k) : (ringTiles[k] << 2) | ((((k + 1) >> 1) + 2) & 3);

/** Whether the arc between two contacts leads to the outside, although the wall is not there. */
const leadsOut = (gap: Gap, a: number, b: number): boolean => {
  const sides = sidesBetween(a, b);
  if (sides === 0) return false;
  const { order, heading, turns, length } = gap;
  const arrive = order[sideBefore(a)] - ((a & 1) === 0 ? 1 : 0);
  const after = order[sideAfter(b)];
  const leave = (b & 1) === 0 ? after + 1 : after < 0 ? length : after;
  // The wall itself lies between: this arc is the one that must lead out.
  if (leave > arrive) return false;
  const firstSide = (a >> 1) + 1;
  const enter = bend(heading[arrive], (firstSide + 1) & 3);
  const exit = bend((firstSide + sides) & 3, heading[leave]);
  return turns[arrive] - turns[leave] + enter + (sides - 1) + exit !== -4;
};
