import { boardInsets, chromeEdges, layoutFor, sitsAcross } from './layout';

const SAFE = { top: 47, right: 0, bottom: 34, left: 0 };

const PLAIN = { scale: 1, aside: 0 };

test.each([
  [360, 640, 'stacked'],
  [390, 844, 'stacked'],
  [507, 1180, 'stacked'],
  [640, 360, 'beside'],
  [744, 1133, 'beside'],
  [1180, 820, 'beside'],
])('%i by %i points are laid out %s', (width, height, shape) => {
  expect(layoutFor({ width, height }, PLAIN).shape).toBe(shape);
});

test('however large the text, more than half of an upright phone is left to the board and the points', () => {
  expect(layoutFor({ width: 360, height: 640 }, PLAIN).foot).toBeLessThan(320);
  expect(layoutFor({ width: 640, height: 360 }, PLAIN).foot).toBeLessThan(360 - 44);
});

test('a panel grows with large text and with the edge it lies at, up to half of the screen', () => {
  const panel = (width: number, scale: number, aside: number) =>
    layoutFor({ width, height: 390 }, { scale, aside }).panel;
  expect(panel(844, 1, 0)).toBe(280);
  expect(panel(844, 1, 59)).toBe(339);
  expect(panel(844, 2, 0)).toBe(336);
  expect(panel(640, 2, 24)).toBeLessThan(320);
});

test('nothing of the board lies behind the tray or the panel', () => {
  const chrome = { strip: 100, tray: 180 };
  const stacked = boardInsets({ shape: 'stacked', panel: 320 }, SAFE, chrome, false);
  expect([stacked.top, stacked.bottom]).toEqual([108, 188]);
  const right = boardInsets({ shape: 'beside', panel: 320 }, SAFE, chrome, false);
  expect([right.left, right.right]).toEqual([8, 328]);
  const left = boardInsets({ shape: 'beside', panel: 320 }, SAFE, chrome, true);
  expect([left.left, left.right]).toEqual([328, 8]);
});

test('a panel keeps clear of the edge it lies at, turned or not, and of none towards the board', () => {
  const safe = { top: 1, right: 2, bottom: 3, left: 4 };
  const edges = (leftHand: boolean, turned: boolean) =>
    chromeEdges({ shape: 'beside' }, safe, leftHand, turned);
  expect(edges(false, false)).toEqual({ top: 1, right: 2, bottom: 3, left: 0 });
  expect(edges(true, false)).toEqual({ top: 1, right: 0, bottom: 3, left: 4 });
  expect(edges(false, true)).toEqual({ top: 3, right: 0, bottom: 1, left: 2 });
  expect(chromeEdges({ shape: 'stacked' }, safe, true, false)).toEqual(safe);
});

test('the second half of the persons sits across the table, and nobody who plays alone', () => {
  const person = { by: 'person' } as const;
  const computer = { by: 'computer' } as const;
  const across = (seats: readonly (typeof person | typeof computer)[]) =>
    seats.map((_, seat) => sitsAcross(seats, seat));
  expect(across([person, person])).toEqual([false, true]);
  expect(across([person, person, person])).toEqual([false, false, true]);
  expect(across([computer, person, computer, person])).toEqual([false, false, false, true]);
  expect(across([computer, person])).toEqual([false, false]);
  expect(sitsAcross([person, person], undefined)).toBe(false);
});
