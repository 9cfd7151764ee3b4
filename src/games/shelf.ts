import type { AnyGame, Seat } from '../core/contract';

/** A game with what belongs to it but not to its rules. */
export interface Boxed {
  readonly game: AnyGame;
  /** How well a seat stands, in points: a hint for players. */
  readonly judge: (state: never, seat: Seat) => number;
  /** The set as plain data. */
  readonly listPieces: () => unknown;
  /** A state as text. */
  readonly print: (state: never) => string;
}
