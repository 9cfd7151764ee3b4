/**
 * Takes away from the app's tests what Hermes on a phone does not have, so that its use fails here and not there.
 * The app brings its own plural rules (src/ui/i18n); nothing else may count on these.
 */
const LACKING = ['structuredClone', 'crypto', 'BroadcastChannel', 'MessageChannel', 'CompressionStream'];
const LACKING_INTL = [
  'PluralRules',
  'ListFormat',
  'RelativeTimeFormat',
  'Segmenter',
  'DisplayNames',
  'DurationFormat',
];

for (const name of LACKING) Reflect.deleteProperty(globalThis, name);
for (const name of LACKING_INTL) Reflect.deleteProperty(Intl, name);
