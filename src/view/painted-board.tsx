import { Group, Picture, type SkPicture } from '@shopify/react-native-skia';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue, useSharedValue } from 'react-native-reanimated';

import type { DisplayList, FaceBook } from '@/geometry/display-list';

import { BoardSurface, type BoardSurfaceProps } from './board-surface';
import type { Camera, Point, Rect } from './camera/camera';
import type { Painter } from './paint/painter';
import type { PaletteName } from './paint/palette';
import { snapFace, type Snapshot } from './paint/snapshot';
import { usePainting } from './paint/use-painting';
import { FaceCut } from './face-cut';
import { useLingering } from './linger';
import { Sprites, type Sprite } from './sprites';
import { afterCanvas } from './surface/after-canvas';

/** A face that is drawn above the board because a finger may move it. */
export interface Lifted {
  readonly face: string;
  readonly box: Rect;
}

/** Draws a face as an image, `size` points on its longer side. */
export type Snap = (face: string, size: number) => Snapshot | undefined;

export interface PaintedBoardProps extends Omit<
  BoardSurfaceProps,
  'children' | 'onRest' | 'onStir' | 'bounds'
> {
  readonly list: DisplayList;
  readonly faces: FaceBook;
  readonly palette: PaletteName;
  readonly lifted?: Lifted | undefined;
  /** Things on their way. */
  readonly sprites?: readonly Sprite[] | undefined;
  /** The camera has come to rest. */
  readonly onRest?: ((camera: Camera) => void) | undefined;
  /** Faces can be drawn as images now; told anew when the palette changes, and with nothing at the end. */
  readonly onSnap?: ((snap: Snap | undefined) => void) | undefined;
}

const NO_SPRITES: readonly Sprite[] = [];

/** A display list under the camera, what is on its way, and the one piece that is in hand. */
export function PaintedBoard(props: PaintedBoardProps) {
  const { list, faces, palette, lifted, sprites = NO_SPRITES, onSnap, onRest: onSettled, ...surface } = props;
  const { pictures, onRest, onStir, onDrawn, painter, sharpness, late } = usePainting(list, faces, palette);
  const above = useLingering({ sprites, lifted }, late);
  const rested = useRef<Camera>(undefined);
  const rest = useCallback(
    (camera: Camera) => {
      rested.current = camera;
      onRest(camera);
      onSettled?.(camera);
    },
    [onRest, onSettled],
  );

  useEffect(() => {
    // The camera may have come to rest before there was anybody to tell.
    if (painter && rested.current) onRest(rested.current);
  }, [painter, onRest]);

  useEffect(() => {
    if (!painter || !onSnap) return undefined;
    onSnap((face, size) => snapFace(painter, faces, face, size, PixelRatio.get()));
    return () => onSnap(undefined);
  }, [painter, faces, onSnap]);

  return (
    <BoardSurface {...surface} bounds={list.box} onRest={rest} onStir={onStir}>
      {pictures.map((picture, at) => (
        <Picture key={at} picture={picture} />
      ))}
      <Drawn pictures={pictures} onDrawn={onDrawn} />
      {painter && above.sprites.length > 0 && (
        <Sprites
          sprites={above.sprites}
          painter={painter}
          sharpness={sharpness}
          faces={faces}
          camera={rested}
        />
      )}
      {above.lifted && painter && (
        <LiftedPiece
          painter={painter}
          sharpness={sharpness}
          faces={faces}
          lifted={above.lifted}
          shift={surface.carry?.shift}
        />
      )}
    </BoardSurface>
  );
}

interface DrawnProps {
  readonly pictures: readonly SkPicture[];
  readonly onDrawn: (pictures: readonly SkPicture[]) => void;
}

/** Stands in the canvas's own tree, whose commits come later than the screen's, and says what it has taken up. */
function Drawn({ pictures, onDrawn }: DrawnProps) {
  useLayoutEffect(() => afterCanvas(() => onDrawn(pictures)), [pictures, onDrawn]);
  return null;
}

interface LiftedPieceProps {
  readonly painter: Painter;
  readonly sharpness: number;
  readonly faces: FaceBook;
  readonly lifted: Lifted;
  readonly shift: { readonly value: Point } | undefined;
}

function LiftedPiece({ painter, sharpness, faces, lifted, shift }: LiftedPieceProps) {
  const { face, box } = lifted;
  const still = useSharedValue<Point>({ x: 0, y: 0 });
  const by = shift ?? still;
  const { x, y } = box;
  const transform = useDerivedValue(
    () => [{ translateX: x + by.value.x }, { translateY: y + by.value.y }],
    [x, y, by],
  );
  return (
    <Group transform={transform}>
      <FaceCut painter={painter} sharpness={sharpness} faces={faces} face={face} />
    </Group>
  );
}
