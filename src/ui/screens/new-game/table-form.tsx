import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/card';
import { Divider } from '@/ui/components/divider';
import { SeatBadge } from '@/ui/components/seat-badge';
import { useSeatNames } from '@/ui/components/seat-names';
import { Segments } from '@/ui/components/segments';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { space } from '@/ui/theme/measures';

import { gameOffered } from '../games/offered';
import { GameChoice } from './game-choice';
import { SeatRow } from './seat-row';
import { resize, type TableSetup } from './table-setup';

interface TableFormProps {
  readonly table: TableSetup;
  readonly onChange: (table: TableSetup) => void;
}

/** A table as it is laid: the game, who sits round it, who starts. */
export function TableForm({ table, onChange }: TableFormProps) {
  return (
    <View style={styles.form}>
      <View style={[styles.part, styles.game]}>
        <GameChoice value={table.game} onChoose={(game) => onChange({ ...table, game })} />
      </View>
      <View style={[styles.part, styles.seats]}>
        <SeatsCard table={table} onChange={onChange} />
      </View>
    </View>
  );
}

function SeatsCard({ table, onChange }: TableFormProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number>();
  const seats = table.seats.slice(0, table.count);
  const names = useSeatNames(seats);
  const called = useSeatNames(seats.map((seat) => ({ ...seat, name: '' })));
  const { min, max } = gameOffered(table.game)?.seats ?? { min: table.count, max: table.count };
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
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
      {seats.map((_, at) => (
        <SeatRow
          key={at}
          {...{ table, at, onChange }}
          called={called[at]}
          open={open === at}
          onOpen={(opened) => setOpen(opened ? at : undefined)}
        />
      ))}
      {seats.some(({ by }) => by === 'computer') && (
        <Text variant="note" tone="muted">
          {`${t('seats.computer')}: ${t('seats.greedy')}`}
        </Text>
      )}
      <Divider />
      <Text variant="heading" level={2}>
        {t('newGame.starter')}
      </Text>
      <Segments
        label={t('newGame.starter')}
        value={String(table.starter)}
        onChoose={(value) => onChange({ ...table, starter: value === 'lot' ? 'lot' : Number(value) })}
        segments={[
          { value: 'lot', label: t('newGame.lot'), testID: 'new-game-starter-lot' },
          ...seats.map(({ colour }, at) => ({
            value: String(at),
            label: names[at],
            testID: `new-game-starter-${at}`,
            picture: <SeatBadge colour={colour} />,
          })),
        ]}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  // Cards stand side by side where two fit, as on a phone on its side, below each other where not.
  form: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.l },
  part: { flexGrow: 1, flexShrink: 1, maxWidth: '100%' },
  game: { flexBasis: 220 },
  seats: { flexBasis: 320 },
});
