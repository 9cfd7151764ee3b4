import { useLocales } from 'expo-localization';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { dressPage } from '@/platform/page';

import { ErrorBoundary } from '../components/error-boundary';
import { I18nContext, useTranslation } from '../i18n/i18n-context';
import { languageFor } from '../i18n/languages';
import { createDeviceServices, ServicesProvider } from '../services/services-context';
import { SettingsProvider, useSettings } from '../settings/settings-context';
import { ThemeProvider, useTheme } from '../theme/theme-context';
import { useStart } from './use-start';

interface AppShellProps {
  readonly children: ReactNode;
}

/** Everything around the screens: gestures, safe area, settings, language and theme. Empty until they can be drawn. */
export function AppShell({ children }: AppShellProps) {
  const started = useStart();
  const [services] = useState(createDeviceServices);
  if (!started) return undefined;
  return (
    <I18nContext value={started.i18n}>
      <ErrorBoundary>
        <GestureHandlerRootView style={styles.root}>
          <SafeAreaProvider>
            <SettingsProvider value={started.store}>
              <ServicesProvider value={services}>
                <Themed>{children}</Themed>
              </ServicesProvider>
            </SettingsProvider>
          </SafeAreaProvider>
        </GestureHandlerRootView>
      </ErrorBoundary>
    </I18nContext>
  );
}

function Themed({ children }: AppShellProps) {
  const { settings } = useSettings();
  return (
    <ThemeProvider choice={settings.theme} still={settings.motion === 'reduced'}>
      <Surroundings />
      {children}
    </ThemeProvider>
  );
}

/** Keeps the language and what lies around the app in step with settings and system. */
function Surroundings() {
  const { settings } = useSettings();
  const { i18n } = useTranslation();
  const { scheme, colours } = useTheme();
  const language = languageFor(settings.language, useLocales());

  useEffect(() => {
    void i18n.changeLanguage(language);
  }, [i18n, language]);

  useEffect(() => {
    dressPage({ background: colours.page, scheme, language });
  }, [colours.page, scheme, language]);

  return <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />;
}

const styles = StyleSheet.create({ root: { flex: 1 } });
