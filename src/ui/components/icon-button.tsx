import { StyleSheet } from 'react-native';

import { HIT, radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Icon, type IconName } from './icon';
import { Touchable } from './touchable';

interface IconButtonProps {
  readonly icon: IconName;
  /** What it does, in words: shown to nobody, read to everybody who listens. */
  readonly label: string;
  /** Lies on a board or picture and brings its own ground. */
  readonly floating?: boolean;
  readonly disabled?: boolean;
  /** Does the next thing rather than something beside it: as large as the buttons it stands with. */
  readonly main?: boolean;
  /** What it switches is on. */
  readonly on?: boolean;
  readonly onPress: () => void;
  readonly testID?: string;
}

const ICON_SIZE = 24;
// Growing without end would push a title off its own line; at this size the sign is as large as large text.
const MOST_GROWTH = 1.5;

/** A button with a sign. */
export function IconButton({
  icon,
  label,
  floating = false,
  main = false,
  disabled = false,
  on = false,
  onPress,
  testID,
}: IconButtonProps) {
  const { colours, elevation, textScale } = useTheme();
  const grow = Math.min(Math.max(textScale, 1), MOST_GROWTH);
  const side = HIT * grow;
  return (
    <Touchable
      role="button"
      aria-label={label}
      testID={testID}
      disabled={disabled}
      onPress={onPress}
      look={({ pressed, pointed }) => [
        styles.button,
        { width: side, height: side },
        floating && [
          { backgroundColor: colours.card, borderColor: colours.edge },
          styles.floating,
          elevation.high,
        ],
        main && [styles.main, { borderColor: colours.edge }],
        on && [styles.on, { backgroundColor: colours.wash, borderColor: colours.primary }],
        (pressed || pointed) && { backgroundColor: floating ? colours.page : colours.wash },
        disabled && styles.disabled,
      ]}
    >
      <Icon name={icon} colour={colours.ink} size={ICON_SIZE * grow} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: { alignItems: 'center', justifyContent: 'center', borderRadius: radius.round },
  floating: { borderWidth: 1 },
  main: { minWidth: HIT + space.l, minHeight: HIT + space.s, borderWidth: 1.5, borderRadius: radius.m },
  on: { borderWidth: 2 },
  disabled: { opacity: 0.45 },
});
