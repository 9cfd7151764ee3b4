import { useCallback, useEffect, useRef } from 'react';
import { scheduleOnRN } from 'react-native-worklets';

/**
 * A worklet that calls, on the JavaScript thread, what this hook was last given. It never changes, so a gesture that
 * holds it is never built anew. The only door from the surface's worklets to React.
 */
export function useToHost<Args extends unknown[]>(told: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  const tell = useCallback((...args: Args) => latest.current(...args), []);
  return useCallback(
    (...args: Args) => {
      'worklet';
      scheduleOnRN(tell, ...args);
    },
    [tell],
  );
}
