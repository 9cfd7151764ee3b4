import { homeOf } from './timeline-home';

const PHONE = { width: 390, height: 844 };

test('on a phone followers go to the strip on top, each to its seat', () => {
  const insets = { top: 60, right: 0, bottom: 140, left: 0 };
  const homes = [0, 1, 2].map((seat) => homeOf(seat, 3, insets, PHONE));
  expect(homes.every(({ y }) => y === 60)).toBe(true);
  expect(homes[0]!.x).toBeLessThan(homes[1]!.x);
  expect(homes[2]!.x).toBeLessThan(PHONE.width);
});

test('where the scores stand at the side, they go to that side', () => {
  const wide = { width: 1024, height: 768 };
  const right = { top: 0, right: 320, bottom: 0, left: 0 };
  expect(homeOf(0, 2, right, wide).x).toBe(704);
  expect(homeOf(1, 2, { ...right, right: 0, left: 320 }, wide).x).toBe(320);
  expect(homeOf(1, 2, right, wide).y).toBeGreaterThan(homeOf(0, 2, right, wide).y);
});
