import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

const CORNERS = [
  { top: -6, left: -6 },
  { top: -6, right: -6 },
  { bottom: -6, left: -6 },
  { bottom: -6, right: -6 },
] as const;

interface PageFrameProps {
  readonly children: ReactNode;
}

/** The double rule of a title page, a painted lozenge at each corner. */
export function PageFrame({ children }: PageFrameProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.outer, { borderColor: colours.rule }]}>
      <View style={[styles.inner, { borderColor: colours.rule }]}>{children}</View>
      {CORNERS.map((corner, at) => (
        <View
          key={at}
          aria-hidden
          style={[styles.corner, corner, { backgroundColor: colours.primary, borderColor: colours.page }]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  outer: { flex: 1, margin: space.m, padding: space.xs, borderWidth: 1 },
  inner: { flex: 1, borderWidth: 1 },
  corner: {
    position: 'absolute',
    width: 11,
    height: 11,
    borderWidth: 2,
    pointerEvents: 'none',
    transform: [{ rotate: '45deg' }],
  },
});
