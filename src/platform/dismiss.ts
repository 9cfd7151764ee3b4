import { BackHandler } from 'react-native';

/** Calls when the person wants out of something: the back button or gesture of Android. True means it was answered. */
export const onDismiss = (answer: () => boolean): (() => void) => {
  const listener = BackHandler.addEventListener('hardwareBackPress', answer);
  return () => listener.remove();
};
