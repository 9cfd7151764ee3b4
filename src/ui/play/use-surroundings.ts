import { useIsFocused } from 'expo-router';
import { useEffect, useRef } from 'react';
import { AppState } from 'react-native';

import { onDismiss } from '@/platform/dismiss';

import type { AnySession } from '../services/services';

/** When the app goes to the background a curtain falls, if there is anything to hide. */
export const useBackground = (session: AnySession): void => {
  useEffect(() => {
    const listener = AppState.addEventListener('change', (state) => {
      if (state === 'background') session.background();
    });
    return () => listener.remove();
  }, [session]);
};

/** Back and Escape, while the game is the screen in front. */
export const useDismiss = (answer: () => boolean): void => {
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  const inFront = useIsFocused();
  useEffect(() => (inFront ? onDismiss(() => latest.current()) : undefined), [inFront]);
};
