import { StyleSheet, View } from 'react-native';

import type { SeatColour } from '@/saves/save';
import { Card } from '@/ui/components/card';
import { SeatBadge } from '@/ui/components/seat-badge';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { space } from '@/ui/theme/measures';

import type { Decisive } from './decisive';

interface DecisiveMomentsProps {
  readonly moments: readonly Decisive[];
  readonly names: readonly string[];
  readonly colours: readonly SeatColour[];
  /** What a kind of scoring is called. */
  readonly kindOf: (kind: string) => string;
}

/** What made the difference: whose, by what, how much. */
export function DecisiveMoments({ moments, names, colours, kindOf }: DecisiveMomentsProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <Text variant="heading" level={2}>
        {t('over.decisive')}
      </Text>
      {moments.map(({ ply, seat, kind, points, forGood }) => (
        <View key={`${ply}-${seat}-${kind}`} style={styles.row} testID="over-decisive">
          <SeatBadge colour={colours[seat]} />
          <View style={styles.words}>
            <Text variant="label">{t('play.toast', { name: names[seat], kind: kindOf(kind) })}</Text>
            {forGood && (
              <Text variant="note" tone="muted">
                {t('over.forGood', { name: names[seat] })}
              </Text>
            )}
          </View>
          <Text variant="heading" tone="accent">{`+${points}`}</Text>
        </View>
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
