/**
 * Features over the pieces of laid tiles: a union-find in parallel typed arrays.
 *
 * Every piece of every laid tile has a number; joined pieces share a root, and what is known of the feature stands
 * at the root. Lookups never shorten paths, so reading a shared state leaves it as it was; joining by size keeps
 * them short.
 */
export interface Union {
  /** The next piece on the way to the root; a root points at itself. */
  readonly parent: Int16Array;
  /** How many tiles the feature lies on, each counted once. */
  readonly tiles: Uint8Array;
  /** The tile laid last among them, by its number in the order of laying. */
  readonly newest: Int16Array;
  /** How many of its slots face an empty cell with nothing built between. */
  readonly ends: Int16Array;
  /** Bits of what the feature has somewhere: goods of a market, a fountain on a path. */
  readonly flags: Uint8Array;
  /** Followers on it: root × seats + seat. */
  readonly claims: Uint8Array;
}

export const createUnion = (pieces: number, seats: number): Union => ({
  parent: new Int16Array(pieces),
  tiles: new Uint8Array(pieces),
  newest: new Int16Array(pieces),
  ends: new Int16Array(pieces),
  flags: new Uint8Array(pieces),
  claims: new Uint8Array(pieces * seats),
});

export const cloneUnion = (union: Union): Union => ({
  parent: union.parent.slice(),
  tiles: union.tiles.slice(),
  newest: union.newest.slice(),
  ends: union.ends.slice(),
  flags: union.flags.slice(),
  claims: union.claims.slice(),
});

/** A piece of a tile just laid, joined to nothing yet. */
export const addPiece = (union: Union, piece: number, tile: number, ends: number, flags: number): void => {
  union.parent[piece] = piece;
  union.tiles[piece] = 1;
  union.newest[piece] = tile;
  union.ends[piece] = ends;
  union.flags[piece] = flags;
};

export const findRoot = (parent: Int16Array, piece: number): number => {
  let at = piece;
  let up = parent[at];
  while (up !== at) {
    at = up;
    up = parent[at];
  }
  return at;
};

/** Joins the features of two roots into one and returns its root. `tile` is the tile being laid. */
export const joinRoots = (union: Union, a: number, b: number, tile: number, seats: number): number => {
  if (a === b) return a;
  const { parent, tiles, newest, ends, flags, claims } = union;
  const root = tiles[a] >= tiles[b] ? a : b;
  const child = root === a ? b : a;
  // Only the tile being laid can lie in both: everything older had been joined before.
  const twice = newest[a] === tile && newest[b] === tile ? 1 : 0;
  parent[child] = root;
  tiles[root] += tiles[child] - twice;
  if (newest[child] > newest[root]) newest[root] = newest[child];
  ends[root] += ends[child];
  flags[root] |= flags[child];
  const from = child * seats;
  const to = root * seats;
  for (let seat = 0; seat < seats; seat++) claims[to + seat] += claims[from + seat];
  return root;
};

/** Whether anybody stands on a feature. */
export const isClaimed = (claims: Uint8Array, root: number, seats: number): boolean => {
  const base = root * seats;
  for (let seat = 0; seat < seats; seat++) if (claims[base + seat] > 0) return true;
  return false;
};

/** The seats with the most followers on a feature, as bits; none if nobody stands there. */
export const majority = (claims: Uint8Array, root: number, seats: number): number => {
  const base = root * seats;
  let most = 0;
  let leaders = 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = claims[base + seat];
    if (count === 0 || count < most) continue;
    leaders = count > most ? 1 << seat : leaders | (1 << seat);
    most = count;
  }
  return leaders;
};
