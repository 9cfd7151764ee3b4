/** Completed streets and markets: the majority scores, followers go home (C10, C11). */
import type { Draft, Seat, Tell } from '../../../core/contract';
import { STEP, tileAt } from '../../../geometry/plot';
import { FACING, SLOTS } from '../../../geometry/sides';
import { closeSide as closeSlots, lieOf, sendHome } from '../../../geometry/tiling';
import { findRoot, isClaimed, majority } from '../../../geometry/union';
import type { CityEvent } from '../events';
import { onPiece, spotOf, tilesOf } from '../places';
import type { CityState } from '../state';
import { MARKET, PIECE_AT, RESIDENTIAL, TABLES } from '../tables';
import { GROUNDS } from '../tiles';
import { goodsOf, marketEach } from './market';
import { streetEach } from './street';

/** Scores every occupied street and market that the tile laid last completed; whether there was one. */
export const scoreAround = (state: Draft<CityState>, tell?: Tell<CityEvent>): boolean => {
  const tile = state.laid - 1;
  const cell = state.plot.cells[tile];
  const first = state.first[tile];
  const base = lieOf(state, tile) * SLOTS;
  let scored = false;
  for (let side = 0; side < 4; side++) {
    const other = tileAt(state.plot, cell + STEP[side]);
    const theirs = other < 0 ? 0 : lieOf(state, other) * SLOTS;
    for (let slot = side * 3; slot < side * 3 + 3; slot++) {
      if (scoreIfComplete(state, first + PIECE_AT[base + slot], tell)) scored = true;
      // A market beside the new tile may be closed by it without being on it.
      if (other >= 0 && scoreIfComplete(state, state.first[other] + PIECE_AT[theirs + FACING[slot]], tell)) {
        scored = true;
      }
    }
  }
  return scored;
};

/** A piece of the wall stands on a side: its slots face nothing empty any more. */
export const closeSide = (state: Draft<CityState>, side: number): void =>
  closeSlots(state, TABLES, side >> 2, side & 3);

/** Scores every occupied street and market that closing a side completed (C17). */
export const scoreSide = (state: Draft<CityState>, side: number, tell?: Tell<CityEvent>): void => {
  const tile = side >> 2;
  const base = lieOf(state, tile) * SLOTS + (side & 3) * 3;
  for (let at = base; at < base + 3; at++) scoreIfComplete(state, state.first[tile] + PIECE_AT[at], tell);
};

const scoreIfComplete = (state: Draft<CityState>, piece: number, tell?: Tell<CityEvent>): boolean => {
  const { union, seats, scores } = state;
  if (state.ground[piece] === RESIDENTIAL) return false;
  const root = findRoot(union.parent, piece);
  if (union.ends[root] !== 0 || !isClaimed(union.claims, root, seats)) return false;
  const market = state.ground[piece] === MARKET;
  const each = market ? marketEach(union.flags[root]) : streetEach(union.tiles[root]);
  const leaders = majority(union.claims, root, seats);
  for (let seat = 0; seat < seats; seat++) {
    if ((leaders & (1 << seat)) === 0) continue;
    scores[seat] += union.tiles[root] * each;
    if (tell) tellScore(state, root, seat, each, tell);
  }
  returnFollowers(state, root, tell);
  return true;
};

const tellScore = (state: CityState, root: number, seat: Seat, each: number, tell: Tell<CityEvent>): void => {
  const count = state.union.tiles[root];
  const entry = {
    seat,
    points: count * each,
    tiles: tilesOf(state, root).map((tile) => spotOf(state, tile)),
    parts: [{ count, what: 'tile', each }],
  };
  if (state.ground[root] === MARKET) {
    tell({ kind: 'market', ...entry, goods: goodsOf(state.union.flags[root]) });
  } else tell({ kind: 'street', ...entry });
};

/** Followers on a feature go back to their owners. */
export const returnFollowers = (state: Draft<CityState>, root: number, tell?: Tell<CityEvent>): void => {
  const ground = GROUNDS[state.ground[root]];
  sendHome(
    state,
    root,
    tell &&
      ((tile) =>
        tell({
          kind: 'returned',
          seat: state.claimant[tile],
          ground,
          from: onPiece(state, tile),
          to: 'supply',
        })),
  );
};
