import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { FailureNotice } from '@/ui/components/failure-notice';
import { IconButton } from '@/ui/components/icon-button';
import { Segments } from '@/ui/components/segments';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useLeave } from '@/ui/shell/use-leave';
import { HIT, space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';
import { BoardGate } from '@/view/gate';
import { PALETTE_NAMES, type PaletteName } from '@/view/paint/palette';

import { loadGalleryBoard } from './load-gallery-board';
import { SHEETS } from './sheets';

const segmentsOf = <V extends string>(names: readonly V[]) =>
  names.map((name) => ({ value: name, label: name, testID: `gallery-${name}` }));

/** All of the art on one route, for those who draw it. Its words are the names of sheets and need no translation. */
export default function GalleryScreen() {
  const { t } = useTranslation();
  const { colours } = useTheme();
  const leave = useLeave();
  const safe = useSafeAreaInsets();
  const [name, setName] = useState(SHEETS[0].name);
  const [palette, setPalette] = useState<PaletteName>('day');
  const sheet = SHEETS.find((each) => each.name === name) ?? SHEETS[0];
  const insets = useMemo(
    () => ({ top: safe.top + 2 * HIT + space.l, right: safe.right, bottom: safe.bottom, left: safe.left }),
    [safe],
  );
  return (
    <View testID="gallery-screen" role="main" style={[styles.screen, { backgroundColor: colours.table }]}>
      <BoardGate
        load={loadGalleryBoard}
        props={{ sheet, palette, insets }}
        loading={<Text tone="muted">{t('play.loading')}</Text>}
        failed={(retry) => <FailureNotice error={t('board.failed')} onRetry={retry} onLeave={leave} />}
      />
      <View style={[styles.head, { paddingTop: safe.top + space.xs, backgroundColor: colours.card }]}>
        <View style={styles.row}>
          <IconButton icon="back" label={t('common.back')} onPress={leave} testID="gallery-back" />
          <Segments
            label="palette"
            segments={segmentsOf(PALETTE_NAMES)}
            value={palette}
            onChoose={setPalette}
          />
        </View>
        <ScrollView horizontal showsHorizontalScrollIndicator={false}>
          <Segments
            label="sheet"
            segments={segmentsOf(SHEETS.map((each) => each.name))}
            value={name}
            onChoose={setName}
          />
        </ScrollView>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  head: { position: 'absolute', top: 0, left: 0, right: 0, gap: space.xs, paddingHorizontal: space.s },
  row: { flexDirection: 'row', gap: space.s },
});
