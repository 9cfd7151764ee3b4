import type { Random } from '../../core/random';

const JUNK = [
  '"',
  '{',
  '[',
  ']',
  '}',
  ',',
  ':',
  '\\',
  '\n',
  '\0',
  '\uD800',
  '0',
  '-1',
  '1e999',
  'null',
  '__proto__',
  '"log":[',
];

const spot = (text: string, random: Random): number => random.int(text.length + 1);

const MUTATIONS: readonly ((text: string, random: Random, other: string) => string)[] = [
  /** Cut off. */
  (text, random) => text.slice(0, spot(text, random)),
  /** A stretch lost. */
  (text, random) => {
    const at = spot(text, random);
    return text.slice(0, at) + text.slice(at + 1 + random.int(40));
  },
  /** A stretch twice. */
  (text, random) => {
    const at = spot(text, random);
    return text.slice(0, at) + text.slice(Math.max(0, at - random.int(60)));
  },
  /** Junk put in. */
  (text, random) => {
    const at = spot(text, random);
    return text.slice(0, at) + JUNK[random.int(JUNK.length)] + text.slice(at);
  },
  /** One character changed. */
  (text, random) => {
    const at = spot(text, random);
    return text.slice(0, at) + String.fromCharCode(32 + random.int(95)) + text.slice(at + 1);
  },
  /** A number changed. */
  (text, random) => {
    const numbers = [...text.matchAll(/\d+/g)];
    if (numbers.length === 0) return text;
    const { index, 0: old } = numbers[random.int(numbers.length)];
    const values = ['0', '-1', '99999999999', '1.5', `${Number(old) + 1}`, '1e400'];
    return text.slice(0, index) + values[random.int(values.length)] + text.slice(index + old.length);
  },
  /** Two words of the log change places. */
  (text, random) => {
    const words = text.split(', ');
    const [one, two] = [random.int(words.length), random.int(words.length)];
    [words[one], words[two]] = [words[two], words[one]];
    return words.join(', ');
  },
  /** A value nested without end. */
  (text, random) => {
    const at = spot(text, random);
    const depth = 1 + random.int(5_000);
    return text.slice(0, at) + '[{"a":'.repeat(depth) + text.slice(at);
  },
  /** Made very long. */
  (text, random) => {
    const at = spot(text, random);
    return text.slice(0, at) + '"keep", '.repeat(random.int(40_000)) + text.slice(at);
  },
  /** The head of one game on the body of another. */
  (text, random, other) => text.slice(0, spot(text, random)) + other.slice(spot(other, random)),
  /** Nothing of a game at all. */
  (_text, random) =>
    Array.from({ length: random.int(200) }, () => String.fromCharCode(random.int(0x10000))).join(''),
];

/** A text spoilt in one to three ways; `other` is another whole one to mix it with. */
export const mutate = (text: string, other: string, random: Random): string => {
  let spoilt = text;
  for (let times = 1 + random.int(3); times > 0; times--) {
    spoilt = MUTATIONS[random.int(MUTATIONS.length)](spoilt, random, other);
  }
  return spoilt;
};
