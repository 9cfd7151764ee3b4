import { makeMutable } from 'react-native-reanimated';

import { screenToBoard, type Camera } from '../camera/camera';
import { cameraAt, still, type Motion } from '../camera/motion';
import { fit, isInSight, middle } from '../camera/room';
import { PHONE } from '../camera/testing/rooms';
import {
  drift,
  follow,
  grab,
  letGo,
  PAN,
  PINCH,
  present,
  pull,
  reshape,
  seen,
  settle,
  showAll,
  showRect,
  step,
} from './manners';
import type { Rig } from './rig';

jest.useFakeTimers();

const AT = { x: 180, y: 300 };
const STILL = { x: 0, y: 0 };

/** A rig over the phone's room, fitted, and what it was told. */
function makeRig(): { rig: Rig; rests: Camera[] } {
  const rests: Camera[] = [];
  const start = fit(PHONE);
  const motion = makeMutable<Motion>(still(start));
  const clock = makeMutable(0);
  const rig: Rig = {
    motion,
    clock,
    camera: makeMutable(start),
    room: makeMutable(PHONE),
    grip: makeMutable({ hands: 0, wanted: start, focal: STILL, pinchedAt: 0, pulledAt: 0 }),
    fitted: makeMutable(true),
    movedAt: makeMutable(-Infinity),
    calm: makeMutable(false),
    tellRest: (camera) => rests.push(camera),
    tellStir: () => undefined,
  };
  return { rig, rests };
}

const wait = (ms: number) => jest.advanceTimersByTime(ms);
/** By then nobody remembers that the player moved the board. */
const LONG_AFTER = 10_000;

test('a flick glides on from where the finger leaves', () => {
  const { rig } = makeRig();
  grab(rig, PAN, AT);
  pull(rig, 20, 0, 1, AT);
  letGo(rig, PAN, { x: 800, y: 0 });
  expect(rig.motion.value.kind).toBe('glide');
});

test('a finger that stops before it leaves does not flick', () => {
  const { rig, rests } = makeRig();
  grab(rig, PAN, AT);
  pull(rig, 20, 0, 1, AT);
  wait(200);
  letGo(rig, PAN, { x: 800, y: 0 });
  expect(rig.motion.value.kind).toBe('still');
  expect(rests).toHaveLength(1);
});

test('the second finger of a pinch does not flick when it leaves', () => {
  const { rig } = makeRig();
  grab(rig, PAN, AT);
  grab(rig, PINCH, AT);
  pull(rig, 0, 0, 1.5, AT);
  letGo(rig, PINCH, STILL);
  wait(40);
  pull(rig, 5, 0, 1, AT);
  letGo(rig, PAN, { x: 2000, y: 0 });
  expect(rig.motion.value.kind).toBe('still');
});

test('a board is held until the last hand has left', () => {
  const { rig, rests } = makeRig();
  grab(rig, PAN, AT);
  grab(rig, PINCH, AT);
  letGo(rig, PINCH, STILL);
  expect(rests).toHaveLength(0);
  pull(rig, 30, 0, 1, AT);
  expect(seen(rig).x).toBeLessThan(fit(PHONE).x);
  letGo(rig, PAN, STILL);
  expect(rests).toHaveLength(1);
});

test('two fingers that spread and wander keep the same board point between them', () => {
  const { rig } = makeRig();
  const held = screenToBoard(seen(rig), AT);
  grab(rig, PAN, AT);
  grab(rig, PINCH, AT);
  let at = AT;
  for (let count = 0; count < 10; count++) {
    at = { x: at.x + 4, y: at.y - 3 };
    pull(rig, 4, -3, 1, at);
    pull(rig, 0, 0, 1.07, at);
  }
  expect(screenToBoard(seen(rig), at).x).toBeCloseTo(held.x);
  expect(screenToBoard(seen(rig), at).y).toBeCloseTo(held.y);
});

test('a board caught while it springs back does not jump', () => {
  const { rig } = makeRig();
  grab(rig, PAN, AT);
  pull(rig, 900, 0, 1, AT);
  letGo(rig, PAN, STILL);
  wait(50);
  const before = seen(rig);
  grab(rig, PAN, AT);
  pull(rig, 0, 0, 1, AT);
  expect(seen(rig).x).toBeCloseTo(before.x);
});

