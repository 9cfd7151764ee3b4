/** The bounds of everything that comes from outside; far above what a game reaches, far below what hurts a phone. */
export const LIMITS = {
  /** Characters of an imported text and of one stored save. */
  text: 262_144,
  /** How deep data may nest. */
  depth: 12,
  /** Steps of a game. */
  steps: 4_000,
  /** Characters of a word of the log. */
  word: 64,
  seats: 6,
  name: 40,
  title: 80,
  /** Numbers in the arrays of one stored state. */
  numbers: 200_000,
  /** Games in the library. */
  games: 1_000,
} as const;

/** What a finished four-seat game of The City may take in storage, in bytes. */
export const SAVE_BUDGET = 12_288;
