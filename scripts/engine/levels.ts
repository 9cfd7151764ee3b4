/** Players by the name of their level. */
import { greedyPlayer } from '../../src/ai/greedy';
import { randomPlayer } from '../../src/ai/random';
import type { Player } from '../../src/core/replay';
import type { Boxed } from '../../src/games/shelf';
import { Trouble } from './trouble';

const LEVELS: { readonly [level: string]: (box: Boxed) => Player } = {
  random: ({ game }) => randomPlayer(game),
  greedy: ({ game, judge }) => greedyPlayer(game, judge),
};

export const levelNamed = (box: Boxed, name: string): Player => {
  if (!Object.hasOwn(LEVELS, name)) {
    throw new Trouble(`there is no level ${name}; known: ${Object.keys(LEVELS).join(', ')}`);
  }
  return LEVELS[name](box);
};

/** `a,b,…` as names; one for each seat, or repeated round the table. */
export const levelNames = (text: string | undefined, otherwise: string): string[] =>
  (text ?? otherwise).split(',').map((name) => name.trim());
