/** Completed paths, houses and towers: which wait, and what one of them pays a seat (K11–K15). */
import type { Draft, Seat, Tell } from '../../../core/contract';
import { FACING, SLOTS } from '../../../geometry/sides';
import { lieOf, sendHome } from '../../../geometry/tiling';
import { findRoot, isClaimed } from '../../../geometry/union';
import { STEP } from '../board';
import type { CastleEvent } from '../events';
import { onPiece, spotsOf } from '../places';
import type { CastleState } from '../state';
import { COURTYARD, HOUSE, PATH, TABLES } from '../tables';
import { GROUNDS } from '../tiles';
import { eachOf } from './features';
import { moveKeep } from './keep';

/** The roots of the completed features with followers that the tile laid last lies on or closed. */
export const listCompleted = (state: CastleState): number[] => {
  const { grid, first } = state;
  const { pieceAt } = TABLES;
  const tile = state.laid - 1;
  const cell = state.cells[tile];
  const base = lieOf(state, tile) * SLOTS;
  const found: number[] = [];
  for (let side = 0; side < 4; side++) {
    const other = grid[cell + STEP[side]] - 1;
    const theirs = other < 0 ? 0 : lieOf(state, other) * SLOTS;
    for (let slot = side * 3; slot < side * 3 + 3; slot++) {
      noteIfComplete(state, first[tile] + pieceAt[base + slot], found);
      if (other < 0) continue;
      // What faces the new tile may be closed by it without being on it; a start space may show bare wall.
      const piece = pieceAt[theirs + FACING[slot]];
      if (piece >= 0) noteIfComplete(state, first[other] + piece, found);
    }
  }
  return found;
};

const noteIfComplete = (state: CastleState, piece: number, found: number[]): void => {
  if (state.ground[piece] === COURTYARD) return;
  const { parent, ends, claims } = state.union;
  const root = findRoot(parent, piece);
  if (ends[root] === 0 && isClaimed(claims, root, state.seats) && !found.includes(root)) found.push(root);
};

/** Moves the marker of a seat that scores a completed feature, and its keep. */
export const payCompleted = (
  state: Draft<CastleState>,
  root: number,
  seat: Seat,
  doubled: boolean,
  tell?: Tell<CastleEvent>,
): void => {
  const count = state.union.tiles[root];
  const each = eachOf(state, root) * (doubled ? 2 : 1);
  const from = state.scores[seat];
  const points = count * each;
  const ground = state.ground[root];
  state.scores[seat] += points;
  if (tell) {
    const to = from + points;
    const parts = [{ count, what: 'tile', each }];
    const entry = { seat, points, tiles: spotsOf(state, root), parts, from, to };
    if (ground === PATH) tell({ kind: 'path', ...entry, fountain: each > 1 });
    else tell({ kind: ground === HOUSE ? 'house' : 'tower', ...entry, doubled });
  }
  if (ground === HOUSE) moveKeep(state, root, seat, tell);
};

/** Followers on a feature go back to their owners, whether they scored or not (K13). */
export const returnFollowers = (state: Draft<CastleState>, root: number, tell?: Tell<CastleEvent>): void =>
  sendHome(
    state,
    root,
    tell &&
      ((tile) =>
        tell({
          kind: 'returned',
          seat: state.claimant[tile],
          ground: GROUNDS[state.ground[root]],
          from: onPiece(state, tile),
          to: 'supply',
        })),
  );
