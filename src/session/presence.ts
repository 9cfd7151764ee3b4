/**
 * Who is at the device, and whom it waits for. Pure: sessions hold the answers.
 *
 * With one person there is never a curtain or a banner. With several, whoever is to decide next must take over first,
 * behind a curtain if what comes is for that seat's eyes alone; while nobody has, everything is seen by the eye of
 * nobody. Chance acts for a seat only when that seat is there, so until then the last step can be taken back.
 */
import type { AnyGame, Eye, Seat } from '../core/contract';
import { PUBLIC } from '../core/contract';
import type { Seating } from '../saves/save';

export interface Presence {
  /** The person who has taken over; nobody between two turns. */
  readonly seat?: Seat;
  /** That person came through a curtain, so nobody else is looking. */
  readonly curtain: boolean;
  /** The person who was there when the app went to the background: somebody else may be holding the device now. */
  readonly veiled?: Seat;
}

export const NOBODY: Presence = { curtain: false };

/** What the game waits for before it goes on. */
export type Wait =
  /** A person to take over, from behind a curtain or after a banner. */
  | { readonly for: 'person'; readonly seat: Seat; readonly curtain: boolean }
  /** The ✓ that ends a turn, because the computer's seat comes next and the last step could still be taken back. */
  | { readonly for: 'end-of-turn'; readonly seat: Seat };

export const isPerson = (seats: readonly Seating[], seat: number | undefined): boolean =>
  seat !== undefined && seats[seat]?.by === 'person';

export const personsAt = (seats: readonly Seating[]): readonly Seat[] =>
  [...seats.keys()].filter((seat) => isPerson(seats, seat));

/** Whom or what the game waits for, given the seat that decides next. */
export const waitFor = (
  game: AnyGame,
  state: unknown,
  table: {
    readonly seats: readonly Seating[];
    readonly decider: Seat | undefined;
    readonly presence: Presence;
    /** The last step could be taken back, and nobody has said that it stands. */
    readonly open: boolean;
  },
): Wait | undefined => {
  const { seats, decider, presence, open } = table;
  if (decider === undefined) return undefined;
  if (!isPerson(seats, decider)) return open ? { for: 'end-of-turn', seat: decider } : undefined;
  if (personsAt(seats).length === 1) return undefined;
  const secret = game.private?.(state, decider) ?? false;
  if (presence.seat === decider && (presence.curtain || !secret)) return undefined;
  return {
    for: 'person',
    seat: decider,
    curtain: secret || (presence.veiled !== undefined && game.private !== undefined),
  };
};

/** Whose eyes look at the screen. */
export const eyeOf = (seats: readonly Seating[], presence: Presence): Eye => {
  const persons = personsAt(seats);
  return persons.length === 1 ? persons[0] : (presence.seat ?? PUBLIC);
};
