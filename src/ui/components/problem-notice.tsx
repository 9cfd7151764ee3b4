import { StyleSheet, View } from 'react-native';

import type { Problem } from '@/saves/problems';

import { useTranslation } from '../i18n/i18n-context';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Text } from './text';

interface ProblemNoticeProps {
  readonly problem: Problem;
  readonly testID?: string;
}

/** What went wrong with a save, and what to do about it. */
export function ProblemNotice({ problem, testID = 'problem' }: ProblemNoticeProps) {
  const { t } = useTranslation('problems');
  const { colours } = useTheme();
  const { rule, ...details } = problem;
  return (
    <View
      role="alert"
      testID={testID}
      style={[styles.notice, { borderColor: colours.danger, backgroundColor: colours.card }]}
    >
      <Text variant="label" tone="danger">
        {t(`${rule}.title`)}
      </Text>
      <Text>{t(`${rule}.text`, details)}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { padding: space.m, gap: space.xs, borderWidth: 1.5, borderRadius: radius.m },
});
