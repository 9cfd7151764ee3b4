/** Whether the browser would show this focus: it does after a key, not after a click. */
export const isFocusShown = (target: unknown): boolean =>
  target instanceof Element && target.matches(':focus-visible');
