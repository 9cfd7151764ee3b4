'worklet';

/** A place on the board (board units) or on the surface (points from its top left corner). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** Points covered by chrome along each edge of the surface. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What the surface shows: the board point at its top left corner, and points per board unit. */
export interface Camera extends Point {
  readonly zoom: number;
}

export function screenToBoard(camera: Camera, point: Point): Point {
  return { x: camera.x + point.x / camera.zoom, y: camera.y + point.y / camera.zoom };
}

export function boardToScreen(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) * camera.zoom, y: (point.y - camera.y) * camera.zoom };
}

/** The camera after the board was pushed by so many points on the screen. */
export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom, zoom: camera.zoom };
}

/** The camera at another zoom, with the same board point under `focal`. */
export function zoomAt(camera: Camera, focal: Point, zoom: number): Camera {
  const held = screenToBoard(camera, focal);
  return { x: held.x - focal.x / zoom, y: held.y - focal.y / zoom, zoom };
}

/** The camera at a zoom with a board point under a point of the screen. */
export function placeAt(board: Point, screen: Point, zoom: number): Camera {
  return { x: board.x - screen.x / zoom, y: board.y - screen.y / zoom, zoom };
}

/** Skia and React Native transform of board units to points, from the top left corner. */
export function transformOf(camera: Camera) {
  return [
    { translateX: -camera.x * camera.zoom },
    { translateY: -camera.y * camera.zoom },
    { scale: camera.zoom },
  ] as const;
}

export function centreOf(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

export function contains(rect: Rect, point: Point, reach: number): boolean {
  return (
    point.x >= rect.x - reach &&
    point.x <= rect.x + rect.width + reach &&
    point.y >= rect.y - reach &&
    point.y <= rect.y + rect.height + reach
  );
}

/** The smallest rect that holds all of these. */
export function hullOf(rects: readonly Rect[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of rects) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
