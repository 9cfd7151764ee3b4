import { useRouter } from 'expo-router';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/button';
import { Card } from '@/ui/components/card';
import { Choice } from '@/ui/components/choice';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { Screen } from '@/ui/components/screen';
import { useSeatNames } from '@/ui/components/seat-names';
import { Segments } from '@/ui/components/segments';
import { Text } from '@/ui/components/text';
import { useLeave } from '@/ui/shell/use-leave';
import { space, width } from '@/ui/theme/measures';

import { gameOffered } from '../games/offered';
import { GameChoice } from './game-choice';
import { SeatCard } from './seat-card';
import { resize, type TableSetup } from './table-setup';
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

interface TableFormProps {
  readonly table: TableSetup;
  readonly onChange: (table: TableSetup) => void;
}

function TableForm({ table, onChange }: TableFormProps) {
  const { t } = useTranslation();
  const names = useSeatNames(table.seats.slice(0, table.count));
  const called = useSeatNames(table.seats.slice(0, table.count).map((seat) => ({ ...seat, name: '' })));
  const { min, max } = gameOffered(table.game)?.seats ?? { min: table.count, max: table.count };
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
    <View style={styles.form}>
      <GameChoice value={table.game} onChoose={(game) => onChange({ ...table, game })} />
      <Card>
        <Text variant="heading" level={2}>
          {t('newGame.seats')}
        </Text>
        <Segments
          label={t('newGame.seats')}
          value={table.count}
          onChoose={(count) => onChange(resize(table, count))}
          segments={counts.map((count) => ({
            value: count,
            label: String(count),
            testID: `new-game-seats-${count}`,
          }))}
        />
      </Card>
      <View style={styles.seats}>
        {names.map((_, at) => (
          <View key={at} style={styles.seat}>
            <SeatCard table={table} at={at} called={called[at]} onChange={onChange} />
          </View>
        ))}
      </View>
      <Card>
        <Text variant="heading" level={2}>
          {t('newGame.starter')}
        </Text>
        <Choice
          label={t('newGame.starter')}
          value={String(table.starter)}
          onChoose={(value) => onChange({ ...table, starter: value === 'lot' ? 'lot' : Number(value) })}
          options={[
            { value: 'lot', label: t('newGame.lot'), testID: 'new-game-starter-lot' },
            ...names.map((name, at) => ({
              value: String(at),
              label: name,
              testID: `new-game-starter-${at}`,
            })),
          ]}
        />
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.l },
  // Cards stand side by side where two fit, below each other where not.
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  seat: { flexGrow: 1, flexShrink: 1, flexBasis: 340 },
});
