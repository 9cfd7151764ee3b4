import { StyleSheet, View } from 'react-native';

import { space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';

interface DividerProps {
  /** With the lozenge of a chapter's end. */
  readonly ornate?: boolean;
}

/** A ruled line. */
export function Divider({ ornate = false }: DividerProps) {
  const { colours } = useTheme();
  const rule = <View style={[styles.rule, { backgroundColor: colours.rule }]} />;
  if (!ornate) return <View aria-hidden>{rule}</View>;
  return (
    <View aria-hidden style={styles.row}>
      <View style={styles.half}>{rule}</View>
      <View style={[styles.lozenge, styles.small, { backgroundColor: colours.rule }]} />
      <View style={[styles.lozenge, { backgroundColor: colours.primary }]} />
      <View style={[styles.lozenge, styles.small, { backgroundColor: colours.rule }]} />
      <View style={styles.half}>{rule}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  half: { flex: 1 },
  rule: { height: 1 },
  lozenge: { width: 8, height: 8, transform: [{ rotate: '45deg' }] },
  small: { width: 5, height: 5 },
});
