import type { Reason } from '../core/contract';

/** What can go wrong with saves; each has its sentence, and what to do about it, in `texts/`. */
export const PROBLEMS = [
  /** The text is no game of this app. */
  'not-a-game',
  /** Larger than any game can be. */
  'too-large',
  /** Written by a newer version of the app or of the game's rules. */
  'newer',
  /** A game that this app does not have. */
  'unknown-game',
  /** Nothing whole is left to read. */
  'damaged',
  /** A step is missing or cannot be played; what comes before it is whole. */
  'broken',
  /** Begun under older rules, and neither its steps nor its last position fit the present ones. */
  'outdated',
  /** There is no such save. */
  'gone',
  /** The library holds as many games as it may. */
  'library-full',
  /** Another window has stored later steps of the game. */
  'played-on',
  'storage-full',
  'storage-failed',
  /** A file, or what storage holds, could not be read. */
  'unreadable',
  /** A computer seat gave no lawful move. */
  'computer-failed',
  /** It is not for this person to act now. */
  'not-now',
] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

/** An expected failure, for people: its kind and what the sentence about it needs. */
export interface Problem extends Reason {
  readonly rule: ProblemKind;
}

export const problem = (
  rule: ProblemKind,
  details: { readonly [detail: string]: string | number } = {},
): Problem => ({
  ...details,
  rule,
});

const KINDS: readonly unknown[] = PROBLEMS;

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'rule' in value && KINDS.includes(value.rule);
