import { scheduleOnRN } from 'react-native-worklets';

/** A worklet that calls a function of the JavaScript thread later. The only door from the surface's worklets to React. */
export function toHost<Args extends unknown[]>(told: (...args: Args) => void): (...args: Args) => void {
  return (...args: Args) => {
    'worklet';
    scheduleOnRN(told, ...args);
  };
}
