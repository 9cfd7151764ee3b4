import type { SkImage } from '@shopify/react-native-skia';
import type { SkiaApi } from './constants';

/** Pixels of the paper's side. */
export const PAPER = 384;
export const PAPER_BYTES = PAPER * PAPER * 4;

/**
 * Watercolour paper as an image that repeats without a seam: ink so thin that only the paper's tooth shows, fine grain
 * and, for the table, slow clouds. On a ground it is a sheet; without one it darkens what it is laid over.
 */
export const makePaper = (skia: SkiaApi, clouds: boolean, ground?: Float32Array): SkImage => {
  const surface = skia.Surface.Make(PAPER, PAPER);
  if (!surface) throw new Error('no surface for the paper');
  const canvas = surface.getCanvas();
  if (ground) canvas.drawColor(ground);
  const lay = (frequency: number, octaves: number, contrast: number, seed: number): void => {
    const paint = skia.Paint();
    paint.setShader(skia.Shader.MakeFractalNoise(frequency, frequency, octaves, seed, PAPER, PAPER));
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
