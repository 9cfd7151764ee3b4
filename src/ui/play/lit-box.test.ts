import { litBox } from './lit-box';

test('the box of lights holds every lit cell, whole', () => {
  expect(litBox([{ at: [-1, 0], part: 2 }, { at: [2, 3] }], 100)).toEqual({
    x: -100,
    y: 0,
    width: 400,
    height: 400,
  });
});

test('without lights, or on a board without cells, there is nothing to look at', () => {
  expect(litBox([], 100)).toBeUndefined();
  expect(litBox([{ at: [17] }], 100)).toBeUndefined();
});
