/** Prints every message of every language, counted ones in several numbers: Node and Hermes must agree to the letter. */
import './bare-intl';

import { catalogues, NAMESPACES, type Catalogue } from '../../src/ui/i18n/catalogues';
import { createI18n } from '../../src/ui/i18n/i18n';
import { LANGUAGES } from '../../src/ui/i18n/languages';

declare const print: ((text: string) => void) | undefined;
const write = (text: string): void => (typeof print === 'function' ? print(text) : console.log(text));

const COUNTS = [0, 1, 2, 5, 1_000_000];
const FILLED = { language: 'Deutsch', version: '1.0', name: 'C3' };

const keysOf = (catalogue: Catalogue, path: string): string[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

const i18n = createI18n('en');

for (const language of LANGUAGES) {
  const speak = i18n.getFixedT(language) as (key: string, options: object) => string;
  for (const namespace of NAMESPACES) {
    for (const key of keysOf(catalogues[namespace].en, '')) {
      if (key.endsWith('_one')) continue;
      const counted = key.endsWith('_other');
      const name = `${namespace}:${key.replace(/_other$/, '')}`;
      for (const count of counted ? COUNTS : [undefined])
        write(`${language} ${name} ${count ?? ''} ${speak(name, { ...FILLED, count })}`);
    }
  }
}
