import { ScrollView, StyleSheet, View } from 'react-native';

import type { Seating } from '@/saves/save';

import { Button } from '../components/button';
import { Live } from '../components/live';
import { SeatBadge } from '../components/seat-badge';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import { radius, space } from '../theme/measures';
import { lookOfSeat } from '../theme/seats';
import { useTheme } from '../theme/theme-context';
import { FootRow } from './foot-row';

interface BannerProps {
  readonly seating: Seating;
  readonly name: string;
  readonly canUndo: boolean;
  readonly leftHand: boolean;
  readonly narrow: boolean;
  readonly onUndo: () => void;
  readonly onTakeOver: () => void;
}

/** Who is next, in that seat's colour; until somebody takes over the last step can be taken back. */
export function Banner({ seating, name, canUndo, leftHand, narrow, onUndo, onTakeOver }: BannerProps) {
  const { t } = useTranslation();
  return (
    <View testID="play-banner" style={[styles.banner, { borderColor: lookOfSeat(seating.colour).colour }]}>
      <ScrollView style={styles.scrolled}>
        <Live says={t('play.next', { name })}>
          <Text variant="heading" testID="play-prompt">
            {t('play.next', { name })}
          </Text>
          {canUndo && (
            <Text variant="note" tone="muted">
              {t('play.nextHint')}
            </Text>
          )}
        </Live>
      </ScrollView>
      <FootRow colour={seating.colour} {...{ canUndo, leftHand, narrow, onUndo }}>
        <Button
          kind="primary"
          lines={2}
          label={t('play.takeOver', { name })}
          onPress={onTakeOver}
          testID="play-takeover"
        />
      </FootRow>
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
      <Live says={t('play.curtain', { name })}>
        <Text variant="title" level={1} align="center">
          {t('play.curtain', { name })}
        </Text>
      </Live>
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
  banner: { flexShrink: 1, gap: space.s, paddingLeft: space.s, borderLeftWidth: 6, borderRadius: radius.s },
  scrolled: { flexGrow: 0, flexShrink: 1 },
  curtain: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl, padding: space.xl },
});
