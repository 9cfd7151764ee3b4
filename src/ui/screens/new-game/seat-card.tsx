import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { LIMITS } from '@/saves/limits';
import { SEAT_COLOURS } from '@/saves/save';
import { Card } from '@/ui/components/card';
import { SeatBadge } from '@/ui/components/seat-badge';
import { Segments } from '@/ui/components/segments';
import { Text } from '@/ui/components/text';
import { TextField } from '@/ui/components/text-field';
import { space } from '@/ui/theme/measures';

import { KINDS, recolour, rename, setKind, type TableSetup } from './table-setup';

interface SeatCardProps {
  readonly table: TableSetup;
  readonly at: number;
  /** What the seat is called while nobody has named it. */
  readonly called: string;
  readonly onChange: (table: TableSetup) => void;
}

/** Who sits at a seat: person or computer, the name, the colour. */
export function SeatCard({ table, at, called, onChange }: SeatCardProps) {
  const { t } = useTranslation();
  const seat = table.seats[at];
  const number = at + 1;
  return (
    <Card>
      <View style={styles.head}>
        <SeatBadge colour={seat.colour} />
        <View style={styles.title}>
          <Text variant="heading" level={2}>
            {t('newGame.seat', { number })}
          </Text>
        </View>
      </View>
      <Segments
        label={`${t('newGame.seat', { number })}: ${t('newGame.kind')}`}
        value={seat.by}
        onChoose={(kind) => onChange(setKind(table, at, kind))}
        segments={KINDS.map((kind) => ({
          value: kind,
          label: t(`newGame.${kind}`),
          testID: `seat-${at}-kind-${kind}`,
        }))}
      />
      {seat.by === 'person' ? (
        <TextField
          testID={`seat-${at}-name`}
          label={t('newGame.name')}
          spoken={t('newGame.nameOf', { number })}
          value={seat.name}
          placeholder={called}
          maxLength={LIMITS.name}
          onChange={(name) => onChange(rename(table, at, name))}
        />
      ) : (
        <Text variant="note" tone="muted">
          {t('seats.greedy')}
        </Text>
      )}
      <Segments
        label={t('newGame.colour', { name: called })}
        value={seat.colour}
        onChoose={(colour) => onChange(recolour(table, at, colour))}
        segments={SEAT_COLOURS.map((colour) => ({
          value: colour,
          label: t(`seats.colour.${colour}`),
          testID: `seat-${at}-colour-${colour}`,
          picture: <SeatBadge colour={colour} />,
        }))}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
});
