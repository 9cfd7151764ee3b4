import { space } from '@/ui/theme/measures';

export interface HomeLayout {
  /** Picture and words side by side. */
  readonly beside: boolean;
  /** The side of the picture. */
  readonly picture: number;
  /** The words beside it are higher than the page: both begin at its top. */
  readonly high: boolean;
}

const LEAST = 88;
/** From this width on a low page has room for both side by side. */
const BESIDE = 560;
/** The page's frame and padding, on either side of what it holds. */
const BORDER = 36;

/**
 * How the title page fits a space: picture above the words, or beside them where it is wide and low. The room that
 * words need is taken from the picture; `words` is how high they are.
 */
export const layOutHome = (width: number, height: number, words: number): HomeLayout => {
  const beside = width >= BESIDE && width > height;
  const across = beside ? width * 0.52 : width;
  const down = beside ? height : height - words - space.xl;
  const picture = Math.min(across - 2 * space.xxl, down - 2 * BORDER, 600);
  return {
    beside,
    picture: Math.round(Math.min(Math.max(picture, LEAST), width - 2 * space.xxl)),
    high: beside && words > height - 2 * BORDER,
  };
};
