import type { Seat } from '@/core/contract';

import { scoredIn, type Entry, type Scored } from './tally';

/** A step that made much of the difference. */
export interface Decisive extends Scored {
  /** With it the seat took a lead that nobody took from it any more. */
  readonly forGood: boolean;
}

const MOST = 3;

/** What one seat scored in one kind by one step counts as one. */
const merge = (events: readonly Entry[]): readonly Scored[] => {
  const merged = new Map<string, Scored>();
  for (const scored of scoredIn(events)) {
    const key = `${scored.ply}/${scored.seat}/${scored.kind}`;
    const points = (merged.get(key)?.points ?? 0) + scored.points;
    merged.set(key, { ...scored, points });
  }
  return [...merged.values()].filter(({ points }) => points > 0);
};

/** Who leads alone. */
const leaderOf = (sums: readonly number[]): Seat | undefined => {
  const most = Math.max(...sums);
  return sums.filter((sum) => sum === most).length === 1 ? sums.indexOf(most) : undefined;
};

/**
 * The steps that decided a game, in their order: those that paid most, and always the one by which the last leader
 * took the lead.
 */
export const decisiveIn = (events: readonly Entry[], seats: number): readonly Decisive[] => {
  const scored = merge(events);
  const sums = new Array<number>(seats).fill(0);
  let leader: Seat | undefined;
  let turned = -1;
  scored.forEach(({ seat, points }, at) => {
    sums[seat] += points;
    const now = leaderOf(sums);
    if (now !== undefined && now !== leader) [leader, turned] = [now, at];
  });
  if (leaderOf(sums) === undefined) turned = -1;
  const weight = (at: number): number => (at === turned ? Infinity : scored[at].points);
  return scored
    .map((_, at) => at)
    .sort((one, other) => weight(other) - weight(one) || other - one)
    .slice(0, MOST)
    .sort((one, other) => one - other)
    .map((at) => ({ ...scored[at], forGood: at === turned }));
};
