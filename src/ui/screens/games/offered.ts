import type { AnyGame } from '@/core/contract';
import { boxCalled } from '@/ui/services/services';

/** A game that screens can play. */
export interface Offered {
  readonly id: 'city';
  /** How long a game takes two people, in minutes. */
  readonly minutes: number;
}

/** The games on offer, in the order of the shelf. A game is added here once its screens can play it. */
export const OFFERED: readonly Offered[] = [{ id: 'city', minutes: 40 }];

/** The game of this id, if screens can play it. */
export const gameOffered = (id: string): AnyGame | undefined => boxCalled(id)?.game;
