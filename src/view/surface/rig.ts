import { useEffect, useMemo } from 'react';
import { useDerivedValue, useSharedValue, type SharedValue } from 'react-native-reanimated';

import type { Camera, Point } from '../camera/camera';
import { cameraAt, still, type Motion } from '../camera/motion';
import type { Room } from '../camera/room';
import { useToHost } from './to-host';

/** What the fingers on the board hold. */
export interface Grip {
  /** PAN, PINCH, both or 0. */
  readonly hands: number;
  /** Where the fingers want the camera; what is shown is this, constrained. */
  readonly wanted: Camera;
  readonly focal: Point;
  /** When a pinch last changed anything: a flick right after it is no flick. */
  readonly pinchedAt: number;
  /** When the fingers last moved: a finger that has stopped does not flick. */
  readonly pulledAt: number;
}

/** The camera of one surface: a motion and its clock, which together say where the camera is at any time. */
export interface Rig {
  readonly motion: SharedValue<Motion>;
  /** Milliseconds since the motion began. */
  readonly clock: SharedValue<number>;
  readonly camera: Readonly<SharedValue<Camera>>;
  readonly room: SharedValue<Room>;
  readonly grip: SharedValue<Grip>;
  /** The whole board is meant to be in sight, so new bounds are fitted again. */
  readonly fitted: SharedValue<boolean>;
  /** When the player last moved the camera. */
  readonly movedAt: SharedValue<number>;
  /** Reduced motion: the camera jumps. */
  readonly calm: SharedValue<boolean>;
  readonly tellRest: (camera: Camera) => void;
  /** The camera begins to move: what can wait for its rest should. */
  readonly tellStir: () => void;
}

const HOME: Camera = { x: 0, y: 0, zoom: 1 };
const NO_GRIP: Grip = { hands: 0, wanted: HOME, focal: { x: 0, y: 0 }, pinchedAt: 0, pulledAt: 0 };

/** What is told on the JavaScript thread whenever the camera comes to rest, and when it leaves it. */
interface Listener {
  readonly onRest?: ((camera: Camera) => void) | undefined;
  readonly onStir?: (() => void) | undefined;
}

/** Makes the camera of a surface. */
export function useRig(room: Room, calm: boolean, { onRest, onStir }: Listener): Rig {
  const motion = useSharedValue<Motion>(still(HOME));
  const clock = useSharedValue(0);
  const camera = useDerivedValue(() => cameraAt(motion.value, clock.value));
  const roomValue = useSharedValue(room);
  const grip = useSharedValue(NO_GRIP);
  const fitted = useSharedValue(true);
  const movedAt = useSharedValue(-Infinity);
  const calmValue = useSharedValue(calm);

  const tellRest = useToHost((at: Camera) => onRest?.(at));
  const tellStir = useToHost(() => onStir?.());
  useEffect(() => {
    calmValue.set(calm);
  }, [calm, calmValue]);

  return useMemo(
    () => ({
      motion,
      clock,
      camera,
      room: roomValue,
      grip,
      fitted,
      movedAt,
      calm: calmValue,
      tellRest,
      tellStir,
    }),
    [motion, clock, camera, roomValue, grip, fitted, movedAt, calmValue, tellRest, tellStir],
  );
}
