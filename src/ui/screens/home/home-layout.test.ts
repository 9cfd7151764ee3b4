import { layOutHome } from './home-layout';

test.each([
  [360, 640, false],
  [390, 844, false],
  [507, 820, false],
  [744, 1133, false],
  [1180, 820, true],
  [844, 390, true],
])('at %i by %i picture and words share the page', (width, height, beside) => {
  const layout = layOutHome(width, height, 340);
  expect(layout.beside).toBe(beside);
  // The frame takes 36 on each side; above the words the picture leaves them their height and a gap.
  expect(layout.picture).toBeLessThanOrEqual(beside ? height - 72 : Math.max(88, height - 72 - 340 - 24));
  expect(layout.picture).toBeLessThanOrEqual(width - 64);
  expect(layout.picture).toBeGreaterThanOrEqual(88);
});

test('words that are higher take their room from the picture, which stays a picture', () => {
  expect(layOutHome(390, 844, 480).picture).toBeLessThan(layOutHome(390, 844, 340).picture);
  expect(layOutHome(360, 640, 900).picture).toBe(88);
});

test('a space narrower than any phone still holds the picture', () => {
  expect(layOutHome(200, 300, 340).picture).toBeLessThanOrEqual(200 - 64);
});

test('beside words that are higher than the page the picture stays in sight', () => {
  expect(layOutHome(844, 390, 420)).toMatchObject({ beside: true, high: true });
  expect(layOutHome(1180, 820, 420).high).toBe(false);
  expect(layOutHome(390, 844, 900).high).toBe(false);
});
