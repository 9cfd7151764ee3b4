/**
 * The state of a game: a plain object of named typed arrays and numbers. Share it and it is a value; clone it and it
 * is yours to change.
 *
 * Laid tiles are numbered in the order of laying; a side of one is tile × 4 + side. Kinds of tiles are numbers of the list in tiles.ts.
 */
import type { Draft, Seat } from '../../core/contract';
import { createLayout, fillArrays } from '../../core/memory';
import { cellAt, PLOT_SLOTS, type Plot } from '../../geometry/plot';
import type { Tiling } from '../../geometry/tiling';
import type { CityOptions } from './options';
import { COPIES, KINDS, PIECE_COUNT, TILE_COUNT } from './tables';

/** What is to happen next. At `draw` chance acts, at `gate`, `wall` and `guard` the builder, else the active seat. */
export const PHASES = ['draw', 'place', 'claim', 'gate', 'wall', 'guard', 'tower', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The seat that decides now, while the game goes on. */
export const deciderOf = (state: CityState): Seat => {
  const { phase } = state;
  return phase === 'gate' || phase === 'wall' || phase === 'guard' ? state.builder : state.turn;
};

/** What ended a game (C20). */
export const TRIGGERS = ['tiles', 'gap by wall', 'gap by tile', 'last wall'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** The two ends of the wall: reached clockwise from the gate, and the other (C12). */
export const ENDS = ['cw', 'ccw'] as const;
export type End = (typeof ENDS)[number];

export const NONE = -1;
export const FOLLOWERS = 7;
export const TOWERS = 12;

/** What stands on a side of a tile. */
export const GATE = 1;
export const WALL = 2;

/** An empty cell has at most four tiles around it, and each tile opens at most three cells: room enough. */
const OPEN_CELLS = TILE_COUNT * 2 + 4;
const SIDE_COUNT = TILE_COUNT * 4;

export interface CityState extends Tiling {
  readonly scores: Int16Array;

  // The stacks.
  /** How many tiles the three stacks hold at the start. */
  readonly stacks: readonly number[];
  /** How many have been drawn from them, those set aside included. */
  drawn: number;
  /** By kind: how many are still to come, in a stack or in the box. */
  readonly left: Uint8Array;
  /** By kind: how many were drawn and had no place (C7). */
  readonly aside: Uint8Array;

  // The city; tiles, features and followers are the tiling's, goods as flags of a feature.
  readonly plot: Plot;
  laid: number;
  /** Where a tile may come to lie: empty cells beside a tile and not beyond a wall, ascending. */
  readonly open: Uint16Array;
  /** By place in `open`: bits 0–3 the sides where a street must go on, bits 4–7 those where none may. */
  readonly needs: Uint8Array;
  openCount: number;

  // The wall.
  /** By side: GATE, WALL or nothing; 1 + the seat of a guard; 1 + the seat of a tower at its outer end. */
  readonly built: Uint8Array;
  readonly guards: Uint8Array;
  readonly towers: Uint8Array;
  readonly towersLeft: Uint8Array;
  wallsLeft: number;
  /** The sides at the two ends, both the gate's at first; NONE until it stands. */
  cwEnd: number;
  ccwEnd: number;
  /** Walls on each side of the gate since the last tower there, or since the gate. */
  cwRun: number;
  ccwRun: number;
  /** Rim sides with nothing on them, once the gate stands. */
  gap: number;

  // The turn.
  phase: Phase;
  /** The active seat. */
  turn: number;
  /** The kind of the tile drawn and not yet laid, or NONE. */
  hand: number;
  /** In a wall round: who builds now, how many pieces are still to come with this one, and the side built last. */
  builder: number;
  toBuild: number;
  site: number;
  /** Place in TRIGGERS of what ended the game, or NONE. */
  trigger: number;
}

const SEATS = 4;

const layout = createLayout();

/** Where each array begins in the memory of a state; those of two-byte numbers first, so that they lie even. */
const AT = {
  scores: layout.room(2, SEATS),
  cells: layout.room(2, TILE_COUNT),
  first: layout.room(2, TILE_COUNT),
  open: layout.room(2, OPEN_CELLS),
  parent: layout.room(2, PIECE_COUNT),
  ends: layout.room(2, PIECE_COUNT),
  slots: layout.room(1, PLOT_SLOTS),
  left: layout.room(1, KINDS),
  aside: layout.room(1, KINDS),
  kinds: layout.room(1, TILE_COUNT),
  turns: layout.room(1, TILE_COUNT),
  needs: layout.room(1, OPEN_CELLS),
  ground: layout.room(1, PIECE_COUNT),
  owner: layout.room(1, PIECE_COUNT),
  tiles: layout.room(1, PIECE_COUNT),
  flags: layout.room(1, PIECE_COUNT),
  claims: layout.room(1, PIECE_COUNT * SEATS),
  supply: layout.room(1, SEATS),
  claimant: layout.room(1, TILE_COUNT),
  claimed: layout.room(1, TILE_COUNT),
  built: layout.room(1, SIDE_COUNT),
  guards: layout.room(1, SIDE_COUNT),
  towers: layout.room(1, SIDE_COUNT),
  towersLeft: layout.room(1, SEATS),
};

const SIZE = layout.size();

/** What a state has besides arrays that change. */
type Plain = {
  readonly [K in keyof CityState as CityState[K] extends object ? never : K]: CityState[K];
} & Pick<CityState, 'stacks'>;

const stateOn = (memory: ArrayBufferLike, plain: Plain): CityState => {
  const { seats } = plain;
  return {
    seats,
    scores: new Int16Array(memory, AT.scores, seats),
    stacks: plain.stacks,
    drawn: plain.drawn,
    left: new Uint8Array(memory, AT.left, KINDS),
    aside: new Uint8Array(memory, AT.aside, KINDS),
    plot: {
      slots: new Uint8Array(memory, AT.slots, PLOT_SLOTS),
      cells: new Uint16Array(memory, AT.cells, TILE_COUNT),
    },
    laid: plain.laid,
    kinds: new Uint8Array(memory, AT.kinds, TILE_COUNT),
    turns: new Uint8Array(memory, AT.turns, TILE_COUNT),
    first: new Uint16Array(memory, AT.first, TILE_COUNT),
    open: new Uint16Array(memory, AT.open, OPEN_CELLS),
    needs: new Uint8Array(memory, AT.needs, OPEN_CELLS),
    openCount: plain.openCount,
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
    built: new Uint8Array(memory, AT.built, SIDE_COUNT),
    guards: new Uint8Array(memory, AT.guards, SIDE_COUNT),
    towers: new Uint8Array(memory, AT.towers, SIDE_COUNT),
    towersLeft: new Uint8Array(memory, AT.towersLeft, seats),
    wallsLeft: plain.wallsLeft,
    cwEnd: plain.cwEnd,
    ccwEnd: plain.ccwEnd,
    cwRun: plain.cwRun,
    ccwRun: plain.ccwRun,
    gap: plain.gap,
    phase: plain.phase,
    turn: plain.turn,
    hand: plain.hand,
    builder: plain.builder,
    toBuild: plain.toBuild,
    site: plain.site,
    trigger: plain.trigger,
  };
};

export const setup = (options: CityOptions, seats: number): CityState => {
  const state = stateOn(new ArrayBuffer(SIZE), {
    seats,
    stacks: Object.freeze([...options.stacks]),
    drawn: 0,
    laid: 0,
    openCount: 1,
    wallsLeft: options.walls,
    cwEnd: NONE,
    ccwEnd: NONE,
    cwRun: 0,
    ccwRun: 0,
    gap: 0,
    phase: 'draw',
    turn: 0,
    hand: NONE,
    builder: NONE,
    toBuild: 0,
    site: NONE,
    trigger: NONE,
  });
  state.left.set(COPIES);
  state.supply.fill(FOLLOWERS);
  state.towersLeft.fill(TOWERS / seats);
  state.claimant.fill(NONE);
  state.claimed.fill(NONE);
  // C4: the first tile is laid at the origin.
  state.open[0] = cellAt(0, 0);
  return state;
};

export const clone = (state: CityState): Draft<CityState> => {
  const memory = state.scores.buffer;
  const copy =
    memory.byteLength === SIZE
      ? stateOn(memory.slice(0), state)
      : fillArrays(stateOn(new ArrayBuffer(SIZE), state), state);
  return copy as Draft<CityState>;
};

/** How many tiles the stacks held together. */
export const totalOf = (state: CityState): number => state.stacks[0] + state.stacks[1] + state.stacks[2];

/** The stack, 1–3, that the tile drawn last came from: the phase of the turn (C5). */
export const stackOf = (state: CityState): number => {
  const [first, second] = state.stacks;
  return state.drawn <= first ? 1 : state.drawn <= first + second ? 2 : 3;
};
