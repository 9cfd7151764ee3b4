import type { Listed } from '@/saves/library';
import { isFinished, type Summary } from '@/saves/save';

export type Whole = Extract<Listed, { readonly summary: Summary }>;
export type SetAside = Exclude<Listed, Whole>;

/** The library by what can be done with a game; each newest first. */
export interface Shelves {
  readonly running: readonly Whole[];
  readonly finished: readonly Whole[];
  readonly damaged: readonly SetAside[];
}

const isWhole = (listed: Listed): listed is Whole => listed.problem === undefined;

export const sortOut = (listed: readonly Listed[]): Shelves => {
  const whole = listed.filter(isWhole);
  return {
    running: whole.filter(({ summary }) => !isFinished(summary)),
    finished: whole.filter(({ summary }) => isFinished(summary)),
    damaged: listed.filter((each): each is SetAside => !isWhole(each)),
  };
};
