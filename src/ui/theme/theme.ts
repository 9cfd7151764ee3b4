import { colours, type Colours, type Scheme } from './colours';
import { elevationOf } from './measures';
import { motionFor, type Motion } from './motion';
import { SEAT_LOOKS } from './seats';
import { typeAt, type Type } from './type';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Everything about the look that depends on the person or the hour. What never changes is in `measures.ts`. */
export interface Theme {
  readonly scheme: Scheme;
  readonly colours: Colours;
  readonly type: Type;
  /** How much larger than usual the person wants text. */
  readonly textScale: number;
  readonly elevation: ReturnType<typeof elevationOf>;
  readonly motion: Motion;
  readonly seats: typeof SEAT_LOOKS;
}

export interface Circumstances {
  readonly scheme: Scheme;
  readonly textScale: number;
  /** The part of `textScale` that the platform leaves to us. */
  readonly grow: number;
  readonly reducedMotion: boolean;
}

export const themeFor = ({ scheme, textScale, grow, reducedMotion }: Circumstances): Theme => ({
  scheme,
  colours: colours[scheme],
  type: typeAt(grow),
  textScale,
  elevation: elevationOf(colours[scheme].shadow),
  motion: motionFor(reducedMotion),
  seats: SEAT_LOOKS,
});

/** A choice made, or the system's, or light where the system has no opinion. */
export const schemeFor = (choice: ThemeChoice, system: string | null | undefined): Scheme => {
  if (choice !== 'system') return choice;
  return system === 'dark' ? 'dark' : 'light';
};
