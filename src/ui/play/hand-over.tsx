import { ScrollView, StyleSheet, View } from 'react-native';

import type { Seating } from '@/saves/save';

import { Button } from '../components/button';
import { IconButton } from '../components/icon-button';
import { SeatBadge } from '../components/seat-badge';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import { lookOfSeat } from '../theme/seats';
import { LARGE_TEXT, radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';

interface BannerProps {
  readonly seating: Seating;
  readonly name: string;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onTakeOver: () => void;
}

/** Who is next, in that seat's colour; until somebody takes over the last step can be taken back. */
export function Banner({ seating, name, canUndo, onUndo, onTakeOver }: BannerProps) {
  const { t } = useTranslation();
  const { textScale } = useTheme();
  return (
    <View testID="play-banner" style={[styles.banner, { borderColor: lookOfSeat(seating.colour).colour }]}>
      <ScrollView style={styles.scrolled} contentContainerStyle={styles.row}>
        <SeatBadge colour={seating.colour} size={textScale > LARGE_TEXT ? 28 : 40} />
        <View style={styles.words} aria-live="polite">
          <Text variant="heading" testID="play-prompt">
            {t('play.next', { name })}
          </Text>
          {canUndo && (
            <Text variant="note" tone="muted">
              {t('play.nextHint')}
            </Text>
          )}
        </View>
      </ScrollView>
      <View style={styles.row}>
        <IconButton
          icon="undo"
          label={t('play.undo')}
          disabled={!canUndo}
          onPress={onUndo}
          testID="play-undo"
        />
        <View style={styles.words}>
          <Button
            kind="primary"
            label={t('play.takeOver', { name })}
            onPress={onTakeOver}
            testID="play-takeover"
          />
        </View>
      </View>
    </View>
  );
}

interface CurtainProps {
  readonly seating: Seating;
  readonly name: string;
  readonly onTakeOver: () => void;
}

/** Hides everything until the right person is there. Nothing of the game lies behind it in the tree. */
export function Curtain({ seating, name, onTakeOver }: CurtainProps) {
  const { t } = useTranslation();
  const { colours } = useTheme();
  return (
    <View testID="play-curtain" style={[styles.curtain, { backgroundColor: colours.page }]}>
      <SeatBadge colour={seating.colour} size={96} />
      <View aria-live="polite">
        <Text variant="title" level={1} align="center">
          {t('play.curtain', { name })}
        </Text>
      </View>
      <Text align="center">{t('play.curtainHint', { name })}</Text>
      <Button
        kind="primary"
        label={t('play.takeOver', { name })}
        onPress={onTakeOver}
        testID="play-takeover"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  banner: { flexShrink: 1, gap: space.s, paddingLeft: space.m, borderLeftWidth: 6, borderRadius: radius.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  scrolled: { flexGrow: 0, flexShrink: 1 },
  words: { flex: 1, minWidth: 0 },
  curtain: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl, padding: space.xl },
});
