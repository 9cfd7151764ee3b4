'worklet';

import { Easing, ReduceMotion, withTiming } from 'react-native-reanimated';

import {
  centreOf,
  hullOf,
  panBy,
  placeAt,
  screenToBoard,
  zoomAt,
  type Camera,
  type Point,
  type Rect,
} from '../camera/camera';
import { constrain, loosen } from '../camera/constrain';
import { cameraAt, release, still, travel, type Motion } from '../camera/motion';
import { fit, isInSight, middle, recentre, reveal, zoomToHold, type Room } from '../camera/room';
import type { Rig } from './rig';
import type { Touch } from './taps';

export const PAN = 1;
export const PINCH = 2;

/** Milliseconds of a way to somewhere else, of a spring back, and of a step by key or wheel. */
const WAY = 320;
const SPRING = 240;
const STEP = 140;
/** The board does not follow a new tile for so long after the player has moved it. */
const OWN_WAY = 6000;
/** Of places to choose from so many are to be in sight: of the two ends of something, both. */
const ENOUGH = 2;
/** A flick within this time of a pinch is only the second finger leaving. */
const AFTER_PINCH = 150;
/** A finger that has not moved for so long has stopped. */
const STOPPED = 80;

// Helpers stand first: a worklet keeps what it calls as it is when the worklet is made.

/** Where the camera is now. */
export function seen(rig: Rig): Camera {
  return cameraAt(rig.motion.value, rig.clock.value);
}

function hold(rig: Rig, motion: Motion): void {
  rig.motion.value = motion;
  rig.clock.value = 0;
}

