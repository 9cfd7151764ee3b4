import type { SkCanvas, SkImage, SkPaint } from '@shopify/react-native-skia';
import type { Box } from '@/geometry/display-list';
import { BLEND, FILTER, MIPMAP, type SkiaApi, TILE_MODE } from './constants';
import { type Palette, resolveColour } from './palette';

const SIZE = 384;
export const PAPER_BYTES = SIZE * SIZE * 4;

/**
 * Watercolour paper as an image that repeats without a seam: fine grain and slow clouds, mostly white, to be laid over
 * the board by multiplication. Without clouds its pieces need not lie side by side.
 */
export const makePaper = (skia: SkiaApi, clouds: boolean): SkImage => {
  const surface = skia.Surface.Make(SIZE, SIZE);
  if (!surface) throw new Error('no surface for the paper');
  const canvas = surface.getCanvas();
  canvas.clear(skia.Color('white'));
  const grey = [0.33, 0.33, 0.33, 0, 0, 0.33, 0.33, 0.33, 0, 0, 0.33, 0.33, 0.33, 0, 0];
  const lay = (frequency: number, octaves: number, contrast: number, seed: number): void => {
    const paint = skia.Paint();
    paint.setShader(skia.Shader.MakeFractalNoise(frequency, frequency, octaves, seed, SIZE, SIZE));
    // Noise lies about the middle: lifted so that it only ever darkens, by `contrast` at most.
    const lifted = grey.map((value, i) => (i % 5 === 4 ? 1 - contrast * 0.52 : value * contrast));
    paint.setColorFilter(skia.ColorFilter.MakeMatrix([...lifted, 0, 0, 0, 0, 1]));
    paint.setBlendMode(BLEND.multiply);
    canvas.drawPaint(paint);
    paint.dispose();
  };
  lay(0.7, 2, 0.26, 3);
  lay(0.16, 3, 0.22, 11);
  if (clouds) lay(0.021, 3, 0.13, 29);
  surface.flush();
  const image = surface.makeImageSnapshot();
  const kept = image.makeNonTextureImage() ?? image;
  if (kept !== image) image.dispose();
  surface.dispose();
  return kept;
};

/** A paint that lays the paper over whatever is drawn, `scale` board units to one of its pixels. */
export const paperPaint = (skia: SkiaApi, paper: SkImage, scale: number): SkPaint => {
  const matrix = skia.Matrix();
  matrix.scale(scale, scale);
  const paint = skia.Paint();
  paint.setShader(
    paper.makeShaderOptions(TILE_MODE.repeat, TILE_MODE.repeat, FILTER.linear, MIPMAP.none, matrix),
  );
  paint.setBlendMode(BLEND.multiply);
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
