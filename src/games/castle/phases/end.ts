/** The end: the track is cleared, then wall tiles, courtyards and keeps are scored (K16, K17). */
import type { Draft, Tell } from '../../../core/contract';
import type { CastleEvent } from '../events';
import { scoreCourtyards } from '../scoring/courtyard';
import { scoreKeeps } from '../scoring/keep';
import { scoreWallTiles } from '../scoring/wall-tiles';
import type { CastleState } from '../state';

export const finish = (state: Draft<CastleState>, tell?: Tell<CastleEvent>): void => {
  state.phase = 'over';
  state.fresh.fill(0);
  const cleared = state.heights.reduce((sum, height) => sum + height, 0);
  state.heights.fill(0);
  state.looked.fill(0);
  state.stacks.fill(0);
  tell?.({ kind: 'ended', cleared });
  scoreWallTiles(state, tell);
  scoreCourtyards(state, tell);
  scoreKeeps(state, tell);
};
