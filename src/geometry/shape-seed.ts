/** Numbers that look random and are a function of a name: the same seed always lays out the same drawing. */
export interface Scatter {
  /** From 0 up to 1. */
  share(): number;
  /** From `low` to `high`. */
  between(low: number, high: number): number;
  /** A whole number below `below`. */
  int(below: number): number;
  /** True in `odds` of all cases. */
  chance(odds: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** A name's hash (FNV-1a), thirty-two bits. */
export const hashName = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** The scatter of a name. */
export const scatterOf = (name: string): Scatter => {
  // mulberry32: one word of state is plenty for placing trees.
  let state = hashName(name);
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number): number => Math.floor(share() * below);
  return {
    share,
    between: (low, high) => low + (high - low) * share(),
    int,
    chance: (odds) => share() < odds,
    pick: (list) => list[int(list.length)],
  };
};

/** A smooth curve through random heights of −1 to 1, one a unit of `t`: what makes a line breathe. */
export const waveOf = (name: string): ((t: number) => number) => {
  const seed = hashName(name);
  const height = (index: number): number => {
    let h = Math.imul(seed ^ Math.imul(index | 0, 0x9e3779b1), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (((h ^ (h >>> 16)) >>> 0) / 4294967296) * 2 - 1;
  };
  return (t) => {
    const index = Math.floor(t);
    const part = t - index;
    const ease = part * part * (3 - 2 * part);
    return height(index) * (1 - ease) + height(index + 1) * ease;
  };
};
