import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import type { Summary } from '@/saves/save';
import { Button } from '@/ui/components/button';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import { useGameWords } from '../games/use-game-words';
import { GameFace } from '../library/game-face';
import { QUICK_TABLE } from '../new-game/table-setup';
import { useStartGame } from '../new-game/use-start-game';

interface WaysProps {
  /** The game to go on with. */
  readonly running: Summary | undefined;
  readonly onContinue: () => void;
}

/** Where the title page leads. Who has a running game goes on with it; who has none is one tap from the first. */
export function Ways({ running, onContinue }: WaysProps) {
  const { t } = useTranslation();
  const { textScale } = useTheme();
  const router = useRouter();
  const words = useGameWords();
  const { start, starting, problem } = useStartGame();
  return (
    <View style={styles.ways}>
      {problem && <ProblemNotice problem={problem} />}
      {running && (
        <GameFace
          testID="home-continue"
          summary={running}
          verb={t('home.continue')}
          headed
          onPress={onContinue}
        />
      )}
      {!running && (
        <Button
          testID="home-play"
          kind="primary"
          label={t('home.play')}
          detail={t('home.playHint', { game: words.title(QUICK_TABLE.game) })}
          disabled={starting}
          onPress={() => void start(QUICK_TABLE)}
        />
      )}
      <Button
        testID="home-new-game"
        kind="quiet"
        label={t('home.newGame')}
        onPress={() => router.push('/new')}
      />
      <View style={styles.pair}>
        <View style={[styles.half, { flexBasis: 140 * textScale }]}>
          <Button testID="home-library" label={t('home.library')} onPress={() => router.push('/library')} />
        </View>
        <View style={[styles.half, { flexBasis: 140 * textScale }]}>
          <Button
            testID="home-settings"
            label={t('home.settings')}
            onPress={() => router.push('/settings')}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ways: { gap: space.m },
  // Side by side where both fit.
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  half: { flexGrow: 1, maxWidth: '100%' },
});
