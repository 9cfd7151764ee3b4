import { useRef, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { stepTo } from './choice-keys';
import { Text } from './text';
import { Touchable } from './touchable';

export interface Segment<V> {
  readonly value: V;
  readonly label: string;
  readonly testID: string;
  /** Drawn instead of the label, which is read out all the same. */
  readonly picture?: ReactNode;
}

interface SegmentsProps<V> {
  readonly label: string;
  readonly segments: readonly Segment<V>[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

/** One of a few, side by side. In a browser the group is one stop of the Tab key, and arrows move inside it. */
export function Segments<V extends string | number>({ label, segments, value, onChoose }: SegmentsProps<V>) {
  const { colours } = useTheme();
  const parts = useRef<(View | null)[]>([]);
  const chosen = segments.findIndex((segment) => segment.value === value);

  const onKeyDown = (event: { key: string; preventDefault(): void }) => {
    const at = stepTo(event.key, chosen, segments.length);
    if (at === undefined) return;
    event.preventDefault();
    onChoose(segments[at].value);
    parts.current[at]?.focus();
  };

  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={styles.row}
      {...(Platform.OS === 'web' ? { onKeyDown } : undefined)}
    >
      {segments.map((segment, at) => {
        const checked = at === chosen;
        return (
          <Touchable
            key={segment.value}
            ref={(part) => {
              parts.current[at] = part;
            }}
            role="radio"
            aria-checked={checked}
            aria-label={segment.label}
            testID={segment.testID}
            {...(Platform.OS === 'web' ? { tabIndex: checked ? (0 as const) : (-1 as const) } : undefined)}
            onPress={() => onChoose(segment.value)}
            look={({ pressed, pointed }) => [
              styles.segment,
              segment.picture === undefined && styles.worded,
              { borderColor: checked ? colours.primary : colours.edge },
              checked && styles.checked,
              (pressed || pointed || checked) && { backgroundColor: colours.wash },
            ]}
          >
            {segment.picture ?? (
              <Text variant={checked ? 'label' : 'body'} align="center">
                {segment.label}
              </Text>
            )}
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  segment: {
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.xs,
    // As thick as when checked, so that nothing moves.
    borderWidth: 2.5,
    borderRadius: radius.m,
  },
  checked: { borderStyle: 'solid' },
  worded: { flexGrow: 1, flexBasis: 'auto', minWidth: 64, maxWidth: '100%', paddingHorizontal: space.s },
});
