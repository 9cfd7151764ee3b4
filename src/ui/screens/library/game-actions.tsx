import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LIMITS } from '@/saves/limits';
import { isProblem, type Problem } from '@/saves/problems';
import type { Save } from '@/saves/save';
import { Button } from '@/ui/components/button';
import { Text } from '@/ui/components/text';
import { TextField } from '@/ui/components/text-field';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useServices } from '@/ui/services/services-context';
import { space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import type { Whole } from './shelves';
import { useBusy } from '@/ui/shell/use-busy';
import { useSharing } from './use-sharing';

interface GameActionsProps {
  readonly game: Whole;
  /** The game's name as it is shown. */
  readonly title: string;
  /** Something changed, or could not be changed. */
  readonly onDone: (problem: Problem | undefined) => void;
  readonly onRemove: () => Promise<void>;
}

const LABELS = {
  rename: 'rename',
  duplicate: 'duplicate',
  export: 'export',
  'export-text': 'exportText',
  delete: 'delete',
} as const;

/** What can be done with a game besides playing it. */
export function GameActions({ game, title, onDone, onRemove }: GameActionsProps) {
  const { t } = useTranslation();
  const { textScale } = useTheme();
  const { library, newId, newSeed, now } = useServices();
  const [name, setName] = useState<string>();
  const { said, asFile, asText } = useSharing();
  const { busy, run } = useBusy();

  const rename = async (to: string) => {
    setName(undefined);
    onDone(await library.rename(game.id, to));
  };
  const duplicate = async () =>
    onDone(
      await library.duplicate(game.id, {
        id: newId(),
        seed: newSeed(),
        aiSeed: newSeed(),
        title: t('library.copyOf', { title }),
        now: now(),
      }),
    );
  const share = async (hand: (save: Save) => Promise<void>) => {
    const save = await library.load(game.id);
    if (isProblem(save)) onDone(save);
    else await hand(save);
  };

  const actions = [
    { name: 'rename', act: () => setName(title), kind: 'quiet' },
    { name: 'duplicate', act: () => void run(duplicate), kind: 'quiet' },
    { name: 'export', act: () => void run(() => share(asFile)), kind: 'quiet' },
    { name: 'export-text', act: () => void run(() => share(asText)), kind: 'quiet' },
    { name: 'delete', act: () => void run(onRemove), kind: 'danger' },
  ] as const;

  if (name !== undefined) {
    return (
      <View style={styles.rename}>
        <TextField
          testID="library-title"
          label={t('library.gameTitle')}
          value={name}
          maxLength={LIMITS.title}
          onChange={setName}
          onDone={() => void run(() => rename(name))}
        />
        <Button
          testID="library-rename-done"
          kind="primary"
          label={t('library.renameDone')}
          disabled={busy}
          onPress={() => void run(() => rename(name))}
        />
        <Button label={t('common.cancel')} onPress={() => setName(undefined)} />
      </View>
    );
  }
  return (
    <View style={styles.actions}>
      {actions.map(({ name: action, act, kind }) => (
        <View key={action} style={[styles.action, { flexBasis: 160 * textScale }]}>
          <Button
            testID={`library-${action}`}
            kind={kind}
            label={t(`library.${LABELS[action]}`)}
            disabled={busy}
            onPress={act}
          />
        </View>
      ))}
      {said !== undefined && (
        <Text variant="note" tone="muted">
          {said}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  action: { flexGrow: 1, maxWidth: '100%' },
  rename: { gap: space.s },
});
