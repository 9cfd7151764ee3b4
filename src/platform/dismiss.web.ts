/** Unanswered it does nothing. */
export const DISMISS_LEAVES = false;

/** Calls when the person wants out of something: the Escape key. */
export const onDismiss = (answer: () => boolean): (() => void) => {
  const listen = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && answer()) event.preventDefault();
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
};
