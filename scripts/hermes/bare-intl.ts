/**
 * Leaves of Intl what both engines share: the command-line Hermes has none at all, a phone's has no plural rules, Node
 * has everything. So the plurals printed come from the app's own rules on either.
 */
const scope = globalThis as unknown as { Intl?: object };

scope.Intl = { getCanonicalLocales: (locale: string | string[]) => [locale].flat() };

export {};
