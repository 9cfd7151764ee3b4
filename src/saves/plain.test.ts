import fc from 'fast-check';
import { fromPlain, toPlain } from './plain';

const numbers = fc.oneof(
  fc.int8Array(),
  fc.uint8Array(),
  fc.int16Array(),
  fc.uint16Array(),
  fc.int32Array(),
  fc.uint32Array(),
);
const states = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.oneof(
    numbers,
    fc.integer(),
    fc.boolean(),
    fc.string(),
    fc.array(fc.integer()),
    fc.record({ deep: numbers }),
  ),
);

test('a state comes back as it was, through JSON', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(fromPlain(JSON.parse(JSON.stringify(toPlain(state))))).toEqual({ ...state });
    }),
    { numRuns: 500 },
  );
});

test('an array that is mostly empty is short', () => {
  expect(toPlain({ board: new Int8Array(900).fill(-1, 10, 20) })).toEqual({
    board: { '~i8': '0*a -1*a 0*og' },
  });
});

test.each([
  ['more numbers than any state has', { '~i8': '0*zzzzzz' }],
  ['many runs that add up to too many', { a: { '~i8': '0*4abj' }, b: { '~i8': '0*2' } }],
  ['no number', { '~i8': '1 ?' }],
  ['a negative run', { '~i8': '1*-5' }],
  ['an array of an unknown kind', { '~big': '1' }],
  ['nothing', { a: null }],
])('%s is no state', (_what, plain) => {
  expect(fromPlain(plain)).toBeUndefined();
});

test('what cannot be kept is a fault of the game', () => {
  expect(() => toPlain({ seen: new Set([1]) })).toThrow('map or a set');
  expect(() => toPlain({ points: NaN })).toThrow('NaN');
});
