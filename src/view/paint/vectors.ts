import type { SkCanvas, SkPicture } from '@shopify/react-native-skia';
import type { Face, FaceBook, Item, Level, Stamp } from '@/geometry/display-list';
import { boxAt } from './changes';
import { CLIP } from './constants';
import { type Brush, drawShapes } from './shapes';

/** Items drawn from their shapes. */
export interface Vectors {
  draw(canvas: SkCanvas, item: Item, level: Level): void;
  /** Recordings of faces at hand. */
  count(): number;
  dispose(): void;
}

/** Faces whose recordings are kept: more than a screen shows close in. */
const KEPT = 60;

export const record = ({ skia }: Brush, draw: (canvas: SkCanvas) => void): SkPicture => {
  const recorder = skia.PictureRecorder();
  draw(recorder.beginRecording({ x: -20000, y: -20000, width: 40000, height: 40000 }));
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
};

/** A face about its own origin. */
const recordFace = (brush: Brush, { box, shapes }: Face, level: Level): SkPicture =>
  record(brush, (canvas) => {
    canvas.clipRect(box, CLIP.intersect, true);
    drawShapes(brush, canvas, shapes, level);
  });

export const createVectors = (brush: Brush, book: FaceBook): Vectors => {
  const known = new Map<string, SkPicture>();
  const pictureOf = (key: string, level: Level): SkPicture => {
    const name = `${level}/${key}`;
    const picture = known.get(name) ?? recordFace(brush, book(key), level);
    known.delete(name);
    known.set(name, picture);
    for (const [oldest, old] of known) {
      if (known.size <= KEPT) break;
      old.dispose();
      known.delete(oldest);
    }
    return picture;
  };
  const drawStamp = (canvas: SkCanvas, item: Stamp, level: Level): void => {
    canvas.save();
    canvas.translate(item.x, item.y);
    canvas.drawPicture(pictureOf(item.face, level));
    canvas.restore();
  };
  return {
    draw: (canvas, item, level) => {
      if (item.kind === 'sketch') return drawShapes(brush, canvas, item.shapes, level);
      if (item.alpha === undefined) return drawStamp(canvas, item, level);
      const paint = brush.skia.Paint();
      paint.setAlphaf(item.alpha);
      canvas.saveLayer(paint, boxAt(book(item.face).box, item));
      drawStamp(canvas, item, level);
      canvas.restore();
      paint.dispose();
    },
    count: () => known.size,
    dispose: () => {
      for (const picture of known.values()) picture.dispose();
      known.clear();
    },
  };
};
