import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { announce } from '@/platform/announce';
import type { Removed } from '@/saves/library';
import { isProblem, type Problem } from '@/saves/problems';
import { Button } from '@/ui/components/button';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { Screen } from '@/ui/components/screen';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useServices } from '@/ui/services/services-context';
import { useLeave } from '@/ui/shell/use-leave';
import { space } from '@/ui/theme/measures';

import { DamagedGame } from './damaged-game';
import { LibraryGame } from './library-game';
import { sortOut, type Whole } from './shelves';
import { useBusy } from '@/ui/shell/use-busy';
import { useLibrary } from './use-library';

/** How many games are shown at first, and how many more each time. */
const PAGE = 30;

/** The games kept on this device. */
export function LibraryScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const leave = useLeave();
  const { library } = useServices();
  const { games, problem: unread, refresh } = useLibrary();
  const [problem, setProblem] = useState<Problem>();
  const [opened, setOpened] = useState<string>();
  const [removed, setRemoved] = useState<Removed & { readonly sentence: string }>();
  const [most, setMost] = useState(PAGE);
  const { busy, run } = useBusy();

  const done = (fault: Problem | undefined) => {
    setProblem(fault);
    void refresh();
  };
  const remove = async (id: string, sentence: string) => {
    const gone = await library.remove(id);
    setOpened(undefined);
    if (!isProblem(gone)) {
      setRemoved({ ...gone, sentence });
      announce(sentence);
    }
    done(isProblem(gone) ? gone : undefined);
  };
  const takeBack = async (what: Removed) => {
    setRemoved(undefined);
    done(await library.restore(what));
  };

  const { running, finished, damaged } = sortOut(games ?? []);
  const shelf = (title: string, whole: readonly Whole[], first: number) =>
    whole.length > 0 && (
      <View style={styles.shelf}>
        <Text variant="heading" level={2}>
          {title}
        </Text>
        {whole.map((game, at) => (
          <LibraryGame
            key={game.id}
            game={game}
            index={first + at}
            open={opened === game.id}
            onToggle={() => setOpened(opened === game.id ? undefined : game.id)}
            onDone={done}
            onRemove={(name) => remove(game.id, t('library.removed', { title: name }))}
          />
        ))}
      </View>
    );

  const shownRunning = running.slice(0, most);
  const shownFinished = finished.slice(0, Math.max(0, most - running.length));
  const fault = problem ?? unread;
  return (
    <Screen
      testID="library-screen"
      title={t('library.title')}
      back={{ label: t('common.back'), onPress: leave, testID: 'library-back' }}
      footer={
        (fault || removed) && (
          <>
            {fault && <ProblemNotice problem={fault} />}
            {removed && (
              <>
                <Text>{removed.sentence}</Text>
                <Button
                  testID="library-undo"
                  kind="primary"
                  label={t('library.undo')}
                  disabled={busy}
                  onPress={() => void run(() => takeBack(removed))}
                />
              </>
            )}
          </>
        )
      }
    >
      <Button testID="library-import" label={t('library.import')} onPress={() => router.push('/import')} />
      {games === undefined && <Text tone="muted">{t('library.reading')}</Text>}
      {games?.length === 0 && <Text testID="library-empty">{t('library.empty')}</Text>}
      {shelf(t('library.running'), shownRunning, 0)}
      {shelf(t('library.finished'), shownFinished, shownRunning.length)}
      {shownRunning.length + shownFinished.length < running.length + finished.length && (
        <Button testID="library-older" label={t('library.older')} onPress={() => setMost(most + PAGE)} />
      )}
      {damaged.length > 0 && (
        <View style={styles.shelf}>
          <Text variant="heading" level={2}>
            {t('library.damaged')}
          </Text>
          {damaged.map((game, at) => (
            <DamagedGame
              key={game.id}
              game={game}
              index={at}
              onDone={done}
              onRemove={() => remove(game.id, t('library.removedDamaged'))}
            />
          ))}
        </View>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  shelf: { gap: space.m },
});
