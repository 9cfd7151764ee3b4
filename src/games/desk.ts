/**
 * How a person handles a game: what a screen shows, offers and explains. Pure data, so that one screen serves every
 * game. Each game has a desk beside its rules; a desk asks the rules and never decides anything itself.
 */
import type { GameEvent, Move, Part, Reason, Seat, Spot } from '../core/contract';
import type { Message } from '../core/message';
import type { Box, DisplayList, FaceBook, Stamp } from '../geometry/display-list';

export type { Message };

/** A place on the board that may be chosen. Choosing it again goes on to the next of its moves. */
export interface Choice {
  /** Names the place: `cell:3,-2`, `claim:n2`, `side:3,-2/n`, `wall:cw`. */
  readonly id: string;
  readonly box: Box;
  readonly moves: readonly Move[];
  /** For each move how the piece lies, so that it keeps its turn from place to place. */
  readonly ways: readonly number[];
  readonly label: Message;
  /** What to do next when it is chosen. */
  readonly prompt: Message;
}

/** Something to choose that has no place on the board. */
export interface Option {
  readonly id: string;
  readonly move: Move;
  readonly label: Message;
  /** What to do next when it is chosen. */
  readonly prompt: Message;
}

/** What a person may do now. */
export interface Offer {
  /** What to do next, while nothing is chosen. */
  readonly prompt: Message;
  readonly choices: readonly Choice[];
  readonly options: readonly Option[];
}

/** A piece that is drawn by itself because a finger may move it. */
export interface Ghost {
  readonly face: string;
  readonly box: Box;
}

/** A part of the board to be lit: one piece of what lies at `at`, or all of it. */
export interface Light {
  readonly at: Spot;
  readonly part?: number;
  readonly seat?: Seat;
}

/** A thing on the board that an event moved: it settles where it is drawn or, with a home, goes from there to its owner. */
export interface Moved {
  /** As the picture draws it, by the same key. */
  readonly stamp: Stamp;
  readonly home?: Seat;
}

/** What is shown besides the state. */
export interface Look {
  /** By seat: which of the six colours and emblems it plays. */
  readonly colours: readonly number[];
  /** Places to be marked as open. */
  readonly open: readonly Move[];
  readonly chosen?: Move | undefined;
  readonly lit: readonly Light[];
  /** Marks the places that nothing left can fill. */
  readonly dead: boolean;
  /** Shows who holds what. */
  readonly control: boolean;
}

/** A seat with pieces on something. */
export interface Holder {
  readonly seat: Seat;
  readonly count: number;
  /** Whether it would pay this seat now: nobody has more pieces on it. */
  readonly holds: boolean;
}

/** What something on the board is, whose it is, what it is worth, and what could finish it. */
export interface Explanation {
  readonly title: Message;
  readonly lines: readonly Message[];
  /** What is still to come for it: for those who want to be told. */
  readonly chances: readonly Message[];
  /** Who has pieces on it, those with most of them first. */
  readonly holders: readonly Holder[];
  /** What it would pay now. */
  readonly worth?: Sum;
  /** Faces of pieces that would go here, and how many of each are left. */
  readonly fits: readonly Stock[];
  readonly lit: readonly Light[];
}

export interface Sum {
  readonly points: number;
  readonly parts: readonly Message[];
}

/** A kind of piece and how many are left of it. */
export interface Stock {
  readonly face: string;
  readonly name: Message;
  readonly count: number;
}

/** A piece on the board, for those who cannot see it. */
export interface Stander {
  readonly id: string;
  readonly box: Box;
  readonly label: Message;
}

/** What stands beside a seat's score. */
export interface Supply {
  readonly face: string;
  readonly label: Message;
  readonly count: number;
}

export interface Desk<S, E extends GameEvent> {
  /** The namespace of the game's catalogue. */
  readonly texts: string;
  readonly faces: FaceBook;
  /** The side of one cell in board units. */
  readonly cell: number;
  /** Kinds of entries of the score sheet, in its order. */
  readonly scoreKinds: readonly string[];

  offer(seen: S, legal: readonly Move[]): Offer;
  /** What happens now when it is not for a person at the device to act. */
  status(seen: S): Message;
  /** Why nothing can be done at a point of the board. */
  refuse(seen: S, x: number, y: number): Message | undefined;
  reason(reason: Reason): Message;

  picture(seen: S, look: Look, recent: readonly E[]): DisplayList;
  /** What is in hand, for the tray; turned as the move would lay it. */
  hand(seen: S, chosen: Move | undefined): Hand | undefined;
  /** The piece of a chosen move that can be dragged on. */
  ghost(seen: S, chosen: Move): Ghost | undefined;
  /** Where an event happened, to be looked at. */
  where(event: E): Box | undefined;
  /** What an entry of the score sheet counted. */
  light(seen: S, event: E): readonly Light[];
  /** What an event moved on the board; a desk without this verb shows where things end up. */
  moved?(seen: S, event: E, colours: readonly number[]): Moved | undefined;

  describe(event: E): Message;
  /** Whether the log has a line for it: what the very next step names again needs none. */
  logged(event: E): boolean;
  /** A kind of entry of the score sheet. */
  scoreKind(kind: string): Message;
  part(event: E, part: Part): Message;
  /** Something to be shown before it is gone: a piece that fits nowhere. */
  notice(event: E): { readonly face: string; readonly message: Message } | undefined;

  /** What lies at a point. */
  explain(seen: S, x: number, y: number): Explanation | undefined;
  standers(seen: S): readonly Stander[];
  /** What is still to come. */
  stock(seen: S): { readonly left: Message; readonly pieces: readonly Stock[] };
  supplies(seen: S, seat: Seat, colour: number): readonly Supply[];
  /** Every seat's score if the game ended now. */
  projected(seen: S): readonly number[];
}

/** A piece in hand. */
export interface Hand {
  readonly face: string;
  readonly name: Message;
  /** How it is turned, once a place is chosen. */
  readonly lie?: Message;
}

/** A desk of which only the verbs matter to the caller. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as AnyGame: the two types are forgotten here
export type AnyDesk = Desk<any, any>;
