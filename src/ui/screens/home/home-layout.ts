import { space, width as widths } from '@/ui/theme/measures';

export interface HomeLayout {
  /** Picture and words side by side. */
  readonly beside: boolean;
  /** The side of the picture. */
  readonly picture: number;
}

const LEAST = 120;
/** The page's frame and padding, on either side of what it holds. */
const BORDER = 36;

/**
 * How the title page fits a space: picture above the words, or beside them where it is wide and low. Words that
 * need more room (`textScale`) take it from the picture.
 */
export const layOutHome = (width: number, height: number, textScale: number): HomeLayout => {
  const beside = width >= widths.wide && width > height;
  const wordsHeight = 400 * Math.max(1, textScale);
  const across = beside ? width * 0.52 : width;
  const down = beside ? height : height - wordsHeight;
  const picture = Math.min(across - 2 * space.xxl, down - 2 * BORDER + (beside ? 0 : space.xl), 600);
  return { beside, picture: Math.round(Math.min(Math.max(picture, LEAST), width - 2 * space.xxl)) };
};
