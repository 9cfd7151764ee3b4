import { useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';

import { newSeed } from '@/platform/lots';
import { pickGame, readGameAt } from '@/platform/share';
import type { Picked } from '@/platform/share-types';
import { importText, type Imported } from '@/saves/import';
import { isProblem, type Problem } from '@/saves/problems';
import type { Save } from '@/saves/save';
import { Button } from '@/ui/components/button';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { Screen } from '@/ui/components/screen';
import { Text } from '@/ui/components/text';
import { TextField } from '@/ui/components/text-field';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useServices } from '@/ui/services/services-context';
import { useLeave } from '@/ui/shell/use-leave';

import { gameOffered } from '../games/offered';
import { LEFT, useBusy } from '@/ui/shell/use-busy';

/** Brings in a game from outside: pasted, from a file, or from the file that opened the app. */
export function ImportScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const leave = useLeave();
  const { from } = useLocalSearchParams<{ from?: string }>();
  const { library, newId, now } = useServices();
  const [text, setText] = useState('');
  const [reading, setReading] = useState(from !== undefined);
  const [problem, setProblem] = useState<Problem>();
  /** A game whose end is damaged: people choose whether to keep the rest. */
  const [partial, setPartial] = useState<Imported>();
  const { busy, run } = useBusy();

  const keep = useCallback(
    async (save: Save) => {
      const fault = await library.add(save);
      setProblem(fault);
      if (fault) return undefined;
      router.replace({ pathname: '/game/[id]', params: { id: save.id } });
      return LEFT;
    },
    [library, router],
  );
  const read = useCallback(
    async (source: string) => {
      const imported = importText(source, gameOffered, { id: newId(), aiSeed: newSeed(), now: now() });
      const broken = !isProblem(imported) && imported.problem !== undefined;
      setPartial(broken ? imported : undefined);
      setProblem(isProblem(imported) ? imported : imported.problem);
      return isProblem(imported) || broken ? undefined : keep(imported.save);
    },
    [keep, newId, now],
  );
  const take = useCallback(
    async (picked: Picked) => {
      setReading(false);
      if (picked === undefined) return undefined;
      if (!('problem' in picked)) return read(picked.text);
      setPartial(undefined);
      setProblem(picked.problem);
      return undefined;
    },
    [read],
  );

  useEffect(() => {
    if (from !== undefined) void run(() => readGameAt(from).then(take));
  }, [from, run, take]);

  return (
    <Screen
      testID="import-screen"
      title={t('import.title')}
      back={{ label: t('common.back'), onPress: leave, testID: 'import-back' }}
    >
      {reading && <Text tone="muted">{t('import.reading')}</Text>}
      {problem && <ProblemNotice problem={problem} testID="import-problem" />}
      {partial && (
        <Button
          testID="import-keep-whole"
          kind="primary"
          label={t('import.keepWhole')}
          disabled={busy}
          onPress={() => void run(() => keep(partial.save))}
        />
      )}
      <Text>{t('import.text')}</Text>
      <TextField testID="import-text" tall label={t('import.field')} value={text} onChange={setText} />
      <Button
        testID="import-confirm"
        kind={partial ? 'quiet' : 'primary'}
        label={t('import.confirm')}
        disabled={busy || text.trim() === ''}
        onPress={() => void run(() => read(text))}
      />
      <Button
        testID="import-pick"
        label={t('import.pick')}
        disabled={busy}
        onPress={() => void run(() => pickGame().then(take))}
      />
    </Screen>
  );
}
