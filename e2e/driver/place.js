// @ts-check
/** Points and frames on the screen. */

/**
 * @typedef {import('./types').Frame} Frame
 * @typedef {import('./types').Point} Point
 */

/**
 * Where a point of the element's own coordinates, or else its centre, is on the screen.
 * @param {Point} [point]
 */
function placeAt(point) {
  /** @param {Frame} frame */
  return (frame) => (point === undefined ? partOf(frame) : { x: frame.x + point.x, y: frame.y + point.y });
}

/**
 * @param {Frame} frame
 * @param {number} [x] 0–1
 * @param {number} [y] 0–1
 */
function partOf(frame, x = NaN, y = NaN) {
  const [across, down] = [Number.isNaN(x) ? 0.5 : x, Number.isNaN(y) ? 0.5 : y];
  return { x: frame.x + frame.width * across, y: frame.y + frame.height * down };
}

/**
 * The nearest point inside both a frame and the screen.
 * @param {Point} point
 * @param {Frame} frame
 * @param {{ width: number, height: number }} screen
 */
function clamp(point, frame, screen) {
  /** @param {number} at @param {number} low @param {number} high */
  const within = (at, low, high) => Math.min(Math.max(at, low + 2), high - 2);
  return {
    x: within(point.x, Math.max(0, frame.x), Math.min(screen.width, frame.x + frame.width)),
    y: within(point.y, Math.max(0, frame.y), Math.min(screen.height, frame.y + frame.height)),
  };
}

/**
 * The part of a frame that is on the screen.
 * @param {Frame} frame
 * @param {{ width: number, height: number }} screen
 */
function intersect(frame, screen) {
  const [x, y] = [Math.max(0, frame.x), Math.max(0, frame.y)];
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  return { x, y, width: Math.min(right, screen.width) - x, height: Math.min(bottom, screen.height) - y };
}

/**
 * @param {Frame} a
 * @param {Frame} b
 */
function isSameFrame(a, b) {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

module.exports = { clamp, intersect, isSameFrame, partOf, placeAt };
