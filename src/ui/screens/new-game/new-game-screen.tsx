import { useRouter } from 'expo-router';

import { Button } from '@/ui/components/button';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { Screen } from '@/ui/components/screen';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useLeave } from '@/ui/shell/use-leave';
import { width } from '@/ui/theme/measures';

import { TableForm } from './table-form';
import { useStartGame } from './use-start-game';
import { rememberTable, useTable } from './use-table';

interface NewGameScreenProps {
  /** What chance draws by, if the address says so. */
  readonly lot?: number;
}

/** The table of a new game, laid as the last one was. */
export function NewGameScreen({ lot }: NewGameScreenProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const leave = useLeave();
  const [table, change] = useTable();
  const { start, starting, problem } = useStartGame(true);
  const begin = () => {
    if (!table) return;
    void rememberTable(table);
    void start(table, lot);
  };
  return (
    <Screen
      testID="new-game-screen"
      title={t('newGame.title')}
      maxWidth={width.pair}
      back={{ label: t('common.back'), onPress: leave, testID: 'new-game-back' }}
      footer={
        <>
          {problem && <ProblemNotice problem={problem} />}
          <Button
            testID="new-game-start"
            kind="primary"
            label={t('newGame.start')}
            disabled={!table || starting}
            onPress={begin}
          />
        </>
      }
    >
      {table && <TableForm table={table} onChange={change} />}
      <Button testID="new-game-import" label={t('library.import')} onPress={() => router.push('/import')} />
    </Screen>
  );
}
