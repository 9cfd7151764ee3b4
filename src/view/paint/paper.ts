import type { SkCanvas, SkImage, SkPaint } from '@shopify/react-native-skia';
import type { Box } from '@/geometry/display-list';
import { BLEND, FILTER, MIPMAP, type SkiaApi, TILE_MODE } from './constants';
import { type Palette, resolveColour } from './palette';

const SIZE = 384;
export const PAPER_BYTES = SIZE * SIZE * 4;

/**
 * Watercolour paper as an image that repeats without a seam: ink so thin that only the paper's tooth shows, fine grain
 * and, for the table, slow clouds. Laid over a drawing it darkens what is there and leaves the rest clear.
 */
export const makePaper = (skia: SkiaApi, clouds: boolean): SkImage => {
  const surface = skia.Surface.Make(SIZE, SIZE);
  if (!surface) throw new Error('no surface for the paper');
  const canvas = surface.getCanvas();
  const lay = (frequency: number, octaves: number, contrast: number, seed: number): void => {
    const paint = skia.Paint();
    paint.setShader(skia.Shader.MakeFractalNoise(frequency, frequency, octaves, seed, SIZE, SIZE));
    // Noise lies about the middle: what is above it becomes ink, up to half of `contrast`.
    const third = contrast / 3;
    paint.setColorFilter(
      skia.ColorFilter.MakeMatrix([
        0,
        0,
        0,
        0,
        0.2,
        0,
        0,
        0,
        0,
        0.13,
        0,
        0,
        0,
        0,
        0.08,
        third,
        third,
        third,
        0,
        -contrast * 0.46,
      ]),
    );
    canvas.drawPaint(paint);
    paint.dispose();
  };
  lay(0.7, 2, 0.34, 3);
  lay(0.16, 3, 0.3, 11);
  if (clouds) lay(0.021, 3, 0.16, 29);
  surface.flush();
  const image = surface.makeImageSnapshot();
  surface.dispose();
  return image;
};

/** A paint that lays the paper over whatever is drawn, `scale` board units to one of its pixels. */
export const paperPaint = (skia: SkiaApi, paper: SkImage, scale: number): SkPaint => {
  const matrix = skia.Matrix();
  matrix.scale(scale, scale);
  const paint = skia.Paint();
  paint.setShader(
    paper.makeShaderOptions(TILE_MODE.repeat, TILE_MODE.repeat, FILTER.linear, MIPMAP.none, matrix),
  );
  paint.setBlendMode(BLEND.srcATop);
  return paint;
};

/** The table under the board, in board units: parchment that darkens slowly away from the city. */
export const drawTable = (skia: SkiaApi, canvas: SkCanvas, palette: Palette, city: Box): void => {
  const shade = (name: string, alpha: number): Float32Array => {
    const [r, g, b] = resolveColour(palette, name);
    return skia.Color(
      `rgba(${Math.round(r * 255)}, ${Math.round(g * 255)}, ${Math.round(b * 255)}, ${alpha})`,
    );
  };
  const reach = Math.max(city.width, city.height, 400) * 1.5;
  const paint = skia.Paint();
  canvas.drawColor(shade('table', 1));
  paint.setShader(
    skia.Shader.MakeRadialGradient(
      skia.Point(city.x + city.width / 2, city.y + city.height / 2),
      reach,
      [shade('table.dark', 0), shade('table.dark', 0.1), shade('table.dark', 0.7)],
      [0, 0.45, 1],
      TILE_MODE.clamp,
    ),
  );
  canvas.drawPaint(paint);
  paint.dispose();
};
