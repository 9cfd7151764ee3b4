import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AppState,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
  type LayoutChangeEvent,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { AnyGame } from '@/core/contract';
import type { AnyDesk, Light } from '@/games/desk';
import { announce } from '@/platform/announce';
import { onDismiss } from '@/platform/dismiss';
import type { Point } from '@/view/camera/camera';
import { BoardGate } from '@/view/gate';

import { FailureNotice } from '../components/failure-notice';
import { Text } from '../components/text';
import type { AnySession } from '../services/services';
import { useServices } from '../services/services-context';
import { aidsIn, type Speed } from '../settings/settings';
import { useSettings } from '../settings/settings-context';
import { usePageTitle } from '../shell/use-page-title';
import { space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { createFaceImages, FaceImagesContext } from './face-images';
import { Curtain } from './hand-over';
import { boardInsets, layoutFor } from './layout';
import { loadPlayBoard } from './load-play-board';
import { LogSheet } from './log-sheet';
import { PaperSheet } from './paper-sheet';
import { PlayFoot } from './play-foot';
import { PlayHead } from './play-head';
import { Toast } from './toast';
import { useBoard } from './use-board';
import { useHappenings } from './use-happenings';
import { usePlay } from './use-play';
import { useSheets } from './use-sheets';
import { useWords } from './use-words';

interface TableViewProps {
  readonly session: AnySession;
  readonly game: AnyGame;
  readonly desk: AnyDesk;
  readonly onLeave: () => void;
  /** The game is over and people want to see how it ended. */
  readonly onResult: () => void;
}

const PACE_MS: Readonly<Record<Speed, number>> = { calm: 1400, usual: 700, quick: 200 };
const LINE_MS = 2600;
/** How much of what happened a panel shows by itself. */
const LATELY = 24;
const LATELY_FROM = 520;
const NO_LIGHT: readonly Light[] = [];

/** A game being played: the board over the whole screen, everything else around its edges. */
export function TableView({ session, game, desk, onLeave, onResult }: TableViewProps) {
  const { t } = useTranslation();
  const { colours, motion } = useTheme();
  const { settings } = useSettings();
  const { pace } = useServices();
  const aids = useMemo(() => aidsIn(settings), [settings]);
  const safe = useSafeAreaInsets();
  const window = useWindowDimensions();
  const layout = layoutFor(window);
  const [images] = useState(createFaceImages);
  const [strip, setStrip] = useState(0);
  const [tray, setTray] = useState(0);
  const [line, setLine] = useLine();
  const [control, setControl] = useState(false);
  const sheets = useSheets();

  useEffect(() => pace.set(PACE_MS[settings.speed]), [pace, settings.speed]);

  const words = useWords(desk, session.getTable().seats);
  const say = useCallback(
    (sentence: string) => {
      setLine(sentence);
      announce(sentence);
    },
    [setLine],
  );
  const play = usePlay({
    session,
    game,
    desk,
    pace,
    atOnce: !settings.confirm,
    onRefused: (reason) => say(words.say(desk.reason(reason))),
  });
  const { table } = play;
  const { wait } = table;
  const happenings = useHappenings(session, desk, words, motion.reduced);
  // The past as the present eye may know it; it changes with the position and with who looks.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const heard = useMemo(() => session.heard(), [session, table.seen, table.eye]);
  const lit = happenings.moment?.lit ?? (sheets.lit.length > 0 ? sheets.lit : NO_LIGHT);
  const board = useBoard({ desk, play, words, aids, heard, lit, control: control && aids.control });
  const projected = useMemo(
    () => (aids.projected && !table.outcome ? desk.projected(table.seen) : undefined),
    [aids.projected, desk, table.seen, table.outcome],
  );

  usePageTitle(
    t('play.title', {
      game: words.say({ key: 'title', values: {} }),
      name: words.nameOf(table.decider ?? 0),
    }),
  );
  useBackground(session);
  useDismiss(() => sheets.close() || play.drop());

  const insets = useMemo(
    () => boardInsets(layout, safe, { strip, tray }, settings.leftHand),
    [layout, safe, strip, tray, settings.leftHand],
  );
  const onElsewhere = ({ x, y }: Point): boolean => {
    if (happenings.skip() || sheets.close()) return true;
    if (table.legal.length === 0) {
      if (wait || table.outcome) return false;
      play.hurry();
      return true;
    }
    const refusal = desk.refuse(table.seen, x, y);
    if (refusal) say(words.say(refusal));
    return false;
  };
  const onAsk = ({ x, y }: Point): void => {
    const explanation = desk.explain(table.seen, x, y);
    if (explanation) sheets.open({ kind: 'explain', explanation });
  };

  if (wait?.for === 'person' && wait.curtain) {
    const { seat } = wait;
    return <Curtain seating={table.seats[seat]} name={words.nameOf(seat)} onTakeOver={play.takeOver} />;
  }

  const beside = layout.shape === 'beside';
  const paper = sheets.paper && (
    <PaperSheet
      paper={sheets.paper}
      {...{ desk, table, heard, projected, words, aids }}
      foot={safe.bottom}
      onOpen={sheets.open}
      onClose={sheets.close}
      {...(beside ? {} : { onLayout: heightTo(setTray) })}
    />
  );
  const head = (
    <PlayHead
      {...{ desk, table, projected, words, layout, safe, control, leftHand: settings.leftHand }}
      canControl={aids.control}
      onControl={() => setControl(!control)}
      onLeave={onLeave}
      onScores={() => sheets.open({ kind: 'scores', lit: NO_LIGHT })}
      onLog={() => sheets.open({ kind: 'log' })}
      onLayout={heightTo(setStrip)}
    />
  );
  const foot = (
    <PlayFoot
      {...{ desk, play, words, safe, hand: board.hand, session, beside, onResult }}
      leftHand={settings.leftHand}
      stock={aids.tilesLeft ? words.say(desk.stock(table.seen).left) : undefined}
      onStock={() => sheets.open({ kind: 'stock' })}
      onLayout={heightTo(setTray)}
    />
  );

  return (
    <FaceImagesContext value={images}>
      <View testID="play-screen" role="main" style={[styles.screen, { backgroundColor: colours.table }]}>
        <View style={StyleSheet.absoluteFill}>
          <BoardGate
            load={loadPlayBoard}
            props={{
              ...board,
              desk,
              focus: happenings.focus,
              insets,
              label: t('play.board'),
              onChoose: play.choose,
              onMove: play.choose,
              onElsewhere,
              onAsk,
              onSnap: images.serve,
            }}
            loading={<Waiting />}
            failed={(retry) => <FailureNotice error={t('board.failed')} onRetry={retry} onLeave={onLeave} />}
          />
        </View>
        <View style={[styles.toast, { top: insets.top, left: insets.left, right: insets.right }]}>
          <Toast moment={happenings.moment} line={line} desk={desk} seats={table.seats} words={words} />
        </View>
        {beside ? (
          <View
            style={[
              styles.panel,
              { width: layout.panel, backgroundColor: colours.page, borderColor: colours.rule },
              settings.leftHand ? { left: 0, borderRightWidth: 1 } : { right: 0, borderLeftWidth: 1 },
            ]}
          >
            {head}
            <View style={styles.middle}>
              {paper ??
                (window.height >= LATELY_FROM && (
                  <ScrollView contentContainerStyle={styles.lately}>
                    <LogSheet desk={desk} seats={table.seats} heard={heard.slice(-LATELY)} words={words} />
                  </ScrollView>
                ))}
            </View>
            {foot}
          </View>
        ) : (
          <>
            {head}
            <View style={styles.clear} />
            {paper ? <View style={[styles.over, { maxHeight: window.height * 0.56 }]}>{paper}</View> : foot}
          </>
        )}
      </View>
    </FaceImagesContext>
  );
}

const heightTo =
  (set: (height: number) => void) =>
  ({ nativeEvent }: LayoutChangeEvent): void =>
    set(Math.round(nativeEvent.layout.height));

/** A line that goes away by itself. */
const useLine = (): [string | undefined, (line: string) => void] => {
  const [said, setSaid] = useState<{ readonly line: string }>();
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), LINE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback((line: string) => setSaid({ line }), []);
  return [said?.line, say];
};

/** When the app goes to the background a curtain falls, if there is anything to hide. */
const useBackground = (session: AnySession): void => {
  useEffect(() => {
    const listener = AppState.addEventListener('change', (state) => {
      if (state === 'background') session.background();
    });
    return () => listener.remove();
  }, [session]);
};

/** Back and Escape drop a paper, then what is chosen, before they leave. */
const useDismiss = (answer: () => boolean): void => {
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  useEffect(() => onDismiss(() => latest.current()), []);
};

function Waiting() {
  const { t } = useTranslation();
  return (
    <View style={styles.wait}>
      <Text variant="motto" tone="muted">
        {t('play.loading')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  toast: { position: 'absolute', zIndex: 2, alignItems: 'center', pointerEvents: 'none' },
  panel: { position: 'absolute', top: 0, bottom: 0 },
  middle: { flex: 1, justifyContent: 'flex-end', overflow: 'hidden' },
  lately: { gap: space.s, paddingHorizontal: space.m, paddingTop: space.s },
  clear: { flex: 1, pointerEvents: 'none' },
  over: { flexShrink: 1 },
  wait: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl },
});
