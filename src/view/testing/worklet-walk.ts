import { isSharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

interface Worklet {
  readonly __workletHash?: number;
  readonly __closure?: Readonly<Record<string, unknown>>;
  readonly __initData?: { readonly location?: string };
}

/** Plain here, but made ready for the UI thread by their library on a phone. */
const LIBRARY: readonly unknown[] = [scheduleOnRN];

/** The one file whose worklets may hold a function of the JavaScript thread: they only hand it on. */
const DOOR = /surface[\\/]to-host\.ts$/;

/**
 * The paths to everything a phone's UI thread could not call, starting from a callback: plain functions, and names that
 * had no value yet when the worklet was made. Empty if all is well.
 */
export function findUncallable(callback: unknown, path: string): string[] {
  const found: string[] = [];
  walk(callback, path, new Set(), found);
  return found;
}

function walk(value: unknown, path: string, seen: Set<unknown>, found: string[]): void {
  if (value === undefined) found.push(`${path} is undefined`);
  if (seen.has(value)) return;
  seen.add(value);
  if (typeof value === 'function') walkFunction(value, path, seen, found);
  else if (isPlain(value)) {
    for (const [name, part] of Object.entries(value)) {
      if (part !== undefined) walk(part, `${path}.${name}`, seen, found);
    }
  }
}

function walkFunction(callee: object, path: string, seen: Set<unknown>, found: string[]): void {
  const { __workletHash, __closure, __initData } = callee as Worklet;
  if (__workletHash === undefined) {
    if (!LIBRARY.includes(callee)) found.push(`${path} is no worklet`);
    return;
  }
  if (DOOR.test(__initData?.location ?? '')) return;
  for (const [name, part] of Object.entries(__closure ?? {})) walk(part, `${path} → ${name}`, seen, found);
}

/** Objects that are copied to the UI thread part by part. A shared value is handed over as it is. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || isSharedValue(value)) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype || kind === null;
}
