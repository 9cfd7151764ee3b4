import { Image } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';

import type { FaceBook } from '@/geometry/display-list';

import { FILTER, MIPMAP } from './paint/constants';
import type { Painter } from './paint/painter';
import { afterCanvas } from './surface/after-canvas';

/** A piece in motion is looked at: it has at least so many pixels a board unit, and full detail. */
const LEAST = 2.4;
const CLOSE = 2;
const SAMPLING = { filter: FILTER.linear, mipmap: MIPMAP.linear };

interface FaceCutProps {
  readonly painter: Painter;
  /** Pixels a board unit of the board round it. */
  readonly sharpness: number;
  readonly faces: FaceBook;
  readonly face: string;
}

/** A face about its own origin, as an image: it may be drawn in every frame. */
export function FaceCut({ painter, sharpness, faces, face }: FaceCutProps) {
  const scale = Math.max(LEAST, sharpness);
  const image = useMemo(() => painter.cut(face, scale, CLOSE), [painter, face, scale]);
  useEffect(() => () => afterCanvas(() => image.dispose()), [image]);
  const { x, y } = faces(face).box;
  // Not the box's own size: an image ends on a whole pixel.
  return (
    <Image
      image={image}
      x={x}
      y={y}
      width={image.width() / scale}
      height={image.height() / scale}
      fit="fill"
      sampling={SAMPLING}
    />
  );
}
