import { StyleSheet, View } from 'react-native';

import { useTheme } from '../theme/theme-context';

/** Drops of ink: middle and radius, in points, on a sheet of 96 by 64. */
const DROPS = [
  [46, 34, 20],
  [34, 28, 11],
  [58, 42, 12],
  [40, 48, 9],
  [60, 24, 8],
  [74, 20, 4],
  [80, 46, 3],
  [18, 40, 4],
  [24, 14, 2.5],
  [70, 56, 2],
] as const;

/** An ink blot, the mark of a page that failed. */
export function Blot() {
  const { colours } = useTheme();
  return (
    <View aria-hidden style={styles.sheet}>
      {DROPS.map(([x, y, r]) => (
        <View
          key={`${x},${y}`}
          style={[
            styles.drop,
            {
              left: x - r,
              top: y - r,
              width: 2 * r,
              height: 2 * r,
              borderRadius: r,
              backgroundColor: colours.ink,
            },
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { width: 96, height: 64, alignSelf: 'center' },
  drop: { position: 'absolute' },
});
