import fc from 'fast-check';

import type { Camera, Point } from '../camera';
import type { Room } from '../room';

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const length = fc.double({ min: 20, max: 4000, noNaN: true });
const inset = fc.integer({ min: 0, max: 120 });

export const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });

export const focal: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 900 }),
});

export const camera: fc.Arbitrary<Camera> = fc.record({
  x: coordinate,
  y: coordinate,
  zoom: fc.double({ min: 0.01, max: 40, noNaN: true }),
});

export const room: fc.Arbitrary<Room> = fc.record({
  bounds: fc.record({ x: coordinate, y: coordinate, width: length, height: length }),
  viewport: fc.record({
    width: fc.integer({ min: 320, max: 1400 }),
    height: fc.integer({ min: 480, max: 1400 }),
  }),
  insets: fc.record({ top: inset, right: inset, bottom: inset, left: inset }),
  snug: fc.constant(1.2),
  closest: fc.constant(3.6),
});

/** A phone that shows a board of 1000 by 800 under a strip and a tray. */
export const PHONE: Room = {
  bounds: { x: -500, y: -400, width: 1000, height: 800 },
  viewport: { width: 360, height: 640 },
  insets: { top: 40, right: 0, bottom: 120, left: 0 },
  snug: 1.2,
  closest: 3.6,
};
