import './plural-rules';

import { createInstance, type Resource, type i18n } from 'i18next';

import { catalogues, NAMESPACES, type Catalogue } from './catalogues';
import { LANGUAGES, type Language } from './languages';

/** French sets spaces inside its quotes and before tall punctuation, where no line may break. */
const bindFrench = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? value.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
        : bindFrench(value),
    ]),
  );

const resourcesOf = (language: Language): Resource[string] =>
  Object.fromEntries(
    NAMESPACES.map((namespace) => {
      const catalogue = catalogues[namespace][language];
      return [namespace, language === 'fr' ? bindFrench(catalogue) : catalogue];
    }),
  );

/** An i18next that speaks at once: all catalogues are in the bundle and nothing is loaded later. */
export const createI18n = (language: Language): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    resources: Object.fromEntries(LANGUAGES.map((each) => [each, resourcesOf(each)])),
    // A copy: i18next adds to it when it is given more.
    ns: [...NAMESPACES],
    defaultNS: 'app',
    initAsync: false,
    // React Native and React DOM escape what they draw.
    interpolation: { escapeValue: false },
  });
  return instance;
};
