import type { Reason } from '../../core/contract';

/** What may be played otherwise, chosen at set-up; all off by default. */
export const HOUSE_RULES = ['stacked houses', 'city palaces', 'lean guild'] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

export interface MasonsOptions {
  /** In the order of `HOUSE_RULES`, each at most once. */
  readonly rules: readonly HouseRule[];
}

export const DEFAULT_OPTIONS: MasonsOptions = { rules: [] };

/** Options out of untrusted data, or the reason why they are none. */
export const readOptions = (data: unknown): MasonsOptions | Reason => {
  if (data === undefined) return DEFAULT_OPTIONS;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { rule: 'options' };
  const { rules = [], ...others } = data as { readonly rules?: unknown };
  const [stranger] = Object.keys(others);
  if (stranger !== undefined) return { rule: 'options', option: stranger };
  if (!Array.isArray(rules)) return { rule: 'options', option: 'rules' };
  const unknown: unknown = rules.find((rule) => !(HOUSE_RULES as readonly unknown[]).includes(rule));
  if (unknown !== undefined) return { rule: 'options', option: String(unknown) };
  return { rules: HOUSE_RULES.filter((rule) => rules.includes(rule)) };
};
