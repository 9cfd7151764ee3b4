/**
 * How much a test goes through. `npm test` takes all of it; the inner loop, which runs many times a day, takes a few
 * and asks for that by the environment (scripts/run/layers.mjs).
 */
const isQuick = process.env['BASTIDE_TESTS'] === 'quick';

/** So many games, seeds or tries: `all`, or in the inner loop `few`. */
export const portion = (all: number, few: number): number => (isQuick ? few : all);

/** Cases: all of them, or in the inner loop the first `few`. */
export const firstOf = <T>(all: readonly T[], few: number): readonly T[] =>
  all.slice(0, portion(all.length, few));
