import type { AnyGame, Seat } from '../core/contract';
import type { Figures } from '../core/figures';
import type { AnyDesk } from './desk';

/** A game with what belongs to it but not to its rules. */
export interface Boxed {
  readonly game: AnyGame;
  /** How well a seat stands, in points: a hint for players. */
  readonly judge: (state: never, seat: Seat) => number;
  /** The set as plain data. */
  readonly listPieces: () => unknown;
  /** A ledger of whole games: add the events of each, report what they came to. */
  readonly keepFigures: () => { readonly add: (events: never) => void; readonly report: () => Figures };
  /** A state as text. */
  readonly print: (state: never) => string;
}

/** A game that screens can play. */
export interface Playable extends Boxed {
  /** How people handle it. */
  readonly desk: AnyDesk;
}