/** Sets a motion going; at its end the surface is told that the camera rests. */
export function run(rig: Rig, motion: Motion): void {
  hold(rig, motion);
  if (motion.duration === 0) {
    rig.tellRest(motion.to);
    return;
  }
  rig.tellStir();
  const { duration } = motion;
  const timing = { duration, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
  rig.clock.value = withTiming(duration, timing, (finished) => {
    'worklet';
    if (!finished) return;
    hold(rig, still(motion.to));
    rig.tellRest(motion.to);
  });
}

function lasting(rig: Rig, duration: number): number {
  return rig.calm.value ? 0 : duration;
}

/** Stops a glide under a finger. True if there was one: such a touch is a catch, not a tap. */
export function catchGlide(rig: Rig): boolean {
  if (rig.motion.value.kind !== 'glide') return false;
  run(rig, still(seen(rig)));
  return true;
}

/** A finger or a pair of fingers takes hold of the board. */
export function grab(rig: Rig, hand: number, focal: Point): void {
  const grip = rig.grip.value;
  if (grip.hands === 0) {
    const camera = seen(rig);
    rig.tellStir();
    hold(rig, still(camera));
    rig.grip.value = { ...grip, hands: hand, wanted: loosen(camera, rig.room.value, focal), focal };
  } else {
    rig.grip.value = { ...grip, hands: grip.hands | hand };
  }
}

/** The fingers push the board by so many points and spread by a factor about the focal point. */
export function pull(rig: Rig, dx: number, dy: number, scale: number, focal: Point): void {
  const { hands, wanted, pinchedAt } = rig.grip.value;
  if (hands === 0) return;
  const pushed = panBy(wanted, dx, dy);
  const next = scale === 1 ? pushed : zoomAt(pushed, focal, pushed.zoom * scale);
  const now = Date.now();
  rig.grip.value = { hands, wanted: next, focal, pinchedAt: scale === 1 ? pinchedAt : now, pulledAt: now };
  rig.motion.value = still(constrain(next, rig.room.value, focal, true));
}

/** The player has moved the camera: it stays theirs for a while. */
function claim(rig: Rig): void {
  rig.movedAt.value = Date.now();
  rig.fitted.value = false;
}

/** A hand leaves the board; after the last one it glides on or springs back. */
export function letGo(rig: Rig, hand: number, velocity: Point): void {
  const { hands, focal, pinchedAt, pulledAt } = rig.grip.value;
  const left = hands & ~hand;
  rig.grip.value = { ...rig.grip.value, hands: left };
  if (hands === 0 || left !== 0) return;
  claim(rig);
  const now = Date.now();
  const flicked = now - pinchedAt > AFTER_PINCH && now - pulledAt < STOPPED;
  const flick = flicked ? velocity : { x: 0, y: 0 };
  run(rig, release(seen(rig), flick, rig.room.value, focal, lasting(rig, SPRING)));
}

/** The whole board. From now on it follows new tiles again. */
export function showAll(rig: Rig): void {
  rig.fitted.value = true;
  rig.movedAt.value = 0;
  run(rig, travel(seen(rig), fit(rig.room.value), lasting(rig, WAY)));
}

/** Moves as little as needed to show a rect whole. From now on the board follows new tiles again. */
export function showRect(rig: Rig, rect: Rect): void {
  const to = reveal(seen(rig), rect, rig.room.value);
  rig.fitted.value = false;
  rig.movedAt.value = 0;
  run(
    rig,
    travel(seen(rig), constrain(to, rig.room.value, middle(rig.room.value), false), lasting(rig, WAY)),
  );
}

/** There are places to choose from: the camera goes where they can be seen, unless the player has just moved it. */
export function present(rig: Rig, places: readonly Rect[]): void {
  const own = Date.now() - rig.movedAt.value < OWN_WAY;
  if (own || rig.grip.value.hands !== 0 || places.length === 0) return;
  // It may be on its way already, to what has just been laid.
  const { to } = rig.motion.value;
  const room = rig.room.value;
  const seen = places.filter((place) => isInSight(to, place, room)).length;
  if (seen < Math.min(ENOUGH, places.length)) showRect(rig, hullOf(places));
}

/** Comes close to a part of the board, where spots are too small or too near to each other: all of it stays in sight. */
export function closeIn(rig: Rig, part: Rect): void {
  const room = rig.room.value;
  const camera = seen(rig);
  const near = Math.min(room.closest, Math.max(room.snug, camera.zoom * 2));
  const zoom = Math.max(camera.zoom, Math.min(near, zoomToHold(part, room)));
  claim(rig);
  const to = constrain(placeAt(centreOf(part), middle(room), zoom), room, middle(room), false);
  run(rig, travel(camera, to, lasting(rig, WAY)));
}

/** A step of the camera by key or wheel notch, taken from where the last step leads. */
export function step(rig: Rig, dx: number, dy: number, scale: number, focal: Point): void {
  const base = rig.motion.value.kind === 'glide' ? seen(rig) : rig.motion.value.to;
  const pushed = panBy(base, dx, dy);
  const to = constrain(zoomAt(pushed, focal, pushed.zoom * scale), rig.room.value, focal, false);
  claim(rig);
  run(rig, travel(seen(rig), to, lasting(rig, STEP)));
}

/** A movement of a trackpad: shown at once, without rest in between. `settle` follows when it stops. */
export function drift(rig: Rig, dx: number, dy: number, scale: number, focal: Point): void {
  const pushed = panBy(seen(rig), dx, dy);
  claim(rig);
  rig.tellStir();
  hold(rig, still(constrain(zoomAt(pushed, focal, pushed.zoom * scale), rig.room.value, focal, false)));
}

export function settle(rig: Rig): void {
  if (rig.grip.value.hands === 0) run(rig, still(rig.motion.value.to));
}

/** The surface has another size, or other chrome covers it: what was in the middle stays there, a fitted board fits. */
export function reshape(rig: Rig, room: Room): void {
  const before = rig.room.value;
  rig.room.value = room;
  if (rig.grip.value.hands !== 0 || room.viewport.width === 0) return;
  const camera = seen(rig);
  const first = before.viewport.width === 0;
  const next = first || rig.fitted.value ? fit(room) : recentre(camera, before, room);
  const resized =
    before.viewport.width !== room.viewport.width || before.viewport.height !== room.viewport.height;
  // A turned device has already jumped; chrome that comes or goes moves the board with it.
  const duration = resized ? 0 : lasting(rig, WAY);
  run(rig, travel(camera, constrain(next, room, middle(room), false), duration));
}

/** The board has grown or something on it asks to be seen. The camera follows, unless the player has just moved it. */
export function follow(rig: Rig, room: Room, focus: Rect | undefined): void {
  rig.room.value = room;
  if (rig.grip.value.hands !== 0 || room.viewport.width === 0) return;
  const camera = seen(rig);
  const allowed = constrain(camera, room, middle(room), false);
  const own = Date.now() - rig.movedAt.value < OWN_WAY;
  const shown = focus === undefined ? allowed : reveal(allowed, focus, room);
  const wanted = rig.fitted.value ? fit(room) : constrain(shown, room, middle(room), false);
  run(rig, travel(camera, own ? allowed : wanted, lasting(rig, WAY)));
}

/** A touch at a point of the surface, now. */
export function touchAt(rig: Rig, screen: Point): Touch {
  const camera = seen(rig);
  return { board: screenToBoard(camera, screen), screen, zoom: camera.zoom, time: Date.now() };
}
