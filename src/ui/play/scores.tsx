import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/core/contract';
import type { Supply } from '@/games/desk';
import type { Seating } from '@/saves/save';

import { SeatBadge } from '../components/seat-badge';
import { Text } from '../components/text';
import { Touchable } from '../components/touchable';
import { useTranslation } from '../i18n/i18n-context';
import { LARGE_TEXT, radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Supplies } from './supplies';
import type { Words } from './use-words';

export interface ScoresProps {
  readonly seats: readonly Seating[];
  readonly scores: readonly number[];
  readonly projected: readonly number[] | undefined;
  readonly supplies: readonly (readonly Supply[])[];
  /** Whose turn it is. */
  readonly turn: Seat | undefined;
  readonly words: Words;
  readonly onOpen: () => void;
  /** A thin strip along the top, or a list down the side. */
  readonly shape: 'strip' | 'list';
  /** A strip with room for more than points. */
  readonly roomy: boolean;
}

/** Everybody's points at a glance; opens the score sheet. */
export function Scores(props: ScoresProps) {
  const { seats, scores, projected, supplies, turn, words, onOpen, shape, roomy } = props;
  const { t } = useTranslation();
  const { colours, textScale } = useTheme();
  const list = shape === 'list';
  const said = seats.map((_, seat) => t('play.scoreOf', { name: words.nameOf(seat), count: scores[seat] }));
  return (
    <Touchable
      role="button"
      aria-label={t('play.scoresOf', { scores: said.join(', ') })}
      testID="play-scores"
      onPress={onOpen}
      look={({ pressed, pointed }) => [
        list ? styles.list : styles.strip,
        (pressed || pointed) && { backgroundColor: colours.wash },
      ]}
    >
      {seats.map(({ colour }, seat) => (
        <View
          key={seat}
          style={[
            styles.chip,
            list && styles.line,
            !list && textScale > LARGE_TEXT && seats.length > 2 && styles.half,
            { borderColor: seat === turn ? colours.primary : 'transparent' },
            seat === turn && { backgroundColor: colours.wash },
          ]}
        >
          <SeatBadge colour={colour} size={list ? 30 : 26} />
          <View style={list ? styles.across : styles.down}>
            {(list || roomy) && (
              <View style={list && styles.name}>
                <Text variant={list ? 'label' : 'note'} lines={1}>
                  {words.nameOf(seat)}
                </Text>
                {list && supplies[seat].length > 0 && <Supplies supplies={supplies[seat]} words={words} />}
              </View>
            )}
            <View style={styles.points}>
              <Text variant="label" testID={`play-score-${seat}`}>
                {scores[seat]}
              </Text>
              {projected && (list || roomy) && (
                <Text variant="note">{t('play.projectedShort', { count: projected[seat] })}</Text>
              )}
            </View>
          </View>
        </View>
      ))}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  strip: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    borderRadius: radius.m,
  },
  // Two in a line.
  half: { flexBasis: '40%' },
  list: { gap: space.hair, borderRadius: radius.m },
  chip: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minHeight: 40,
    paddingHorizontal: space.xs,
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  line: {
    // By its own height: `flex: 0` alone would leave it none in a browser.
    flexGrow: 0,
    flexShrink: 0,
    flexBasis: 'auto',
    justifyContent: 'flex-start',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
  },
  name: { flex: 1, minWidth: 0 },
  across: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  down: { flexShrink: 1, minWidth: 0 },
  points: { flexDirection: 'row', alignItems: 'baseline', gap: space.xs },
});
