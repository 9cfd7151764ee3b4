import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import type { PlayLayout } from './layout';

interface PlayFrameProps {
  readonly layout: PlayLayout;
  readonly leftHand: boolean;
  readonly head: ReactNode;
  readonly foot: ReactNode;
  /** A paper that lies over the rest. */
  readonly paper: ReactNode;
  /** What happened lately, where a panel has room for it. */
  readonly lately: ReactNode;
}

/** From this height on a panel has room between its head and its foot. */
const TALL = 520;
/** A paper on a phone leaves this much of the board in sight. */
const PAPER_SHARE = 0.56;

/** How what lies round the board is arranged: above and below it, or in a panel at its side. */
export function PlayFrame({ layout, leftHand, head, foot, paper, lately }: PlayFrameProps) {
  const { colours } = useTheme();
  const { height } = useWindowDimensions();
  if (layout.shape === 'stacked') {
    return (
      <>
        {head}
        <View style={styles.clear} />
        {paper ? <View style={[styles.over, { maxHeight: height * PAPER_SHARE }]}>{paper}</View> : foot}
      </>
    );
  }
  const panel = [
    styles.panel,
    { width: layout.panel, backgroundColor: colours.page, borderColor: colours.rule },
    leftHand ? { left: 0, borderRightWidth: 1 } : { right: 0, borderLeftWidth: 1 },
  ];
  if (height < TALL) {
    // Little room: a paper takes all of it, and whatever is too tall is scrolled.
    if (paper) return <View style={panel}>{paper}</View>;
    return (
      <ScrollView style={panel} contentContainerStyle={styles.low}>
        {head}
        {foot}
      </ScrollView>
    );
  }
  return (
    <View style={panel}>
      {head}
      <View style={styles.middle}>
        {paper || (
          <ScrollView tabIndex={0} contentContainerStyle={styles.lately}>
            {lately}
          </ScrollView>
        )}
      </View>
      <ScrollView style={styles.foot}>{foot}</ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { position: 'absolute', top: 0, bottom: 0 },
  low: { flexGrow: 1, justifyContent: 'space-between' },
  middle: { flexGrow: 1, flexShrink: 1, flexBasis: 160, justifyContent: 'flex-end', overflow: 'hidden' },
  foot: { flexGrow: 0, flexShrink: 1, flexBasis: 'auto' },
  lately: { gap: space.s, paddingHorizontal: space.m, paddingTop: space.s },
  clear: { flex: 1, pointerEvents: 'none' },
  over: { flexShrink: 1 },
});
