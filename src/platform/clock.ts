/** Milliseconds since 1970. */
export const now = (): number => Date.now();

/** A pause that can be cut short. */
export interface Pause {
  readonly over: Promise<void>;
  end(): void;
}

/** A pause of so many milliseconds. */
export const pause = (ms: number): Pause => {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { over, end: () => end() };
};
