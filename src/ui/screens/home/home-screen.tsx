import { useRouter } from 'expo-router';
import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { isFinished, type Summary } from '@/saves/save';
import { Divider } from '@/ui/components/divider';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { usePageTitle } from '@/ui/shell/use-page-title';
import { space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';
import { BoardGate } from '@/view/gate';

import { gameOffered } from '../games/offered';
import { useLibrary } from '../library/use-library';
import { layOutHome } from './home-layout';
import { IlluminatedTitle } from './illuminated-title';
import { loadBoardPicture } from './load-board-picture';
import { PageFrame } from './page-frame';
import { TownPlanView } from './town-plan-view';
import { Ways } from './ways';

/** How high the words are at the system's usual text size, until they have been measured. */
const WORDS = 340;

/** The title page. */
export function HomeScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const { colours, textScale } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  // With a game to go on with, or in another language, they are higher: measured, not guessed.
  const [words, setWords] = useState(WORDS * Math.max(1, textScale));
  const { beside, picture, high } = layOutHome(
    window.width - insets.left - insets.right,
    window.height - insets.top - insets.bottom,
    words,
  );
  usePageTitle(t('home.title'));
  const { games, whole } = useLibrary();
  const running = games
    ?.flatMap((listed): Summary[] => (listed.problem ? [] : [listed.summary]))
    .find((summary) => !isFinished(summary) && gameOffered(summary.game));
  const goOn = () => {
    if (running) router.push({ pathname: '/game/[id]', params: { id: running.id } });
  };
  return (
    <View
      testID="home-screen"
      role="main"
      style={[
        styles.page,
        {
          backgroundColor: colours.page,
          paddingTop: insets.top,
          paddingBottom: insets.bottom,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      <PageFrame>
        <ScrollView contentContainerStyle={[styles.content, beside && styles.beside, high && styles.high]}>
          {whole && running ? (
            // A second way for fingers only: readers and keys have the card below.
            <Pressable testID="home-picture" aria-hidden tabIndex={-1} onPress={goOn}>
              <TownPlanView side={picture}>
                <BoardGate
                  load={loadBoardPicture}
                  props={{ summary: running }}
                  loading={null}
                  failed={() => null}
                />
              </TownPlanView>
            </Pressable>
          ) : (
            <TownPlanView side={picture} />
          )}
          <View
            style={styles.words}
            onLayout={({ nativeEvent }) => setWords(Math.round(nativeEvent.layout.height))}
          >
            <View style={styles.title}>
              <IlluminatedTitle title={t('home.title')} />
              <Text variant="motto" tone="muted" align="center">
                {t('home.motto')}
              </Text>
            </View>
            <Divider ornate />
            {/* All at once: a way that moved, or led elsewhere, under a finger would be a stray tap. */}
            {whole && <Ways running={running} onContinue={goOn} />}
          </View>
        </ScrollView>
      </PageFrame>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl,
    paddingHorizontal: space.l,
    paddingVertical: space.l,
  },
  beside: { flexDirection: 'row', gap: space.huge },
  high: { alignItems: 'flex-start' },
  words: { width: '100%', maxWidth: 340, flexShrink: 1, gap: space.l },
  title: { gap: space.s },
});
