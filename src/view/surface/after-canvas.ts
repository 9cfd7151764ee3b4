import { scheduleOnRN, scheduleOnUI } from 'react-native-worklets';

/**
 * Calls back when the canvas can draw nothing any more of what React has taken from it. It takes up a commit in the
 * microtasks that follow, and draws on a thread of its own, in order: what goes there and comes back has been behind
 * every frame that was under way.
 */
export function afterCanvas(done: () => void): void {
  setTimeout(() => {
    scheduleOnUI(() => {
      'worklet';
      scheduleOnRN(done);
    });
  }, 0);
}
