/**
 * Plural rules for engines without Intl.PluralRules, as Hermes on phones: the rules of Unicode for the languages we
 * speak, in the shape that i18next asks for. Imported before it starts: without them it would take the first form for
 * every number.
 */
import { de, en, fr } from 'make-plural/cardinals';

import { LANGUAGES, type Language } from './languages';

const RULES = { de, en, fr } as const satisfies Record<Language, (count: number) => Intl.LDMLPluralRule>;

/** Numbers that between them take every form of these languages. */
const SAMPLES = [0, 1, 2, 1_000_000];

const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => locale.split(/[-_]/)[0] === language) ?? 'en';

class PluralRules {
  private readonly language: Language;

  constructor(locale: string = 'en') {
    this.language = languageOf(locale);
  }

  select(count: number): Intl.LDMLPluralRule {
    return RULES[this.language](count);
  }

  resolvedOptions(): { readonly pluralCategories: Intl.LDMLPluralRule[] } {
    return { pluralCategories: [...new Set(SAMPLES.map((count) => this.select(count)))] };
  }
}

if (!('PluralRules' in Intl)) Object.defineProperty(Intl, 'PluralRules', { value: PluralRules });
