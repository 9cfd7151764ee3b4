/** A law of the contract that a game broke, and where. */
export interface Breach {
  readonly law: Law;
  readonly seats: number;
  readonly seed: number;
  readonly ply: number;
  readonly detail: string;
}

/** The laws that every game keeps, in the order in which a state is held against them. */
export const LAWS = [
  'a game that goes on has a legal move, one that is over has none',
  'legal moves ascend and none stands twice',
  'legal is what refuse lets pass',
  'every legal move plays',
  'a clone shares nothing with its original',
  'a word names one move, and a move one word',
  'an action packs and unpacks to itself',
  'the odds of chance are whole and positive',
  'the events of a game sum to its scores',
  'an event that scores explains its sum',
  'nothing is lost: the audit finds no fault',
  'observing twice is observing once',
  'what the public sees, every seat sees',
  'the seat to act sees its own legal moves and everybody the actor and the scores',
  'what a seat observes does not depend on what it cannot know',
  'what a seat hears does not depend on what it cannot know',
  'a replay of the log ends in the same state',
  'a game ends within its bound',
] as const;
export type Law = (typeof LAWS)[number];
