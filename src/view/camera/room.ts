'worklet';

import {
  boardToScreen,
  centreOf,
  contains,
  placeAt,
  type Camera,
  type Insets,
  type Point,
  type Rect,
  type Size,
} from './camera';

/** Everything that limits a camera: the board, the surface, the chrome over it, and how close it may come. */
export interface Room {
  /** What there is to see, in board units. */
  readonly bounds: Rect;
  readonly viewport: Size;
  readonly insets: Insets;
  /** Points per board unit beyond which `fit` does not enlarge a small board. */
  readonly snug: number;
  /** Points per board unit at the closest. */
  readonly closest: number;
}

/** Points left free round a fitted board and a revealed rect. */
const MARGIN = 16;

// Helpers stand first: a worklet keeps what it calls as it is when the worklet is made.

/** The part of the surface that no chrome covers, in points; never empty. */
export function clearArea(room: Room): Rect {
  const { viewport, insets } = room;
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, viewport.width - insets.left - insets.right),
    height: Math.max(1, viewport.height - insets.top - insets.bottom),
  };
}

/** The middle of the clear area, in points. */
export function middle(room: Room): Point {
  return centreOf(clearArea(room));
}

/** The zoom at which a rect just fills the clear area, its margin left free. */
export function zoomToHold(rect: Rect, room: Room): number {
  const area = clearArea(room);
  const across = Math.max(1, area.width - 2 * MARGIN) / Math.max(rect.width, Number.EPSILON);
  const down = Math.max(1, area.height - 2 * MARGIN) / Math.max(rect.height, Number.EPSILON);
  return Math.min(across, down);
}

/** The smallest zoom the camera rests at: the whole board in sight. */
export function farthest(room: Room): number {
  return Math.min(zoomToHold(room.bounds, room), room.snug, room.closest);
}

/** The camera that shows the whole board in the clear area, no larger than snug. */
export function fit(room: Room): Camera {
  return placeAt(centreOf(room.bounds), middle(room), farthest(room));
}

/** The middle nearest to `at` of a window of length `sight` that holds the stretch [start, start + length]. */
function nearest(at: number, start: number, length: number, sight: number): number {
  if (length >= sight) return start + length / 2;
  return Math.min(Math.max(at, start + length - sight / 2), start + sight / 2);
}

/** The camera nearest to this one that shows a rect whole, or its middle where it is larger than the clear area. */
export function reveal(camera: Camera, rect: Rect, room: Room): Camera {
  const zoom = Math.max(farthest(room), Math.min(camera.zoom, zoomToHold(rect, room)));
  const focus = middle(room);
  const at = { x: camera.x + focus.x / camera.zoom, y: camera.y + focus.y / camera.zoom };
  const area = clearArea(room);
  const x = nearest(at.x, rect.x, rect.width, (area.width - 2 * MARGIN) / zoom);
  const y = nearest(at.y, rect.y, rect.height, (area.height - 2 * MARGIN) / zoom);
  return placeAt({ x, y }, focus, zoom);
}

/** Whether the middle of a rect is in sight, clear of all chrome. */
export function isInSight(camera: Camera, rect: Rect, room: Room): boolean {
  return contains(clearArea(room), boardToScreen(camera, centreOf(rect)), 0);
}

/** The camera after the surface changed size or chrome: the board point in the middle stays there. */
export function recentre(camera: Camera, from: Room, to: Room): Camera {
  const before = middle(from);
  const kept = { x: camera.x + before.x / camera.zoom, y: camera.y + before.y / camera.zoom };
  return placeAt(kept, middle(to), camera.zoom);
}
