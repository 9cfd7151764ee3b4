import { LANGUAGE_CHOICES, type LanguageChoice } from '../i18n/languages';
import { THEME_CHOICES, type ThemeChoice } from '../theme/theme';

/** What a person chose, for this device and all games. */
export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: ThemeChoice;
}

export const DEFAULTS: Settings = { language: 'system', theme: 'system' };

const VERSION = 1;

/** What each setting may be. A setting that is not stored yet takes its default, so adding one needs no new version. */
const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGE_CHOICES,
  theme: THEME_CHOICES,
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
  const pick = <K extends keyof Settings>(key: K): Settings[K] => {
    const known = CHOICES[key].find((choice) => choice === stored[key]);
    if (known === undefined && key in stored) damaged = true;
    return known ?? DEFAULTS[key];
  };
  const settings: Settings = { language: pick('language'), theme: pick('theme') };
  return { settings, damaged };
};

export const writeSettings = (settings: Settings): string => JSON.stringify({ version: VERSION, settings });
