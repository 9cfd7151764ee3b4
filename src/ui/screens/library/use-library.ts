import { useFocusEffect } from 'expo-router';
import { useCallback, useRef, useState } from 'react';

import type { Listed } from '@/saves/library';
import { isProblem, type Problem } from '@/saves/problems';
import { useServices } from '@/ui/services/services-context';

interface Shelf {
  /** Newest first; nothing until the first have been read. */
  readonly games: readonly Listed[] | undefined;
  /** All have been read: what is newest stays so. */
  readonly whole: boolean;
  readonly problem: Problem | undefined;
}

/** The games on this device, read anew whenever the screen comes to the front. */
export const useLibrary = (): Shelf & { readonly refresh: () => Promise<void> } => {
  const { library } = useServices();
  const [shelf, setShelf] = useState<Shelf>({ games: undefined, whole: false, problem: undefined });
  const latest = useRef(0);

  const refresh = useCallback(async () => {
    const turn = ++latest.current;
    const listed = await library.list((games) => {
      // What has been read so far is only shown where there was nothing: a list must not shrink and grow.
      if (latest.current === turn) setShelf((old) => (old.games ? old : { ...old, games }));
    });
    if (latest.current !== turn) return;
    setShelf((old) =>
      isProblem(listed)
        ? { games: old.games ?? [], whole: true, problem: listed }
        : { games: listed, whole: true, problem: undefined },
    );
  }, [library]);

  useFocusEffect(
    useCallback(() => {
      void refresh();
      return () => {
        latest.current++;
      };
    }, [refresh]),
  );
  return { ...shelf, refresh };
};
