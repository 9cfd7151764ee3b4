import { useRouter } from 'expo-router';
import { useState } from 'react';

import { newSeed } from '@/platform/lots';
import { isProblem, type Problem } from '@/saves/problems';
import { keepNames } from '@/ui/components/seat-names';
import { useTranslation } from '@/ui/i18n/i18n-context';
import type { Setup } from '@/ui/services/services';
import { useServices } from '@/ui/services/services-context';

import { seatsOf, type TableSetup } from './table-setup';

/** Starting a game and going to it; `leaving` leaves everything but the title page behind. */
export const useStartGame = (leaving = false) => {
  const router = useRouter();
  const { t } = useTranslation();
  const services = useServices();
  const [problem, setProblem] = useState<Problem>();
  const [starting, setStarting] = useState(false);

  const begin = async (setup: Setup): Promise<void> => {
    setStarting(true);
    const id = await services.startGame(setup);
    setStarting(false);
    setProblem(isProblem(id) ? id : undefined);
    if (isProblem(id)) return;
    const game = { pathname: '/game/[id]', params: { id } } as const;
    if (leaving && router.canDismiss()) router.dismissAll();
    else if (leaving) return router.replace(game);
    router.push(game);
  };
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
