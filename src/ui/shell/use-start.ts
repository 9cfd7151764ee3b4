import { useFonts } from 'expo-font';
import { getLocales } from 'expo-localization';
import { hide } from 'expo-splash-screen';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';

import { devicePreferences } from '@/platform/preferences';

import { createI18n } from '../i18n/i18n';
import { languageFor } from '../i18n/languages';
import { createSettingsStore, type SettingsStore } from '../settings/settings-store';
import { FONTS } from '../theme/fonts';

export interface Started {
  readonly store: SettingsStore;
  readonly i18n: i18n;
}

const start = async (): Promise<Started> => {
  const store = createSettingsStore(devicePreferences);
  await store.load();
  return { store, i18n: createI18n(languageFor(store.current().settings.language, getLocales())) };
};

/** What the first paint needs, or undefined while the splash screen must stay: settings, language, fonts. */
export const useStart = (): Started | undefined => {
  const [started, setStarted] = useState<Started>();
  const [fontsLoaded, fontError] = useFonts(FONTS);

  useEffect(() => {
    void start().then(setStarted);
  }, []);

  // A font that will not load is no reason to keep anybody out: the system's own takes its place.
  const ready = started !== undefined && (fontsLoaded || fontError !== null);
  useEffect(() => {
    if (ready) hide();
  }, [ready]);

  return ready ? started : undefined;
};
