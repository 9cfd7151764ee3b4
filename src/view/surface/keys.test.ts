import { readKey } from './keys';

test('arrows look in their direction: the board is pushed the other way', () => {
  expect(readKey('ArrowRight')).toMatchObject({ kind: 'push', down: 0 });
  const right = readKey('ArrowRight');
  expect(right?.kind === 'push' && right.across).toBeLessThan(0);
  const up = readKey('ArrowUp');
  expect(up?.kind === 'push' && up.down).toBeGreaterThan(0);
});

test('plus and minus undo each other', () => {
  const [closer, farther] = [readKey('+'), readKey('-')];
  expect(closer?.kind === 'zoom' && farther?.kind === 'zoom' && closer.scale * farther.scale).toBeCloseTo(1);
});

test('0 fits the board', () => {
  expect(readKey('0')).toEqual({ kind: 'fit' });
});

test('other keys are left to others', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a', 'Escape']) expect(readKey(key)).toBeUndefined();
});
