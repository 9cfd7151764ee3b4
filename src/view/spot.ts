import type { Target } from './pick-spot';

export const SPOT_ROLES = ['button', 'img'] as const;

/** Something on the board that a screen reader, a switch or a keyboard can find: a legal place, a piece, a feature. */
export interface Spot extends Target {
  readonly label: string;
  readonly hint?: string | undefined;
  /** A button can be chosen; an image is only read out. */
  readonly role: (typeof SPOT_ROLES)[number];
}
