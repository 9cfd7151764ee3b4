import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/text';
import { radius, space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

interface IlluminatedTitleProps {
  readonly title: string;
}

/** A title whose first letter is painted, as on the first leaf of a book. Readers hear it as one word. */
export function IlluminatedTitle({ title }: IlluminatedTitleProps) {
  const { colours } = useTheme();
  return (
    <View accessible role="heading" aria-label={title} style={styles.row}>
      <View
        aria-hidden
        style={[styles.initial, { backgroundColor: colours.primary, borderColor: colours.gilt }]}
      >
        <View style={[styles.inner, { borderColor: colours.onPrimary }]}>
          <Text variant="display" tone="onPrimary">
            {title.slice(0, 1)}
          </Text>
        </View>
      </View>
      <View aria-hidden>
        <Text variant="display">{title.slice(1)}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.xs },
  initial: { padding: space.hair, borderWidth: 2, borderRadius: radius.s },
  inner: { paddingHorizontal: space.m, borderWidth: 1, borderRadius: radius.s / 2 },
});
