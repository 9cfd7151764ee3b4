import fc from 'fast-check';

import { pickSpot, type Target } from './pick-spot';

const cell = (x: number, y: number): Target => ({
  id: `${x},${y}`,
  rect: { x: x * 100, y: y * 100, width: 100, height: 100 },
});
const row = [cell(0, 0), cell(1, 0), cell(2, 0)];
const id = (pick: ReturnType<typeof pickSpot>) => (pick.kind === 'spot' ? pick.spot.id : pick.kind);

test('a touch inside a spot means it', () => {
  expect(id(pickSpot(row, { x: 130, y: 20 }, 1))).toBe('1,0');
});

test('a touch beside the spots means the nearest within 44 points', () => {
  expect(id(pickSpot(row, { x: 250, y: 143 }, 1))).toBe('2,0');
  expect(id(pickSpot(row, { x: 250, y: 145 }, 1))).toBe('none');
});

test('the reach is counted on the screen, not on the board', () => {
  expect(id(pickSpot(row, { x: 250, y: 145 }, 0.5))).toBe('2,0');
  expect(id(pickSpot(row, { x: 250, y: 125 }, 2))).toBe('none');
});

test('two small spots equally near are a tie', () => {
  expect(id(pickSpot(row, { x: 100, y: 50 }, 0.2))).toBe('tie');
});

test('of small spots close together, one that a finger 8 points off meant is never taken for another', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 120 }), y: fc.integer({ min: 0, max: 120 }) });
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 2, maxLength: 6 }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.double({ min: 0, max: 8, noNaN: true }),
      (places, angle, off) => {
        const spots = places.map((place, at) => ({ id: `${at}`, rect: { ...place, width: 30, height: 30 } }));
        const zoom = 0.3;
        const at = {
          x: places[0]!.x + 15 + (Math.cos(angle) * off) / zoom,
          y: places[0]!.y + 15 + (Math.sin(angle) * off) / zoom,
        };
        return ['0', 'tie'].includes(id(pickSpot(spots, at, zoom)));
      },
    ),
  );
});

test('two large spots are never a tie: the border between them is plain to see', () => {
  expect(id(pickSpot(row, { x: 101, y: 50 }, 1))).toBe('1,0');
});

test('of two spots under a touch the better centred is meant', () => {
  const feature: Target = { id: 'feature', rect: { x: 0, y: 0, width: 300, height: 300 } };
  const claim: Target = { id: 'claim', rect: { x: 20, y: 20, width: 40, height: 40 } };
  expect(id(pickSpot([feature, claim], { x: 40, y: 40 }, 1))).toBe('claim');
});

test('no spots, no pick', () => {
  expect(id(pickSpot([], { x: 0, y: 0 }, 1))).toBe('none');
});

test('at 25 points a cell, every cell of a city is found by a touch up to 8 points off', () => {
  const zoom = 0.25;
  const cells = Array.from({ length: 13 * 11 }, (_, index) => cell(index % 13, Math.floor(index / 13)));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: cells.length - 1 }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.double({ min: 0, max: 8, noNaN: true }),
      (index, angle, off) => {
        const target = cells[index]!;
        const at = {
          x: target.rect.x + 50 + (Math.cos(angle) * off) / zoom,
          y: target.rect.y + 50 + (Math.sin(angle) * off) / zoom,
        };
        return id(pickSpot(cells, at, zoom)) === target.id;
      },
    ),
  );
});
