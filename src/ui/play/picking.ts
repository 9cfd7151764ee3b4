/** What a person has chosen and not yet confirmed. Pure: a screen holds it, taps change it. */
import type { Move } from '@/core/contract';
import type { Choice, Offer, Option } from '@/games/desk';

export interface Pick {
  /** A choice on the board, or an option beside it. */
  readonly id: string;
  /** Which of the choice's moves. */
  readonly at: number;
}

/** Where there is nothing to choose it is chosen already: only ✓ is missing. */
export const startPick = ({ choices, options }: Offer): Pick | undefined =>
  choices.length === 1 && options.length === 0 ? { id: choices[0].id, at: 0 } : undefined;

/** A place is chosen. The same again goes on to its next move; another takes the piece as it lies, if it fits so. */
export const choose = (offer: Offer, pick: Pick | undefined, id: string): Pick | undefined => {
  const choice = offer.choices.find((each) => each.id === id);
  if (!choice) return offer.options.some((each) => each.id === id) ? { id, at: 0 } : pick;
  if (pick?.id === id) return { id, at: (pick.at + 1) % choice.moves.length };
  const before = offer.choices.find((each) => each.id === pick?.id);
  const way = before && pick ? before.ways[pick.at] : undefined;
  const alike = way === undefined ? -1 : choice.ways.indexOf(way);
  return { id, at: Math.max(alike, 0) };
};

/** What is chosen. */
export const pickedOf = ({ choices, options }: Offer, pick: Pick | undefined): Choice | Option | undefined =>
  [...choices, ...options].find(({ id }) => id === pick?.id);

export const moveOf = (offer: Offer, pick: Pick | undefined): Move | undefined => {
  if (!pick) return undefined;
  const choice = offer.choices.find(({ id }) => id === pick.id);
  return choice ? choice.moves[pick.at] : offer.options.find(({ id }) => id === pick.id)?.move;
};

/** How many ways the chosen place has. */
export const waysOf = (offer: Offer, pick: Pick | undefined): number =>
  offer.choices.find(({ id }) => id === pick?.id)?.moves.length ?? 0;
