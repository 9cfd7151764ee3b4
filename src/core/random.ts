/**
 * Random numbers as a function of (seed, ply, stream): nothing to store, and neither undo nor reload can re-roll.
 * Thirty-two bit arithmetic only, so Node and Hermes agree to the last bit.
 */
export interface Random {
  /** A whole number from 0 to `below` − 1, all equally likely. */
  int(below: number): number;
}

/** Separate streams, so that a player who throws dice of its own never shifts the game's. */
export const STREAMS = ['chance', 'player', 'imagine', 'table'] as const;
export type Stream = (typeof STREAMS)[number];

/** Avalanche of murmur3: every bit of the input reaches every bit of the result. */
const mix = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
};

/** The random numbers of one step of one stream of a game. */
export const randomAt = (seed: number, ply: number, stream: Stream): Random => {
  // sfc32 by Chris Doty-Humphrey: small, fast, and it passes the usual batteries.
  let a = mix(seed);
  let b = mix(a ^ (ply + 1));
  let c = mix(b ^ Math.imul(STREAMS.indexOf(stream) + 1, 0x9e3779b1));
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 8; warm++) next();
  return {
    int: (below) => {
      // The last, incomplete stretch of 2³² would favour small numbers: throw again.
      const fair = 0x100000000 - (0x100000000 % below);
      let value = next();
      while (value >= fair) value = next();
      return value % below;
    },
  };
};
