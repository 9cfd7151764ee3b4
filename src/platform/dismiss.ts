import { BackHandler } from 'react-native';

/** Unanswered it leaves the screen, and a pan that begins at Android's edge is taken for it. */
export const DISMISS_LEAVES = true;

/** Calls when the person wants out of something: the back button or gesture of Android. True means it was answered. */
export const onDismiss = (answer: () => boolean): (() => void) => {
  const listener = BackHandler.addEventListener('hardwareBackPress', answer);
  return () => listener.remove();
};
