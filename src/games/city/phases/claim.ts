/** The claim: one follower on a free feature of the tile just laid, if this tile did not complete it (C9, C24). */
import type { Draft, Move, Reason, Tell } from '../../../core/contract';
import { SLOTS, writeSlot } from '../../../geometry/sides';
import { lieOf, postFollower } from '../../../geometry/tiling';
import { findRoot, isClaimed } from '../../../geometry/union';
import type { CityEvent } from '../events';
import { packClaim, SKIP } from '../moves';
import { spotOf } from '../places';
import type { CityState } from '../state';
import { lowestSlot, PIECE_AT, PIECES, RESIDENTIAL } from '../tables';
import { GROUNDS } from '../tiles';

/** Whether the piece of the last tile may be claimed, supply aside. */
const isFree = (state: CityState, piece: number): boolean => {
  const { union, ground } = state;
  const root = findRoot(union.parent, piece);
  if (ground[piece] !== RESIDENTIAL && union.ends[root] === 0) return false;
  return !isClaimed(union.claims, root, state.seats);
};

export const canClaim = (state: CityState): boolean => {
  if (state.supply[state.turn] === 0) return false;
  const tile = state.laid - 1;
  const first = state.first[tile];
  for (let piece = 0; piece < PIECES[state.kinds[tile]]; piece++)
    if (isFree(state, first + piece)) return true;
  return false;
};

export const listClaims = (state: CityState): Move[] => {
  const tile = state.laid - 1;
  const first = state.first[tile];
  const base = lieOf(state, tile) * SLOTS;
  const moves: Move[] = [];
  let seen = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const piece = PIECE_AT[base + slot];
    if ((seen & (1 << piece)) !== 0) continue;
    seen |= 1 << piece;
    if (isFree(state, first + piece)) moves.push(packClaim(slot));
  }
  moves.push(SKIP);
  return moves;
};

export const refuseClaim = (state: CityState, slot: number): Reason | undefined => {
  const tile = state.laid - 1;
  const lie = lieOf(state, tile);
  const piece = PIECE_AT[lie * SLOTS + slot];
  const lowest = lowestSlot(lie, piece);
  if (slot !== lowest) return { rule: 'C24', why: 'lowest slot', slot: writeSlot(lowest) };
  const number = state.first[tile] + piece;
  if (isFree(state, number)) return undefined;
  const taken = isClaimed(state.union.claims, findRoot(state.union.parent, number), state.seats);
  return { rule: 'C9', why: taken ? 'taken' : 'completed', ground: GROUNDS[state.ground[number]] };
};

export const putFollower = (state: Draft<CityState>, slot: number, tell?: Tell<CityEvent>): void => {
  const tile = state.laid - 1;
  const seat = state.turn;
  const piece = PIECE_AT[lieOf(state, tile) * SLOTS + slot];
  postFollower(state, tile, piece, seat);
  tell?.({
    kind: 'claimed',
    seat,
    ground: GROUNDS[state.ground[state.first[tile] + piece]],
    from: 'supply',
    to: { cell: spotOf(state, tile), slot },
  });
};
