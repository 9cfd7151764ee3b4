import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PixelRatio, useWindowDimensions } from 'react-native';
import type { DisplayList, FaceBook } from '@/geometry/display-list';
import type { Camera } from '../camera/camera';
import { PALETTES, type PaletteName } from './palette';
import { type Painter, createPainter } from './painter';
import { useTypefaces } from './typefaces';

interface Painting {
  /** What to draw, in this order, in board units; nothing until the first of it is baked. */
  readonly pictures: readonly SkPicture[];
  /** To be told when the camera comes to rest. */
  readonly onRest: (camera: Camera) => void;
  readonly painter: Painter | undefined;
}

/** Milliseconds of baking at a time, and how long between two looks at half-baked work. */
const SLICE = 8;
const PATIENCE = 250;
const FAREWELL = 2000;

/** A display list as pictures, baked in slices beside whatever the fingers do. */
export const usePainting = (list: DisplayList, faces: FaceBook, palette: PaletteName): Painting => {
  const typefaces = useTypefaces();
  const size = useWindowDimensions();
  const [painter, setPainter] = useState<Painter>();
  const [pictures, setPictures] = useState<readonly SkPicture[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!typefaces) return undefined;
    let made: Painter | undefined;
    // Not before the first frame is out: making the paper takes a moment.
    const start = setTimeout(() => {
      made = createPainter({ skia: Skia, palette: PALETTES[palette], typefaces }, faces);
      setPainter(made);
    }, 0);
    return () => {
      clearTimeout(start);
      clearTimeout(timer.current);
      setPainter(undefined);
      setPictures([]);
      // The canvas may draw the last pictures once more.
      setTimeout(() => made?.dispose(), FAREWELL);
    };
  }, [typefaces, palette, faces]);

  const work = useCallback((by: Painter) => {
    clearTimeout(timer.current);
    let shown = performance.now();
    const slice = (): void => {
      const more = by.bake(SLICE, () => performance.now());
      if (!more || performance.now() - shown > PATIENCE) {
        shown = performance.now();
        const next = [by.settled(), by.overlay()];
        setPictures((held) => (held[0] === next[0] && held[1] === next[1] ? held : next));
      }
      if (more) timer.current = setTimeout(slice, 0);
    };
    slice();
  }, []);

  useEffect(() => {
    if (!painter) return;
    painter.show(list);
    work(painter);
  }, [painter, list, work]);

  const onRest = useCallback(
    ({ x, y, zoom }: Camera) => {
      if (!painter) return;
      const rect = { x, y, width: size.width / zoom, height: size.height / zoom };
      painter.rest({ zoom, density: PixelRatio.get(), rect });
      work(painter);
    },
    [painter, size, work],
  );
  return { pictures, onRest, painter };
};
