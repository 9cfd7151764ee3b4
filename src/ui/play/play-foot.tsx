import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { AnyDesk, Hand, Supply } from '@/games/desk';

import { Button } from '../components/button';
import { Live } from '../components/live';
import { ProblemNotice } from '../components/problem-notice';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import type { AnySession } from '../services/services';
import { LARGE_TEXT, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { FootRow } from './foot-row';
import { Banner } from './hand-over';
import type { Edges } from './layout';
import { Tray } from './tray';
import type { Play } from './use-play';
import { usePrompt } from './use-prompt';
import type { Words } from './use-words';

interface PlayFootProps {
  readonly desk: AnyDesk;
  readonly session: AnySession;
  readonly play: Play;
  readonly words: Words;
  readonly safe: Edges;
  readonly hand: Hand | undefined;
  /** What the seat that looks still has to play with. */
  readonly supplies: readonly Supply[] | undefined;
  readonly beside: boolean;
  /** How high it may be. */
  readonly most: number;
  readonly leftHand: boolean;
  readonly stock: string | undefined;
  readonly onStock: () => void;
  readonly onHurry: () => void;
  readonly onResult: () => void;
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

/** The next thing to do: the tray, who is next, how it ended, or what stands in the way. */
export function PlayFoot(props: PlayFootProps) {
  const { desk, session, play, words, safe, beside, most, leftHand } = props;
  const { t } = useTranslation();
  const { colours, elevation } = useTheme();
  const prompt = usePrompt(desk, play, words);
  const { table } = play;
  const { wait, problem, stopped, outcome } = table;

  const inside = () => {
    if (problem && stopped) {
      return (
        <>
          <ScrollView style={styles.scrolled}>
            <ProblemNotice problem={problem} testID="play-problem" />
          </ScrollView>
          <Button
            kind="primary"
            label={t('play.retry')}
            onPress={() => void session.retry()}
            testID="play-retry"
          />
          {problem.rule !== 'computer-failed' && (
            <Button label={t('play.goOn')} onPress={() => session.goOnUnsaved()} testID="play-unsaved" />
          )}
        </>
      );
    }
    if (outcome) {
      const winners = table.seats.filter((_, seat) => outcome.places[seat] === 1);
      return (
        <>
          <ScrollView style={styles.scrolled}>
            <Live says={prompt}>
              <Text variant="heading" testID="play-prompt">
                {prompt}
              </Text>
            </Live>
          </ScrollView>
          <FootRow
            colour={winners.length === 1 ? winners[0].colour : undefined}
            canUndo={table.canUndo}
            leftHand={leftHand}
            narrow={beside}
            onUndo={play.undo}
          >
            <Button kind="primary" label={t('play.toResult')} onPress={props.onResult} testID="play-result" />
          </FootRow>
        </>
      );
    }
    if (wait?.for === 'person') {
      return (
        <Banner
          seating={table.seats[wait.seat]}
          name={words.nameOf(wait.seat)}
          canUndo={table.canUndo}
          leftHand={leftHand}
          narrow={beside}
          onUndo={play.undo}
          onTakeOver={play.takeOver}
        />
      );
    }
    return (
      <Tray
        play={play}
        words={words}
        prompt={prompt}
        hand={props.hand}
        supplies={props.supplies}
        stock={props.stock}
        onStock={props.onStock}
        onHurry={props.onHurry}
        narrow={beside}
        leftHand={leftHand}
      />
    );
  };

  return (
    <View
      onLayout={props.onLayout}
      style={[
        styles.foot,
        !beside && elevation.high,
        { backgroundColor: colours.page, borderColor: colours.rule },
        {
          maxHeight: most,
          paddingBottom: safe.bottom + space.s,
          paddingLeft: safe.left + space.m,
          paddingRight: safe.right + space.m,
        },
      ]}
    >
      {problem && !stopped && <NotKept onRetry={() => void session.retry()} />}
      {inside()}
    </View>
  );
}

/** People play on although their steps cannot be stored. With large text it is scrolled: ✓ stays in reach. */
function NotKept({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { textScale } = useTheme();
  const large = textScale > LARGE_TEXT;
  return (
    <ScrollView style={styles.scrolled} contentContainerStyle={large ? styles.column : styles.row}>
      <View style={!large && styles.grow}>
        <Live says={t('play.notKept')}>
          <Text variant="note" tone="danger" testID="play-not-kept">
            {t('play.notKept')}
          </Text>
        </Live>
      </View>
      <Button label={t('play.retry')} onPress={onRetry} testID="play-retry" />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  foot: { flexShrink: 1, gap: space.s, paddingTop: space.s, borderTopWidth: 1 },
  scrolled: { flexGrow: 0, flexShrink: 1 },
  column: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1, minWidth: 0 },
});
