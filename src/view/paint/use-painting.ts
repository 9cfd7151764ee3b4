import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PixelRatio, useWindowDimensions } from 'react-native';
import type { DisplayList, FaceBook } from '@/geometry/display-list';
import type { Camera } from '../camera/camera';
import { PALETTES, type PaletteName } from './palette';
import { type Painter, createPainter } from './painter';
import { useTypefaces } from './typefaces';
import { afterCanvas } from '../surface/after-canvas';

interface Painting {
  /** What to draw, in this order, in board units; nothing until the first of it is baked. */
  readonly pictures: readonly SkPicture[];
  /** To be told when the camera comes to rest, and when it leaves it. */
  readonly onRest: (camera: Camera) => void;
  readonly onStir: () => void;
  /** To be told when the canvas draws these pictures and none that it had before. */
  readonly onDrawn: (pictures: readonly SkPicture[]) => void;
  readonly painter: Painter | undefined;
  /** Pixels a board unit of what the screen shows. */
  readonly sharpness: number;
  /** The pictures do not show all of the list yet. */
  readonly late: boolean;
}

/** Milliseconds of baking at a time, and how long until half-baked work is shown. */
const SLICE = 8;
const PATIENCE = 250;
/** A board that is there already shows a step at once, whole: what was laid is seen settling meanwhile. */
const STEP_PATIENCE = 2500;
/** Where the camera has come to rest the old picture is there all the same, only less sharp. */
const REST_PATIENCE = 900;

/** A display list as pictures, baked in slices while the camera rests. */
export const usePainting = (list: DisplayList, faces: FaceBook, palette: PaletteName): Painting => {
  const typefaces = useTypefaces();
  const size = useWindowDimensions();
  const [painter, setPainter] = useState<Painter>();
  const [pictures, setPictures] = useState<readonly SkPicture[]>([]);
  const [sharpness, setSharpness] = useState(1);
  /** Whose board has been seen whole. */
  const whole = useRef<Painter>(undefined);
  /** What the painter was last given, and what of that has been seen whole. */
  const given = useRef<DisplayList>(undefined);
  const [painted, setPainted] = useState<DisplayList>();
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
      afterCanvas(() => made?.dispose());
    };
  }, [typefaces, palette, faces]);

  const work = useCallback((by: Painter, patience: number) => {
    clearTimeout(timer.current);
    let shown = performance.now();
    const slice = (): void => {
      const more = by.bake(SLICE, () => performance.now());
      if (by.isWhole()) whole.current = by;
      if (!more || by.isWhole() || performance.now() - shown > patience) {
        shown = performance.now();
        const next = [by.settled(), by.overlay()];
        setPictures((held) => (held[0] === next[0] && held[1] === next[1] ? held : next));
        setSharpness(by.sharpness());
        if (by.isWhole()) setPainted(given.current);
      }
      if (more) timer.current = setTimeout(slice, 0);
    };
    slice();
  }, []);

  useEffect(() => {
    if (!painter) return;
    given.current = list;
    painter.show(list);
    work(painter, whole.current === painter ? STEP_PATIENCE : PATIENCE);
  }, [painter, list, work]);

  const onRest = useCallback(
    ({ x, y, zoom }: Camera) => {
      if (!painter) return;
      const rect = { x, y, width: size.width / zoom, height: size.height / zoom };
      painter.rest({ zoom, density: PixelRatio.get(), rect });
      work(painter, whole.current === painter ? REST_PATIENCE : PATIENCE);
    },
    [painter, size, work],
  );
  const onStir = useCallback(() => clearTimeout(timer.current), []);
  const onDrawn = useCallback(
    ([settled, overlay]: readonly SkPicture[]) => {
      if (settled && overlay) painter?.shown(settled, overlay);
    },
    [painter],
  );
  return { pictures, onRest, onStir, onDrawn, painter, sharpness, late: painted !== list };
};