test('a way somewhere else comes to rest once, exactly there', () => {
  const { rig, rests } = makeRig();
  step(rig, 0, 0, 3, AT);
  wait(2000);
  rests.length = 0;
  showAll(rig);
  expect(rests).toHaveLength(0);
  wait(2000);
  expect(rests).toEqual([fit(PHONE)]);
  expect(rig.motion.value.kind).toBe('still');
});

test('with reduced motion the camera is there at once', () => {
  const { rig, rests } = makeRig();
  step(rig, 0, 0, 3, AT);
  wait(2000);
  rig.calm.value = true;
  showAll(rig);
  expect(rests[rests.length - 1]).toEqual(fit(PHONE));
});

test('quick steps add up: each starts from where the last one leads', () => {
  const { rig } = makeRig();
  const before = seen(rig).zoom;
  step(rig, 0, 0, 1.2, AT);
  wait(10);
  step(rig, 0, 0, 1.2, AT);
  wait(2000);
  expect(seen(rig).zoom).toBeCloseTo(before * 1.44);
});

test('a trackpad moves at once and rests only when it is quiet', () => {
  const { rig, rests } = makeRig();
  const before = seen(rig);
  drift(rig, 15, 0, 1, AT);
  expect((before.x - seen(rig).x) * before.zoom).toBeCloseTo(15);
  expect(rests).toHaveLength(0);
  settle(rig);
  expect(rests).toHaveLength(1);
});

test('a fitted board stays fitted when the device is turned', () => {
  const { rig } = makeRig();
  const turned = { ...PHONE, viewport: { width: 640, height: 360 } };
  reshape(rig, turned);
  expect(seen(rig)).toEqual(fit(turned));
});

test('a board the player has moved keeps its middle when the device is turned', () => {
  const { rig } = makeRig();
  step(rig, 20, 10, 3, middle(PHONE));
  wait(2000);
  const held = screenToBoard(seen(rig), middle(PHONE));
  const turned = { ...PHONE, viewport: { width: 640, height: 360 } };
  reshape(rig, turned);
  expect(screenToBoard(seen(rig), middle(turned)).x).toBeCloseTo(held.x);
  expect(screenToBoard(seen(rig), middle(turned)).y).toBeCloseTo(held.y);
});

test('nothing moves under a finger: a board that grows is followed later', () => {
  const { rig } = makeRig();
  grab(rig, PAN, AT);
  const before = seen(rig);
  follow(rig, { ...PHONE, bounds: { ...PHONE.bounds, width: 3000 } }, undefined);
  expect(seen(rig)).toEqual(before);
});

test('a motion shows at every moment what its clock says', () => {
  const { rig } = makeRig();
  step(rig, 60, 0, 1, AT);
  wait(60);
  const { motion, clock } = rig;
  expect(clock.value).toBeGreaterThan(0);
  expect(seen(rig)).toEqual(cameraAt(motion.value, clock.value));
});

/** Places of a cell's size at the west and the east end of the board. */
const [WEST, EAST] = [-500, 400].map((x) => ({ x, y: -50, width: 100, height: 100 }));

const isSeen = (rig: Rig, place: typeof WEST) => isInSight(rig.motion.value.to, place, PHONE);

test('both ends of something are shown when they can be chosen', () => {
  const { rig } = makeRig();
  step(rig, 0, 0, 3, AT);
  wait(LONG_AFTER);
  showRect(rig, WEST);
  wait(1000);
  expect(isSeen(rig, EAST)).toBe(false);
  present(rig, [WEST, EAST]);
  expect([WEST, EAST].map((place) => isSeen(rig, place))).toEqual([true, true]);
});

test('nothing moves for places that are in sight, under a finger, or right after the player has moved the board', () => {
  const { rig } = makeRig();
  present(rig, [WEST, EAST]);
  expect(rig.motion.value.kind).toBe('still');
  step(rig, 0, 0, 3, AT);
  wait(1000);
  const closer = rig.motion.value.to;
  present(rig, [WEST, EAST]);
  expect(rig.motion.value.to).toEqual(closer);
  wait(LONG_AFTER);
  grab(rig, PAN, AT);
  present(rig, [WEST, EAST]);
  expect(rig.motion.value.to).toEqual(closer);
});
