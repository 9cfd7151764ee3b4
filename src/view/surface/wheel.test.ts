import { readDevice, readWheel, type Wheel } from './wheel';

const wheel = (given: Partial<Wheel>): Wheel => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  timeStamp: 1000,
  ...given,
});

test('a notch of a mouse wheel zooms: away from the hand out, towards it in', () => {
  const down = wheel({ deltaY: 100 });
  expect(readDevice(down, undefined)).toBe('wheel');
  const step = readWheel(down, 'wheel');
  expect(step).toMatchObject({ kind: 'notch' });
  expect(step.kind === 'notch' && step.scale).toBeLessThan(1);
  expect(readWheel(wheel({ deltaY: -100 }), 'wheel')).toMatchObject({ kind: 'notch' });
});

test('a wheel that counts lines is a mouse wheel', () => {
  expect(readDevice(wheel({ deltaY: 3, deltaMode: 1 }), undefined)).toBe('wheel');
});

test('two fingers on a trackpad push the board', () => {
  const slide = wheel({ deltaX: 2.5, deltaY: 4 });
  expect(readDevice(slide, undefined)).toBe('trackpad');
  expect(readWheel(slide, 'trackpad')).toEqual({ kind: 'push', dx: -2.5, dy: -4 });
});

test('a slide that grows quick is still a slide', () => {
  const quick = wheel({ deltaY: 120, timeStamp: 1020 });
  expect(readDevice(quick, { device: 'trackpad', last: 1000 })).toBe('trackpad');
  expect(readDevice({ ...quick, timeStamp: 2000 }, { device: 'trackpad', last: 1000 })).toBe('wheel');
});

test('a pinch on a trackpad zooms finely', () => {
  const step = readWheel(wheel({ deltaY: -5, ctrlKey: true }), 'trackpad');
  expect(step).toEqual({ kind: 'pinch', scale: Math.exp(0.05) });
});

test('no single event zooms by more than five thirds', () => {
  const step = readWheel(wheel({ deltaY: -9000, ctrlKey: true }), 'trackpad');
  expect(step.kind === 'pinch' && step.scale).toBeLessThan(5 / 3);
});
