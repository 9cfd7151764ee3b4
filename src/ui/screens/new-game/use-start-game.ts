import { useRouter } from 'expo-router';
import { useState } from 'react';

import { newSeed } from '@/platform/lots';
import { isProblem, type Problem } from '@/saves/problems';
import { keepNames } from '@/ui/components/seat-names';
import { useTranslation } from '@/ui/i18n/i18n-context';
import type { Setup } from '@/ui/services/services';
import { useServices } from '@/ui/services/services-context';

import { LEFT, useBusy } from '@/ui/shell/use-busy';
import { seatsOf, type TableSetup } from './table-setup';

/** Starting a game and going to it; `leaving` leaves everything but the title page behind. */
export const useStartGame = (leaving = false) => {
  const router = useRouter();
  const { t } = useTranslation();
  const services = useServices();
  const [problem, setProblem] = useState<Problem>();
  const { busy: starting, run } = useBusy();

  const begin = (setup: Setup): Promise<void> =>
    run(async () => {
      const id = await services.startGame(setup);
      setProblem(isProblem(id) ? id : undefined);
      if (isProblem(id)) return undefined;
      const game = { pathname: '/game/[id]', params: { id } } as const;
      const alone = leaving && !router.canDismiss();
      if (leaving && !alone) router.dismissAll();
      if (alone) router.replace(game);
      else router.push(game);
      return LEFT;
    });
  return {
    problem,
    starting,
    begin,
    start: (table: TableSetup, lot?: number) =>
      begin({
        game: table.game,
        seats: seatsOf(table, lot ?? newSeed(), (seats) => keepNames(seats, t)),
        ...(lot === undefined ? {} : { seed: lot }),
      }),
  };
};
