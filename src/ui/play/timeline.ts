/** What a step is worth looking at, one moment after another. Pure: a screen plays it. */
import type { GameEvent } from '@/core/contract';
import type { AnyDesk, Light } from '@/games/desk';

/** Something to be seen for so many milliseconds: lights on the board, and what is said about them. */
export interface Moment {
  readonly event: GameEvent;
  readonly ms: number;
  readonly lit: readonly Light[];
}

/** A feature lights tile by tile in this many strides at most. */
const STRIDES = 6;
const STRIDE_MS = 90;
const HOLD_MS = 2200;
/** When much is scored at once, each entry is shown for less. */
const MANY = 3;
const SHORT_MS = 1000;
const NOTICE_MS = 3000;

const growing = (event: GameEvent, lit: readonly Light[], hold: number, calm: boolean): Moment[] => {
  const strides = calm ? 1 : Math.min(STRIDES, lit.length);
  return Array.from({ length: Math.max(strides, 1) }, (_, at) => {
    const last = at >= strides - 1;
    const shown = last ? lit : lit.slice(0, Math.ceil((lit.length * (at + 1)) / strides));
    return { event, ms: last ? hold : STRIDE_MS, lit: shown };
  });
};

/** The moments of a step: scores light what they counted, notices show what is about to go. */
export const momentsOf = (
  desk: AnyDesk,
  after: unknown,
  events: readonly GameEvent[],
  calm: boolean,
): readonly Moment[] => {
  const scored = events.filter(({ points }) => points !== undefined).length;
  return events.flatMap((event) => {
    if (event.points !== undefined)
      return growing(event, desk.light(after, event), scored > MANY ? SHORT_MS : HOLD_MS, calm);
    return desk.notice(event) ? [{ event, ms: NOTICE_MS, lit: [] }] : [];
  });
};
