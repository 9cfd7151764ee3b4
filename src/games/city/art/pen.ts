import type { Colour, Levels, PathShape, Shadow, TextShape } from '@/geometry/display-list';

/** The few strokes that every drawing of The City is made of. */
export const BLOCKS: Levels = [1, 3];
export const RIDGES: Levels = [2, 3];
export const CLOSE: Levels = [3, 3];

/** The one soft shadow, south-east of what stands. */
export const SHADOW: Shadow = { dx: 2.2, dy: 2.6, blur: 1.8, alpha: 0.3 };

interface FillMore {
  readonly alpha?: number;
  readonly soft?: number;
  readonly levels?: Levels;
  readonly shadow?: Shadow;
  /** Weight of an ink line round the shape. */
  readonly ink?: number;
  readonly inkColour?: Colour;
}

export const fill = (path: string, colour: Colour, more: FillMore = {}): PathShape => ({
  kind: 'path',
  path,
  fill: {
    kind: 'flat',
    colour,
    ...(more.alpha === undefined ? {} : { alpha: more.alpha }),
    ...(more.soft === undefined ? {} : { soft: more.soft }),
  },
  ...(more.ink ? { line: { colour: more.inkColour ?? 'ink', weight: more.ink, cap: 'round' } } : {}),
  ...(more.shadow ? { shadow: more.shadow } : {}),
  ...(more.levels ? { levels: more.levels } : {}),
});

interface StrokeMore {
  readonly alpha?: number;
  readonly soft?: number;
  readonly levels?: Levels;
  readonly dash?: readonly [number, number, number?];
  readonly cap?: 'butt' | 'round';
}

export const stroke = (path: string, colour: Colour, weight: number, more: StrokeMore = {}): PathShape => {
  const { levels, ...line } = more;
  return {
    kind: 'path',
    path,
    line: { colour, weight, cap: 'round', ...line },
    ...(levels ? { levels } : {}),
  };
};

/** A pool of light; invisible by day, because the day's palette has no colour for it. */
export const glow = (x: number, y: number, radius: number, strength = 1, levels?: Levels): PathShape => ({
  kind: 'path',
  path: `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`,
  fill: {
    kind: 'radial',
    centre: [x, y],
    radius,
    colours: ['glow', 'glow', 'glow'],
    alphas: [strength, strength * 0.35, 0],
  },
  ...(levels ? { levels } : {}),
});

export const lettering = (
  text: string,
  x: number,
  y: number,
  size: number,
  more: Partial<Omit<TextShape, 'kind' | 'text' | 'x' | 'y' | 'size'>> = {},
): TextShape => ({ kind: 'text', text, x, y, size, font: 'title', colour: 'ink', ...more });
