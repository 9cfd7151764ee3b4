import type { FaceBook } from '@/geometry/display-list';

import type { Painter } from './painter';
import { levelFor } from './shapes';

/** A face as an image that any view can show, `size` points on its longer side. */
export interface Snapshot {
  readonly uri: string;
  readonly width: number;
  readonly height: number;
}

/** Draws a face off screen: trays and lists show images, so that a route needs one canvas only. */
export const snapFace = (
  painter: Painter,
  faces: FaceBook,
  key: string,
  size: number,
  density: number,
): Snapshot => {
  const { width, height } = faces(key).box;
  const unit = size / Math.max(width, height);
  const image = painter.cut(key, unit * density, levelFor(unit * 100));
  const uri = `data:image/png;base64,${image.encodeToBase64()}`;
  image.dispose();
  return { uri, width: width * unit, height: height * unit };
};
