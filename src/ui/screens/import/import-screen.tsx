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

  const keep = useCallback(
    async (save: Save) => {
      const fault = await library.add(save);
      setProblem(fault);
      if (!fault) router.replace({ pathname: '/game/[id]', params: { id: save.id } });
    },
    [library, router],
  );
  const read = useCallback(
    async (source: string) => {
      const imported = importText(source, gameOffered, { id: newId(), aiSeed: newSeed(), now: now() });
      const broken = !isProblem(imported) && imported.problem !== undefined;
      setPartial(broken ? imported : undefined);
      setProblem(isProblem(imported) ? imported : imported.problem);
      if (!isProblem(imported) && !broken) await keep(imported.save);
    },
    [keep, newId, now],
  );
  const take = useCallback(
    async (picked: Picked) => {
      setReading(false);
      if (picked === undefined) return;
      if ('problem' in picked) setProblem(picked.problem);
      else await read(picked.text);
    },
    [read],
  );

  useEffect(() => {
    if (from !== undefined) void readGameAt(from).then(take);
  }, [from, take]);

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
          onPress={() => void keep(partial.save)}
        />
      )}
      <Text>{t('import.text')}</Text>
      <TextField testID="import-text" tall label={t('import.field')} value={text} onChange={setText} />
      <Button
        testID="import-confirm"
        kind={partial ? 'quiet' : 'primary'}
        label={t('import.confirm')}
        disabled={text.trim() === ''}
        onPress={() => void read(text)}
      />
      <Button testID="import-pick" label={t('import.pick')} onPress={() => void pickGame().then(take)} />
    </Screen>
  );
}
