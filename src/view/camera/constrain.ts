'worklet';

import { placeAt, screenToBoard, zoomAt, type Camera, type Point } from './camera';
import { farthest, middle, type Room } from './room';

/** How much of a pull past the edge is followed at first; the rest is resisted more and more. */
const STRETCH = 0.55;
/** The farthest a zoom can be pulled past its limit, as a natural logarithm: about one and a half times. */
const ZOOM_REACH = 0.4;

// Helpers stand first: a worklet keeps what it calls as it is when the worklet is made.

function resist(over: number, reach: number): number {
  return reach * (1 - 1 / ((over * STRETCH) / reach + 1));
}

/** A value between two walls; past a wall it goes on ever more slowly and never farther than `reach`. */
function stretch(value: number, low: number, high: number, reach: number): number {
  if (value < low) return low - resist(low - value, reach);
  if (value > high) return high + resist(value - high, reach);
  return value;
}

function limitZoom(zoom: number, room: Room, held: boolean): number {
  const least = farthest(room);
  if (zoom >= least && zoom <= room.closest) return zoom;
  if (!held) return Math.min(Math.max(zoom, least), room.closest);
  return Math.exp(stretch(Math.log(zoom), Math.log(least), Math.log(room.closest), ZOOM_REACH));
}

function limit(value: number, start: number, length: number, reach: number): number {
  const end = start + length;
  return reach > 0 ? stretch(value, start, end, reach) : Math.min(Math.max(value, start), end);
}

function limitPlace(camera: Camera, room: Room, held: boolean): Camera {
  const centre = middle(room);
  const at = screenToBoard(camera, centre);
  const { bounds, viewport } = room;
  const x = limit(at.x, bounds.x, bounds.width, held ? viewport.width / camera.zoom : 0);
  const y = limit(at.y, bounds.y, bounds.height, held ? viewport.height / camera.zoom : 0);
  return x === at.x && y === at.y ? camera : placeAt({ x, y }, centre, camera.zoom);
}

/**
 * The camera a room allows. The middle of the clear area stays on the board and the zoom between the whole board and the
 * closest; where the zoom is cut, the board point under `focal` keeps its place. `held` (a finger is down) follows past
 * these limits like a rubber band; let go, the same camera without `held` is where it settles.
 */
export function constrain(camera: Camera, room: Room, focal: Point, held: boolean): Camera {
  return limitPlace(zoomAt(camera, focal, limitZoom(camera.zoom, room, held)), room, held);
}

function pull(shown: number, reach: number): number {
  // A stretch is always shorter than its reach; a room that shrank under a finger can leave more.
  const part = Math.min(shown / reach, 0.95);
  return (reach / STRETCH) * (1 / (1 - part) - 1);
}

/** The value that `stretch` turns into this one. */
function slacken(value: number, low: number, high: number, reach: number): number {
  if (value < low) return low - pull(low - value, reach);
  if (value > high) return high + pull(value - high, reach);
  return value;
}

/** The camera that `constrain` while held turns into this one: a grip on a stretched board starts without a jump. */
export function loosen(camera: Camera, room: Room, focal: Point): Camera {
  const centre = middle(room);
  const at = screenToBoard(camera, centre);
  const { bounds, viewport } = room;
  const x = slacken(at.x, bounds.x, bounds.x + bounds.width, viewport.width / camera.zoom);
  const y = slacken(at.y, bounds.y, bounds.y + bounds.height, viewport.height / camera.zoom);
  const zoom = slacken(Math.log(camera.zoom), Math.log(farthest(room)), Math.log(room.closest), ZOOM_REACH);
  return zoomAt(placeAt({ x, y }, centre, camera.zoom), focal, Math.exp(zoom));
}
