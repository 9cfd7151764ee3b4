/** The draw: chance takes a tile from the bag; what has no place is shown and set aside (K9). */
import type { Draft, Move, Reason, Tell } from '../../../core/contract';
import type { CastleEvent } from '../events';
import { packDraw } from '../moves';
import { NONE, type CastleState } from '../state';
import { KINDS } from '../tables';
import { TILES } from '../tiles';
import { hasPlace } from './place';

export const listDraws = (state: CastleState): Move[] => {
  const { left } = state;
  const moves: Move[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (left[kind] > 0) moves.push(packDraw(kind));
  return moves;
};

export const refuseDraw = (state: CastleState, kind: number): Reason | undefined =>
  state.left[kind] > 0 ? undefined : { rule: 'K9', why: 'none left', tile: TILES[kind].name };

/** Draws a tile; whether it has a place. */
export const drawTile = (state: Draft<CastleState>, kind: number, tell?: Tell<CastleEvent>): boolean => {
  state.left[kind]--;
  state.bag--;
  state.hand = kind;
  const { name: tile } = TILES[kind];
  const seat = state.turn;
  tell?.({ kind: 'drew', seat, tile, from: 'bag', to: 'hand', reveals: true });
  if (hasPlace(state)) return true;
  state.hand = NONE;
  state.aside[kind]++;
  tell?.({ kind: 'set-aside', seat, tile, from: 'hand', to: 'box' });
  return false;
};
