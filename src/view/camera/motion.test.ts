import fc from 'fast-check';

import { boardToScreen, screenToBoard, zoomAt, type Camera } from './camera';
import { constrain } from './constrain';
import { between, cameraAt, glide, release, still, travel } from './motion';
import { fit, middle } from './room';
import { camera, PHONE, room } from './testing/rooms';

const speed = fc.double({ min: -6000, max: 6000, noNaN: true });
const velocity = fc.record({ x: speed, y: speed });

test('a glide ends, within two seconds, at rest inside the room', () => {
  fc.assert(
    fc.property(camera, room, velocity, (view, any, flick) => {
      const from = constrain(view, any, middle(any), false);
      const motion = glide(from, flick, any);
      const end = cameraAt(motion, motion.duration);
      const settled = constrain(end, any, middle(any), false);
      return motion.duration <= 2000 && Math.hypot(settled.x - end.x, settled.y - end.y) * end.zoom < 1e-6;
    }),
  );
});

test('a glide never turns back', () => {
  fc.assert(
    fc.property(velocity, (flick) => {
      const motion = glide({ ...fit(PHONE), zoom: 2 }, flick, PHONE);
      const places = [0, 0.1, 0.3, 0.6, 0.9, 1].map((part) => cameraAt(motion, part * motion.duration).x);
      const ways = places.slice(1).map((x, index) => x - places[index]!);
      return ways.every((way) => way * flick.x <= 1e-9);
    }),
  );
});

test('a glide leaves the finger at the speed of the flick', () => {
  const from: Camera = { x: -100, y: -100, zoom: 1 };
  const motion = glide(from, { x: 600, y: 0 }, PHONE);
  const after = cameraAt(motion, 1);
  expect((from.x - after.x) * 1000).toBeCloseTo(600, -1);
});

test('a board that is hardly moving stays where it is let go', () => {
  expect(glide({ x: 0, y: 0, zoom: 1 }, { x: 20, y: 10 }, PHONE)).toEqual(still({ x: 0, y: 0, zoom: 1 }));
});

test('let go past the edge, the board springs back inside', () => {
  const out = { x: 5000, y: 0, zoom: 1 };
  const motion = release(out, { x: 0, y: 0 }, PHONE, middle(PHONE), 240);
  expect(motion.duration).toBeGreaterThan(0);
  const { to } = motion;
  expect(constrain(to, PHONE, middle(PHONE), false)).toEqual(to);
  expect(cameraAt(motion, 0)).toEqual(out);
});

test('let go zoomed past the limit, the board springs back about the fingers', () => {
  const at = { x: 100, y: 200 };
  const out = { x: 0, y: 0, zoom: 5 };
  const motion = release(out, { x: 900, y: 0 }, PHONE, at, 240);
  expect(motion.to.zoom).toBe(PHONE.closest);
  const held = screenToBoard(out, at);
  for (const part of [0.2, 0.5, 1]) {
    expect(boardToScreen(cameraAt(motion, part * motion.duration), held).x).toBeCloseTo(at.x);
  }
});

test('with reduced motion there is neither glide nor spring', () => {
  expect(release({ x: 0, y: 0, zoom: 1 }, { x: 3000, y: 0 }, PHONE, middle(PHONE), 0).duration).toBe(0);
});

test('a way to where one is takes no time', () => {
  const view = fit(PHONE);
  expect(travel(view, { ...view }, 320).duration).toBe(0);
});

test('a way starts and ends where it says', () => {
  fc.assert(
    fc.property(camera, camera, (from, to) => {
      const motion = travel(from, to, 300);
      const start = cameraAt(motion, 0);
      const end = cameraAt(motion, 300);
      return motion.duration === 0 || (Math.abs(start.x - from.x) < 1e-6 && end === to);
    }),
  );
});

test('a way that only zooms keeps its focal point still all along', () => {
  const at = { x: 120, y: 400 };
  const from = { x: 3, y: 4, zoom: 0.7 };
  const to = zoomAt(from, at, 2.9);
  const held = screenToBoard(from, at);
  for (const part of [0.1, 0.4, 0.8]) {
    const seen = boardToScreen(between(from, to, part), held);
    expect(seen.x).toBeCloseTo(at.x);
    expect(seen.y).toBeCloseTo(at.y);
  }
});
