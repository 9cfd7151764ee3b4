/** What a step is worth looking at, one moment after another. Pure: a screen plays it. */
import type { GameEvent } from '@/core/contract';
import type { AnyDesk, Light, Moved } from '@/games/desk';

/** A thing that an event moved: on its way now, or still where it was. */
export interface Moving extends Moved {
  readonly going: boolean;
}

/** Something to be seen for so many milliseconds: lights and pieces on the board, and what is said about them. */
export interface Moment {
  readonly event: GameEvent;
  readonly ms: number;
  readonly lit: readonly Light[];
  /** Something is said about the event over the board. */
  readonly told: boolean;
  /** Of its points, those counted so far. */
  readonly counted: number;
  readonly moving: readonly Moving[];
}

/** A feature lights tile by tile in this many strides at most. */
const STRIDES = 6;
const STRIDE_MS = 90;
const HOLD_MS = 2200;
/** When much is scored at once, each entry is shown for less. */
const MANY = 3;
const SHORT_MS = 1000;
const NOTICE_MS = 3000;
/** A piece settles, a follower walks home. */
export const SETTLE_MS = 220;
export const WALK_MS = 560;

const NO_LIGHT: readonly Light[] = [];

const growing = (
  event: GameEvent,
  lit: readonly Light[],
  hold: number,
  calm: boolean,
  moving: readonly Moving[],
): Moment[] => {
  const strides = calm ? 1 : Math.min(STRIDES, lit.length);
  const points = event.points ?? 0;
  return Array.from({ length: Math.max(strides, 1) }, (_, at) => {
    const last = at >= strides - 1;
    const shown = last ? lit : lit.slice(0, Math.ceil((lit.length * (at + 1)) / strides));
    const counted = last ? points : Math.round((points * shown.length) / lit.length);
    return { event, ms: last ? hold : STRIDE_MS, lit: shown, told: true, counted, moving };
  });
};

/** What a step shows, and where: the position after it, and which colour each seat plays. */
interface Shown {
  readonly desk: AnyDesk;
  readonly after: unknown;
  readonly colours: readonly number[];
}

/**
 * The moments of a step, in the order of its events: what is laid settles, scores light what they counted while their
 * followers still stand there, followers walk home, notices show what is about to go. Calm, nothing moves.
 */
export const momentsOf = (
  { desk, after, colours }: Shown,
  events: readonly GameEvent[],
  calm: boolean,
): readonly Moment[] => {
  const scored = events.filter(({ points }) => points !== undefined).length;
  const movedBy = events.map((event) => (calm ? undefined : desk.moved?.(after, event, colours)));
  /** Followers that leave after event `at`: the position no longer has them. */
  const standing = (at: number): Moving[] =>
    movedBy.slice(at + 1).flatMap((each) => (each?.home === undefined ? [] : [{ ...each, going: false }]));
  const moments: Moment[] = [];
  events.forEach((event, at) => {
    const moved = movedBy[at];
    if (event.points !== undefined) {
      const hold = scored > MANY ? SHORT_MS : HOLD_MS;
      moments.push(...growing(event, desk.light(after, event), hold, calm, standing(at)));
    } else if (desk.notice(event)) {
      moments.push({ event, ms: NOTICE_MS, lit: NO_LIGHT, told: true, counted: 0, moving: standing(at) });
    } else if (moved?.home !== undefined) {
      const before = moments[moments.length - 1];
      const going = { ...moved, going: true };
      // All that stood on one feature leave together, and its light stays on meanwhile.
      if (before && movedBy[at - 1]?.home !== undefined)
        moments[moments.length - 1] = {
          ...before,
          moving: [...before.moving.filter((each) => each.going), going, ...standing(at)],
        };
      else
        moments.push({
          ...(before ?? { event, lit: NO_LIGHT, told: false, counted: 0 }),
          ms: WALK_MS,
          moving: [going, ...standing(at)],
        });
    } else if (moved) {
      const moving = [{ ...moved, going: true }, ...standing(at)];
      moments.push({ event, ms: SETTLE_MS, lit: NO_LIGHT, told: false, counted: 0, moving });
    }
  });
  return moments;
};
