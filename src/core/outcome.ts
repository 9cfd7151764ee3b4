import type { Outcome } from './contract';

/** Most points wins, and a tie is shared: a seat's place is one more than the seats ahead of it. */
export const rankScores = (scores: ArrayLike<number>): Outcome => {
  const all = Array.from(scores);
  return { places: all.map((score) => 1 + all.filter((other) => other > score).length) };
};
