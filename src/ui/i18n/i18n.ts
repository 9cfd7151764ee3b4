import './plural-rules';

import { createInstance, type Resource, type i18n } from 'i18next';

import { catalogues, NAMESPACES } from './catalogues';
import { LANGUAGES, type Language } from './languages';

const resourcesOf = (language: Language): Resource[string] =>
  Object.fromEntries(NAMESPACES.map((namespace) => [namespace, catalogues[namespace][language]]));

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
