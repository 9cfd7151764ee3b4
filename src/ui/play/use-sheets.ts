import { useCallback, useMemo, useState } from 'react';

import type { GameEvent } from '@/core/contract';
import type { Explanation, Light } from '@/games/desk';

/** What lies over the tray: at most one paper at a time. */
export type Paper =
  | { readonly kind: 'scores'; readonly entry?: GameEvent; readonly lit: readonly Light[] }
  | { readonly kind: 'log' }
  | { readonly kind: 'stock' }
  | { readonly kind: 'explain'; readonly explanation: Explanation };

const NO_LIGHT: readonly Light[] = [];

export const useSheets = () => {
  const [paper, setPaper] = useState<Paper>();
  const close = useCallback(() => {
    if (!paper) return false;
    setPaper(undefined);
    return true;
  }, [paper]);
  const lit = useMemo(() => {
    switch (paper?.kind) {
      case 'explain':
        return paper.explanation.lit;
      case 'scores':
        return paper.lit;
      default:
        return NO_LIGHT;
    }
  }, [paper]);
  return { paper, open: setPaper, close, lit };
};
