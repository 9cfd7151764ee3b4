/** What has or had the focus last, even if it is gone from the page by now. */
let last: HTMLElement | undefined;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) last = target;
});

/** A control by its test id, since one that came again is another element. */
const again = (was: HTMLElement): HTMLElement | null =>
  was.isConnected || !was.dataset.testid
    ? was
    : document.querySelector<HTMLElement>(`[data-testid="${was.dataset.testid}"]`);

/** Once what is drawn now stands on the page: what slides in is hidden for its first frame. */
const soon = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act));
};

/** Gives the focus to what has just come; the answer gives it back to whoever had it, unless it has moved on since. */
export const takeFocus = (view: unknown): (() => void) | undefined => {
  const had = last;
  if (!(view instanceof HTMLElement)) return undefined;
  soon(() => view.focus({ preventScroll: true }));
  return () =>
    soon(() => {
      if (had && document.activeElement === document.body) again(had)?.focus({ preventScroll: true });
    });
};

/** Whether the browser would show this focus: it does after a key, not after a click. */
export const isFocusShown = (target: unknown): boolean =>
  target instanceof Element && target.matches(':focus-visible');
