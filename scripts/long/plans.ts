/** What a long run of each game consists of. */
export interface Plan {
  readonly random: number;
  readonly greedy: number;
  /** What the game's audit finds in every state, in words. */
  readonly audited: string;
  /** House rules, each of which gets games of its own. */
  readonly rules?: readonly string[];
  readonly perRule?: number;
}

export const PLANS: { readonly [game: string]: Plan } = {
  city: {
    random: 10_000,
    greedy: 1_000,
    audited:
      'tiles, followers, walls and towers conserved; the wall one unbroken run of the rim, no tile outside it',
  },
  castle: {
    random: 10_000,
    greedy: 2_000,
    audited:
      'tiles, followers and wall tiles conserved; every keep on a completed house of its size; nobody on a completed ' +
      'path, house or tower between turns',
  },
  masons: {
    random: 10_000,
    greedy: 1_000,
    audited:
      'walls, towers, houses and palaces conserved, the cards always 60; no wall or tower inside a city; no ground ' +
      'closed that is no city, but the one city a new wall is completing',
    rules: ['stacked houses', 'city palaces', 'lean guild'],
    perRule: 1_000,
  },
};

/** The dear laws are held at every so-manieth state; a prime, so that all steps of a turn come round. */
export const EVERY = 31;

/** What every state of a run was held against. */
export const heldAgainst = ({ audited }: Plan): string =>
  `Every state of every game was held against the audit (${audited}), one in ${EVERY} against all laws of the ` +
  'contract; after each the log was replayed.';
