import { useFocusEffect } from 'expo-router';
import { useCallback, useRef, useState } from 'react';

/** What a task says that leads away: the screen is done with until it is in front again. */
export const LEFT = 'left';

/** Runs one task at a time: what is begun meanwhile, by a second tap, is not. */
export const useBusy = () => {
  const state = useRef<'free' | 'busy' | typeof LEFT>('free');
  const [busy, setBusy] = useState(false);
  const pass = useCallback((to: 'free' | 'busy' | typeof LEFT) => {
    state.current = to;
    setBusy(to !== 'free');
  }, []);

  useFocusEffect(
    useCallback(() => {
      if (state.current === LEFT) pass('free');
    }, [pass]),
  );

  const run = useCallback(
    async (task: () => Promise<typeof LEFT | void>): Promise<void> => {
      if (state.current !== 'free') return;
      pass('busy');
      let after: typeof LEFT | void = undefined;
      try {
        after = await task();
      } finally {
        pass(after ?? 'free');
      }
    },
    [pass],
  );
  return { busy, run };
};
