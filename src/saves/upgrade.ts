import { part } from './fields';
import { problem, type Problem } from './problems';
import { SAVE_VERSION } from './save';

/** Untrusted data that claims to be a save of some version. */
export type Data = { readonly [key: string]: unknown };

/** Turns a save of version `from` into one of `from + 1`. Once released it never changes. */
export interface Upgrade {
  readonly from: number;
  /** What changed, in words. */
  readonly name: string;
  up(data: Data): Data;
}

/** One step a version, in order. How to add one: docs/add-a-save-version.md. */
const UPGRADES: readonly Upgrade[] = [];

/** Brings data of any version to the present one. */
export const upgrade = (
  data: unknown,
  steps: readonly Upgrade[] = UPGRADES,
  target: number = SAVE_VERSION,
): Data | Problem => {
  const version = part(data, 'save');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return problem('not-a-game');
  if (version > target) return problem('newer', { version });
  let current = data as Data;
  for (const step of steps) {
    if (step.from >= version) current = { ...step.up(current), save: step.from + 1 };
  }
  return current;
};
