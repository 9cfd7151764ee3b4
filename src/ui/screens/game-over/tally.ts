import type { GameEvent, Seat } from '@/core/contract';

/** An event and the step that caused it. */
export type Entry = GameEvent & { readonly ply: number };

/** An entry of the score sheet. */
export interface Scored {
  readonly ply: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly points: number;
}

export const scoredIn = (events: readonly Entry[]): readonly Scored[] =>
  events.flatMap(({ ply, seat, kind, points }) =>
    seat === undefined || points === undefined ? [] : [{ ply, seat, kind, points }],
  );

export interface KindTotal {
  readonly kind: string;
  /** By seat. */
  readonly points: readonly number[];
}

/** Everybody's points by kind of scoring, in the order in which the kinds first came up. */
export const tally = (events: readonly Entry[], seats: number): readonly KindTotal[] => {
  const kinds = new Map<string, number[]>();
  for (const { seat, kind, points } of scoredIn(events)) {
    const sums = kinds.get(kind) ?? new Array<number>(seats).fill(0);
    sums[seat] += points;
    kinds.set(kind, sums);
  }
  return [...kinds].map(([kind, points]) => ({ kind, points }));
};

/**
 * Everybody's points at so many moments, evenly spaced from the first step to the last. What was scored in steps that
 * are closed is not told any more: it is there from the beginning.
 */
export const growth = (
  events: readonly Entry[],
  plies: number,
  finals: readonly number[],
  moments: number,
): readonly (readonly number[])[] => {
  const scored = scoredIn(events);
  const start = [...finals];
  for (const { seat, points } of scored) start[seat] -= points;
  const lines = start.map((points) => [points]);
  const sums = start;
  let at = 0;
  for (let moment = 1; moment <= moments; moment++) {
    const until = (plies * moment) / moments;
    for (; at < scored.length && scored[at].ply < until; at++) sums[scored[at].seat] += scored[at].points;
    lines.forEach((line, seat) => line.push(sums[seat]));
  }
  return lines;
};

/** Seats by place, the winner first; those who share a place keep the order of the table. */
export const byPlace = (places: readonly number[]): readonly Seat[] =>
  places.map((_, seat) => seat).sort((one, other) => places[one] - places[other] || one - other);

/** The table of a rematch: the start passes on to the next seat. */
export const passStart = <T>(seats: readonly T[]): readonly T[] => [...seats.slice(1), ...seats.slice(0, 1)];
