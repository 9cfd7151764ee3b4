import { isDouble } from './taps';

const tap = (time: number, x = 100, y = 100) => ({ screen: { x, y }, time, board: { x: 0, y: 0 }, zoom: 1 });

test('two quick taps at one place are a double tap', () => {
  expect(isDouble(tap(1000), tap(1200, 110, 95))).toBe(true);
});

test('two slow taps are two taps', () => {
  expect(isDouble(tap(1000), tap(1400))).toBe(false);
});

test('two taps far apart are two taps', () => {
  expect(isDouble(tap(1000), tap(1100, 180, 100))).toBe(false);
});

test('a first tap is no double tap', () => {
  expect(isDouble(undefined, tap(1000))).toBe(false);
});
