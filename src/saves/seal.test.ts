import fc from 'fast-check';
import { checksum } from './checksum';
import { seal, unseal, writeAscii } from './seal';

const bodies = fc.json().map((json) => writeAscii(JSON.parse(json)));

test('the checksum is the one that zip and PNG use', () => {
  expect(checksum('123456789')).toBe('cbf43926');
});

test('what was sealed comes back, whatever its characters', () => {
  fc.assert(
    fc.property(fc.nat(), bodies, (sequence, body) => {
      const text = seal(sequence, body);
      expect(text).toMatch(/^[\n -~]*$/);
      expect(unseal(text)).toEqual({ sequence, body });
    }),
  );
});

test('cut off anywhere, it is not whole', () => {
  fc.assert(
    fc.property(bodies, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (body, share) => {
      const text = seal(3, body);
      expect(unseal(text.slice(0, Math.floor(text.length * share)))).toBeUndefined();
    }),
  );
});

test('with any one character changed, it is not whole', () => {
  const text = seal(12, writeAscii({ log: ['draw:1', 'keep', 'draw:2'] }));
  for (let at = 0; at < text.length; at++) {
    for (const other of ['0', '1', 'k', ' ', '"']) {
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      if (changed !== text) expect(unseal(changed)).toBeUndefined();
    }
  }
});

test('the beginning of a new write over the rest of an old one is not whole', () => {
  const [older, newer] = [seal(4, writeAscii('a'.repeat(50))), seal(5, writeAscii('b'.repeat(50)))];
  for (let at = 1; at < newer.length; at++) {
    const mixed = newer.slice(0, at) + older.slice(at);
    if (mixed !== newer && mixed !== older) expect(unseal(mixed)).toBeUndefined();
  }
});
