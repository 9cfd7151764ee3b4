import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { announce } from '@/platform/announce';
import { BoardGate } from '@/view/gate';
import { FailureNotice } from '@/ui/components/failure-notice';
import { IconButton } from '@/ui/components/icon-button';
import { Text } from '@/ui/components/text';
import { useLeave } from '@/ui/shell/use-leave';
import { usePageTitle } from '@/ui/shell/use-page-title';
import { HIT, radius, space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import { loadPlanBoard } from './load-plan-board';

/** The board over the whole screen; what can be pressed floats above it. */
export function BoardScreen() {
  const { t } = useTranslation();
  const { colours } = useTheme();
  const leave = useLeave();
  const safe = useSafeAreaInsets();
  const [plot, setPlot] = useState<string>();
  usePageTitle(t('board.title'));

  const { top, right, bottom, left } = safe;
  const insets = useMemo(
    () => ({
      top: top + HIT + 2 * space.s,
      right: right + space.s,
      bottom: bottom + HIT + space.l,
      left: left + space.s,
    }),
    [top, right, bottom, left],
  );
  const onPlot = useCallback((name: string) => {
    setPlot(name);
    announce(name);
  }, []);

  return (
    <View
      testID="board-screen"
      role="main"
      aria-label={t('board.title')}
      style={[styles.screen, { backgroundColor: colours.table }]}
    >
      <View style={[styles.back, { top: top + space.s, left: left + space.m }]}>
        <IconButton icon="back" floating label={t('common.back')} onPress={leave} testID="board-back" />
      </View>
      <BoardGate
        load={loadPlanBoard}
        props={{ insets, onPlot }}
        loading={
          <View style={styles.wait}>
            <Text variant="motto" tone="muted">
              {t('board.loading')}
            </Text>
          </View>
        }
        failed={(retry) => <FailureNotice error={t('board.failed')} onRetry={retry} onLeave={leave} />}
      />
      {plot !== undefined && <Caption words={plot} bottom={bottom} />}
    </View>
  );
}

interface CaptionProps {
  readonly words: string;
  readonly bottom: number;
}

/** What was touched, in words, at the foot of the board. */
function Caption({ words, bottom }: CaptionProps) {
  const { colours, elevation } = useTheme();
  return (
    <View style={[styles.foot, { bottom: bottom + space.m }]}>
      <View
        style={[styles.caption, elevation.low, { backgroundColor: colours.card, borderColor: colours.rule }]}
      >
        <Text variant="label" testID="board-caption">
          {words}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  // Before the board in reading order, above it in the picture.
  back: { position: 'absolute', zIndex: 1 },
  wait: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  foot: { position: 'absolute', left: 0, right: 0, alignItems: 'center', pointerEvents: 'none' },
  caption: {
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderWidth: 1,
    borderRadius: radius.round,
  },
});
