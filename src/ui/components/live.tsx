import { useEffect, type ReactNode } from 'react';
import { View } from 'react-native';

import { announceChange } from '@/platform/announce';

interface LiveProps {
  /** What it says now, in words. */
  readonly says: string;
  readonly children: ReactNode;
}

/** A place whose words a screen reader says by itself whenever they change. */
export function Live({ says, children }: LiveProps) {
  useEffect(() => announceChange(says), [says]);
  return <View aria-live="polite">{children}</View>;
}
