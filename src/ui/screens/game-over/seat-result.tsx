import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/core/contract';
import type { SeatColour } from '@/saves/save';
import { Card } from '@/ui/components/card';
import { SeatBadge } from '@/ui/components/seat-badge';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { radius, space } from '@/ui/theme/measures';
import { lookOfSeat } from '@/ui/theme/seats';
import { useTheme } from '@/ui/theme/theme-context';

export interface ResultLine {
  readonly kind: string;
  readonly points: number;
}

interface SeatResultProps {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: SeatColour;
  readonly place: number;
  readonly points: number;
  readonly lines: readonly ResultLine[];
  /** The most that anybody has of one kind: the longest bar. */
  readonly most: number;
}

/** A seat's place, its points and where they came from. */
export function SeatResult({ seat, name, colour, place, points, lines, most }: SeatResultProps) {
  const { t } = useTranslation();
  const { colours } = useTheme();
  return (
    <Card>
      <View accessible aria-label={t('over.placeSpoken', { name, place, count: points })} style={styles.head}>
        <Text variant="title">{t('over.place', { place })}</Text>
        <SeatBadge colour={colour} size={32} />
        <View style={styles.name}>
          <Text variant="heading">{name}</Text>
        </View>
        <Text variant="title" testID={`over-score-${seat}`}>
          {String(points)}
        </Text>
      </View>
      {lines.map((line) => (
        <View key={line.kind} accessible aria-label={`${line.kind}: ${line.points}`} style={styles.kind}>
          <View style={styles.line}>
            <View style={styles.name}>
              <Text variant="note">{line.kind}</Text>
            </View>
            <Text variant="note">{String(line.points)}</Text>
          </View>
          <View style={[styles.track, { backgroundColor: colours.wash }]}>
            <View
              style={[
                styles.bar,
                {
                  width: `${Math.round((100 * Math.max(0, line.points)) / Math.max(1, most))}%`,
                  backgroundColor: lookOfSeat(colour).colour,
                  borderColor: colours.muted,
                },
              ]}
            />
          </View>
        </View>
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  kind: { gap: space.hair },
  line: { flexDirection: 'row', gap: space.s },
  track: { height: 8, borderRadius: radius.s, overflow: 'hidden' },
  // Outlined: a dark seat by night.
  bar: { height: 8, borderWidth: 1, borderRadius: radius.s },
});
