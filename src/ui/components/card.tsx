import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';

interface CardProps {
  readonly children: ReactNode;
}

/** A slip of paper laid on the page. */
export function Card({ children }: CardProps) {
  const { colours, elevation } = useTheme();
  return (
    <View style={[styles.card, elevation.low, { backgroundColor: colours.card, borderColor: colours.rule }]}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.l, gap: space.s, borderWidth: 1, borderRadius: radius.l },
});
