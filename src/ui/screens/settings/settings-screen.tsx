import Constants from 'expo-constants';
import { StyleSheet, View } from 'react-native';

import { Divider } from '@/ui/components/divider';
import { Live } from '@/ui/components/live';
import { Screen } from '@/ui/components/screen';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useSettings } from '@/ui/settings/settings-context';
import { useLeave } from '@/ui/shell/use-leave';
import { space, width } from '@/ui/theme/measures';

import { AidChoices } from './aid-choices';
import { LanguageChoice } from './language-choice';
import { HandChoices, SpeedChoice } from './play-choices';
import { ThemeChoice } from './theme-choice';

/** Choices for this device and all games. Each takes effect as it is made. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { kept } = useSettings();
  const leave = useLeave();
  return (
    <Screen
      testID="settings-screen"
      title={t('settings.title')}
      maxWidth={width.pair}
      back={{ label: t('common.back'), onPress: leave, testID: 'settings-back' }}
    >
      {!kept && (
        <Live says={t('settings.unkept')}>
          <View role="alert">
            <Text tone="danger" testID="settings-unkept">
              {t('settings.unkept')}
            </Text>
          </View>
        </Live>
      )}
      <View style={styles.groups}>
        <View style={styles.group}>
          <LanguageChoice />
        </View>
        <View style={styles.group}>
          <ThemeChoice />
        </View>
        <View style={styles.group}>
          <AidChoices />
        </View>
        <View style={styles.group}>
          <HandChoices />
          <SpeedChoice />
        </View>
      </View>
      <Divider ornate />
      <View style={styles.colophon}>
        <Text variant="motto" tone="muted" align="center">
          {t('settings.promise')}
        </Text>
        <Text variant="note" tone="muted" align="center">
          {t('settings.colophon', { version: Constants.expoConfig?.version ?? '' })}
        </Text>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  // Cards stand side by side where two fit, below each other where not.
  groups: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl },
  group: { flexGrow: 1, flexShrink: 1, flexBasis: 300, gap: space.xl },
  colophon: { gap: space.s, paddingHorizontal: space.l },
});
