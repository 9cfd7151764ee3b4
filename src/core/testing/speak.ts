/** Messages spoken in the catalogues of a game, for tests: a key or value that is missing fails. */
import { createInstance } from 'i18next';
import type { Message } from '../message';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

export const speaker = (game: string, catalogues: { readonly [language in Language]: object }) => {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, { [game]: catalogues[language] }])),
  });
  const speak = (language: Language, { key, values }: Message): string => {
    const translate = i18n.getFixedT(language) as (key: string, options: object) => string;
    const text = translate(`${game}:${key}`, { name: 'Ada', ...values });
    if (
      text.includes(key) ||
      /\{\{|\$t\(|undefined|\w+\.\w+\.\w+|\w+\.[\w-]+\.name|\btile\.[a-z]/.test(text)
    ) {
      throw new Error(`${language} ${key} ${JSON.stringify(values)}: ${text}`);
    }
    return text;
  };
  return {
    speak,
    inAll: (message: Message): string[] => LANGUAGES.map((language) => speak(language, message)),
  };
};
