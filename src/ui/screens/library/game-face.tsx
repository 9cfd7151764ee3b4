import { StyleSheet, View } from 'react-native';

import type { Summary } from '@/saves/save';
import { useSeatNames } from '@/ui/components/seat-names';
import { Text } from '@/ui/components/text';
import { Touchable } from '@/ui/components/touchable';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useServices } from '@/ui/services/services-context';
import { radius, space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import { useGameWords } from '../games/use-game-words';
import { StandingLine, useTurnWords } from './standing-line';
import { sayWhen } from './when';

interface GameFaceProps {
  readonly summary: Summary;
  /** What pressing it does, before the game's own name. */
  readonly verb: string;
  /** The verb is shown, not only read out. */
  readonly headed?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A game that can be opened: its name, whose turn it is, how it stands and when it was played. */
export function GameFace({ summary, verb, headed = false, onPress, testID }: GameFaceProps) {
  const { t, i18n } = useTranslation();
  const { colours, elevation } = useTheme();
  const { now } = useServices();
  const words = useGameWords();
  const names = useSeatNames(summary.seats);
  const turn = useTurnWords(summary);
  const title = summary.title ?? words.title(summary.game);
  const when = sayWhen(summary.updated, now(), i18n.language, t);
  const points = names.map((name, at) => t('standing.points', { name, count: summary.standing.scores[at] }));
  return (
    <Touchable
      role="button"
      testID={testID}
      aria-label={[`${verb}: ${title}`, turn, ...points, when].join('. ')}
      onPress={onPress}
      look={({ pressed, pointed }) => [
        styles.card,
        elevation.low,
        headed && styles.headed,
        {
          backgroundColor: pressed || pointed ? colours.page : colours.card,
          borderColor: headed ? colours.primary : colours.edge,
        },
      ]}
    >
      {headed && (
        <Text variant="label" tone="accent">
          {verb}
        </Text>
      )}
      <Text variant="heading">{title}</Text>
      <StandingLine summary={summary} />
      <View style={styles.foot}>
        <Text variant="note" tone="muted">
          {`${turn} · ${when}`}
        </Text>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.m, gap: space.xs, borderWidth: 1.5, borderRadius: radius.m },
  headed: { borderWidth: 2.5 },
  foot: { flexDirection: 'row' },
});
