import './plural-rules';

import { catalogues, NAMESPACES, type Catalogue } from './catalogues';
import { createI18n } from './i18n';
import { LANGUAGES, type Language } from './languages';

const PLURAL = /_(zero|one|two|few|many|other)$/;

const flatten = (catalogue: Catalogue, path = ''): Map<string, string> => {
  const messages = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') messages.set(at, value);
    else for (const [inner, message] of flatten(value, at)) messages.set(inner, message);
  }
  return messages;
};

const stemsOf = (messages: Map<string, string>) =>
  [...new Set([...messages.keys()].map((key) => key.replace(PLURAL, '')))].sort();

const placeholdersOf = (message: string) =>
  [...message.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

const pluralFormsOf = (language: Language) =>
  [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();

const CASES = NAMESPACES.flatMap((namespace) => LANGUAGES.map((language) => [namespace, language] as const));

describe.each(CASES)('%s in %s', (namespace, language) => {
  const english = flatten(catalogues[namespace].en);
  const messages = flatten(catalogues[namespace][language]);

  test('has the messages of English and no others', () => {
    expect(stemsOf(messages)).toEqual(stemsOf(english));
  });

  test('has every plural form the language needs and no others', () => {
    const counted = stemsOf(messages).filter((stem) => messages.has(`${stem}_other`));
    for (const stem of counted) {
      const forms = [...messages.keys()].flatMap((key) =>
        key.replace(PLURAL, '') === stem ? [PLURAL.exec(key)?.[1]] : [],
      );
      expect([stem, forms.sort()]).toEqual([stem, pluralFormsOf(language)]);
    }
  });

  test('fills the same placeholders as English', () => {
    for (const [key, message] of messages) {
      const model = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      expect([key, placeholdersOf(message)]).toEqual([key, placeholdersOf(model)]);
    }
  });

  test('has no empty message', () => {
    expect([...messages].filter(([, message]) => message.trim() === '')).toEqual([]);
  });
});

test('numbers take the form of their language', () => {
  const i18n = createI18n('en');
  const since = (language: Language, count: number) => i18n.getFixedT(language)('when.minutes', { count });
  expect(since('en', 0)).toBe('0 minutes ago');
  expect(since('en', 1)).toBe('1 minute ago');
  expect(since('de', 1)).toBe('vor 1 Minute');
  expect(since('de', 2)).toBe('vor 2 Minuten');
  // French counts nought as one, and a million takes «de».
  expect(since('fr', 0)).toBe('il y a 0 minute');
  expect(since('fr', 2)).toBe('il y a 2 minutes');
  expect(since('fr', 1_000_000)).toBe('il y a 1000000 de minutes');
});

test('no line of French breaks before tall punctuation or inside quotes', () => {
  const t = createI18n('fr').getFixedT('fr');
  expect(t('library.removed', { title: 'Dimanche' })).toBe('«\u00a0Dimanche\u00a0» a été supprimée.');
});
