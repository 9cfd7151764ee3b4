import { AccessibilityInfo, type View } from 'react-native';

/** Gives a screen reader's focus to what has just come. On phones and tablets it finds its way back by itself. */
export const takeFocus = (view: View | null): void => {
  if (view) AccessibilityInfo.sendAccessibilityEvent(view, 'focus');
};

/** Whether focus came by keyboard and should be shown. On phones and tablets only a keyboard moves it. */
export const isFocusShown = (_target: unknown): boolean => true;
