import type { Reason } from '../../core/contract';

/** What a game may be set up with: nothing, the seats decide (K1). */
export type CastleOptions = { readonly [option: string]: never };

export const DEFAULT_OPTIONS: CastleOptions = Object.freeze({});

/** Options out of untrusted data, or the reason why they are none. */
export const readOptions = (data: unknown): CastleOptions | Reason => {
  if (data === undefined) return DEFAULT_OPTIONS;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { rule: 'options' };
  const [stranger] = Object.keys(data);
  return stranger === undefined ? DEFAULT_OPTIONS : { rule: 'options', option: stranger };
};
