/** Plain data: numbers, strings, booleans, nothing; arrays, typed arrays, plain objects of these. */
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** Whether two typed arrays hold the same bytes: the fast way for what nearly always is. */
const isSameView = (a: ArrayBufferView, b: ArrayBufferView): boolean => {
  if (a.constructor !== b.constructor || a.byteLength !== b.byteLength) return false;
  const left = new Uint8Array(a.buffer, a.byteOffset, a.byteLength);
  const right = new Uint8Array(b.buffer, b.byteOffset, b.byteLength);
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
};

/** Where two pieces of plain data first differ, as a path; nothing if they are the same. */
export const difference = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b)) return `${path || 'value'}: ${String(a)} and ${String(b)}`;
  if (ArrayBuffer.isView(a) && ArrayBuffer.isView(b) && isSameView(a, b)) return undefined;
  const keys = Object.keys(a);
  const missing = Object.keys(b).filter((key) => !Object.hasOwn(a, key));
  for (const key of missing.length > 0 ? [...keys, ...missing] : keys) {
    if (Object.is(a[key], b[key])) continue;
    const found = difference(a[key], b[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
};

/** The first place where two states hold the very same mutable thing. */
export const sharedPart = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (!isObject(a) || !isObject(b)) return undefined;
  // What is frozen cannot be changed through either, so it may be shared.
  if (a === b) return Object.isFrozen(a) ? undefined : path || 'the state itself';
  if (ArrayBuffer.isView(a)) {
    return ArrayBuffer.isView(b) && a.buffer === b.buffer ? `${path}.buffer` : undefined;
  }
  for (const key of Object.keys(a)) {
    const found = sharedPart(a[key], b[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
};
