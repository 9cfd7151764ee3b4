import type { Language } from './languages';
import { de } from './texts/de';
import { en } from './texts/en';
import { fr } from './texts/fr';

/** A tree of messages. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/**
 * Every catalogue by namespace: `app` for the screens, then one a game from `src/games/<game>/texts`.
 * A line here is all a new one needs; types, i18next and the tests follow.
 */
export const catalogues = {
  app: { en, de, fr },
} as const satisfies Record<string, Readonly<Record<Language, Catalogue>>>;

export type Namespace = keyof typeof catalogues;
export const NAMESPACES = Object.keys(catalogues) as Namespace[];
