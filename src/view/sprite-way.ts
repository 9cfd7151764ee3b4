'worklet';

import type { Point } from './camera/camera';

/** Where something is drawn, and how large against its usual size. */
export interface Pose extends Point {
  readonly scale: number;
}

/** Board units that a walker rises at each step, and its steps on a way. */
const RISE = 2.4;
const STEPS = 4;

/** A pose on the way between two, `share` of it done; whoever goes far goes step by step. */
export function poseOnTheWay(from: Pose, to: Pose, share: number): Pose {
  const far = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > 1;
  const rise = far ? RISE * Math.abs(Math.sin(share * STEPS * Math.PI)) : 0;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - rise,
    scale: from.scale + (to.scale - from.scale) * share,
  };
}

/** A transform that draws a face in a pose, enlarged about `middle` of the face. */
export function transformTo({ x, y, scale }: Pose, middle: Point) {
  return [
    { translateX: x + middle.x * (1 - scale) },
    { translateY: y + middle.y * (1 - scale) },
    { scale },
  ] as const;
}
