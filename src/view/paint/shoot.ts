import { Skia } from '@shopify/react-native-skia';

import type { DisplayList, FaceBook } from '@/geometry/display-list';

import type { SkiaApi } from './constants';
import { createPainter } from './painter';
import { PALETTES, type PaletteName } from './palette';

interface Shoot {
  readonly list: DisplayList;
  readonly faces: FaceBook;
  readonly palette: PaletteName;
  /** Points of the picture's side, and pixels a point. */
  readonly side: number;
  readonly density: number;
}

/** Milliseconds of work at a time, and what the picture's cache may take meanwhile. */
const SLICE = 8;
const BUDGET = 24 * 1024 * 1024;
/** Board units round the city, and the least that a picture shows: a few tiles are not blown up. */
const MARGIN = 40;
const LEAST = 480;

/**
 * A settled board as a square image that any view can show: a list of games needs no canvas. Worked out in slices;
 * `onDone` gets it, unless the function that is given back was called before.
 */
export const shootBoard = (
  { list, faces, palette, side, density }: Shoot,
  onDone: (uri: string) => void,
  skia: SkiaApi = Skia,
): (() => void) => {
  // So small, no words can be read: it needs no fonts.
  const painter = createPainter({ skia, palette: PALETTES[palette], typefaces: {} }, faces, BUDGET);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  /** Once: whoever waited gives it up again when the picture has long been there. */
  const stop = (): void => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    painter.dispose();
  };
  const { x, y, width, height } = list.box;
  const span = Math.max(LEAST, Math.max(width, height) + 2 * MARGIN);
  const rect = { x: x + width / 2 - span / 2, y: y + height / 2 - span / 2, width: span, height: span };
  const zoom = side / span;
  painter.show({ box: list.box, layers: list.layers.filter(({ overlay }) => !overlay) });
  painter.rest({ zoom, density, rect });
  const develop = (): string => {
    const pixels = Math.round(side * density);
    const surface = skia.Surface.Make(pixels, pixels);
    if (!surface) throw new Error('no surface for a picture of the board');
    const canvas = surface.getCanvas();
    canvas.scale(pixels / span, pixels / span);
    canvas.translate(-rect.x, -rect.y);
    canvas.drawPicture(painter.settled());
    const image = surface.makeImageSnapshot();
    const uri = `data:image/png;base64,${image.encodeToBase64()}`;
    image.dispose();
    surface.dispose();
    return uri;
  };
  const slice = (): void => {
    if (painter.bake(SLICE, () => performance.now())) {
      timer = setTimeout(slice, 0);
      return;
    }
    try {
      onDone(develop());
    } finally {
      stop();
    }
  };
  timer = setTimeout(slice, 0);
  return stop;
};
