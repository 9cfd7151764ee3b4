import { StyleSheet, View } from 'react-native';

import type { GameEvent } from '@/core/contract';
import type { AnyDesk } from '@/games/desk';
import type { Seating } from '@/saves/save';

import { SeatBadge } from '../components/seat-badge';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import { space } from '../theme/measures';
import type { Words } from './use-words';

interface LogSheetProps {
  readonly desk: AnyDesk;
  readonly seats: readonly Seating[];
  readonly heard: readonly GameEvent[];
  readonly words: Words;
}

/** What has happened, in words, the last first. */
export function LogSheet({ desk, seats, heard, words }: LogSheetProps) {
  const { t } = useTranslation();
  const told = heard.filter((event) => desk.logged(event));
  if (told.length === 0) return <Text tone="muted">{t('play.noLog')}</Text>;
  return [...told].reverse().map((event, at) => (
    <View key={told.length - at} style={styles.line}>
      {event.seat === undefined ? (
        <View style={styles.badge} />
      ) : (
        <SeatBadge colour={seats[event.seat].colour} size={20} />
      )}
      <View style={styles.words}>
        <Text variant={event.points === undefined ? 'note' : 'label'}>{words.say(desk.describe(event))}</Text>
      </View>
    </View>
  ));
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  badge: { width: 20 },
  words: { flex: 1 },
});
