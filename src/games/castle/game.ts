/** The Castle as a game of the contract. */
import type { Game } from '../../core/contract';
import { CHANCE, OVER } from '../../core/contract';
import { rankScores } from '../../core/outcome';
import { audit } from './audit';
import type { CastleEvent } from './events';
import { hear, imagine, isPrivate, observe } from './eyes';
import { candidates, legal, refuse } from './lawful';
import { kindIn, pack, read, unpack, write, type Action } from './moves';
import { DEFAULT_OPTIONS, readOptions, type CastleOptions } from './options';
import { clone, countUnseen, setup, type CastleState } from './state';
import { play } from './turn';

export const castle: Game<CastleState, Action, CastleEvent, CastleOptions> = {
  id: 'castle',
  edition: 1,
  seats: { min: 2, max: 6 },
  defaults: DEFAULT_OPTIONS,
  options: readOptions,
  setup,
  clone,
  actor: ({ phase, turn, taker }) => {
    switch (phase) {
      case 'draw':
      case 'look':
        return CHANCE;
      case 'pick':
        return taker;
      case 'over':
        return OVER;
      default:
        return turn;
    }
  },
  legal,
  candidates,
  refuse,
  weight: (state, move) =>
    state.phase === 'draw' ? state.left[kindIn(move)] : countUnseen(state)[kindIn(move)],
  play,
  scores: (state) => Array.from(state.scores),
  // K18: most points wins, a tie is shared.
  outcome: (state) => (state.phase === 'over' ? rankScores(state.scores) : undefined),
  audit,
  observe,
  hear,
  imagine,
  private: isPrivate,
  pack,
  unpack,
  write: (_state, move) => write(move),
  read: (_state, word) => read(word),
};
