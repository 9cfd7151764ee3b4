import { StyleSheet, View } from 'react-native';

import type { Problem } from '@/saves/problems';

import { useTranslation } from '../i18n/i18n-context';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Live } from './live';
import { Text } from './text';

interface ProblemNoticeProps {
  readonly problem: Problem;
  /** It has just happened, so a screen reader says it by itself; otherwise it is a part of the page. */
  readonly news?: boolean;
  readonly testID?: string;
}

/** What went wrong with a save, and what to do about it. */
export function ProblemNotice({ problem, news = true, testID = 'problem' }: ProblemNoticeProps) {
  const { t } = useTranslation('problems');
  const { colours } = useTheme();
  const { rule, ...details } = problem;
  const [title, text] = [t(`${rule}.title`), t(`${rule}.text`, details)];
  const notice = (
    <View
      {...(news && { role: 'alert' as const })}
      testID={testID}
      style={[styles.notice, { borderColor: colours.danger, backgroundColor: colours.card }]}
    >
      <Text variant="label" tone="danger">
        {title}
      </Text>
      <Text>{text}</Text>
    </View>
  );
  return news ? <Live says={`${title}. ${text}`}>{notice}</Live> : notice;
}

const styles = StyleSheet.create({
  notice: { padding: space.m, gap: space.xs, borderWidth: 1.5, borderRadius: radius.m },
});
