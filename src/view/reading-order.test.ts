import { inReadingOrder } from './reading-order';

const thing = (id: string, x: number, y: number) => ({ id, rect: { x, y, width: 10, height: 10 } });

test('rows are read from top to bottom, each from left to right', () => {
  const things = [thing('d', 10, 20), thing('b', 30, 0), thing('c', 0, 20), thing('a', 0, 0)];
  expect(inReadingOrder(things).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('what is set a little higher or lower stays in its row', () => {
  const things = [thing('b', 20, 0), thing('a', 0, 3), thing('c', 40, 4)];
  expect(inReadingOrder(things).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the order does not depend on the order given', () => {
  const things = [thing('a', 0, 0), thing('b', 12, 0), thing('c', 0, 12), thing('d', 12, 12)];
  expect(inReadingOrder([...things].reverse())).toEqual(inReadingOrder(things));
});

test('nothing is read as nothing', () => {
  expect(inReadingOrder([])).toEqual([]);
});
