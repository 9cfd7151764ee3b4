/** What ledgers of many games have in common: counts by name, shares, and what a long run must or must not see. */

/** Something looked for in every game, how often it was seen, and why a course of games may not come to see it. */
export interface Sought {
  readonly what: string;
  readonly times: number;
  readonly why?: string;
}

/** Figures of many games; a long run looks for what is `sought`, and fails on anything in `never` that was seen. */
export interface Figures {
  readonly games: number;
  readonly sought: readonly Sought[];
  readonly never: readonly Sought[];
  readonly [figure: string]: unknown;
}

/** A count for each of the keys. */
export const tally = <K extends string>(keys: readonly K[]): { [key in K]: number } =>
  Object.fromEntries(keys.map((key) => [key, 0])) as { [key in K]: number };

/** A value to two decimals. */
export const round = (value: number): number => Math.round(100 * value) / 100;

/** A part of a whole in percent. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : round((100 * part) / whole);
