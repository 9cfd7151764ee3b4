import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import type { Box, Face, Level } from '@/geometry/display-list';
import { type Brush, drawShapes } from './shapes';

/** Lays the paper's tooth over what is drawn in a box. */
export type LayGrain = (canvas: SkCanvas, box: Box, scale: number) => void;

/** A face with its box at the canvas's origin, so many pixels a board unit. */
export const drawFace = (
  brush: Brush,
  canvas: SkCanvas,
  { box, shapes }: Face,
  scale: number,
  level: Level,
  layGrain: LayGrain,
): void => {
  canvas.scale(scale, scale);
  canvas.translate(-box.x, -box.y);
  drawShapes(brush, canvas, shapes, level);
  layGrain(canvas, box, scale);
};

/**
 * A face as an image of its own. What moves is drawn in every frame: pixels cost nothing there, but each path of a
 * vector would be filled anew, by the processor where the graphics chip cannot.
 */
export const cutFace = (
  brush: Brush,
  face: Face,
  scale: number,
  level: Level,
  layGrain: LayGrain,
): SkImage => {
  const surface = brush.skia.Surface.Make(
    Math.ceil(face.box.width * scale),
    Math.ceil(face.box.height * scale),
  );
  if (!surface) throw new Error(`no surface for ${face.key}`);
  drawFace(brush, surface.getCanvas(), face, scale, level, layGrain);
  const image = surface.makeImageSnapshot();
  surface.dispose();
  return image;
};
