/** Masons as a game of the contract. */
import type { Game } from '../../core/contract';
import { CHANCE, OVER } from '../../core/contract';
import { audit } from './audit';
import { candidates } from './candidates';
import type { MasonsEvent } from './events';
import { hear, imagine, observe } from './eyes';
import { play } from './flow';
import { legal } from './legal';
import { drawnCard, pack, rollWeight, unpack, type MasonsAction } from './moves';
import { DEFAULT_OPTIONS, readOptions, type MasonsOptions } from './options';
import { outcome } from './phases/end';
import { MOST_SEATS } from './pieces';
import { isPrivate } from './private';
import { refuse } from './refuse';
import { clone, setup, type MasonsState } from './state';
import { read, write } from './words';

export const masons: Game<MasonsState, MasonsAction, MasonsEvent, MasonsOptions> = {
  id: 'masons',
  edition: 1,
  seats: { min: 2, max: MOST_SEATS },
  defaults: DEFAULT_OPTIONS,
  options: readOptions,
  setup,
  clone,
  actor: ({ phase, seat }) => {
    switch (phase) {
      case 'draw':
      case 'roll':
        return CHANCE;
      case 'over':
        return OVER;
      default:
        return seat;
    }
  },
  legal,
  candidates,
  refuse,
  weight: (state, move) => (state.phase === 'draw' ? state.pile[drawnCard(move)] : rollWeight(move)),
  play,
  scores: (state) => Array.from(state.scores),
  outcome,
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
