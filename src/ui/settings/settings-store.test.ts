import type { Preferences } from '@/platform/preferences';

import { DEFAULTS } from './settings';
import { createSettingsStore } from './settings-store';

const KEY = 'bastide/settings';

const shelf = (start: Record<string, string> = {}) => {
  const texts = new Map(Object.entries(start));
  const preferences: Preferences = {
    read: (key) => Promise.resolve(texts.get(key)),
    write: (key, text) => Promise.resolve(void texts.set(key, text)),
  };
  return { texts, preferences };
};

const loaded = async (preferences: Preferences) => {
  const store = createSettingsStore(preferences);
  await store.load();
  return store;
};

test('on first start the system decides, and nothing is written', async () => {
  const { texts, preferences } = shelf();
  const store = await loaded(preferences);
  expect(store.current()).toEqual({
    settings: { ...DEFAULTS, language: 'system', theme: 'system' },
    kept: true,
  });
  expect(texts.size).toBe(0);
});

test('a change shows at once and is there on the next start', async () => {
  const { preferences } = shelf();
  const store = await loaded(preferences);
  const written = store.change({ language: 'fr' });
  expect(store.current().settings.language).toBe('fr');
  await written;
  expect((await loaded(preferences)).current().settings).toEqual({
    ...DEFAULTS,
    language: 'fr',
    theme: 'system',
  });
});

test('of several quick changes the last is kept', async () => {
  const { preferences } = shelf();
  const store = await loaded(preferences);
  await Promise.all([store.change({ theme: 'dark' }), store.change({ theme: 'light' })]);
  expect((await loaded(preferences)).current().settings.theme).toBe('light');
});

test.each([
  ['no JSON', '{"version":1,'],
  ['no record', '[]'],
  ['a version from the future', '{"version":99,"settings":{"language":"de"}}'],
  ['no settings', '{"version":1}'],
])('damaged storage (%s) gives the defaults, and its text is set aside', async (_what, text) => {
  const { texts, preferences } = shelf({ [KEY]: text });
  const store = await loaded(preferences);
  expect(store.current().settings).toEqual({ ...DEFAULTS, language: 'system', theme: 'system' });
  await store.change({ theme: 'dark' });
  expect(texts.get('bastide/settings/damaged')).toBe(text);
  expect((await loaded(preferences)).current().settings.theme).toBe('dark');
});

test('one setting that is not understood does not cost the others', async () => {
  const text = '{"version":1,"settings":{"language":"de","theme":"neon"}}';
  const { texts, preferences } = shelf({ [KEY]: text });
  expect((await loaded(preferences)).current().settings).toEqual({
    ...DEFAULTS,
    language: 'de',
    theme: 'system',
  });
  expect(texts.get('bastide/settings/damaged')).toBe(text);
});

test('a setting that is not stored yet takes its default without being called damaged', async () => {
  const { texts, preferences } = shelf({ [KEY]: '{"version":1,"settings":{"language":"de"}}' });
  expect((await loaded(preferences)).current().settings).toEqual({
    ...DEFAULTS,
    language: 'de',
    theme: 'system',
  });
  expect(texts.has('bastide/settings/damaged')).toBe(false);
});

test('an aid switched off stays off, and one that is not understood does not cost the others', async () => {
  const { preferences } = shelf();
  const store = await loaded(preferences);
  await store.change({ aids: { ...DEFAULTS.aids, fits: false } });
  expect((await loaded(preferences)).current().settings.aids.fits).toBe(false);
  const strange = shelf({ [KEY]: '{"version":1,"settings":{"aids":{"fits":3,"control":false}}}' });
  const read = await loaded(strange.preferences);
  expect(read.current().settings.aids).toEqual({ ...DEFAULTS.aids, control: false });
  expect(strange.texts.has('bastide/settings/damaged')).toBe(true);
});

test('storage that cannot be read or written leaves the app usable and says so', async () => {
  const broken: Preferences = {
    read: () => Promise.reject(new Error('no storage')),
    write: () => Promise.reject(new Error('no storage')),
  };
  const store = await loaded(broken);
  const heard = jest.fn();
  store.subscribe(heard);
  await store.change({ theme: 'dark' });
  expect(store.current()).toEqual({
    settings: { ...DEFAULTS, language: 'system', theme: 'dark' },
    kept: false,
  });
  expect(heard).toHaveBeenCalledTimes(2);
});
