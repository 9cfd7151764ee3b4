import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { shareReport } from '@/platform/share';

import { useTranslation } from '../i18n/i18n-context';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Button } from './button';
import { Live } from './live';
import { Text } from './text';

interface ReportPanelProps {
  readonly report: string;
}

const FILE = 'bastide-report.txt';

/** A report in full sight, and the button that shares it: nobody shares what they have not seen. */
export function ReportPanel({ report }: ReportPanelProps) {
  const { t } = useTranslation();
  const { colours } = useTheme();
  const [failed, setFailed] = useState(false);
  const share = async () => setFailed(!(await shareReport(FILE, report).catch(() => false)));
  return (
    <View style={styles.panel}>
      <Text variant="note" tone="muted">
        {t('report.look')}
      </Text>
      <ScrollView
        nestedScrollEnabled
        tabIndex={0}
        style={[styles.sheet, { borderColor: colours.rule, backgroundColor: colours.card }]}
        contentContainerStyle={styles.text}
      >
        <Text variant="note" testID="report-text">
          {report}
        </Text>
      </ScrollView>
      {failed && (
        <Live says={t('library.unshared')}>
          <View role="alert">
            <Text tone="danger">{t('library.unshared')}</Text>
          </View>
        </Live>
      )}
      <Button testID="report-share" label={t('report.share')} onPress={() => void share()} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.m },
  sheet: { maxHeight: 220, borderWidth: 1, borderRadius: radius.m },
  text: { padding: space.m },
});
