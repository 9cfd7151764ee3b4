import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { IconButton } from '../components/icon-button';
import { SeatBadge } from '../components/seat-badge';
import { useTranslation } from '../i18n/i18n-context';
import { LARGE_TEXT, space } from '../theme/measures';
import type { SeatLook } from '../theme/seats';
import { useTheme } from '../theme/theme-context';
import { CONFIRM_WIDTH } from './layout';

interface FootRowProps {
  /** Whose moment it is; nobody's if several share it. */
  readonly colour: SeatLook['name'] | undefined;
  readonly canUndo: boolean;
  readonly leftHand: boolean;
  /** A panel beside the board: the button has a line of its own. */
  readonly narrow: boolean;
  readonly onUndo: () => void;
  /** The button that goes on. */
  readonly children: ReactNode;
}

/**
 * The way back and the way on between two turns. Where ✓ was lies an emblem, so that a finger that presses twice does
 * neither.
 */
export function FootRow({ colour, canUndo, leftHand, narrow, onUndo, children }: FootRowProps) {
  const { t } = useTranslation();
  const { textScale } = useTheme();
  const apart = narrow || textScale > LARGE_TEXT;
  return (
    <View style={styles.column}>
      {apart && children}
      <View style={[styles.row, leftHand && styles.flipped]}>
        <IconButton
          icon="undo"
          label={t('play.undo')}
          disabled={!canUndo}
          onPress={onUndo}
          testID="play-undo"
        />
        <View style={styles.on}>{!apart && children}</View>
        <View style={styles.emblem}>{colour && <SeatBadge colour={colour} size={48} />}</View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  flipped: { flexDirection: 'row-reverse' },
  on: { flex: 1, minWidth: 0 },
  emblem: { width: CONFIRM_WIDTH, alignItems: 'center' },
});
