/**
 * Features over the pieces of laid tiles: a union-find in parallel typed arrays.
 *
 * Every piece of every laid tile has a number; joined pieces share a root, and what is known of the feature stands
 * at the root. Lookups never shorten paths, so reading a shared state leaves it as it was; joining by size keeps
 * them short.
 */
export interface Union {
  /** By piece: the tile it lies on. The pieces of a tile have numbers in a row. */
  readonly owner: Uint8Array;
  /** The next piece on the way to the root; a root points at itself. */
  readonly parent: Int16Array;
  /** How many tiles the feature lies on, each counted once. */
  readonly tiles: Uint8Array;
  /** How many of its slots face an empty cell with nothing built between. */
  readonly ends: Int16Array;
  /** Bits of what the feature has somewhere: goods of a market, a fountain on a path. */
  readonly flags: Uint8Array;
  /** Followers on it: root × seats + seat. */
  readonly claims: Uint8Array;
}

export const createUnion = (pieces: number, seats: number): Union => ({
  owner: new Uint8Array(pieces),
  parent: new Int16Array(pieces),
  tiles: new Uint8Array(pieces),
  ends: new Int16Array(pieces),
  flags: new Uint8Array(pieces),
  claims: new Uint8Array(pieces * seats),
});

/** A piece of a tile just laid, joined to nothing yet. */
export const addPiece = (union: Union, piece: number, tile: number, ends: number, flags: number): void => {
  union.owner[piece] = tile;
  union.parent[piece] = piece;
  union.tiles[piece] = 1;
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

/**
 * On how many tiles both features lie: two streets of one crossing may meet again at the far end of the town. `pieces`
 * is how many pieces there are.
 */
export const sharedTiles = (union: Union, a: number, b: number, pieces: number): number => {
  const { owner, parent, tiles } = union;
  let from = 0;
  let to = pieces;
  if (tiles[a] === 1 || tiles[b] === 1) {
    // A feature of one tile shares that tile or none.
    from = tiles[a] === 1 ? a : b;
    to = from + 1;
    const tile = owner[from];
    while (from > 0 && owner[from - 1] === tile) from--;
    while (to < pieces && owner[to] === tile) to++;
  }
  let onA = -1;
  let onB = -1;
  let counted = -1;
  let shared = 0;
  for (let piece = from; piece < to; piece++) {
    const root = findRoot(parent, piece);
    if (root === a) onA = owner[piece];
    else if (root === b) onB = owner[piece];
    if (onA === onB && onA !== counted) {
      counted = onA;
      shared++;
    }
  }
  return shared;
};

/** Joins the features of two roots into one and returns its root. `shared` is on how many tiles both lie. */
export const joinRoots = (union: Union, a: number, b: number, shared: number, seats: number): number => {
  if (a === b) return a;
  const { parent, tiles, ends, flags, claims } = union;
  const root = tiles[a] >= tiles[b] ? a : b;
  const child = root === a ? b : a;
  parent[child] = root;
  tiles[root] += tiles[child] - shared;
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
