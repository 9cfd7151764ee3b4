import { Skia } from '@shopify/react-native-skia';

import type { FaceBook } from '@/geometry/display-list';

import type { Painter } from './painter';

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
): Snapshot | undefined => {
  const { x, y, width, height } = faces(key).box;
  const unit = size / Math.max(width, height);
  const scale = unit * density;
  const surface = Skia.Surface.Make(Math.ceil(width * scale), Math.ceil(height * scale));
  if (!surface) return undefined;
  const picture = painter.face(key, unit * 100);
  const canvas = surface.getCanvas();
  canvas.scale(scale, scale);
  canvas.translate(-x, -y);
  canvas.drawPicture(picture);
  const image = surface.makeImageSnapshot();
  const uri = `data:image/png;base64,${image.encodeToBase64()}`;
  image.dispose();
  picture.dispose();
  surface.dispose();
  return { uri, width: width * unit, height: height * unit };
};
