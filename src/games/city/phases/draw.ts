/** The draw: chance takes a tile from the current stack; what has no place is shown and set aside (C5, C7). */
import type { Draft, Move, Reason, Tell } from '../../../core/contract';
import type { CityEvent } from '../events';
import { packDraw } from '../moves';
import { NONE, stackOf, totalOf, type CityState } from '../state';
import { KINDS } from '../tables';
import { TILES } from '../tiles';
import { hasPlace } from './place';

export const listDraws = (state: CityState): Move[] => {
  const { left } = state;
  const moves: Move[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (left[kind] > 0) moves.push(packDraw(kind));
  return moves;
};

export const refuseDraw = (state: CityState, kind: number): Reason | undefined =>
  state.left[kind] > 0 ? undefined : { rule: 'C5', why: 'none left', tile: TILES[kind].name };

/** Draws a tile; whether it has a place. */
export const drawTile = (state: Draft<CityState>, kind: number, tell?: Tell<CityEvent>): boolean => {
  state.left[kind]--;
  state.drawn++;
  state.hand = kind;
  const { name } = TILES[kind];
  const seat = state.turn;
  tell?.({ kind: 'drew', seat, tile: name, from: { stack: stackOf(state) }, to: 'hand', reveals: true });
  if (hasPlace(state)) return true;
  state.hand = NONE;
  state.aside[kind]++;
  tell?.({ kind: 'set-aside', seat, tile: name, from: 'hand', to: 'box' });
  return false;
};

/** Whether the stacks are empty. */
export const isDrawnOut = (state: CityState): boolean => state.drawn === totalOf(state);
