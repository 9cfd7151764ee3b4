import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';

import { radius, space, width } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Blot } from './blot';
import { Button } from './button';
import { Text } from './text';

interface FailureNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onLeave?: (() => void) | undefined;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is shown in place of something that failed. Needs no safe area and no theme above it. */
export function FailureNotice({ error, onRetry, onLeave }: FailureNoticeProps) {
  const { t } = useTranslation();
  const { colours } = useTheme();
  return (
    <ScrollView
      testID="failure"
      style={{ backgroundColor: colours.page }}
      contentContainerStyle={styles.page}
      role="alert"
    >
      <View style={styles.column}>
        <Blot />
        <Text variant="title" level={1} align="center">
          {t('failure.title')}
        </Text>
        <Text align="center">{t('failure.text')}</Text>
        <View style={[styles.cause, { borderColor: colours.rule, backgroundColor: colours.card }]}>
          <Text variant="note" tone="muted" testID="failure-cause">
            {wordsOf(error)}
          </Text>
        </View>
        <Button testID="failure-retry" kind="primary" label={t('failure.retry')} onPress={onRetry} />
        {onLeave && <Button testID="failure-leave" label={t('common.home')} onPress={onLeave} />}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.xxl },
  column: { width: '100%', maxWidth: width.column, gap: space.l },
  cause: { padding: space.m, borderWidth: 1, borderRadius: radius.m },
});
