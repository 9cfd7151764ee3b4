import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { isMendable } from '@/saves/mend';
import type { Problem } from '@/saves/problems';

import { Button } from '../components/button';
import { ErrorBoundary } from '../components/error-boundary';
import { ProblemNotice } from '../components/problem-notice';
import { Screen } from '../components/screen';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import { Rescue } from '../screens/library/rescue';
import { boxCalled, type AnySession } from '../services/services';
import { useLeave } from '../shell/use-leave';
import { space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { TableView } from './table-view';
import { useSession } from './use-session';

interface PlayScreenProps {
  readonly id: string;
  readonly onResult: () => void;
}

/** The route of a game: opens it, and says so if it cannot be opened. */
export function PlayScreen({ id, onResult }: PlayScreenProps) {
  const { t } = useTranslation();
  const { colours } = useTheme();
  const leave = useLeave();
  const opening = useSession(id);
  switch (opening.at) {
    case 'opening':
      return (
        <View testID="play-opening" style={[styles.wait, { backgroundColor: colours.table }]}>
          <Text variant="motto" tone="muted">
            {t('play.loading')}
          </Text>
        </View>
      );
    case 'refused':
      return <Refused id={id} problem={opening.problem} onRetry={opening.retry} onLeave={leave} />;
    case 'open':
      return <Opened session={opening.session} onLeave={leave} onResult={onResult} />;
  }
}

interface RefusedProps {
  readonly id: string;
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Why a game cannot be opened, and what can still be had of it. */
function Refused({ id, problem, onRetry, onLeave }: RefusedProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [fault, setFault] = useState<Problem>();
  return (
    <Screen
      testID="play-refused"
      title={t('refused.title')}
      back={{ label: t('common.back'), onPress: onLeave, testID: 'play-leave' }}
      footer={fault && <ProblemNotice problem={fault} testID="play-unmended" />}
    >
      <ProblemNotice problem={problem} />
      {isMendable(problem) && (
        <Rescue
          id={id}
          problem={problem}
          onMended={(mended) => router.replace({ pathname: '/game/[id]', params: { id: mended } })}
          onFault={setFault}
          mendID="play-mend"
          reportID="play-report"
        />
      )}
      <Button label={t('play.retry')} onPress={onRetry} testID="play-retry" />
    </Screen>
  );
}

interface OpenedProps {
  readonly session: AnySession;
  readonly onLeave: () => void;
  readonly onResult: () => void;
}

function Opened({ session, onLeave, onResult }: OpenedProps) {
  const { game } = session.record();
  const box = boxCalled(game);
  if (!box) throw new Error(`a session of ${game}, which no screen can play, was opened`);
  return (
    <ErrorBoundary onLeave={onLeave} record={() => session.record()}>
      <TableView session={session} game={box.game} desk={box.desk} onLeave={onLeave} onResult={onResult} />
    </ErrorBoundary>
  );
}

const styles = StyleSheet.create({
  wait: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl },
});
