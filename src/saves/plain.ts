/**
 * A state as JSON-safe data and back.
 *
 * Arrays of whole numbers become text that stays short where boards are mostly empty: `0*14 3 -1*7 a` is forty zeros,
 * a three, seven times minus one and a ten, every number to the base of 36. The rest of a state is plain data already.
 */
import { LIMITS } from './limits';

export type Plain =
  string | number | boolean | undefined | readonly Plain[] | { readonly [key: string]: Plain };

const ARRAYS = {
  '~i8': Int8Array,
  '~u8': Uint8Array,
  '~i16': Int16Array,
  '~u16': Uint16Array,
  '~i32': Int32Array,
  '~u32': Uint32Array,
} as const;
type Tag = keyof typeof ARRAYS;
type Numbers = InstanceType<(typeof ARRAYS)[Tag]>;

const BASE = 36;
const RUN = /^(-?[0-9a-z]{1,7})(?:\*([0-9a-z]{1,6}))?$/;
const TAGS = Object.keys(ARRAYS) as Tag[];

const writeRuns = (numbers: ArrayLike<number>): string => {
  const runs: string[] = [];
  for (let at = 0; at < numbers.length;) {
    const value = numbers[at];
    let end = at + 1;
    while (end < numbers.length && numbers[end] === value) end++;
    runs.push(end - at > 1 ? `${value.toString(BASE)}*${(end - at).toString(BASE)}` : value.toString(BASE));
    at = end;
  }
  return runs.join(' ');
};

/** The state as JSON-safe data. Throws on what no state may hold: that is a fault of the game, not of a save. */
export const toPlain = (value: unknown): Plain => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === undefined) return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`a state cannot hold ${value}`);
    return value;
  }
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) throw new Error(`a state cannot hold ${String(value)}`);
  for (const tag of TAGS) {
    if (value instanceof ARRAYS[tag]) return { [tag]: writeRuns(value) };
  }
  if (value instanceof Map || value instanceof Set) throw new Error('a state cannot hold a map or a set');
  const plain: { [key: string]: Plain } = {};
  for (const [key, part] of Object.entries(value)) {
    if (key.startsWith('~')) throw new Error(`a state cannot hold a field named ${key}`);
    if (part !== undefined) plain[key] = toPlain(part);
  }
  return plain;
};

/** Reads states back within bounds; gives nothing if the data is no state at all. */
export const fromPlain = (plain: unknown): unknown => {
  let left: number = LIMITS.numbers;

  const readRuns = (tag: Tag, text: string): Numbers | undefined => {
    const numbers: number[] = [];
    if (text !== '') {
      for (const run of text.split(' ')) {
        const [, value, count = '1'] = RUN.exec(run) ?? [];
        if (value === undefined) return undefined;
        const times = parseInt(count, BASE);
        if (times < 1 || times > left) return undefined;
        left -= times;
        for (let at = 0; at < times; at++) numbers.push(parseInt(value, BASE));
      }
    }
    return ARRAYS[tag].from(numbers);
  };

  const read = (value: unknown, depth: number): unknown => {
    if (depth > LIMITS.depth || value === null) return UNFIT;
    if (typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const list = value.map((part) => read(part, depth + 1));
      return list.includes(UNFIT) ? UNFIT : list;
    }
    const entries: [string, unknown][] = Object.entries(value);
    if (entries.length === 1 && entries[0][0].startsWith('~')) {
      const [tag, text] = entries[0];
      if (!isTag(tag) || typeof text !== 'string') return UNFIT;
      return readRuns(tag, text) ?? UNFIT;
    }
    const state: { [key: string]: unknown } = {};
    for (const [key, part] of entries) {
      const found = read(part, depth + 1);
      if (found === UNFIT || key === '__proto__') return UNFIT;
      state[key] = found;
    }
    return state;
  };

  const state = read(plain, 0);
  return state === UNFIT ? undefined : state;
};

const UNFIT: unique symbol = Symbol('unfit');
const isTag = (tag: string): tag is Tag => Object.hasOwn(ARRAYS, tag);
