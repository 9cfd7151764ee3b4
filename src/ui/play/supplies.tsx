import { StyleSheet, View } from 'react-native';

import type { Supply } from '@/games/desk';

import { Text } from '../components/text';
import { space } from '../theme/measures';
import { FaceImage } from './face-image';
import type { Words } from './use-words';

interface SuppliesProps {
  readonly supplies: readonly Supply[];
  readonly words: Words;
  /** Below each other, in a column of figures. */
  readonly down?: boolean;
}

const SIZE = 22;

/** What a seat still has to play with: a picture and a number each. */
export function Supplies({ supplies, words, down = false }: SuppliesProps) {
  return (
    <View style={down ? styles.column : styles.row} testID="play-supplies">
      {supplies.map(({ face, label, count }) => (
        <View key={face} accessible role="img" aria-label={words.say(label)} style={styles.supply}>
          <FaceImage face={face} size={SIZE} />
          <Text variant="note">{String(count)}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  column: { alignItems: 'center' },
  supply: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
});
