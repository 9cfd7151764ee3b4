import type { Preferences } from '@/platform/preferences';

import { DEFAULTS, parseSettings, writeSettings, type Settings } from './settings';

const KEY = 'bastide/settings';
const DAMAGED_KEY = 'bastide/settings/damaged';

export interface SettingsSnapshot {
  readonly settings: Settings;
  /** The device stored the last change; if not, it lasts until the app is closed. */
  readonly kept: boolean;
}

export interface SettingsStore {
  /** Reads what is stored. Never fails: without a readable text the defaults hold. */
  load(): Promise<void>;
  current(): SettingsSnapshot;
  change(part: Partial<Settings>): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** The settings in memory, kept in `preferences`. A change shows at once and is written behind it. */
export const createSettingsStore = (preferences: Preferences): SettingsStore => {
  let snapshot: SettingsSnapshot = { settings: DEFAULTS, kept: true };
  let writing: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const show = (next: SettingsSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const write = async () => {
    // Read when its turn comes: of several quick changes the last is written last.
    const { settings } = snapshot;
    const kept = await preferences.write(KEY, writeSettings(settings)).then(
      () => true,
      () => false,
    );
    if (kept !== snapshot.kept) show({ settings: snapshot.settings, kept });
  };

  return {
    load: async () => {
      const text = await preferences.read(KEY).catch(() => undefined);
      if (text === undefined) return;
      const { settings, damaged } = parseSettings(text);
      // Kept aside before the next change writes over it.
      if (damaged) await preferences.write(DAMAGED_KEY, text).catch(() => undefined);
      show({ settings, kept: true });
    },
    current: () => snapshot,
    change: (part) => {
      show({ ...snapshot, settings: { ...snapshot.settings, ...part } });
      writing = writing.then(write);
      return writing;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
