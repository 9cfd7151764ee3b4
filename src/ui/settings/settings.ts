import { LANGUAGE_CHOICES, type LanguageChoice } from '../i18n/languages';
import { THEME_CHOICES, type ThemeChoice } from '../theme/theme';

/** What a person chose, for this device and all games. */
export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: ThemeChoice;
  readonly motion: MotionChoice;
  /** Everything on the board is confirmed by ✓; without it what can be done in one way only is done by one tap. */
  readonly confirm: boolean;
  /** Trays and panels lie for the left hand. */
  readonly leftHand: boolean;
  /** Where a panel lies beside the board, it turns to face the person on the move. */
  readonly faceSeat: boolean;
  readonly speed: Speed;
  readonly aids: Aids;
  /** No aid at all, whatever `aids` say. */
  readonly purist: boolean;
}

/** As the system has it, or as little motion as can be. */
export const MOTION_CHOICES = ['system', 'reduced'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];

/** How long the computer takes over a step. */
export const SPEEDS = ['calm', 'usual', 'quick'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the board may tell that a careful player could work out alone. */
export const AIDS = ['legalSpots', 'tilesLeft', 'fits', 'deadCells', 'control', 'projected'] as const;
export type Aid = (typeof AIDS)[number];
export type Aids = Readonly<Record<Aid, boolean>>;

const everyAid = (given: boolean): Aids =>
  Object.fromEntries(AIDS.map((aid) => [aid, given])) as Record<Aid, boolean>;

const NO_AIDS = everyAid(false);

/** The aids as they hold: none for a purist. */
export const aidsIn = ({ aids, purist }: Settings): Aids => (purist ? NO_AIDS : aids);

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  confirm: true,
  leftHand: false,
  faceSeat: false,
  speed: 'usual',
  aids: everyAid(true),
  purist: false,
};

const VERSION = 1;

type Simple = Omit<Settings, 'aids'>;

/** What each setting may be. A setting that is not stored yet takes its default, so adding one needs no new version. */
const CHOICES: { readonly [K in keyof Simple]: readonly Simple[K][] } = {
  language: LANGUAGE_CHOICES,
  theme: THEME_CHOICES,
  motion: MOTION_CHOICES,
  confirm: [true, false],
  leftHand: [true, false],
  faceSeat: [true, false],
  speed: SPEEDS,
  purist: [true, false],
};

interface Parsed {
  readonly settings: Settings;
  /** Something stored could not be understood and was replaced by a default. */
  readonly damaged: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordIn = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value.version === VERSION && isRecord(value.settings)
      ? value.settings
      : undefined;
  } catch {
    return undefined;
  }
};

/** Reads what `writeSettings` wrote; whatever else it is given, settings come out. */
export const parseSettings = (text: string): Parsed => {
  const stored = recordIn(text);
  if (!stored) return { settings: DEFAULTS, damaged: true };
  let damaged = false;
  const pick = <K extends keyof Simple>(key: K): Simple[K] => {
    const known = CHOICES[key].find((choice) => choice === stored[key]);
    if (known === undefined && key in stored) damaged = true;
    return known ?? DEFAULTS[key];
  };
  const pickAids = (): Aids => {
    const held = stored.aids;
    if (held === undefined) return DEFAULTS.aids;
    if (!isRecord(held)) damaged = true;
    const known = isRecord(held) ? held : {};
    const given = (aid: Aid): boolean => {
      const value = known[aid];
      if (value !== undefined && typeof value !== 'boolean') damaged = true;
      return typeof value === 'boolean' ? value : DEFAULTS.aids[aid];
    };
    return Object.fromEntries(AIDS.map((aid) => [aid, given(aid)])) as Record<Aid, boolean>;
  };
  const settings: Settings = {
    language: pick('language'),
    theme: pick('theme'),
    motion: pick('motion'),
    confirm: pick('confirm'),
    leftHand: pick('leftHand'),
    faceSeat: pick('faceSeat'),
    speed: pick('speed'),
    aids: pickAids(),
    purist: pick('purist'),
  };
  return { settings, damaged };
};

export const writeSettings = (settings: Settings): string => JSON.stringify({ version: VERSION, settings });
