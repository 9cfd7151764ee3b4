import { useCallback, useEffect, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { AnyGame } from '@/core/contract';
import type { AnyDesk, Light } from '@/games/desk';
import { announce } from '@/platform/announce';
import { DISMISS_LEAVES } from '@/platform/dismiss';
import { isProblem } from '@/saves/problems';
import type { Point } from '@/view/camera/camera';
import { BoardGate } from '@/view/gate';

import { FailureNotice } from '../components/failure-notice';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import type { AnySession } from '../services/services';
import { useServices } from '../services/services-context';
import { aidsIn, type Speed } from '../settings/settings';
import { useSettings } from '../settings/settings-context';
import { usePageTitle } from '../shell/use-page-title';
import { space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { createFaceImages, FaceImagesContext } from './face-images';
import { Curtain } from './hand-over';
import { boardInsets, chromeEdges, layoutFor, paperFills, sitsAcross } from './layout';
import { litBox } from './lit-box';
import { loadPlayBoard } from './load-play-board';
import { LogSheet } from './log-sheet';
import { PaperSheet } from './paper-sheet';
import { PlayFoot } from './play-foot';
import { PlayFrame, TURNED } from './play-frame';
import { PlayHead } from './play-head';
import { Toast } from './toast';
import { useBoard } from './use-board';
import { useDiscretion } from './use-discretion';
import { useHappenings } from './use-happenings';
import { useHeard } from './use-heard';
import { useLine } from './use-line';
import { usePlay } from './use-play';
import { useSheets } from './use-sheets';
import { useBackground, useDismiss } from './use-surroundings';
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
/** How much of what happened a panel shows by itself. */
const LATELY = 24;
const NO_LIGHT: readonly Light[] = [];

/** A game being played: the board over the whole screen, everything else around its edges. */
export function TableView({ session, game, desk, onLeave, onResult }: TableViewProps) {
  const { t } = useTranslation();
  const { colours, motion, textScale } = useTheme();
  const { settings } = useSettings();
  const { pace } = useServices();
  const aids = useMemo(() => aidsIn(settings), [settings]);
  const safe = useSafeAreaInsets();
  const window = useWindowDimensions();
  const layout = useMemo(
    () => layoutFor(window, { scale: textScale, aside: settings.leftHand ? safe.left : safe.right }),
    [window, textScale, settings.leftHand, safe],
  );
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
    onRefused: (reason) => {
      // Of two taps at once the first counted, and what stops the game stands in the foot.
      if (!isProblem(reason)) say(words.say(desk.reason(reason)));
    },
  });
  const { table } = play;
  const { wait } = table;
  const happenings = useHappenings(session, desk, words, motion.reduced);
  useDiscretion(game, table.eye, () => {
    sheets.close();
    setLine(undefined);
    happenings.forget();
  });
  const heard = useHeard(session, table);
  const { moment } = happenings;
  const telling = moment?.told === true && settings.speed !== 'quick';
  useEffect(() => {
    pace.hold(telling);
    return () => pace.hold(false);
  }, [pace, telling]);
  const lit = moment?.told ? moment.lit : sheets.lit.length > 0 ? sheets.lit : NO_LIGHT;
  const { supplies, viewer, ...board } = useBoard({
    desk,
    play,
    words,
    aids,
    heard,
    lit,
    control: control && aids.control,
  });
  const projected = useMemo(
    () => (aids.projected && !table.outcome ? desk.projected(table.seen) : undefined),
    [aids.projected, desk, table.seen, table.outcome],
  );

  const title = words.say({ key: 'title', values: {} });
  usePageTitle(
    table.decider === undefined ? title : t('play.title', { game: title, name: words.nameOf(table.decider) }),
  );
  useBackground(session);
  useDismiss(() => {
    if (play.drop() || sheets.close()) return true;
    if (!DISMISS_LEAVES || line === t('play.backAgain')) return false;
    say(t('play.backAgain'));
    return true;
  });

  const insets = useMemo(
    () => boardInsets(layout, safe, { strip, tray }, settings.leftHand),
    [layout, safe, strip, tray, settings.leftHand],
  );
  const hurry = (): void => {
    happenings.skip();
    play.hurry();
  };
  const onElsewhere = ({ x, y }: Point): boolean => {
    if (happenings.skip() || sheets.close()) return true;
    if (table.legal.length === 0) {
      if (wait || table.outcome) return false;
      hurry();
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
  const turned = beside && settings.faceSeat && sitsAcross(table.seats, viewer);
  const edges = chromeEdges(layout, safe, settings.leftHand, turned);
  const paper = sheets.paper && (
    <PaperSheet
      paper={sheets.paper}
      {...{ desk, table, heard, projected, supplies, words, aids }}
      edges={{ ...edges, top: paperFills(layout, textScale) ? edges.top : 0 }}
      onOpen={sheets.open}
      onClose={sheets.close}
      {...(beside ? {} : { onLayout: heightTo(setTray) })}
    />
  );
  const head = (
    <PlayHead
      {...{ table, projected, supplies, words, layout, safe: edges, control }}
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
      {...{ desk, play, words, safe: edges, hand: board.hand, session, beside, onResult }}
      supplies={viewer === undefined ? undefined : supplies[viewer]}
      most={layout.foot}
      leftHand={settings.leftHand}
      stock={aids.tilesLeft ? words.say(desk.stock(table.seen).left) : undefined}
      onStock={() => sheets.open({ kind: 'stock' })}
      onHurry={hurry}
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
              focus: litBox(sheets.lit, desk.cell) ?? happenings.focus,
              moving: moment,
              seats: table.seats.length,
              insets,
              label: t('play.board'),
              onChoose: play.choose,
              onMove: play.choose,
              onElsewhere,
              onAsk,
              onSnap: images.serve,
            }}
            loading={<Waiting />}
            failed={(retry) => (
              <View style={[styles.failed, insets]}>
                <FailureNotice
                  error={t('board.failed')}
                  record={() => session.record()}
                  onRetry={retry}
                  onLeave={onLeave}
                />
              </View>
            )}
          />
        </View>
        <View
          style={[
            styles.toast,
            { top: insets.top, left: insets.left, right: insets.right },
            turned && TURNED,
          ]}
        >
          <Toast
            moment={moment?.told ? moment : undefined}
            line={line}
            desk={desk}
            seats={table.seats}
            words={words}
          />
        </View>
        <PlayFrame
          {...{ layout, head, foot, paper, turned, leftHand: settings.leftHand }}
          lately={<LogSheet desk={desk} seats={table.seats} heard={heard.slice(-LATELY)} words={words} />}
        />
      </View>
    </FaceImagesContext>
  );
}

const heightTo =
  (set: (height: number) => void) =>
  ({ nativeEvent }: LayoutChangeEvent): void =>
    set(Math.round(nativeEvent.layout.height));

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
  failed: { position: 'absolute' },
  wait: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl },
});
