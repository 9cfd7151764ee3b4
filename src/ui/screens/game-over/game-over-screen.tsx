import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { isProblem, type Problem } from '@/saves/problems';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { Screen } from '@/ui/components/screen';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import type { AnySession } from '@/ui/services/services';
import { useServices } from '@/ui/services/services-context';
import { useLeave } from '@/ui/shell/use-leave';

import { GameOver } from './game-over';

interface GameOverScreenProps {
  readonly id: string;
}

/** The result of a game by its address. The session is the one the board behind it shows, if there is one. */
export function GameOverScreen({ id }: GameOverScreenProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const leave = useLeave();
  const { openSession } = useServices();
  const [opened, setOpened] = useState<AnySession | Problem>();

  useEffect(() => {
    let gone = false;
    // The board closes it: a result may be left for the board again.
    void openSession(id).then((result) => {
      if (!gone) setOpened(result);
    });
    return () => {
      gone = true;
    };
  }, [openSession, id]);

  const running = opened !== undefined && !isProblem(opened) && opened.getTable().outcome === undefined;
  useEffect(() => {
    if (running) router.replace({ pathname: '/game/[id]', params: { id } });
  }, [running, router, id]);

  if (opened === undefined || isProblem(opened) || running) {
    return (
      <Screen
        testID="over-opening"
        title={isProblem(opened) ? t('refused.title') : t('over.title')}
        back={{ label: t('common.back'), onPress: leave, testID: 'over-back' }}
      >
        {isProblem(opened) ? (
          <ProblemNotice problem={opened} />
        ) : (
          <Text tone="muted">{t('over.opening')}</Text>
        )}
      </Screen>
    );
  }
  return (
    <GameOver
      game={opened.record().game}
      session={opened}
      onBoard={() => router.dismissTo({ pathname: '/game/[id]', params: { id } })}
    />
  );
}
