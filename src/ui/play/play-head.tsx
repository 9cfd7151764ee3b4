import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { Supply } from '@/games/desk';
import type { Table } from '@/session/table';

import { IconButton } from '../components/icon-button';
import { useTranslation } from '../i18n/i18n-context';
import { LARGE_TEXT, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import type { Edges, PlayLayout } from './layout';
import { Scores } from './scores';
import type { Words } from './use-words';

interface PlayHeadProps {
  readonly table: Table<unknown>;
  readonly projected: readonly number[] | undefined;
  /** What every seat still has to play with. */
  readonly supplies: readonly (readonly Supply[])[];
  readonly words: Words;
  readonly layout: PlayLayout;
  readonly safe: Edges;
  readonly canControl: boolean;
  readonly control: boolean;
  readonly onControl: () => void;
  readonly onLeave: () => void;
  readonly onScores: () => void;
  readonly onLog: () => void;
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

/** Seats for which a phone's strip has room for names and projected scores, if the text is not large. */
const ROOMY = 2;

/** The way out, everybody's points, and what has happened: a strip on phones, the top of the panel elsewhere. */
export function PlayHead(props: PlayHeadProps) {
  const { table, projected, words, layout, safe, control } = props;
  const { t } = useTranslation();
  const { colours, textScale } = useTheme();
  const beside = layout.shape === 'beside';
  const ways = (
    <>
      {props.canControl && (
        <IconButton
          icon="eye"
          label={control ? t('play.controlOff') : t('play.control')}
          on={control}
          onPress={props.onControl}
          testID="play-control"
        />
      )}
      <IconButton icon="log" label={t('play.log')} onPress={props.onLog} testID="play-log" />
    </>
  );
  const leave = (
    <IconButton icon="back" label={t('play.leave')} onPress={props.onLeave} testID="play-leave" />
  );
  const scores = (
    <Scores
      seats={table.seats}
      scores={table.scores}
      projected={projected}
      supplies={props.supplies}
      turn={table.decider}
      words={words}
      onOpen={props.onScores}
      shape={beside && !layout.low ? 'list' : 'strip'}
      roomy={table.seats.length <= ROOMY && textScale <= LARGE_TEXT}
    />
  );
  if (beside) {
    return (
      <View
        onLayout={props.onLayout}
        style={[
          styles.panel,
          {
            paddingTop: safe.top + space.s,
            paddingLeft: safe.left + space.m,
            paddingRight: safe.right + space.m,
          },
        ]}
      >
        <View style={styles.ways}>
          {leave}
          <View style={styles.gap} />
          {ways}
        </View>
        {scores}
      </View>
    );
  }
  return (
    <View
      onLayout={props.onLayout}
      style={[
        styles.strip,
        {
          paddingTop: safe.top + space.hair,
          paddingLeft: safe.left,
          paddingRight: safe.right,
          backgroundColor: colours.page,
          borderColor: colours.rule,
        },
      ]}
    >
      {leave}
      {scores}
      {ways}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', paddingBottom: space.hair, borderBottomWidth: 1 },
  panel: { gap: space.s, paddingBottom: space.s },
  ways: { flexDirection: 'row', alignItems: 'center' },
  gap: { flex: 1 },
});
