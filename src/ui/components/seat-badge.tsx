import { StyleSheet, View } from 'react-native';

import { lookOfSeat, type SeatLook } from '../theme/seats';
import { useTheme } from '../theme/theme-context';
import { Emblem } from './emblem';

interface SeatBadgeProps {
  readonly colour: SeatLook['name'];
  readonly size?: number;
}

const SIZE = 28;
const EMBLEM_SHARE = 0.74;

/** A seat's colour with its emblem. It says nothing to a screen reader: the name beside it does. */
export function SeatBadge({ colour, size = SIZE }: SeatBadgeProps) {
  const { colours } = useTheme();
  const look = lookOfSeat(colour);
  return (
    <View
      aria-hidden
      style={[
        styles.badge,
        { width: size, height: size, borderRadius: size / 2 },
        { backgroundColor: look.colour, borderColor: colours.ink },
      ]}
    >
      <Emblem emblem={look.emblem} colour={look.on} size={Math.round(size * EMBLEM_SHARE)} />
    </View>
  );
}

const styles = StyleSheet.create({
  badge: { alignItems: 'center', justifyContent: 'center', borderWidth: 1.5, pointerEvents: 'none' },
});
