import { Group } from '@shopify/react-native-skia';
import { useEffect, useMemo, type RefObject } from 'react';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';

import type { FaceBook, Stamp } from '@/geometry/display-list';

import { screenToBoard, type Camera, type Point } from './camera/camera';
import { FaceCut } from './face-cut';
import type { Painter } from './paint/painter';
import { poseOnTheWay, transformTo, type Pose } from './sprite-way';

/** A thing that is drawn by itself for a moment, because it moves or is about to. */
export interface Sprite {
  readonly stamp: Stamp;
  /** Milliseconds that it is on its way; it stands still without any. */
  readonly ms: number;
  /** Where on the screen it goes; without it, it settles where it is. */
  readonly to?: Point;
}

interface SpritesProps {
  readonly sprites: readonly Sprite[];
  readonly painter: Painter;
  /** Pixels a board unit of the board below. */
  readonly sharpness: number;
  readonly faces: FaceBook;
  /** Where the camera last came to rest. */
  readonly camera: RefObject<Camera | undefined>;
}

/** Things on their way, above the board. Each has an end, after which nothing is drawn any more. */
export function Sprites({ sprites, ...canvas }: SpritesProps) {
  return sprites.map((sprite) => <SpriteView key={sprite.stamp.key} sprite={sprite} {...canvas} />);
}

/** How much larger a thing is before it settles: tiles a little, pieces more. */
const LIFTED_TILE = 1.06;
const LIFTED_PIECE = 1.35;

interface SpriteViewProps extends Omit<SpritesProps, 'sprites'> {
  readonly sprite: Sprite;
}

function SpriteView({ sprite, painter, sharpness, faces, camera }: SpriteViewProps) {
  const { stamp, ms, to } = sprite;
  const { face, x, y } = stamp;
  const { box } = faces(face);
  const middle = useMemo(() => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }), [box]);
  const settles = ms > 0 && to === undefined;
  const lifted = !settles ? 1 : box.width >= 100 ? LIFTED_TILE : LIFTED_PIECE;
  const from = useMemo<Pose>(() => ({ x, y, scale: lifted }), [x, y, lifted]);
  const goal = useSharedValue<Pose>({ x, y, scale: 1 });
  const share = useSharedValue(0);
  useEffect(() => {
    if (ms === 0) return;
    if (to && camera.current) goal.set({ ...screenToBoard(camera.current, to), scale: 1 });
    share.set(withTiming(1, { duration: ms, easing: Easing.inOut(Easing.quad) }));
  }, [ms, to, camera, goal, share]);

  const transform = useDerivedValue(
    () => [...transformTo(poseOnTheWay(from, goal.value, share.value), middle)],
    [from, goal, share, middle],
  );
  return (
    <Group transform={transform}>
      <FaceCut painter={painter} sharpness={sharpness} faces={faces} face={face} />
    </Group>
  );
}
