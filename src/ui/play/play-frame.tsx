import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { paperFills, type PlayLayout } from './layout';

interface PlayFrameProps {
  readonly layout: PlayLayout;
  readonly leftHand: boolean;
  /** Turned to somebody at the far side of the table. */
  readonly turned: boolean;
  readonly head: ReactNode;
  readonly foot: ReactNode;
  /** A paper that lies over the rest. */
  readonly paper: ReactNode;
  /** What happened lately, where a panel has room for it. */
  readonly lately: ReactNode;
}

/** A paper on a phone leaves this much of the board in sight. */
const PAPER_SHARE = 0.56;

/** As somebody at the far side of the table sees it. */
export const TURNED = { transform: [{ rotate: '180deg' }] } as const;

/** How what lies round the board is arranged: above and below it, or in a panel at its side. */
export function PlayFrame({ layout, leftHand, turned, head, foot, paper, lately }: PlayFrameProps) {
  const { colours, textScale } = useTheme();
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
    leftHand ? styles.left : styles.right,
    leftHand === turned ? styles.edgeLeft : styles.edgeRight,
    turned && TURNED,
  ];
  if (paper && paperFills(layout, textScale)) {
    return (
      <View style={panel} testID="play-panel">
        {paper}
      </View>
    );
  }
  if (layout.low) {
    return (
      <View style={panel} testID="play-panel">
        <ScrollView style={styles.middle}>{head}</ScrollView>
        {foot}
      </View>
    );
  }
  return (
    <View style={panel} testID="play-panel">
      {head}
      <View style={[styles.middle, styles.bottom]}>
        {paper || (
          <ScrollView tabIndex={0} contentContainerStyle={styles.lately}>
            {lately}
          </ScrollView>
        )}
      </View>
      {foot}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { position: 'absolute', top: 0, bottom: 0 },
  left: { left: 0 },
  right: { right: 0 },
  // The edge towards the board, as it lies before it is turned.
  edgeLeft: { borderLeftWidth: 1 },
  edgeRight: { borderRightWidth: 1 },
  middle: { flex: 1 },
  bottom: { justifyContent: 'flex-end', overflow: 'hidden' },
  lately: { gap: space.s, paddingHorizontal: space.m, paddingTop: space.s },
  clear: { flex: 1, pointerEvents: 'none' },
  over: { flexShrink: 1 },
});
