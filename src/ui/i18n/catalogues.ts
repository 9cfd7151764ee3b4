import { de as cityDe } from '@/games/city/texts/de';
import { en as cityEn } from '@/games/city/texts/en';
import { fr as cityFr } from '@/games/city/texts/fr';
import { de as problemsDe } from '@/saves/texts/de';
import { en as problemsEn } from '@/saves/texts/en';
import { fr as problemsFr } from '@/saves/texts/fr';

import type { Language } from './languages';
import { de } from './texts/de';
import { en } from './texts/en';
import { fr } from './texts/fr';

/** A tree of messages. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/**
 * Every catalogue by namespace: `app` for the screens, `problems` of saves, then one a game from
 * `src/games/<game>/texts`. A line here is all a new one needs; types, i18next and the tests follow.
 */
export const catalogues = {
  app: { en, de, fr },
  city: { en: cityEn, de: cityDe, fr: cityFr },
  problems: { en: problemsEn, de: problemsDe, fr: problemsFr },
} as const satisfies Record<string, Readonly<Record<Language, Catalogue>>>;

export type Namespace = keyof typeof catalogues;
export const NAMESPACES = Object.keys(catalogues) as Namespace[];
