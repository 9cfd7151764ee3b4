/** Small readers of untrusted data: each gives the value if it fits and nothing if it does not. */
export type Field<T> = (data: unknown) => T | undefined;

export const whole =
  (min: number, max: number): Field<number> =>
  (data) =>
    typeof data === 'number' && Number.isInteger(data) && data >= min && data <= max ? data : undefined;

export const text =
  (max: number, pattern?: RegExp): Field<string> =>
  (data) =>
    typeof data === 'string' && data.length <= max && (pattern?.test(data) ?? true) ? data : undefined;

export const oneOf =
  <T extends string>(...values: readonly T[]): Field<T> =>
  (data) =>
    values.find((value) => value === data);

export const list =
  <T>(field: Field<T>, min: number, max: number): Field<readonly T[]> =>
  (data) => {
    if (!Array.isArray(data) || data.length < min || data.length > max) return undefined;
    const read: T[] = [];
    for (const item of data) {
      const value = field(item);
      if (value === undefined) return undefined;
      read.push(value);
    }
    return read;
  };

/** The named field of an object; nothing if there is no such field of its own. */
export const part = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as { readonly [key: string]: unknown })[key]
    : undefined;

type Shape = { readonly [key: string]: Field<unknown> };
type Required<S extends Shape> = { readonly [K in keyof S]: S[K] extends Field<infer T> ? T : never };
type Optional<S extends Shape> = { readonly [K in keyof S]?: S[K] extends Field<infer T> ? T : never };

/** An object with these fields; what else it holds is left behind. Optional fields may be missing, but not unfit. */
export const shape =
  <R extends Shape, O extends Shape>(required: R, optional: O): Field<Required<R> & Optional<O>> =>
  (data) => {
    const read: { [key: string]: unknown } = {};
    for (const [key, field] of Object.entries(required)) {
      const value = field(part(data, key));
      if (value === undefined) return undefined;
      read[key] = value;
    }
    for (const [key, field] of Object.entries(optional)) {
      const found = part(data, key);
      if (found === undefined) continue;
      const value = field(found);
      if (value === undefined) return undefined;
      read[key] = value;
    }
    return read as Required<R> & Optional<O>;
  };
