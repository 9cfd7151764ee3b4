/**
 * The state of a game: a plain object of named typed arrays and numbers. Share it and it is a value; clone it and it
 * is yours to change.
 *
 * Tiles are numbered in the order of laying, the seven start spaces first; their pieces are numbered on from
 * `first[tile]`. Kinds of tiles are numbers of the list in tiles.ts, kinds of wall tiles of that in walls.ts, corners
 * of that in board.ts.
 */
import type { Draft, Seat } from '../../core/contract';
import { createLayout, fillArrays } from '../../core/memory';
import type { Tiling } from '../../geometry/tiling';
import { cellAt, CORNERS, GRID, STARTS, STEP } from './board';
import { BAG, KINDS, PIECE_COUNT, START_KINDS, TABLES, TILE_COUNT } from './tables';
import { heightsFor, WALL_COPIES, WALL_KINDS } from './walls';
import { layTile } from './phases/lay';

/** What is to happen next. At `draw` and `look` chance acts, at `pick` the taker, else the active seat. */
export const PHASES = ['draw', 'place', 'claim', 'score', 'look', 'pick', 'again', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const NONE = -1;
/** Six of the seven play, the seventh marks the score (K1). */
export const FOLLOWERS = 6;
/** A count of wall tiles that an eye may not know. */
export const UNKNOWN = -1;

export interface CastleState extends Tiling {
  readonly scores: Int16Array;

  // The bag.
  /** How many tiles it still holds, and how many of each kind. */
  bag: number;
  readonly left: Uint8Array;
  /** By kind: how many were drawn and had no place (K9). */
  readonly aside: Uint8Array;

  // The yard; the tiling besides.
  laid: number;
  /** By cell: 1 + the number of the tile there, or 0; and the cell of each tile. */
  readonly grid: Uint8Array;
  readonly cells: Uint8Array;
  /**
   * By empty cell of the yard: bits 0–3 the sides where a path must go on, bits 4–7 those where none may. Nothing
   * where no tile or start space lies beside it, so no tile may be laid there (K8).
   */
  readonly needs: Uint8Array;

  // Keeps.
  /** By seat: how many tiles the house has on which the keep stands, or 0; and the root of that house, or NONE. */
  readonly keeps: Uint8Array;
  readonly keepAt: Int16Array;

  // Wall tiles.
  /** By corner: how many lie there, and bits of the seats that have looked at them. */
  readonly heights: Uint8Array;
  readonly looked: Uint8Array;
  /** By corner × kinds + kind: what lies there, once somebody has looked; UNKNOWN for eyes that have not (K14). */
  readonly stacks: Int8Array;
  /** By seat × kinds + kind: the wall tiles that lie before their owners. */
  readonly walls: Uint8Array;
  /** By kind: those that the active seat has taken in this turn. */
  readonly fresh: Uint8Array;
  /** By kind: those that have left the game. */
  readonly spent: Uint8Array;

  // The turn.
  phase: Phase;
  /** The active seat. */
  turn: Seat;
  /** The kind of the tile drawn and not yet laid, or NONE. */
  hand: number;
  /** The root of the feature that is being scored, or NONE; whether it is doubled; bits of the seats still to score. */
  scoring: number;
  doubled: number;
  due: number;
  /** Who takes a wall tile, and from which corner, or NONE; how many tiles of its stack are still to be looked at. */
  taker: number;
  corner: number;
  toLook: number;
}

const SEATS = 6;
const layout = createLayout();
const CORNER_COUNT = CORNERS.length;

/** Where each array begins in the memory of a state; those of two-byte numbers first. */
const AT = {
  scores: layout.room(2, SEATS),
  keepAt: layout.room(2, SEATS),
  first: layout.room(2, TILE_COUNT),
  parent: layout.room(2, PIECE_COUNT),
  ends: layout.room(2, PIECE_COUNT),
  left: layout.room(1, KINDS),
  aside: layout.room(1, KINDS),
  grid: layout.room(1, GRID),
  needs: layout.room(1, GRID),
  cells: layout.room(1, TILE_COUNT),
  kinds: layout.room(1, TILE_COUNT),
  turns: layout.room(1, TILE_COUNT),
  claimant: layout.room(1, TILE_COUNT),
  claimed: layout.room(1, TILE_COUNT),
  ground: layout.room(1, PIECE_COUNT),
  owner: layout.room(1, PIECE_COUNT),
  tiles: layout.room(1, PIECE_COUNT),
  flags: layout.room(1, PIECE_COUNT),
  supply: layout.room(1, SEATS),
  keeps: layout.room(1, SEATS),
  heights: layout.room(1, CORNER_COUNT),
  looked: layout.room(1, CORNER_COUNT),
  stacks: layout.room(1, CORNER_COUNT * WALL_KINDS),
  walls: layout.room(1, SEATS * WALL_KINDS),
  fresh: layout.room(1, WALL_KINDS),
  spent: layout.room(1, WALL_KINDS),
  // Last, for its length is that of the seats at the table.
  claims: layout.room(1, 0),
};

const sizeFor = (seats: number): number => {
  const size = layout.size() + PIECE_COUNT * seats;
  return size + (size & 1);
};

/** What a state has besides arrays. */
type Plain = {
  readonly [K in keyof CastleState as CastleState[K] extends object ? never : K]: CastleState[K];
};

const stateOn = (memory: ArrayBufferLike, plain: Plain): CastleState => {
  const { seats } = plain;
  return {
    seats,
    scores: new Int16Array(memory, AT.scores, seats),
    bag: plain.bag,
    left: new Uint8Array(memory, AT.left, KINDS),
    aside: new Uint8Array(memory, AT.aside, KINDS),
    laid: plain.laid,
    grid: new Uint8Array(memory, AT.grid, GRID),
    cells: new Uint8Array(memory, AT.cells, TILE_COUNT),
    needs: new Uint8Array(memory, AT.needs, GRID),
    kinds: new Uint8Array(memory, AT.kinds, TILE_COUNT),
    turns: new Uint8Array(memory, AT.turns, TILE_COUNT),
    first: new Uint16Array(memory, AT.first, TILE_COUNT),
    ground: new Uint8Array(memory, AT.ground, PIECE_COUNT),
    union: {
      owner: new Uint8Array(memory, AT.owner, PIECE_COUNT),
      parent: new Int16Array(memory, AT.parent, PIECE_COUNT),
      tiles: new Uint8Array(memory, AT.tiles, PIECE_COUNT),
      ends: new Int16Array(memory, AT.ends, PIECE_COUNT),
      flags: new Uint8Array(memory, AT.flags, PIECE_COUNT),
      claims: new Uint8Array(memory, AT.claims, PIECE_COUNT * seats),
    },
    supply: new Uint8Array(memory, AT.supply, seats),
    claimant: new Int8Array(memory, AT.claimant, TILE_COUNT),
    claimed: new Int8Array(memory, AT.claimed, TILE_COUNT),
    keeps: new Uint8Array(memory, AT.keeps, seats),
    keepAt: new Int16Array(memory, AT.keepAt, seats),
    heights: new Uint8Array(memory, AT.heights, CORNER_COUNT),
    looked: new Uint8Array(memory, AT.looked, CORNER_COUNT),
    stacks: new Int8Array(memory, AT.stacks, CORNER_COUNT * WALL_KINDS),
    walls: new Uint8Array(memory, AT.walls, seats * WALL_KINDS),
    fresh: new Uint8Array(memory, AT.fresh, WALL_KINDS),
    spent: new Uint8Array(memory, AT.spent, WALL_KINDS),
    phase: plain.phase,
    turn: plain.turn,
    hand: plain.hand,
    scoring: plain.scoring,
    doubled: plain.doubled,
    due: plain.due,
    taker: plain.taker,
    corner: plain.corner,
    toLook: plain.toLook,
  };
};

const setupFor = (seats: number): CastleState => {
  const state = stateOn(new ArrayBuffer(sizeFor(seats)), {
    seats,
    bag: BAG,
    laid: 0,
    phase: 'draw',
    turn: 0,
    hand: NONE,
    scoring: NONE,
    doubled: 0,
    due: 0,
    taker: NONE,
    corner: NONE,
    toLook: 0,
  });
  state.left.set(TABLES.copies.subarray(0, KINDS));
  state.supply.fill(FOLLOWERS);
  state.claimant.fill(NONE);
  state.claimed.fill(NONE);
  state.keepAt.fill(NONE);
  state.heights.set(heightsFor(seats));
  // K5: a start space acts like a tile that lies beyond the wall, turned to face the yard.
  STARTS.forEach(({ x, y, side }, at) =>
    layTile(state as Draft<CastleState>, START_KINDS[at], cellAt(x, y) + STEP[side], side),
  );
  return state;
};

export const clone = (state: CastleState): Draft<CastleState> => {
  const memory = state.scores.buffer;
  const size = sizeFor(state.seats);
  const copy =
    memory.byteLength === size
      ? stateOn(memory.slice(0), state)
      : fillArrays(stateOn(new ArrayBuffer(size), state), state);
  return copy as Draft<CastleState>;
};

const SETUPS = new Map<number, CastleState>();

export const setup = (_options: object, seats: number): CastleState => {
  const ready = SETUPS.get(seats) ?? setupFor(seats);
  SETUPS.set(seats, ready);
  return clone(ready);
};

/** By kind: how many wall tiles are nowhere to be seen, neither taken nor in a stack whose tiles are known. */
export const countUnseen = (state: CastleState): number[] => {
  const { walls, spent, stacks, seats } = state;
  return Array.from({ length: WALL_KINDS }, (_, wall) => {
    let count = WALL_COPIES - spent[wall];
    for (let seat = 0; seat < seats; seat++) count -= walls[seat * WALL_KINDS + wall];
    for (let at = wall; at < stacks.length; at += WALL_KINDS) if (stacks[at] > 0) count -= stacks[at];
    return count;
  });
};
