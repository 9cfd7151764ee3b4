import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';

import type { AnyDesk } from '@/games/desk';
import type { Seating } from '@/saves/save';

import { SeatBadge } from '../components/seat-badge';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import { LARGE_TEXT, radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { FaceImage } from './face-image';
import { sumOf } from './sums';
import type { Moment } from './timeline';
import type { Words } from './use-words';

interface ToastProps {
  readonly moment: Moment | undefined;
  /** A line that says why something is not allowed; it goes before what happens. */
  readonly line: string | undefined;
  readonly desk: AnyDesk;
  readonly seats: readonly Seating[];
  readonly words: Words;
}

/** From here on a long sentence would not fit a low screen. */

/** A slip over the board: a score with its sum, a piece that fits nowhere, or why a tap did nothing. */
export function Toast({ moment, line, desk, seats, words }: ToastProps) {
  const { colours, elevation, motion } = useTheme();
  if (line === undefined && !moment) return null;
  const fade = motion.reduced
    ? undefined
    : { entering: FadeIn.duration(motion.quick), exiting: FadeOut.duration(motion.settle) };
  return (
    <Animated.View
      key={line ?? moment?.event.kind}
      {...fade}
      style={[styles.slip, elevation.high, { backgroundColor: colours.card, borderColor: colours.rule }]}
    >
      {line !== undefined ? (
        <Text variant="label" testID="play-refusal">
          {line}
        </Text>
      ) : (
        moment && <Happening moment={moment} desk={desk} seats={seats} words={words} />
      )}
    </Animated.View>
  );
}

interface HappeningProps extends Omit<ToastProps, 'line' | 'moment'> {
  readonly moment: Moment;
}

function Happening({ moment: { event, counted }, desk, seats, words }: HappeningProps) {
  const { t } = useTranslation();
  const { textScale } = useTheme();
  const notice = desk.notice(event);
  if (notice) {
    return (
      <View style={styles.row} testID="play-notice">
        <FaceImage face={notice.face} size={56} />
        <View style={styles.words}>
          <Text variant={textScale > LARGE_TEXT ? 'note' : 'label'}>{words.say(notice.message)}</Text>
        </View>
      </View>
    );
  }
  const { seat = 0, points = 0 } = event;
  const kind = words.say(desk.scoreKind(event.kind));
  return (
    <View style={styles.row} testID="play-scored">
      <SeatBadge colour={seats[seat].colour} size={32} />
      <View style={styles.words}>
        <Text variant="label">{t('play.toast', { name: words.nameOf(seat), kind })}</Text>
        <Text variant="note">{t('play.entry', { sum: sumOf(desk, event, words), count: points })}</Text>
      </View>
      <Text variant="title" tone="accent">
        +{counted}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  slip: {
    maxWidth: 420,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderWidth: 1,
    borderRadius: radius.l,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flexShrink: 1 },
});
