import { useRef } from 'react';
import { scheduleOnUI } from 'react-native-worklets';

import { showAll } from './manners';
import type { Rig } from './rig';
import { isDouble, type Touch } from './taps';
import { useToHost } from './to-host';

interface Answers {
  readonly onTap: ((touch: Touch) => boolean | void) | undefined;
  readonly onLongPress: ((touch: Touch) => void) | undefined;
}

/**
 * What taps and long presses do. A tap is answered at once, never held back for a second one: two quick taps fit the
 * board only if the first was answered by nothing.
 */
export function useTouches(rig: Rig, { onTap, onLongPress }: Answers) {
  const idle = useRef<Touch>(undefined);
  const tap = useToHost((touch: Touch) => {
    if (isDouble(idle.current, touch)) {
      idle.current = undefined;
      scheduleOnUI(showAll, rig);
      return;
    }
    const answered = onTap?.(touch) === true;
    idle.current = answered ? undefined : touch;
  });
  const press = useToHost((touch: Touch) => onLongPress?.(touch));
  return { tap, press };
}
