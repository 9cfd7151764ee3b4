/** The City as a game of the contract. */
import type { Game } from '../../core/contract';
import { CHANCE, OVER } from '../../core/contract';
import { rankScores } from '../../core/outcome';
import { audit } from './audit';
import type { CityEvent } from './events';
import { candidates, legal, refuse } from './lawful';
import { kindIn, pack, read, unpack, write, type Action } from './moves';
import { DEFAULT_OPTIONS, readOptions, type CityOptions } from './options';
import { clone, deciderOf, setup, type CityState } from './state';
import { play } from './turn';

export const city: Game<CityState, Action, CityEvent, CityOptions> = {
  id: 'city',
  edition: 1,
  seats: { min: 2, max: 4 },
  defaults: DEFAULT_OPTIONS,
  options: readOptions,
  setup,
  clone,
  actor: (state) => (state.phase === 'draw' ? CHANCE : state.phase === 'over' ? OVER : deciderOf(state)),
  legal,
  candidates,
  refuse,
  weight: (state, move) => state.left[kindIn(move)],
  play,
  scores: (state) => Array.from(state.scores),
  // C23: most points wins, a tie is shared.
  outcome: (state) => (state.phase === 'over' ? rankScores(state.scores) : undefined),
  audit,
  // Everything lies open but the order of the stacks, which no state holds.
  observe: (state) => state,
  hear: (event) => event,
  pack,
  unpack,
  write: (_state, move) => write(move),
  read: (_state, word) => read(word),
};
