import { useRouter } from 'expo-router';
import { useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/button';
import { Card } from '@/ui/components/card';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { Screen } from '@/ui/components/screen';
import { keepNames, useSeatNames } from '@/ui/components/seat-names';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import type { AnySession } from '@/ui/services/services';
import { space, width } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import { useGameWords } from '../games/use-game-words';
import { useTurnWords } from '../library/standing-line';
import { useBusy } from '@/ui/shell/use-busy';
import { useSharing } from '../library/use-sharing';
import { useStartGame } from '../new-game/use-start-game';
import { decisiveIn } from './decisive';
import { DecisiveMoments } from './decisive-moments';
import { ScoreCurve } from './score-curve';
import { SeatResult } from './seat-result';
import { byPlace, growth, passStart, tally } from './tally';

interface GameOverProps {
  /** The id of the game that was played. */
  readonly game: string;
  readonly session: AnySession;
  /** To the board, to look at what was built. */
  readonly onBoard: () => void;
}

const MOMENTS = 40;

/** How a game ended: places, where the points came from, how they grew and what decided; then a rematch, or home. */
export function GameOver({ game, session, onBoard }: GameOverProps) {
  const { t } = useTranslation();
  const { textScale } = useTheme();
  const router = useRouter();
  const words = useGameWords();
  const table = useSyncExternalStore(session.subscribe, session.getTable, session.getTable);
  const { seats, scores, outcome, ply, closed } = table;
  const names = useSeatNames(seats);
  const { begin, starting, problem } = useStartGame(true);
  const { said, asFile } = useSharing();
  const { busy: sharing, run } = useBusy();
  const places = outcome?.places ?? [];
  const verdict = useTurnWords({ seats, standing: { scores, places } });

  const told = session.heard();
  const kinds = tally(told, seats.length);
  const lines = growth(told, ply, scores, MOMENTS);
  const most = Math.max(0, ...kinds.flatMap(({ points }) => points));
  const decisive = decisiveIn(told, seats.length);
  const points = names.map((name, seat) => t('standing.points', { name, count: scores[seat] })).join(', ');

  const rematch = () =>
    void begin({ game, options: session.record().options, seats: passStart(keepNames(seats, t)) });

  return (
    <Screen
      testID="over-screen"
      title={verdict}
      maxWidth={width.pair}
      footer={
        <>
          {problem && <ProblemNotice problem={problem} />}
          {said !== undefined && <Text tone="muted">{said}</Text>}
          <View style={styles.ways}>
            <View style={[styles.way, { flexBasis: 150 * textScale }]}>
              <Button
                testID="over-rematch"
                kind="primary"
                label={t('over.rematch')}
                detail={t('over.rematchHint', { name: names[1 % names.length] })}
                disabled={starting}
                onPress={rematch}
              />
            </View>
            <View style={[styles.way, { flexBasis: 150 * textScale }]}>
              <Button testID="over-home" label={t('common.home')} onPress={() => router.dismissTo('/')} />
            </View>
          </View>
        </>
      }
    >
      <View style={styles.seats}>
        {byPlace(places).map((seat) => (
          <View key={seat} style={styles.seat}>
            <SeatResult
              seat={seat}
              name={names[seat]}
              colour={seats[seat].colour}
              place={places[seat]}
              points={scores[seat]}
              most={most}
              lines={kinds.map(({ kind, points: sums }) => ({
                kind: words.kind(game, kind),
                points: sums[seat],
              }))}
            />
          </View>
        ))}
      </View>
      {closed > 0 && (
        <Text variant="note" tone="muted">
          {t('over.closed')}
        </Text>
      )}
      <Card>
        <Text variant="heading" level={2}>
          {t('over.curve')}
        </Text>
        <ScoreCurve
          lines={lines}
          colours={seats.map(({ colour }) => colour)}
          label={t('over.curveSpoken', { points })}
          marks={decisive.map(({ ply: at, seat }) => ({ at: (at + 1) / Math.max(1, ply), seat }))}
        />
      </Card>
      {decisive.length > 0 && (
        <DecisiveMoments
          moments={decisive}
          names={names}
          colours={seats.map(({ colour }) => colour)}
          kindOf={(kind) => words.kind(game, kind)}
        />
      )}
      <View style={styles.ways}>
        <View style={[styles.way, { flexBasis: 150 * textScale }]}>
          <Button testID="over-board" label={t('over.board')} onPress={onBoard} />
        </View>
        <View style={[styles.way, { flexBasis: 150 * textScale }]}>
          <Button
            testID="over-share"
            label={t('over.share')}
            disabled={sharing}
            onPress={() => void run(() => asFile(session.record()))}
          />
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  way: { flexGrow: 1, maxWidth: '100%' },
  // Cards stand side by side where two fit, below each other where not.
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  seat: { flexGrow: 1, flexShrink: 1, flexBasis: 300 },
});
