import { useState, type ReactNode, type Ref } from 'react';
import {
  Platform,
  Pressable,
  StyleSheet,
  type PressableProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';

import { isFocusShown } from '@/platform/focus';

import { HIT } from '../theme/measures';
import { useTheme } from '../theme/theme-context';

/** What a control is going through; looks follow from it. */
export interface TouchState {
  readonly pressed: boolean;
  /** Under a mouse or a trackpad's pointer. */
  readonly pointed: boolean;
  readonly disabled: boolean;
}

export interface TouchableProps extends Pick<
  PressableProps,
  'role' | 'aria-label' | 'aria-checked' | 'aria-expanded' | 'tabIndex' | 'hitSlop' | 'testID'
> {
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly look: (state: TouchState) => StyleProp<ViewStyle>;
  readonly ref?: Ref<View>;
  readonly children: ReactNode;
}

/** Anything that can be pressed: large enough for a finger, and ringed while the keyboard is on it. */
export function Touchable({ onPress, disabled = false, look, children, ...rest }: TouchableProps) {
  const { colours } = useTheme();
  const [ringed, setRinged] = useState(false);
  const [pointed, setPointed] = useState(false);
  // In a browser the space bar presses whatever is no button only if told to.
  const onKeyDown = (event: { key: string; preventDefault(): void }) => {
    if (event.key !== ' ' || disabled || rest.role === 'button') return;
    event.preventDefault();
    onPress();
  };
  return (
    <Pressable
      {...rest}
      {...(Platform.OS === 'web' ? { onKeyDown } : undefined)}
      onPress={onPress}
      disabled={disabled}
      aria-disabled={disabled}
      onFocus={(event) => setRinged(isFocusShown(event.target))}
      onBlur={() => setRinged(false)}
      onHoverIn={() => setPointed(true)}
      onHoverOut={() => setPointed(false)}
      style={({ pressed }) => [
        styles.base,
        look({ pressed, pointed, disabled }),
        { outlineColor: colours.focus, outlineWidth: ringed ? 3 : 0 },
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  base: { minWidth: HIT, minHeight: HIT, outlineStyle: 'solid', outlineOffset: 2 },
});
