import { screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import type { ComponentType, ReactNode } from 'react';
import { Text } from 'react-native';
import { useGlobalSearchParams } from 'expo-router';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { playOut } from '@/core/replay';
import { importText } from '@/saves/import';
import { isProblem } from '@/saves/problems';
import type { Save, Seating } from '@/saves/save';
import { MemoryStorage } from '@/saves/testing/memory-storage';
import { createI18n } from '@/ui/i18n/i18n';
import { I18nContext } from '@/ui/i18n/i18n-context';
import { boxCalled, createServices, type Services } from '@/ui/services/services';
import { ServicesProvider } from '@/ui/services/services-context';
import { SettingsProvider } from '@/ui/settings/settings-context';
import { createSettingsStore } from '@/ui/settings/settings-store';
import { ThemeProvider } from '@/ui/theme/theme-context';

import { gameOffered } from '../games/offered';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

export const NOW = Date.UTC(2026, 4, 10, 12);

/** Services on storage in memory, at a time of their own. */
export const testServices = (
  storage = new MemoryStorage(),
): Services & { readonly storage: MemoryStorage } => {
  let ids = 0;
  let seeds = 1;
  const services = createServices({
    ports: storage.start(),
    now: () => NOW,
    newId: () => `id${++ids}`,
    newSeed: () => ++seeds,
  });
  return { ...services, storage };
};

/** Where a game would be played: these tests end at its door. */
function Door() {
  const { id } = useGlobalSearchParams<{ id: string }>();
  return <Text testID="game-door">{id}</Text>;
}

/** Shows some screens at their addresses, in English, on these services. */
export const enter = async (
  screens: Readonly<Record<string, ComponentType>>,
  initialUrl: string,
  services: Services,
): Promise<void> => {
  const i18n = createI18n('en');
  const store = createSettingsStore({ read: async () => undefined, write: async () => undefined });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SafeAreaProvider initialMetrics={METRICS}>
      <I18nContext value={i18n}>
        <SettingsProvider value={store}>
          <ServicesProvider value={services}>
            <ThemeProvider choice="light">{children}</ThemeProvider>
          </ServicesProvider>
        </SettingsProvider>
      </I18nContext>
    </SafeAreaProvider>
  );
  renderRouter({ ...screens, 'game/[id]': Door }, { initialUrl, wrapper });
  await waitFor(() => expect(screen.getByTestId(/-(screen|opening)$/)).toBeOnTheScreen());
};

export const TWO: readonly Seating[] = [
  { by: 'person', name: 'Ada', colour: 'vermilion' },
  { by: 'computer', name: '', level: 'greedy', colour: 'blue' },
];

/** A short game of The City, played to its end. */
export const finishedCity = (id: string, seats: readonly Seating[] = TWO): Save => {
  const game = boxCalled('city')?.game;
  if (!game) throw new Error('there is no City');
  const players = seats.map(() => (seen: unknown) => game.legal(seen)[0]);
  const options = { stacks: [8, 2, 2], walls: 12 };
  const { record } = playOut(game, { options, seed: 4, players });
  const text = JSON.stringify({ ...record, game: game.id, edition: game.edition, seats });
  const imported = importText(text, gameOffered, { id, aiSeed: 1, now: NOW - 3 * 3_600_000 });
  if (isProblem(imported)) throw new Error(imported.rule);
  return imported.save;
};
