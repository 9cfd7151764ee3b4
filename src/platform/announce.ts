import { AccessibilityInfo, Platform } from 'react-native';

/** Has a screen reader, if one is on, say this after what it is saying now. */
export const announce = (sentence: string): void =>
  AccessibilityInfo.announceForAccessibilityWithOptions(sentence, { queue: true });

/** Says what a live region has come to say: iOS knows no live regions, Android reads them by itself. */
export const announceChange = (sentence: string): void => {
  if (Platform.OS === 'ios') announce(sentence);
};

/** Takes back what was said last; on phones and tablets what was said leaves nothing behind. */
export const hush = (): void => undefined;
