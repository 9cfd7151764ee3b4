import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { newSeed } from '@/platform/lots';
import { runningVersions } from '@/platform/versions';
import { writeReport } from '@/saves/export';
import { isMendable, mend } from '@/saves/mend';
import { isProblem, type Problem } from '@/saves/problems';
import { Button } from '@/ui/components/button';
import { ReportPanel } from '@/ui/components/report-panel';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useServices } from '@/ui/services/services-context';
import { space } from '@/ui/theme/measures';

import { gameOffered } from '../games/offered';
import { LEFT, useBusy } from '@/ui/shell/use-busy';

interface RescueProps {
  readonly id: string;
  /** Why the save cannot be opened. */
  readonly problem: Problem;
  /** What is whole has become a game of this id: the screen goes there. */
  readonly onMended: (id: string) => void;
  readonly onFault: (problem: Problem) => void;
  readonly mendID: string;
  readonly reportID: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What can still be had of a save that cannot be opened: what is whole of it, and a report. */
export function Rescue({ id, problem, onMended, onFault, mendID, reportID, children }: RescueProps) {
  const { t } = useTranslation();
  const { library, newId, now } = useServices();
  const [report, setReport] = useState<string>();
  const { busy, run } = useBusy();

  const rescue = async (): Promise<string | Problem> => {
    const raw = await library.raw(id);
    if (isProblem(raw)) return raw;
    const mended = mend(raw, gameOffered, { id: newId(), aiSeed: newSeed(), now: now() });
    return isProblem(mended) ? mended : ((await library.add(mended.save)) ?? mended.save.id);
  };
  const openWhole = async () => {
    const rescued = await rescue();
    if (isProblem(rescued)) return onFault(rescued);
    onMended(rescued);
    return LEFT;
  };
  const look = async () => {
    const raw = await library.raw(id);
    setReport(writeReport(runningVersions(), JSON.stringify(problem), isProblem(raw) ? [] : raw));
  };

  return (
    <>
      <Text>{t('library.kept')}</Text>
      <View style={styles.ways}>
        {isMendable(problem) && (
          <Button
            testID={mendID}
            label={t('library.mend')}
            disabled={busy}
            onPress={() => void run(openWhole)}
          />
        )}
        <Button
          testID={reportID}
          label={t('library.report')}
          disabled={busy}
          onPress={() => void run(look)}
        />
        {children}
      </View>
      {report !== undefined && <ReportPanel report={report} />}
    </>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
