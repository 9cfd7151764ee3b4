/** Taking a wall tile: the marker stopped on a corner, the taker looks at the stack and picks one (K12, K14). */
import type { Draft, Move, Reason, Seat, Tell } from '../../../core/contract';
import { CORNER_AT, CORNERS, TRACK } from '../board';
import type { CastleEvent } from '../events';
import { packWall } from '../moves';
import { countUnseen, NONE, type CastleState } from '../state';
import { WALL_KINDS, WALLS } from '../walls';

/** The corner on which a marker stands and that still holds a tile, or NONE. */
export const cornerUnder = (state: CastleState, seat: Seat): number => {
  const corner = CORNER_AT[state.scores[seat] % TRACK];
  return corner >= 0 && state.heights[corner] > 0 ? corner : NONE;
};

/**
 * A seat comes to a stack; whether somebody must act before it has its tile. A stack that nobody has looked at is
 * dealt by chance now, tile by tile: so the state never holds what nobody knows.
 */
export const beginTake = (
  state: Draft<CastleState>,
  seat: Seat,
  corner: number,
  tell?: Tell<CastleEvent>,
): boolean => {
  state.taker = seat;
  state.corner = corner;
  const dealt = state.looked[corner] !== 0;
  const known = (state.looked[corner] & (1 << seat)) !== 0;
  state.looked[corner] |= 1 << seat;
  if (!dealt) {
    state.toLook = state.heights[corner];
    state.phase = 'look';
    return true;
  }
  if (tell && !known && state.heights[corner] > 1) tellStack(state, tell);
  return pickIfAlike(state, tell);
};

const tellStack = (state: CastleState, tell: Tell<CastleEvent>): void => {
  for (let wall = 0; wall < WALL_KINDS; wall++) {
    for (let tile = state.stacks[state.corner * WALL_KINDS + wall]; tile > 0; tile--)
      tellLook(state, wall, tell);
  }
};

const tellLook = (state: CastleState, wall: number, tell?: Tell<CastleEvent>): void =>
  tell?.({
    kind: 'looked',
    seat: state.taker,
    corner: CORNERS[state.corner].spaces[0],
    wall: WALLS[wall],
    reveals: true,
  });

/** One left, or all alike: it is taken without a choice. Whether there is a choice. */
const pickIfAlike = (state: Draft<CastleState>, tell?: Tell<CastleEvent>): boolean => {
  const picks = listWalls(state);
  if (picks.length > 1) {
    state.phase = 'pick';
    return true;
  }
  pickWall(state, picks[0], tell);
  return false;
};

/** The kinds that lie in the taker's stack; in a stack that this state does not show, those that may. */
const listWalls = (state: CastleState): number[] => {
  const base = state.corner * WALL_KINDS;
  const known = state.stacks[base] >= 0;
  const unseen = known ? [] : countUnseen(state);
  return WALLS.flatMap((_, wall) => ((known ? state.stacks[base + wall] : unseen[wall]) > 0 ? [wall] : []));
};

/** Chance shows the taker one more tile of the stack; whether somebody must act before it has its own. */
export const lookAt = (state: Draft<CastleState>, wall: number, tell?: Tell<CastleEvent>): boolean => {
  state.stacks[state.corner * WALL_KINDS + wall]++;
  state.toLook--;
  if (state.heights[state.corner] > 1) tellLook(state, wall, tell);
  return state.toLook > 0 || pickIfAlike(state, tell);
};

/** The taker takes a tile, and puts the others back. */
export const pickWall = (state: Draft<CastleState>, wall: number, tell?: Tell<CastleEvent>): void => {
  const { corner, taker: seat, stacks, heights } = state;
  if (stacks[corner * WALL_KINDS + wall] > 0) stacks[corner * WALL_KINDS + wall]--;
  heights[corner]--;
  if (heights[corner] === 0) {
    state.looked[corner] = 0;
    stacks.fill(0, corner * WALL_KINDS, (corner + 1) * WALL_KINDS);
  }
  state.walls[seat * WALL_KINDS + wall]++;
  if (seat === state.turn) state.fresh[wall]++;
  state.taker = NONE;
  state.corner = NONE;
  const left = heights[corner];
  tell?.({
    kind: 'took',
    seat,
    corner: CORNERS[corner].spaces[0],
    wall: WALLS[wall],
    left,
    reveals: true,
  });
};

export const listLooks = (state: CastleState): Move[] =>
  countUnseen(state).flatMap((count, wall) => (count > 0 ? [packWall('look', wall)] : []));

export const refuseLook = (state: CastleState, wall: number): Reason | undefined =>
  countUnseen(state)[wall] > 0 ? undefined : { rule: 'K4', why: 'none left', wall: WALLS[wall] };

export const listPicks = (state: CastleState): Move[] =>
  listWalls(state).map((wall) => packWall('pick', wall));

export const refusePick = (state: CastleState, wall: number): Reason | undefined =>
  listWalls(state).includes(wall) ? undefined : { rule: 'K14', why: 'not there', wall: WALLS[wall] };
