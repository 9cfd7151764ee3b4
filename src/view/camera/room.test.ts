import fc from 'fast-check';

import { boardToScreen, centreOf, type Camera, type Rect } from './camera';
import { clearArea, farthest, fit, middle, recentre, reveal, type Room } from './room';
import { camera, PHONE, room } from './testing/rooms';

/** How far a rect sticks out of the clear area on the screen, in points. */
function sticksOut(view: Camera, rect: Rect, within: Room): number {
  const area = clearArea(within);
  const start = boardToScreen(view, rect);
  const end = boardToScreen(view, { x: rect.x + rect.width, y: rect.y + rect.height });
  return Math.max(
    area.x - start.x,
    area.y - start.y,
    end.x - area.x - area.width,
    end.y - area.y - area.height,
  );
}

test('fit shows the whole board in the clear area, in the middle', () => {
  fc.assert(
    fc.property(room, (any) => {
      const view = fit(any);
      const at = boardToScreen(view, centreOf(any.bounds));
      const aim = middle(any);
      return sticksOut(view, any.bounds, any) < 1e-6 && Math.hypot(at.x - aim.x, at.y - aim.y) < 1e-6;
    }),
  );
});

test('fit leaves chrome uncovered: strip above, tray below', () => {
  const view = fit(PHONE);
  const top = boardToScreen(view, { x: 0, y: PHONE.bounds.y });
  const bottom = boardToScreen(view, { x: 0, y: PHONE.bounds.y + PHONE.bounds.height });
  expect(top.y).toBeGreaterThan(PHONE.insets.top);
  expect(bottom.y).toBeLessThan(PHONE.viewport.height - PHONE.insets.bottom);
});

test('a single tile is not blown up beyond snug', () => {
  expect(fit({ ...PHONE, bounds: { x: 0, y: 0, width: 100, height: 100 } }).zoom).toBe(PHONE.snug);
});

test('an empty board still has a zoom', () => {
  expect(farthest({ ...PHONE, bounds: { x: 0, y: 0, width: 0, height: 0 } })).toBe(PHONE.snug);
});

test('reveal brings a tile into the clear area, whole', () => {
  fc.assert(
    fc.property(camera, (any) => {
      const view = { ...any, zoom: Math.min(Math.max(any.zoom, 0.3), 1.5) };
      const tile = { x: 200, y: 100, width: 100, height: 100 };
      return sticksOut(reveal(view, tile, PHONE), tile, PHONE) < 1e-6;
    }),
  );
});

test('reveal does not move a camera that shows the rect already', () => {
  const view = fit(PHONE);
  const shown = reveal(view, { x: 0, y: 0, width: 100, height: 100 }, PHONE);
  expect(shown.x).toBeCloseTo(view.x);
  expect(shown.y).toBeCloseTo(view.y);
  expect(shown.zoom).toBe(view.zoom);
});

test('reveal zooms out only as far as a large rect needs', () => {
  const view = { x: 0, y: 0, zoom: 3 };
  const street = { x: -300, y: 0, width: 600, height: 100 };
  const shown = reveal(view, street, PHONE);
  expect(shown.zoom).toBeLessThan(3);
  expect(sticksOut(shown, street, PHONE)).toBeLessThan(0);
  expect(shown.zoom).toBeGreaterThan(farthest(PHONE));
});

test('a turned device keeps the same board point in the middle', () => {
  const view = { x: 10, y: 20, zoom: 1.5 };
  const turned = { ...PHONE, viewport: { width: 640, height: 360 } };
  const before = middle(PHONE);
  const after = middle(turned);
  const next = recentre(view, PHONE, turned);
  expect(next.x + after.x / next.zoom).toBeCloseTo(view.x + before.x / view.zoom);
  expect(next.y + after.y / next.zoom).toBeCloseTo(view.y + before.y / view.zoom);
});
