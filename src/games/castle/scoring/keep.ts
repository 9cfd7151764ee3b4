/** The keep: it stands on the largest house that its seat has scored, and the largest keep pays at the end (K15, K17). */
import type { Draft, Seat, Tell } from '../../../core/contract';
import { STEP, xOf, YARD, yOf } from '../board';
import type { CastleEvent } from '../events';
import { spotsOf } from '../places';
import type { CastleState } from '../state';
import { GREATER_KEEP, WALL_KINDS } from '../walls';
import { tellLost } from './wall-tiles';

/** How much a wall tile enlarges a keep. */
const GREATER = 2;

/** Puts the keep of a seat that scores a completed house on it, if it is the first or a larger one. */
export const moveKeep = (
  state: Draft<CastleState>,
  root: number,
  seat: Seat,
  tell?: Tell<CastleEvent>,
): void => {
  const size = state.union.tiles[root];
  if (size <= state.keeps[seat]) return;
  state.keeps[seat] = size;
  state.keepAt[seat] = root;
  tell?.({ kind: 'keep-moved', seat, size, tiles: spotsOf(state, root) });
};

/** What wall tiles add to the keep of a seat. */
const plusOf = (state: CastleState, seat: Seat): number =>
  GREATER * state.walls[seat * WALL_KINDS + GREATER_KEEP];

/** How large the keep of a seat counts; 0 without a keep, whatever its wall tiles (K17). */
export const sizeOfKeep = (state: CastleState, seat: Seat): number =>
  state.keeps[seat] === 0 ? 0 : state.keeps[seat] + plusOf(state, seat);

/** The cells of the largest area of empty cells joined by sides; of several the first in reading order. */
export const largestEmptyArea = (state: CastleState): readonly number[] => {
  const seen = new Set<number>();
  let largest: readonly number[] = [];
  for (const start of YARD) {
    if (seen.has(start) || state.grid[start] > 0) continue;
    const area = new Set([start]);
    for (const cell of area) {
      for (const step of STEP) {
        const next = cell + step;
        if (YARD_CELLS.has(next) && state.grid[next] === 0) area.add(next);
      }
    }
    for (const cell of area) seen.add(cell);
    if (area.size > largest.length) largest = [...area].sort((a, b) => a - b);
  }
  return largest;
};

const YARD_CELLS: ReadonlySet<number> = new Set(YARD);

export const scoreKeeps = (state: Draft<CastleState>, tell?: Tell<CastleEvent>): void => {
  const { seats, keeps, walls } = state;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    most = Math.max(most, sizeOfKeep(state, seat));
    if (keeps[seat] === 0) tellLost(state, seat, GREATER_KEEP, walls[seat * WALL_KINDS + GREATER_KEEP], tell);
  }
  if (most === 0) return;
  const area = largestEmptyArea(state);
  if (area.length === 0) return;
  for (let seat = 0; seat < seats; seat++) {
    if (sizeOfKeep(state, seat) !== most) continue;
    const from = state.scores[seat];
    const points = area.length;
    state.scores[seat] += points;
    tell?.({
      kind: 'keep',
      seat,
      points,
      tiles: area.map((cell) => [xOf(cell), yOf(cell)]),
      parts: [{ count: points, what: 'cell', each: 1 }],
      from,
      to: from + points,
      keep: keeps[seat],
      plus: plusOf(state, seat),
    });
  }
};
