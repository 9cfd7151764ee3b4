import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { runningVersions } from '@/platform/versions';
import { writeReport } from '@/saves/export';
import type { Save } from '@/saves/save';

import { useTranslation } from '../i18n/i18n-context';
import { radius, space, width } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Blot } from './blot';
import { Button } from './button';
import { Live } from './live';
import { ReportPanel } from './report-panel';
import { Text } from './text';

interface FailureNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The game that was open, for a report. */
  readonly record?: (() => Save | undefined) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** With where it happened, as far as the engine tells. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

/** What failed may be the game itself: a report without it is better than none. */
const recordOf = (record: (() => Save | undefined) | undefined): Save | undefined => {
  try {
    return record?.();
  } catch {
    return undefined;
  }
};

/** What is shown in place of something that failed. Needs no safe area and no theme above it. */
export function FailureNotice({ error, onRetry, record, onLeave }: FailureNoticeProps) {
  const { t } = useTranslation();
  const { colours } = useTheme();
  const [report, setReport] = useState<string>();
  return (
    <ScrollView
      testID="failure"
      style={{ backgroundColor: colours.page }}
      contentContainerStyle={styles.page}
      role="alert"
    >
      <View style={styles.column}>
        <Blot />
        <Live says={`${t('failure.title')}. ${t('failure.text')}`}>
          <View style={styles.words}>
            <Text variant="title" level={1} align="center">
              {t('failure.title')}
            </Text>
            <Text align="center">{t('failure.text')}</Text>
          </View>
        </Live>
        <View style={[styles.cause, { borderColor: colours.rule, backgroundColor: colours.card }]}>
          <Text variant="note" tone="muted" testID="failure-cause">
            {wordsOf(error)}
          </Text>
        </View>
        <Button testID="failure-retry" kind="primary" label={t('failure.retry')} onPress={onRetry} />
        {report === undefined ? (
          <Button
            testID="failure-report"
            label={t('report.open')}
            onPress={() => setReport(writeReport(runningVersions(), causeOf(error), recordOf(record)))}
          />
        ) : (
          <ReportPanel report={report} />
        )}
        {onLeave && <Button testID="failure-leave" label={t('common.home')} onPress={onLeave} />}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.xxl },
  column: { width: '100%', maxWidth: width.column, gap: space.l },
  words: { gap: space.l },
  cause: { padding: space.m, borderWidth: 1, borderRadius: radius.m },
});
