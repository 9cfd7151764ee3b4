import type { TextStyle } from 'react-native';

import type { Family } from './fonts';

interface Face {
  readonly family: Family;
  readonly size: number;
  readonly line: number;
  readonly tracking?: number;
  readonly figures: 'old-style' | 'tabular';
  /** The most it grows: a title is large already, and a long word must not break. */
  readonly most?: number;
}

/** Titles are set in Alegreya with old-style figures, play in Source Sans with figures that line up. */
const FACES = {
  display: { family: 'Alegreya-Bold', size: 52, line: 58, tracking: 0.5, figures: 'old-style', most: 1.35 },
  title: { family: 'Alegreya-Bold', size: 28, line: 34, figures: 'old-style', most: 1.35 },
  heading: { family: 'Alegreya-Bold', size: 20, line: 26, figures: 'old-style', most: 1.6 },
  motto: { family: 'Alegreya-MediumItalic', size: 19, line: 26, figures: 'old-style' },
  body: { family: 'SourceSans3-Regular', size: 17, line: 24, figures: 'tabular' },
  label: { family: 'SourceSans3-SemiBold', size: 17, line: 22, figures: 'tabular' },
  note: { family: 'SourceSans3-Regular', size: 14, line: 19, figures: 'tabular' },
} as const satisfies Record<string, Face>;

export type Variant = keyof typeof FACES;
export type Type = Readonly<Record<Variant, TextStyle>>;

const styleOf = (face: Face, asked: number): TextStyle => {
  const grow = Math.min(asked, face.most ?? asked);
  return {
    fontFamily: face.family,
    fontSize: face.size * grow,
    lineHeight: face.line * grow,
    letterSpacing: (face.tracking ?? 0) * grow,
    fontVariant: face.figures === 'tabular' ? ['lining-nums', 'tabular-nums'] : ['oldstyle-nums'],
  };
};

/** The most the platform may grow a face, where it grows text itself. */
export const mostGrowth = (variant: Variant): number | undefined => (FACES[variant] as Face).most;

/** The type scale, grown by what the system asks for where the platform does not grow text itself. */
export const typeAt = (grow: number): Type => {
  const type = {} as Record<Variant, TextStyle>;
  for (const variant of Object.keys(FACES) as Variant[]) type[variant] = styleOf(FACES[variant], grow);
  return type;
};
