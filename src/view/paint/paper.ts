import type { SkCanvas, SkImage, SkPaint, Skia } from '@shopify/react-native-skia';
import { BLEND, FILTER, MIPMAP, TILE_MODE } from './constants';
import { type Palette, resolveColour } from './palette';

const SIZE = 384;

/**
 * Watercolour paper as an image that repeats without a seam: fine grain and slow clouds, mostly white, to be laid over
 * the board by multiplication, so that tiles share one sheet.
 */
export const makePaper = (skia: Skia): SkImage => {
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
  lay(0.021, 3, 0.3, 29);
  surface.flush();
  const image = surface.makeImageSnapshot();
  const kept = image.makeNonTextureImage() ?? image;
  if (kept !== image) image.dispose();
  surface.dispose();
  return kept;
};

/** A paint that lays the paper over whatever is drawn, `scale` board units to one of its pixels. */
export const paperPaint = (skia: Skia, paper: SkImage, scale: number): SkPaint => {
  const matrix = skia.Matrix();
  matrix.scale(scale, scale);
  const paint = skia.Paint();
  paint.setShader(paper.makeShaderOptions(TILE_MODE.repeat, TILE_MODE.repeat, FILTER.linear, MIPMAP.none, matrix));
  paint.setBlendMode(BLEND.multiply);
  return paint;
};

/** The table under the board: parchment with a slow vignette, for a canvas of this size. */
export const drawTable = (skia: Skia, canvas: SkCanvas, palette: Palette, width: number, height: number): void => {
  const shade = (name: string, alpha: number): Float32Array => {
    const [r, g, b] = resolveColour(palette, name);
    return skia.Color(`rgba(${Math.round(r * 255)}, ${Math.round(g * 255)}, ${Math.round(b * 255)}, ${alpha})`);
  };
  canvas.clear(shade('table', 1));
  const paint = skia.Paint();
  paint.setShader(
    skia.Shader.MakeRadialGradient(
      skia.Point(width / 2, height * 0.46),
      Math.hypot(width, height) / 2,
      [shade('table.dark', 0), shade('table.dark', 0.12), shade('table.dark', 0.75)],
      [0, 0.55, 1],
      TILE_MODE.clamp,
    ),
  );
  canvas.drawPaint(paint);
  paint.dispose();
};
