import { useRouter } from 'expo-router';

import type { Problem } from '@/saves/problems';
import { Button } from '@/ui/components/button';
import { Card } from '@/ui/components/card';
import { ProblemNotice } from '@/ui/components/problem-notice';
import { useTranslation } from '@/ui/i18n/i18n-context';

import { Rescue } from './rescue';
import type { SetAside } from './shelves';
import { useBusy } from '@/ui/shell/use-busy';

interface DamagedGameProps {
  readonly game: SetAside;
  readonly index: number;
  readonly onDone: (problem: Problem | undefined) => void;
  readonly onRemove: () => Promise<void>;
}

/** A save that cannot be opened: why, what can still be had of it, and the way to be rid of it. */
export function DamagedGame({ game, index, onDone, onRemove }: DamagedGameProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { busy, run } = useBusy();
  const open = (id: string) => {
    onDone(undefined);
    router.push({ pathname: '/game/[id]', params: { id } });
  };
  return (
    <Card>
      <ProblemNotice problem={game.problem} news={false} testID={`library-damaged-${index}`} />
      <Rescue
        id={game.id}
        problem={game.problem}
        onMended={open}
        onFault={onDone}
        mendID={`library-mend-${index}`}
        reportID={`library-report-${index}`}
      >
        <Button
          testID={`library-drop-${index}`}
          kind="danger"
          label={t('library.delete')}
          disabled={busy}
          onPress={() => void run(onRemove)}
        />
      </Rescue>
    </Card>
  );
}
