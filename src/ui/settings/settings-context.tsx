import { createContext, useContext, useSyncExternalStore } from 'react';

import type { SettingsSnapshot, SettingsStore } from './settings-store';

const SettingsContext = createContext<SettingsStore | undefined>(undefined);

export const SettingsProvider = SettingsContext;

/** The settings as they are now, and the way to change them. */
export const useSettings = (): SettingsSnapshot & Pick<SettingsStore, 'change'> => {
  const store = useContext(SettingsContext);
  if (!store) throw new Error('useSettings needs a SettingsProvider above it');
  return { ...useSyncExternalStore(store.subscribe, store.current, store.current), change: store.change };
};
