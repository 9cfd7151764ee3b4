/** The claim: one follower on a free feature of the tile just laid, completed or not (K10). */
import type { Draft, Move, Reason, Tell } from '../../../core/contract';
import { SLOTS, writeSlot } from '../../../geometry/sides';
import { lowestSlot } from '../../../geometry/tile-tables';
import { lieOf, postFollower, rootOf } from '../../../geometry/tiling';
import { isClaimed } from '../../../geometry/union';
import type { CastleEvent } from '../events';
import { packClaim, SKIP } from '../moves';
import { spotOf } from '../places';
import type { CastleState } from '../state';
import { TABLES } from '../tables';
import { GROUNDS } from '../tiles';

const isFree = (state: CastleState, piece: number): boolean =>
  !isClaimed(state.union.claims, rootOf(state, state.laid - 1, piece), state.seats);

export const canClaim = (state: CastleState): boolean => {
  if (state.supply[state.turn] === 0) return false;
  const pieces = TABLES.pieces[state.kinds[state.laid - 1]];
  for (let piece = 0; piece < pieces; piece++) if (isFree(state, piece)) return true;
  return false;
};

export const listClaims = (state: CastleState): Move[] => {
  const base = lieOf(state, state.laid - 1) * SLOTS;
  const moves: Move[] = [];
  let seen = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const piece = TABLES.pieceAt[base + slot];
    if ((seen & (1 << piece)) !== 0) continue;
    seen |= 1 << piece;
    if (isFree(state, piece)) moves.push(packClaim(slot));
  }
  moves.push(SKIP);
  return moves;
};

export const refuseClaim = (state: CastleState, slot: number): Reason | undefined => {
  const lie = lieOf(state, state.laid - 1);
  const piece = TABLES.pieceAt[lie * SLOTS + slot];
  const lowest = lowestSlot(TABLES, lie, piece);
  if (slot !== lowest) return { rule: 'K10', why: 'lowest slot', slot: writeSlot(lowest) };
  if (isFree(state, piece)) return undefined;
  const ground = GROUNDS[state.ground[state.first[state.laid - 1] + piece]];
  return { rule: 'K10', why: 'taken', ground };
};

export const putFollower = (state: Draft<CastleState>, slot: number, tell?: Tell<CastleEvent>): void => {
  const tile = state.laid - 1;
  const seat = state.turn;
  const piece = TABLES.pieceAt[lieOf(state, tile) * SLOTS + slot];
  postFollower(state, tile, piece, seat);
  if (!tell) return;
  const ground = GROUNDS[state.ground[state.first[tile] + piece]];
  tell({ kind: 'claimed', seat, ground, from: 'supply', to: { cell: spotOf(state, tile), slot } });
};
