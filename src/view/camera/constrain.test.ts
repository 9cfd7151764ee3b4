import fc from 'fast-check';

import { placeAt, screenToBoard, zoomAt, type Camera } from './camera';
import { constrain, loosen } from './constrain';
import { farthest, fit, middle, type Room } from './room';
import { camera, focal, PHONE, room } from './testing/rooms';

const apart = (one: Camera, other: Camera) =>
  Math.max(Math.hypot(one.x - other.x, one.y - other.y) * other.zoom, Math.abs(one.zoom / other.zoom - 1));

function isAllowed(view: Camera, within: Room): boolean {
  const at = screenToBoard(view, middle(within));
  const { x, y, width, height } = within.bounds;
  const slack = 1e-6;
  return (
    view.zoom >= farthest(within) * (1 - slack) &&
    view.zoom <= within.closest * (1 + slack) &&
    at.x >= x - slack &&
    at.x <= x + width + slack &&
    at.y >= y - slack &&
    at.y <= y + height + slack
  );
}

test('a settled camera is inside its room', () => {
  fc.assert(
    fc.property(camera, room, focal, (view, any, at) => isAllowed(constrain(view, any, at, false), any)),
  );
});

test('settling twice is settling once', () => {
  fc.assert(
    fc.property(camera, room, focal, (view, any, at) => {
      const once = constrain(view, any, at, false);
      return apart(constrain(once, any, at, false), once) < 1e-6;
    }),
  );
});

test('a fitted camera is left alone', () => {
  fc.assert(
    fc.property(room, focal, (any, at) => apart(constrain(fit(any), any, at, false), fit(any)) < 1e-6),
  );
});

test('inside its room a held camera goes exactly where the finger wants', () => {
  fc.assert(
    fc.property(camera, room, focal, (view, any, at) => {
      const inside = constrain(view, any, at, false);
      return apart(constrain(inside, any, at, true), inside) < 1e-6;
    }),
  );
});

test('the point under the fingers keeps its place when the zoom is cut', () => {
  const at = { x: 200, y: 300 };
  const wanted = zoomAt({ x: -100, y: -200, zoom: 3 }, at, 20);
  for (const held of [true, false]) {
    const shown = constrain(wanted, PHONE, at, held);
    expect(screenToBoard(shown, at).x).toBeCloseTo(screenToBoard(wanted, at).x);
    expect(screenToBoard(shown, at).y).toBeCloseTo(screenToBoard(wanted, at).y);
  }
});

test('a held camera gives way past the edge, less and less, and never by more than a screen', () => {
  const end = PHONE.bounds.x + PHONE.bounds.width;
  const pulled = [100, 200, 400, 100_000].map((by) => {
    const wanted = placeAt({ x: end + by, y: 0 }, middle(PHONE), 1);
    return screenToBoard(constrain(wanted, PHONE, middle(PHONE), true), middle(PHONE)).x - end;
  });
  const [first, second, third, last] = pulled;
  expect(first).toBeGreaterThan(0);
  expect(second! - first!).toBeLessThan(first!);
  expect(third).toBeGreaterThan(second!);
  expect(last).toBeLessThan(PHONE.viewport.width);
});

test('a pinch past the closest zoom gives way by half at most', () => {
  const shown = constrain({ x: 0, y: 0, zoom: 1000 }, PHONE, { x: 180, y: 320 }, true);
  expect(shown.zoom).toBeGreaterThan(PHONE.closest);
  expect(shown.zoom).toBeLessThan(PHONE.closest * 1.5);
});

test('more pull is never less stretch', () => {
  fc.assert(
    fc.property(camera, room, fc.double({ min: 1, max: 500, noNaN: true }), (view, any, more) => {
      const at = middle(any);
      const here = constrain(view, any, at, true);
      const there = constrain({ ...view, x: view.x + more }, any, at, true);
      return there.x >= here.x - 1e-9;
    }),
  );
});

test('taking hold of a stretched board does not make it jump', () => {
  fc.assert(
    fc.property(camera, room, focal, (view, any, at) => {
      const shown = constrain(view, any, at, true);
      // Beyond nine tenths of the way to the end of the band the numbers, not the manners, run out.
      const again = constrain(loosen(shown, any, at), any, at, true);
      const near = farthest(any) * 0.75 < shown.zoom && shown.zoom < any.closest * 1.3;
      const settled = constrain(shown, any, at, false);
      const little = apart(settled, shown) < Math.min(any.viewport.width, any.viewport.height) * 0.8;
      return !near || !little || apart(again, shown) < 1e-3;
    }),
  );
});
