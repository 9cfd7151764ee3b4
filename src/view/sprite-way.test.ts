import { poseOnTheWay, transformTo } from './sprite-way';

const HERE = { x: 10, y: 20, scale: 1.3 };
const HOME = { x: 110, y: -80, scale: 1 };

test('a way begins and ends exactly where it says', () => {
  expect(poseOnTheWay(HERE, HOME, 0)).toEqual(HERE);
  const end = poseOnTheWay(HERE, HOME, 1);
  expect(end.x).toBe(110);
  expect(end.y).toBeCloseTo(-80);
  expect(end.scale).toBe(1);
});

test('a walker rises at each step, what settles does not', () => {
  expect(poseOnTheWay(HERE, HOME, 1 / 8).y).toBeLessThan(20 - 100 / 8);
  expect(poseOnTheWay(HERE, { ...HERE, scale: 1 }, 1 / 8).y).toBe(20);
});

test('what is enlarged stays about its middle', () => {
  const [{ translateX }, , { scale }] = transformTo({ x: 100, y: 0, scale: 1.5 }, { x: 50, y: 50 });
  expect(translateX + 50 * scale).toBe(150);
});
