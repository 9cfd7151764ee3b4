'worklet';

import { boardToScreen, panBy, type Camera, type Point } from './camera';
import { constrain } from './constrain';
import { middle, type Room } from './room';

/** A camera in time. Every motion knows its end: at rest nothing moves and nothing is drawn. */
export type Motion =
  | { readonly kind: 'still'; readonly to: Camera; readonly duration: 0 }
  | { readonly kind: 'travel'; readonly from: Camera; readonly to: Camera; readonly duration: number }
  | {
      readonly kind: 'glide';
      readonly from: Camera;
      readonly to: Camera;
      readonly duration: number;
      /** Milliseconds in which each axis slows to a third. */
      readonly slowing: Point;
    };

/** Milliseconds in which a free glide slows to a third of its speed. */
const SLOWING = 300;
/** A glide that meets the edge still takes this long to stop. */
const BRAKING = 60;
/** Points a second below which a let-go board stays where it is. */
const CRAWL = 60;
/** A glide ends this near to its aim, in points. */
const NEAR = 0.5;
const LONGEST_GLIDE = 1800;

// Helpers stand first: a worklet keeps what it calls as it is when the worklet is made.

export function still(camera: Camera): Motion {
  return { kind: 'still', to: camera, duration: 0 };
}

/** A way from one camera to another, or none where they are the same to the eye. */
export function travel(from: Camera, to: Camera, duration: number): Motion {
  const ends = boardToScreen(from, to);
  const same = Math.hypot(ends.x, ends.y) < 0.1 && Math.abs(to.zoom / from.zoom - 1) < 0.0005;
  return same || duration <= 0 ? still(to) : { kind: 'travel', from, to, duration };
}

/** The slowing that starts at this speed and covers this way; a way back from beyond the edge brakes at its own pace. */
function slowing(way: number, velocity: number): number {
  const exact = velocity === 0 ? 0 : (1000 * way) / velocity;
  if (exact <= 0) return SLOWING / 3;
  return Math.min(SLOWING, Math.max(BRAKING, exact));
}

/** What a board let go at a speed (points a second) does: it slows down, and lands inside its room without a bounce. */
export function glide(from: Camera, velocity: Point, room: Room): Motion {
  const speed = Math.hypot(velocity.x, velocity.y);
  const free = (SLOWING / 1000) * (speed < CRAWL ? 0 : 1);
  const aim = panBy(from, velocity.x * free, velocity.y * free);
  const to = constrain(aim, room, middle(room), false);
  const x = slowing((from.x - to.x) * from.zoom, velocity.x);
  const y = slowing((from.y - to.y) * from.zoom, velocity.y);
  const lasts = Math.max(
    x * Math.log(Math.max(1, Math.abs((to.x - from.x) * from.zoom) / NEAR)),
    y * Math.log(Math.max(1, Math.abs((to.y - from.y) * from.zoom) / NEAR)),
  );
  const duration = Math.min(LONGEST_GLIDE, lasts);
  return duration > 0 ? { kind: 'glide', from, to, duration, slowing: { x, y } } : still(to);
}

/** What a board does when the last finger leaves it: springs back inside its room, or glides on. */
export function release(from: Camera, velocity: Point, room: Room, focal: Point, duration: number): Motion {
  const settled = constrain(from, room, focal, false);
  if (duration <= 0 || settled.zoom !== from.zoom) return travel(from, settled, duration);
  return glide(from, velocity, room);
}

function decay(from: number, to: number, times: number): number {
  return to + (from - to) * Math.exp(-times);
}

function easeOut(part: number): number {
  const left = 1 - part;
  return 1 - left * left * left;
}

/** A camera part of the way: zoom grows by equal factors, and what stands still on the screen at both ends stands still. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const ratio = to.zoom / from.zoom;
  const zoom = from.zoom * Math.pow(ratio, part);
  const along = Math.abs(ratio - 1) < 1e-4 ? part : (1 - from.zoom / zoom) / (1 - from.zoom / to.zoom);
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along, zoom };
}

/** Where a motion has brought the camera after so many milliseconds. */
export function cameraAt(motion: Motion, elapsed: number): Camera {
  if (elapsed >= motion.duration) return motion.to;
  switch (motion.kind) {
    case 'still':
      return motion.to;
    case 'travel':
      return between(motion.from, motion.to, easeOut(elapsed / motion.duration));
    case 'glide':
      return {
        x: decay(motion.from.x, motion.to.x, elapsed / motion.slowing.x),
        y: decay(motion.from.y, motion.to.y, elapsed / motion.slowing.y),
        zoom: motion.to.zoom,
      };
  }
}
