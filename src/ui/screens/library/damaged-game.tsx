import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { newSeed } from '@/platform/lots';
import { runningVersions } from '@/platform/versions';
import { writeReport } from '@/saves/export';
import { mend } from '@/saves/mend';
import { isProblem, type Problem } from '@/saves/problems';
import { Button } from '@/ui/components/button';
import { Card } from '@/ui/components/card';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { ReportPanel } from '@/ui/components/report-panel';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useServices } from '@/ui/services/services-context';
import { space } from '@/ui/theme/measures';

import { gameOffered } from '../games/offered';
import type { SetAside } from './shelves';

interface DamagedGameProps {
  readonly game: SetAside;
  readonly index: number;
  readonly onDone: (problem: Problem | undefined) => void;
  readonly onRemove: (id: string, title: string) => void;
}

/** A save that cannot be opened: why, what can still be had of it, and the way to be rid of it. */
export function DamagedGame({ game, index, onDone, onRemove }: DamagedGameProps) {
  const { t } = useTranslation();
  const { library, newId, now } = useServices();
  const [report, setReport] = useState<string>();

  const texts = async () => {
    const raw = await library.raw(game.id);
    return isProblem(raw) ? [] : raw;
  };
  const openWhole = async () => {
    const mended = mend(await texts(), gameOffered, { id: newId(), aiSeed: newSeed(), now: now() });
    onDone(isProblem(mended) ? mended : await library.add(mended.save));
  };
  const look = async () =>
    setReport(writeReport(runningVersions(), JSON.stringify(game.problem), await texts()));

  return (
    <Card>
      <ProblemNotice problem={game.problem} testID={`library-damaged-${index}`} />
      <View style={styles.actions}>
        <Button testID={`library-mend-${index}`} label={t('library.mend')} onPress={() => void openWhole()} />
        <Button testID={`library-report-${index}`} label={t('library.report')} onPress={() => void look()} />
        <Button
          testID={`library-drop-${index}`}
          kind="danger"
          label={t('library.delete')}
          onPress={() => onRemove(game.id, game.id)}
        />
      </View>
      {report !== undefined && <ReportPanel report={report} />}
    </Card>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
