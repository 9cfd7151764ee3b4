/**
 * THE CONTRACT: the one small set of verbs that every game speaks.
 *
 * Sessions, saves, search, tests and the command line know a game by these verbs alone. Chance (a draw, a die) is an
 * actor like a seat, so log, replay and search treat it alike and replay is deterministic by construction.
 */
import type { Random } from './random';

/** A packed move; only its game can read it. */
export type Move = number & { readonly __move: unique symbol };

/** A place at the table: 0 is the seat that starts, the others follow clockwise. */
export type Seat = number;

/** The actor when a draw or a die decides. */
export const CHANCE = -1;
/** The actor when the game has ended. */
export const OVER = -2;
/** The eye of nobody: it sees what lies open on the table. */
export const PUBLIC = -3;

export type Actor = Seat | typeof CHANCE | typeof OVER;
export type Eye = Seat | typeof PUBLIC;

declare const draft: unique symbol;
/** A state its holder may change. Only `clone` makes one; only `play` needs one. */
export type Draft<S> = S & { readonly [draft]: true };

/** Why an action is not allowed: the number of the rule that forbids it, and what the sentence about it needs. */
export interface Reason {
  readonly rule: string;
  readonly [detail: string]: string | number;
}

/** One addend of a sum: `{ count: 4, what: 'tile', each: 2 }` is "4 tiles × 2". */
export interface Part {
  readonly count: number;
  readonly what: string;
  readonly each: number;
}

/** A place an event speaks of: a cell `[x, y]` of a square board, or `[id]` of any other. */
export type Spot = readonly number[];

/**
 * What all games' events have in common. An event that carries `points` is an entry of the score sheet and carries
 * its sum as `parts`; one that `reveals` showed somebody what could not be known before, so undo stops at it.
 */
export interface GameEvent {
  readonly kind: string;
  readonly seat?: Seat;
  readonly points?: number;
  readonly tiles?: readonly Spot[];
  readonly parts?: readonly Part[];
  readonly reveals?: true;
}

/** How a game ended: each seat's place, 1 for the winner, equal numbers for a shared one. */
export interface Outcome {
  readonly places: readonly number[];
}

export type Tell<E> = (event: E) => void;

/** A game: state `S`, typed actions `M`, events `E`, set-up options `O`. */
export interface Game<S, M, E extends GameEvent, O> {
  readonly id: string;
  /** Raised when an old log would replay differently. */
  readonly edition: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What a new game starts with when nobody chooses otherwise. */
  readonly defaults: O;
  /** Options out of untrusted data, or the reason why they are none. */
  options(data: unknown): O | Reason;

  /** The state before the first step; no randomness. */
  setup(options: O, seats: number): S;
  clone(state: S): Draft<S>;
  actor(state: S): Actor;

  /** Every legal move, ascending; empty only when the game is over. */
  legal(state: S): Move[];
  /** Every action that somebody might try now, lawful or not: `legal` is those that `refuse` lets pass. */
  candidates(state: S): M[];
  /** The rule, by number, that forbids an action now. */
  refuse(state: S, action: M): Reason | undefined;
  /** Whole-number odds of a move of chance. */
  weight(state: S, move: Move): number;
  /** Plays a legal move, then settles everything that needs no decision. */
  play(state: Draft<S>, move: Move, tell?: Tell<E>): void;

  scores(state: S): readonly number[];
  outcome(state: S): Outcome | undefined;
  /** What must hold in every state: pieces conserved and the like. Returns what is broken, in words. */
  audit(state: S): readonly string[];

  /** The state with everything blanked that `eye` may not know. */
  observe(state: S, eye: Eye): S;
  /** What `eye` may know of an event; nothing if it may not know that it happened. */
  hear(event: E, eye: Eye): E | undefined;
  /**
   * A state that `seat` cannot tell from the given one, with everything hidden from it dealt anew. Never reads what
   * `observe` would blank, so it may be given a blanked state or a whole one. Games without secrets leave it out.
   */
  imagine?(seen: S, seat: Seat, random: Random): S;
  /**
   * Whether what `seat` is to see or decide next is for its eyes alone, so that a curtain must fall before it; asked
   * at chance too, for the seat that decides after it. Games without secrets leave it out.
   */
  private?(state: S, seat: Seat): boolean;
  /**
   * A state that an older edition left behind, as this edition holds it, so that a running game can go on. Games whose
   * states have kept their shape leave it out.
   */
  adopt?(old: unknown, edition: number): S | undefined;

  pack(action: M): Move;
  unpack(move: Move): M;
  /** A move as a word of the log: `place:bend@3,-2/e`. */
  write(state: S, move: Move): string;
  read(state: S, word: string): Move | undefined;
}

/** A game of which only the verbs matter to the caller. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where the four types are forgotten
export type AnyGame = Game<any, any, any, any>;
