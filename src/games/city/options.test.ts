import { city } from './game';

describe('C1: pieces and seats', () => {
  test.each([
    [2, 6],
    [3, 4],
    [4, 3],
  ])('%i seats have %i towers each, 7 followers and 70 walls among them', (seats, towers) => {
    const state = city.setup(city.defaults, seats);
    expect(Array.from(state.towersLeft)).toEqual(new Array(seats).fill(towers));
    expect(Array.from(state.supply)).toEqual(new Array(seats).fill(7));
    expect(state.wallsLeft).toBe(70);
    expect(city.seats).toEqual({ min: 2, max: 4 });
  });

  test('stacks are 30, 25 and 20 unless a test asks otherwise', () => {
    expect(city.options(undefined)).toEqual({ stacks: [30, 25, 20], walls: 70 });
    expect(city.options({ stacks: [3, 0, 0], walls: 1 })).toEqual({ stacks: [3, 0, 0], walls: 1 });
  });

  test.each([
    [null],
    [[]],
    ['30'],
    [{ walls: 0 }],
    [{ walls: 71 }],
    [{ walls: 1.5 }],
    [{ stacks: [30, 25] }],
    [{ stacks: [30, 25, -1] }],
    [{ stacks: [30, 25, 21] }],
    [{ stacks: [0, 0, 0] }],
    [{ towers: 3 }],
  ])('%j are no options', (data) => {
    expect(city.options(data)).toHaveProperty('rule');
  });
});
