import type { SkCanvas, SkImage, SkPaint } from '@shopify/react-native-skia';
import type { Box } from '@/geometry/display-list';
import { BLEND, TILE_MODE, FILTER, MIPMAP, type SkiaApi } from './constants';
import { type Palette, resolveColour } from './palette';
import { PAPER, PAPER_BYTES, makePaper } from './paper';

/** The table under the board: parchment that darkens slowly away from the city, and the paper's grain over it. */
export interface Table {
  readonly bytes: number;
  /** The board has grown; true if the light on the table moves with it. */
  follow(board: Box): boolean;
  /** The bare table in a box, on a canvas whose pixels are `scale` to a unit. */
  draw(canvas: SkCanvas, box: Box, scale: number): void;
  /** The same without end, for a canvas that does not yet know its scale. */
  drawFar(canvas: SkCanvas, scale: number): void;
  /** The paper's tooth over what is drawn in a box, one of its pixels to one of the screen's. */
  layGrain(canvas: SkCanvas, box: Box, scale: number): void;
  dispose(): void;
}

const LEAST = 400;
const REACH = 1.5;
/** A board may grow so much, or its middle move so far, before the light is set anew: that changes the whole table. */
const GROWTH = 1.35;
const DRIFT = 0.2;

export const createTable = (skia: SkiaApi, palette: Palette): Table => {
  const colour = (name: string, alpha: number): Float32Array => {
    const [r, g, b] = resolveColour(palette, name);
    return skia.Color(
      `rgba(${Math.round(r * 255)}, ${Math.round(g * 255)}, ${Math.round(b * 255)}, ${alpha})`,
    );
  };
  const grain = makePaper(skia, false);
  const parchment = makePaper(skia, true, colour('table', 1));
  let light: { x: number; y: number; size: number } | undefined;
  let shade: SkPaint | undefined;

  const plain = skia.Paint();
  const over = skia.Paint();
  over.setBlendMode(BLEND.srcATop);
  /** Sheet by sheet, pixel on pixel: nothing is sampled, so it costs next to nothing. */
  const lay = (
    canvas: SkCanvas,
    image: SkImage,
    { x, y, width, height }: Box,
    scale: number,
    paint: SkPaint,
  ): void => {
    canvas.save();
    canvas.scale(1 / scale, 1 / scale);
    const first = (at: number): number => Math.floor((at * scale) / PAPER) * PAPER;
    for (let top = first(y); top < (y + height) * scale; top += PAPER)
      for (let left = first(x); left < (x + width) * scale; left += PAPER)
        canvas.drawImage(image, left, top, paint);
    canvas.restore();
  };

  return {
    bytes: 2 * PAPER_BYTES,
    follow: ({ x, y, width, height }) => {
      const next = { x: x + width / 2, y: y + height / 2, size: Math.max(width, height, LEAST) };
      const stays =
        light &&
        next.size < light.size * GROWTH &&
        next.size > light.size / GROWTH &&
        Math.hypot(next.x - light.x, next.y - light.y) < light.size * DRIFT;
      if (stays) return false;
      light = next;
      shade?.dispose();
      shade = skia.Paint();
      shade.setShader(
        skia.Shader.MakeRadialGradient(
          skia.Point(next.x, next.y),
          next.size * REACH,
          [colour('table.dark', 0), colour('table.dark', 0.1), colour('table.dark', 0.7)],
          [0, 0.45, 1],
          TILE_MODE.clamp,
        ),
      );
      return true;
    },
    draw: (canvas, box, scale) => {
      lay(canvas, parchment, box, scale, plain);
      if (shade) canvas.drawRect(box, shade);
    },
    drawFar: (canvas, scale) => {
      const matrix = skia.Matrix();
      matrix.scale(1 / scale, 1 / scale);
      const paint = skia.Paint();
      paint.setShader(
        parchment.makeShaderOptions(TILE_MODE.repeat, TILE_MODE.repeat, FILTER.linear, MIPMAP.none, matrix),
      );
      canvas.drawPaint(paint);
      paint.dispose();
      if (shade) canvas.drawPaint(shade);
    },
    layGrain: (canvas, box, scale) => lay(canvas, grain, box, scale, over),
    dispose: () => {
      grain.dispose();
      parchment.dispose();
      plain.dispose();
      over.dispose();
      shade?.dispose();
    },
  };
};
