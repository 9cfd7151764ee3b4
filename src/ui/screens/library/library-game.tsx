import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import type { Problem } from '@/saves/problems';
import { IconButton } from '@/ui/components/icon-button';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { space } from '@/ui/theme/measures';

import { useGameWords } from '../games/use-game-words';
import { GameActions } from './game-actions';
import { GameFace } from './game-face';
import type { Whole } from './shelves';

interface LibraryGameProps {
  readonly game: Whole;
  readonly index: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onDone: (problem: Problem | undefined) => void;
  readonly onRemove: (title: string) => Promise<void>;
}

/** A game of the library: pressed it opens, and beside it lies what else can be done with it. */
export function LibraryGame({ game, index, open, onToggle, onDone, onRemove }: LibraryGameProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const words = useGameWords();
  const title = game.summary.title ?? words.title(game.summary.game);
  return (
    <View style={styles.game}>
      <View style={styles.row}>
        <View style={styles.face}>
          <GameFace
            testID={`library-game-${index}`}
            summary={game.summary}
            verb={t('library.open')}
            onPress={() => router.push({ pathname: '/game/[id]', params: { id: game.id } })}
          />
        </View>
        <IconButton
          testID={`library-more-${index}`}
          icon={open ? 'close' : 'more'}
          label={open ? t('common.close') : t('library.more', { title })}
          onPress={onToggle}
        />
      </View>
      {open && <GameActions game={game} title={title} onDone={onDone} onRemove={() => onRemove(title)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  game: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  face: { flex: 1 },
});
