/**
 * Laid tiles, the features their pieces make, and the followers on them. The state of a game of square tiles is a
 * tiling, whatever else it is; where its tiles lie is its own affair.
 *
 * Tiles are numbered in the order of laying; the pieces of a tile are numbered on from `first[tile]`.
 */
import { FACING, SLOTS, SLOTS_A_SIDE } from './sides';
import { lowestSlot, type TileTables } from './tile-tables';
import { addPiece, findRoot, joinRoots, sharedTiles, type Union } from './union';

export interface Tiling {
  readonly seats: number;
  readonly laid: number;
  /** By tile: its kind, its quarter turns, the number of its first piece. */
  readonly kinds: Uint8Array;
  readonly turns: Uint8Array;
  readonly first: Uint16Array;
  /** By piece: its ground; and the features that pieces make together. */
  readonly ground: Uint8Array;
  readonly union: Union;
  /** By seat: followers at hand. */
  readonly supply: Uint8Array;
  /** By tile: the seat whose follower stands on it, or −1; and on which of its pieces. */
  readonly claimant: Int8Array;
  readonly claimed: Int8Array;
}

/** The kind and turn of a laid tile as one number, for the tables. */
export const lieOf = (tiling: Tiling, tile: number): number => tiling.kinds[tile] * 4 + tiling.turns[tile];

/** The root of the feature that a piece of a laid tile belongs to. */
export const rootOf = (tiling: Tiling, tile: number, piece: number): number =>
  findRoot(tiling.union.parent, tiling.first[tile] + piece);

/** The number of the piece under a slot of a laid tile, or −1. */
export const pieceUnder = (tiling: Tiling, { pieceAt }: TileTables, tile: number, slot: number): number => {
  const piece = pieceAt[lieOf(tiling, tile) * SLOTS + slot];
  return piece < 0 ? -1 : tiling.first[tile] + piece;
};

/** Numbers the pieces of a tile just laid; `flags` are its kind's, in a table by piece. */
export const addPieces = (tiling: Tiling, tables: TileTables, tile: number, flags: Uint8Array): void => {
  const { kinds, first, ground, union } = tiling;
  const { pieces, pieceGround, pieceSlots, mostPieces } = tables;
  const from = tile === 0 ? 0 : first[tile - 1] + pieces[kinds[tile - 1]];
  first[tile] = from;
  const row = kinds[tile] * mostPieces;
  for (let piece = 0; piece < pieces[kinds[tile]]; piece++) {
    ground[from + piece] = pieceGround[row + piece];
    addPiece(union, from + piece, tile, pieceSlots[row + piece], flags[row + piece]);
  }
};

/**
 * Slots of two neighbours that face each other join if their ground is the same; either way neither is open any more.
 * Features of the ground `uncounted` lose count of their tiles: nobody ever asks it.
 */
export const joinAcross = (
  tiling: Tiling,
  tables: TileTables,
  tile: number,
  other: number,
  side: number,
  uncounted: number,
): void => {
  const { union, ground, seats, first } = tiling;
  const { pieceAt, pieces } = tables;
  const { parent, ends } = union;
  const count = first[tile] + pieces[tiling.kinds[tile]];
  const ours = lieOf(tiling, tile) * SLOTS;
  const theirs = lieOf(tiling, other) * SLOTS;
  for (let slot = side * SLOTS_A_SIDE; slot < (side + 1) * SLOTS_A_SIDE; slot++) {
    const a = pieceAt[ours + slot];
    const b = pieceAt[theirs + FACING[slot]];
    const rootA = a < 0 ? -1 : findRoot(parent, first[tile] + a);
    const rootB = b < 0 ? -1 : findRoot(parent, first[other] + b);
    if (rootA >= 0) ends[rootA]--;
    if (rootB >= 0) ends[rootB]--;
    if (rootA < 0 || rootB < 0 || rootA === rootB || ground[rootA] !== ground[rootB]) continue;
    const shared = ground[rootA] === uncounted ? 0 : sharedTiles(union, rootA, rootB, count);
    joinRoots(union, rootA, rootB, shared, seats);
  }
};

/** Something is built along a side of a laid tile: its slots face nothing empty any more. */
export const closeSide = (tiling: Tiling, tables: TileTables, tile: number, side: number): void => {
  const { parent, ends } = tiling.union;
  for (let slot = side * SLOTS_A_SIDE; slot < (side + 1) * SLOTS_A_SIDE; slot++) {
    const piece = pieceUnder(tiling, tables, tile, slot);
    if (piece >= 0) ends[findRoot(parent, piece)]--;
  }
};

/** The laid tiles that a feature lies on, in the order of laying. */
export const tilesOf = (tiling: Tiling, { pieces }: TileTables, root: number): number[] => {
  const tiles: number[] = [];
  for (let tile = 0; tile < tiling.laid; tile++) {
    for (let piece = 0; piece < pieces[tiling.kinds[tile]]; piece++) {
      if (rootOf(tiling, tile, piece) !== root) continue;
      tiles.push(tile);
      break;
    }
  }
  return tiles;
};

/** The lowest slot of the piece on which the follower on a tile stands. */
export const claimedSlot = (tiling: Tiling, tables: TileTables, tile: number): number =>
  lowestSlot(tables, lieOf(tiling, tile), tiling.claimed[tile]);

/** A follower goes from the supply to a piece of a laid tile. */
export const postFollower = (tiling: Tiling, tile: number, piece: number, seat: number): void => {
  tiling.supply[seat]--;
  tiling.claimant[tile] = seat;
  tiling.claimed[tile] = piece;
  tiling.union.claims[rootOf(tiling, tile, piece) * tiling.seats + seat]++;
};

/** Followers on a feature go back to their owners; `leaving` is told of each before it goes. */
export const sendHome = (tiling: Tiling, root: number, leaving?: (tile: number) => void): void => {
  const { union, claimant, claimed, seats, supply } = tiling;
  for (let tile = 0; tile < tiling.laid; tile++) {
    const seat = claimant[tile];
    if (seat < 0 || rootOf(tiling, tile, claimed[tile]) !== root) continue;
    leaving?.(tile);
    claimant[tile] = -1;
    claimed[tile] = -1;
    supply[seat]++;
  }
  union.claims.fill(0, root * seats, (root + 1) * seats);
};
