/**
 * Who knows what (K14).
 *
 * Open to all: the yard, wall tiles before their owners and those that have left the game, how high each stack is and
 * who has looked at it. What lies in a stack is known to the seats that have looked, from then on; for what is taken
 * from it lies open. What nobody has looked at no state holds.
 */
import type { Eye, Seat } from '../../core/contract';
import type { Random } from '../../core/random';
import type { CastleEvent } from './events';
import { clone, countUnseen, UNKNOWN, type CastleState } from './state';
import { WALL_KINDS } from './walls';

/** Whether a stack has been dealt to other eyes than this one. */
const isHidden = (state: CastleState, corner: number, eye: Eye): boolean => {
  const looked = state.looked[corner];
  return looked !== 0 && (eye < 0 || (looked & (1 << eye)) === 0);
};

export const observe = (state: CastleState, eye: Eye): CastleState => {
  const seen = clone(state);
  for (let corner = 0; corner < state.heights.length; corner++) {
    if (!isHidden(state, corner, eye)) continue;
    seen.stacks.fill(UNKNOWN, corner * WALL_KINDS, (corner + 1) * WALL_KINDS);
  }
  return seen;
};

export const hear = (event: CastleEvent, eye: Eye): CastleEvent => {
  if (event.kind !== 'looked' || event.seat === eye) return event;
  const { wall: _secret, ...rest } = event;
  return rest;
};

/** Deals the stacks that others have looked at anew, from all wall tiles that the seat has not seen. */
export const imagine = (seen: CastleState, seat: Seat, random: Random): CastleState => {
  const state = clone(seen);
  const hidden: number[] = [];
  for (let corner = 0; corner < state.heights.length; corner++) {
    if (!isHidden(state, corner, seat)) continue;
    hidden.push(corner);
    state.stacks.fill(0, corner * WALL_KINDS, (corner + 1) * WALL_KINDS);
  }
  if (hidden.length === 0) return state;
  const heap = countUnseen(state).flatMap((count, wall) => new Array<number>(count).fill(wall));
  do deal(state, hidden, [...heap], random);
  while (isUnasked(state));
  return state;
};

const deal = (state: CastleState, corners: readonly number[], heap: number[], random: Random): void => {
  for (const corner of corners) {
    const base = corner * WALL_KINDS;
    state.stacks.fill(0, base, base + WALL_KINDS);
    const dealt = state.heights[corner] - (corner === state.corner ? state.toLook : 0);
    for (let tile = 0; tile < dealt; tile++) {
      const at = random.int(heap.length);
      state.stacks[base + heap[at]]++;
      heap[at] = heap[heap.length - 1];
      heap.pop();
    }
  }
};

/** Whether a seat is picking from tiles all alike: it would not have been asked, so this deal cannot be. */
const isUnasked = (state: CastleState): boolean => {
  if (state.phase !== 'pick') return false;
  const base = state.corner * WALL_KINDS;
  return state.stacks.subarray(base, base + WALL_KINDS).includes(state.heights[state.corner]);
};

/** Whether a seat is about to look at a stack and pick from it. */
export const isPrivate = (state: CastleState, seat: Seat): boolean =>
  seat === state.taker &&
  (state.phase === 'pick' || (state.phase === 'look' && state.heights[state.corner] > 1));
