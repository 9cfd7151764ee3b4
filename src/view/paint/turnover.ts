import type { SkPicture } from '@shopify/react-native-skia';

/**
 * Pictures of one kind, one after another. A picture that was replaced may still be on the screen, or on its way there:
 * it is given up when the screen has said that it shows a later one.
 */
export interface Turnover {
  /** The picture as it is, made if there is none. */
  current(make: () => SkPicture): SkPicture;
  /** What there is no longer shows what ought to be seen. */
  replace(): void;
  /** The screen shows this one now and will draw none before it again. */
  shown(picture: SkPicture): void;
  count(): number;
  dispose(): void;
}

export const createTurnover = (): Turnover => {
  let given: SkPicture[] = [];
  let fresh = false;
  const giveUp = (count: number): void => {
    for (const picture of given.splice(0, count)) picture.dispose();
  };
  return {
    current: (make) => {
      if (!fresh) given = [...given, make()];
      fresh = true;
      return given[given.length - 1];
    },
    replace: () => {
      fresh = false;
    },
    shown: (picture) => giveUp(Math.max(given.indexOf(picture), 0)),
    count: () => given.length,
    dispose: () => {
      giveUp(given.length);
      fresh = false;
    },
  };
};
