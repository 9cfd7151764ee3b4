import { AccessibilityInfo } from 'react-native';

/** Has a screen reader, if one is on, say this after what it is saying now. */
export const announce = (sentence: string): void =>
  AccessibilityInfo.announceForAccessibilityWithOptions(sentence, { queue: true });

/** Takes back what was said last; on phones and tablets what was said leaves nothing behind. */
export const hush = (): void => undefined;
