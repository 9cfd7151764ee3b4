export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** Each language by its own name: who cannot read the others must find it. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

interface Locale {
  readonly languageCode: string | null;
}

const isLanguage = (code: string | null): code is Language => LANGUAGES.some((language) => language === code);

/** The language chosen, or the first of the device's that we speak, or English. */
export const languageFor = (choice: LanguageChoice, device: readonly Locale[]): Language => {
  if (choice !== 'system') return choice;
  return device.map((locale) => locale.languageCode).find(isLanguage) ?? 'en';
};
