/** What is asked for after what is drawn now has come or gone. */
const soon = (act: () => void): void => {
  requestAnimationFrame(act);
};

/** A control by its test id, since one that came again is another element. */
const again = (was: HTMLElement): HTMLElement | null =>
  was.isConnected || !was.dataset.testid
    ? was
    : document.querySelector<HTMLElement>(`[data-testid="${was.dataset.testid}"]`);

/** Gives the focus to what has just come; the answer gives it back to whoever had it, unless it has moved on since. */
export const takeFocus = (view: unknown): (() => void) | undefined => {
  const had = document.activeElement;
  if (!(view instanceof HTMLElement)) return undefined;
  view.focus({ preventScroll: true });
  return () => {
    if (had instanceof HTMLElement && had !== document.body) {
      soon(() => {
        if (document.activeElement === document.body) again(had)?.focus({ preventScroll: true });
      });
    }
  };
};

/** Whether the browser would show this focus: it does after a key, not after a click. */
export const isFocusShown = (target: unknown): boolean =>
  target instanceof Element && target.matches(':focus-visible');
