import { drawTownPlan } from './town-plan';

test('the plan is drawn the same every time', () => {
  expect(drawTownPlan()).toEqual(drawTownPlan());
});

test('roofs stand inside the wall and on no other roof', () => {
  const roofs = drawTownPlan().filter((mark) => mark.sunny !== undefined && mark.fill !== 'stone');
  const houses = roofs.filter((mark) => mark.round !== undefined);
  expect(houses.length).toBeGreaterThan(100);
  for (const { x, y, w, h } of roofs) {
    expect(Math.abs(x - 50) + w / 2).toBeLessThan(41);
    expect(Math.abs(y - 50) + h / 2).toBeLessThan(41);
    // The corners of the wall are cut.
    expect(Math.abs(x - 50) + w / 2 + Math.abs(y - 50) + h / 2).toBeLessThan(66);
  }
  const overlapping = houses.filter((one, at) =>
    houses
      .slice(at + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < (one.w + other.w) / 2 &&
          Math.abs(one.y - other.y) < (one.h + other.h) / 2,
      ),
  );
  expect(overlapping).toEqual([]);
});
