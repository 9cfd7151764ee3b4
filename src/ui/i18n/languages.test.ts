import { languageFor } from './languages';

const device = (...codes: (string | null)[]) => codes.map((languageCode) => ({ languageCode }));

test('a language chosen wins over the device', () => {
  expect(languageFor('de', device('fr'))).toBe('de');
});

test('without a choice the first language of the device that we speak is used', () => {
  expect(languageFor('system', device('pt', null, 'fr', 'de'))).toBe('fr');
});

test('a device that speaks none of ours gets English', () => {
  expect(languageFor('system', device('pt', 'ja'))).toBe('en');
  expect(languageFor('system', [])).toBe('en');
});
