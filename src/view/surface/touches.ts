import { useEffect, useMemo, useRef } from 'react';
import { scheduleOnUI } from 'react-native-worklets';

import { showAll } from './manners';
import type { Rig } from './rig';
import { isDouble, type Tap, type Touch } from './taps';
import { toHost } from './to-host';

interface Answers {
  readonly onTap: ((touch: Touch) => boolean | void) | undefined;
  readonly onLongPress: ((touch: Touch) => void) | undefined;
}

/**
 * What taps and long presses do. A tap is answered at once, never held back for a second one: two quick taps fit the
 * board only if the first was answered by nothing.
 */
export function useTouches(rig: Rig, answers: Answers) {
  const latest = useRef(answers);
  const idle = useRef<Tap>(undefined);
  useEffect(() => {
    latest.current = answers;
  });

  return useMemo(
    () => ({
      tap: toHost((touch: Touch, time: number) => {
        const tap = { at: touch.screen, time };
        if (isDouble(idle.current, tap)) {
          idle.current = undefined;
          scheduleOnUI(showAll, rig);
          return;
        }
        const answered = latest.current.onTap?.(touch) === true;
        idle.current = answered ? undefined : tap;
      }),
      press: toHost((touch: Touch) => latest.current.onLongPress?.(touch)),
    }),
    [rig],
  );
}
