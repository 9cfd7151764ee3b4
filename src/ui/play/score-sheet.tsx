import { StyleSheet, View } from 'react-native';

import type { GameEvent } from '@/core/contract';
import type { AnyDesk, Supply } from '@/games/desk';
import type { Table } from '@/session/table';

import { Divider } from '../components/divider';
import { SeatBadge } from '../components/seat-badge';
import { Text } from '../components/text';
import { Touchable } from '../components/touchable';
import { useTranslation } from '../i18n/i18n-context';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { sumOf } from './sums';
import { Supplies } from './supplies';
import type { Words } from './use-words';

interface ScoreSheetProps {
  readonly desk: AnyDesk;
  readonly table: Table<unknown>;
  readonly heard: readonly GameEvent[];
  readonly projected: readonly number[] | undefined;
  readonly supplies: readonly (readonly Supply[])[];
  readonly words: Words;
  readonly chosen: GameEvent | undefined;
  /** An entry was opened: its feature is to be lit. */
  readonly onEntry: (event: GameEvent) => void;
}

/** Points by seat and kind, then every entry with its sum. */
export function ScoreSheet(props: ScoreSheetProps) {
  const { desk, table, heard, projected, supplies, words, chosen, onEntry } = props;
  const { t } = useTranslation();
  const entries = heard.filter(({ points }) => points !== undefined);
  const pointsOf = (kind: string, seat: number): number =>
    entries
      .filter((entry) => entry.kind === kind && entry.seat === seat)
      .reduce((sum, { points = 0 }) => sum + points, 0);
  const kinds = desk.scoreKinds.filter((kind) => entries.some((entry) => entry.kind === kind));
  return (
    <>
      <View style={styles.line}>
        <View style={styles.kind} />
        {table.seats.map(({ colour }, seat) => (
          <View key={seat} role="img" aria-label={words.nameOf(seat)} style={styles.cell}>
            <SeatBadge colour={colour} size={26} />
          </View>
        ))}
      </View>
      {kinds.map((kind) => (
        <Line
          key={kind}
          label={words.say(desk.scoreKind(kind))}
          numbers={table.seats.map((_, seat) => pointsOf(kind, seat))}
        />
      ))}
      {supplies.some((each) => each.length > 0) && (
        <View style={styles.line}>
          <View style={styles.kind}>
            <Text>{t('play.supplies')}</Text>
          </View>
          {supplies.map((each, seat) => (
            <View key={seat} style={styles.cell}>
              <Supplies supplies={each} words={words} down />
            </View>
          ))}
        </View>
      )}
      <Divider />
      <Line label={t('play.total')} numbers={table.scores} strong />
      {projected && <Line label={t('play.projected')} numbers={projected} />}
      {entries.length === 0 && <Text tone="muted">{t('play.noScores')}</Text>}
      {[...entries].reverse().map((entry, at) => (
        <Entry
          key={at}
          desk={desk}
          table={table}
          entry={entry}
          words={words}
          chosen={entry === chosen}
          onPress={() => onEntry(entry)}
        />
      ))}
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly strong?: boolean;
}

function Line({ label, numbers, strong = false }: LineProps) {
  return (
    <View style={styles.line}>
      <View style={styles.kind}>
        <Text variant={strong ? 'label' : 'body'}>{label}</Text>
      </View>
      {numbers.map((number, seat) => (
        <View key={seat} style={styles.cell}>
          <Text variant={strong ? 'label' : 'body'}>{number}</Text>
        </View>
      ))}
    </View>
  );
}

interface EntryProps extends Pick<ScoreSheetProps, 'desk' | 'table' | 'words'> {
  readonly entry: GameEvent;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function Entry({ desk, table, entry, words, chosen, onPress }: EntryProps) {
  const { t } = useTranslation();
  const { colours } = useTheme();
  const seating = table.seats[entry.seat ?? 0];
  return (
    <Touchable
      role="button"
      testID="play-entry"
      onPress={onPress}
      look={({ pressed, pointed }) => [
        styles.entry,
        { borderColor: chosen ? colours.primary : colours.rule },
        (pressed || pointed || chosen) && { backgroundColor: colours.wash },
      ]}
    >
      <SeatBadge colour={seating.colour} size={24} />
      <View style={styles.kind}>
        <Text variant="label">{words.say(desk.scoreKind(entry.kind))}</Text>
        <Text variant="note">
          {t('play.entry', { sum: sumOf(desk, entry, words), count: entry.points ?? 0 })}
        </Text>
      </View>
      <Text variant="label">{entry.points}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  kind: { flex: 1 },
  cell: { minWidth: 44, alignItems: 'center' },
  entry: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderWidth: 1,
    borderRadius: radius.m,
  },
});
