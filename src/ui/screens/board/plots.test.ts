import { placeholderSpots } from '@/view/placeholder';

import { nameOfPlot } from './plots';

test('plots are named like squares of a street map', () => {
  expect(nameOfPlot(0, 0)).toBe('C3');
  expect(nameOfPlot(-2, -2)).toBe('A1');
  expect(nameOfPlot(2, 1)).toBe('E4');
});

test('no two plots on the sheet share a name', () => {
  const names = placeholderSpots(nameOfPlot).map((spot) => spot.label);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-E][1-5]$/);
});
