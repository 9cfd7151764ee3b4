import { StyleSheet, View } from 'react-native';

import { HIT, radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Text } from './text';
import { Touchable } from './touchable';

interface ToggleProps {
  readonly label: string;
  readonly detail?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
  readonly testID: string;
}

const [TRACK, KNOB, EDGE] = [44, 20, 2];

/** Something that is on or off. The knob moves and fills, so that colour does not carry it alone. */
export function Toggle({ label, detail, on, disabled = false, onChange, testID }: ToggleProps) {
  const { colours } = useTheme();
  return (
    <Touchable
      role="switch"
      aria-checked={on}
      aria-label={detail === undefined ? label : `${label}. ${detail}`}
      testID={testID}
      disabled={disabled}
      onPress={() => onChange(!on)}
      look={({ pressed, pointed }) => [
        styles.row,
        (pressed || pointed) && { backgroundColor: colours.wash },
        disabled && styles.disabled,
      ]}
    >
      <View style={styles.words}>
        <Text>{label}</Text>
        {detail !== undefined && (
          <Text variant="note" tone="muted">
            {detail}
          </Text>
        )}
      </View>
      <View
        aria-hidden
        style={[
          styles.track,
          { borderColor: on ? colours.primary : colours.edge },
          on && [styles.on, { backgroundColor: colours.primary }],
        ]}
      >
        <View style={[styles.knob, { backgroundColor: on ? colours.onPrimary : colours.edge }]} />
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: HIT + space.s,
    marginHorizontal: -space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.s,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
  track: {
    width: TRACK,
    padding: EDGE,
    borderWidth: EDGE,
    borderRadius: radius.round,
    alignItems: 'flex-start',
  },
  on: { alignItems: 'flex-end' },
  knob: { width: KNOB, height: KNOB, borderRadius: radius.round },
  disabled: { opacity: 0.45 },
});
