import { useEffect, useState } from 'react';

import type { AnyGame, Eye } from '@/core/contract';
import { hush } from '@/platform/announce';

/**
 * In a game with secrets, puts away what one pair of eyes was shown or told before the next comes: `forget` drops what
 * a screen still holds of it. A game without secrets leaves everything where it lies.
 */
export const useDiscretion = (game: AnyGame, eye: Eye, forget: () => void): void => {
  const secretive = game.private !== undefined;
  const [shownTo, setShownTo] = useState(eye);
  // While drawing, not after: the next must not see it for a single frame.
  if (shownTo !== eye) {
    setShownTo(eye);
    if (secretive) forget();
  }
  useEffect(() => {
    if (secretive) hush();
  }, [secretive, eye]);
};
