import { StyleSheet, View } from 'react-native';

import type { Summary } from '@/saves/save';
import { SeatBadge } from '@/ui/components/seat-badge';
import { useSeatNames } from '@/ui/components/seat-names';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { space } from '@/ui/theme/measures';

interface StandingLineProps {
  readonly summary: Summary;
}

/** Whose turn it is or who won, in words. */
export const useTurnWords = ({ seats, standing }: Pick<Summary, 'seats' | 'standing'>): string => {
  const { t } = useTranslation();
  const names = useSeatNames(seats);
  const winners = names.filter((_, seat) => standing.places?.[seat] === 1);
  if (winners.length > 1) return t('standing.shared', { names: winners.join(', ') });
  if (winners.length === 1) return t('standing.won', { name: winners[0] });
  return standing.turn === undefined ? '' : t('standing.turn', { name: names[standing.turn] });
};

/** Everybody's points beside the badge of the seat. */
export function StandingLine({ summary }: StandingLineProps) {
  const names = useSeatNames(summary.seats);
  return (
    <View style={styles.line}>
      {summary.seats.map((seat, at) => (
        <View key={seat.colour} style={styles.seat}>
          <SeatBadge colour={seat.colour} size={24} />
          <View style={styles.words}>
            <Text variant="note">{names[at]}</Text>
          </View>
          <Text variant="label">{String(summary.standing.scores[at])}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
  words: { flexShrink: 1 },
});
