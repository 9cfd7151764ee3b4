import { StyleSheet, View } from 'react-native';

import type { Stock } from '@/games/desk';

import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import { space } from '../theme/measures';
import { FaceImage } from './face-image';
import type { Words } from './use-words';

interface StockGridProps {
  readonly pieces: readonly Stock[];
  readonly words: Words;
}

const SIZE = 56;

/** Kinds of pieces with their pictures, and how many there are of each. */
export function StockGrid({ pieces, words }: StockGridProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.grid}>
      {pieces.map(({ face, name, count }) => (
        <View
          key={face}
          accessible
          aria-label={t('play.stockCount', { count, piece: words.say(name) })}
          style={styles.piece}
        >
          <FaceImage face={face} size={SIZE} />
          <Text variant="note">× {count}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  piece: { alignItems: 'center', minWidth: SIZE },
});
