import { StyleSheet, type ViewStyle } from 'react-native';

import type { Colours } from '../theme/colours';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Text, type Tone } from './text';
import { Touchable, type TouchState } from './touchable';

export type ButtonKind = 'primary' | 'quiet' | 'danger';

interface ButtonProps {
  readonly label: string;
  /** A line below the label that says more. */
  readonly detail?: string | undefined;
  readonly kind?: ButtonKind;
  /** At most so many lines of the label, for one that speaks of a name; a screen reader says all of it. */
  readonly lines?: number;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly testID?: string;
}

const TONES: Readonly<Record<ButtonKind, Tone>> = { primary: 'onPrimary', quiet: 'ink', danger: 'danger' };

const lookOf = (kind: ButtonKind, colours: Colours, { pressed, pointed }: TouchState): ViewStyle => {
  const stirred = pressed || pointed;
  switch (kind) {
    case 'primary':
      return {
        backgroundColor: stirred ? colours.primaryPressed : colours.primary,
        borderColor: colours.primary,
      };
    case 'quiet':
      return { backgroundColor: stirred ? colours.wash : 'transparent', borderColor: colours.edge };
    case 'danger':
      return { backgroundColor: stirred ? colours.wash : 'transparent', borderColor: colours.danger };
  }
};

/** A button with words. One `primary` a screen: the next thing to do. */
export function Button({
  label,
  detail,
  kind = 'quiet',
  lines,
  disabled = false,
  onPress,
  testID,
}: ButtonProps) {
  const { colours, elevation } = useTheme();
  return (
    <Touchable
      role="button"
      {...(lines === undefined ? undefined : { 'aria-label': label })}
      testID={testID}
      disabled={disabled}
      onPress={onPress}
      look={(state) => [
        styles.button,
        lookOf(kind, colours, state),
        kind === 'primary' && !state.pressed && !disabled && elevation.low,
        state.pressed && styles.pressed,
        disabled && styles.disabled,
      ]}
    >
      <Text
        variant="label"
        tone={TONES[kind]}
        align="center"
        {...(lines === undefined ? undefined : { lines })}
      >
        {label}
      </Text>
      {detail !== undefined && (
        <Text variant="note" tone={TONES[kind]} align="center">
          {detail}
        </Text>
      )}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 52,
    // In a row it gives way rather than stick out.
    maxWidth: '100%',
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  pressed: { transform: [{ translateY: 1 }] },
  disabled: { opacity: 0.45 },
});
