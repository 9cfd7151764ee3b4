/**
 * Plural rules for engines without Intl.PluralRules, as Hermes on phones. Imported before i18next starts:
 * without them it would take the first form for every number.
 */
import '@formatjs/intl-pluralrules/polyfill.js';
import '@formatjs/intl-pluralrules/locale-data/de.js';
import '@formatjs/intl-pluralrules/locale-data/en.js';
import '@formatjs/intl-pluralrules/locale-data/fr.js';
