import fc from 'fast-check';

import { boardToScreen, contains, panBy, placeAt, screenToBoard, transformOf, zoomAt } from './camera';
import { camera, focal, point } from './testing/rooms';

const near = (one: number, other: number) => Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(one));

test('a point goes to the screen and back', () => {
  fc.assert(
    fc.property(camera, point, (view, at) => {
      const back = screenToBoard(view, boardToScreen(view, at));
      return near(back.x, at.x) && near(back.y, at.y);
    }),
  );
});

test('zooming keeps the board point under the focal point', () => {
  fc.assert(
    fc.property(camera, focal, fc.double({ min: 0.01, max: 40, noNaN: true }), (view, at, zoom) => {
      const held = screenToBoard(view, at);
      const after = screenToBoard(zoomAt(view, at, zoom), at);
      return near(held.x, after.x) && near(held.y, after.y);
    }),
  );
});

test('a push moves what is seen with the finger, by the same points at every zoom', () => {
  fc.assert(
    fc.property(camera, point, fc.integer({ min: -500, max: 500 }), (view, at, by) => {
      const before = boardToScreen(view, at);
      const after = boardToScreen(panBy(view, by, -by), at);
      return Math.abs(after.x - before.x - by) < 1e-4 && Math.abs(after.y - before.y + by) < 1e-4;
    }),
  );
});

test('the transform draws a board point where boardToScreen says', () => {
  const view = { x: 30, y: -20, zoom: 2.5 };
  const [across, down, grown] = transformOf(view);
  const at = { x: 12, y: 7 };
  expect({ x: at.x * grown.scale + across.translateX, y: at.y * grown.scale + down.translateY }).toEqual(
    boardToScreen(view, at),
  );
});

test('a camera is placed with a board point under a screen point', () => {
  expect(boardToScreen(placeAt({ x: 5, y: 6 }, { x: 180, y: 320 }, 3), { x: 5, y: 6 })).toEqual({
    x: 180,
    y: 320,
  });
});

test('a rect contains what lies within its reach and nothing farther', () => {
  const rect = { x: 0, y: 0, width: 10, height: 10 };
  expect(contains(rect, { x: 12, y: 5 }, 2)).toBe(true);
  expect(contains(rect, { x: 12.1, y: 5 }, 2)).toBe(false);
  expect(contains(rect, { x: 5, y: -2.1 }, 2)).toBe(false);
});
