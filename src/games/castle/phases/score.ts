/** The order of scoring, and doubling (K12, K14). */
import type { Draft, Move, Reason, Tell } from '../../../core/contract';
import { FACING, SLOTS, writeSlot } from '../../../geometry/sides';
import { cellAt, STEP, xOf, yOf } from '../board';
import type { CastleEvent } from '../events';
import { packScore, type Action } from '../moves';
import { nameOf, rootUnder } from '../places';
import { listCompleted } from '../scoring/completed';
import { leadsAlone, scorersOf } from '../scoring/features';
import type { CastleState } from '../state';
import { HOUSE, TOWER } from '../tables';
import { GROUNDS } from '../tiles';
import { DOUBLE_HOUSE, DOUBLE_TOWER, WALL_KINDS, WALLS } from '../walls';

/** The roots of the completed features that will move a marker. */
export const listWaiting = (state: CastleState): number[] =>
  listCompleted(state).filter((root) => scorersOf(state, root) !== 0);

/** How many wall tiles of a kind the active seat may use: those it had before this turn (K14). */
export const countUsable = (state: CastleState, wall: number): number =>
  state.walls[state.turn * WALL_KINDS + wall] - state.fresh[wall];

/** The wall tile that doubles a feature, or nothing for a path. */
const doublerOf = (state: CastleState, root: number): number | undefined =>
  state.ground[root] === TOWER ? DOUBLE_TOWER : state.ground[root] === HOUSE ? DOUBLE_HOUSE : undefined;

export const canDouble = (state: CastleState, root: number): boolean => {
  const wall = doublerOf(state, root);
  return wall !== undefined && countUsable(state, wall) > 0 && leadsAlone(state, root, state.turn);
};

/** Whether the active seat must say which feature is scored next, and how. */
export const mustChoose = (state: CastleState, waiting: readonly number[]): boolean =>
  waiting.length > 1 || (waiting.length === 1 && canDouble(state, waiting[0]));

export const listScores = (state: CastleState): Move[] => {
  const moves: Move[] = [];
  for (const root of listWaiting(state)) {
    const { cell, slot } = nameOf(state, root);
    moves.push(packScore('score', cell, slot));
    if (canDouble(state, root)) moves.push(packScore('double', cell, slot));
  }
  return moves.sort((a, b) => a - b);
};

/** Everything on the tile just laid and around it, by every slot, and by its right name. */
export const scoreCandidates = (state: CastleState): Action[] => {
  const cell = state.cells[state.laid - 1];
  const named = listWaiting(state).map((root) => nameOf(state, root));
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  const around = slots.flatMap((slot) => [
    { cell, slot },
    { cell: cell + STEP[Math.floor(slot / 3)], slot: FACING[slot] },
  ]);
  return [...named, ...around].flatMap(({ cell: at, slot }) => {
    const where = { x: xOf(at), y: yOf(at), slot };
    return [
      { do: 'score', ...where },
      { do: 'double', ...where },
    ] as const;
  });
};

type Score = Extract<Action, { readonly do: 'score' | 'double' }>;

export const refuseScore = (state: CastleState, action: Score): Reason | undefined => {
  const root = rootUnder(state, cellAt(action.x, action.y), action.slot);
  if (root < 0 || !listWaiting(state).includes(root)) return { rule: 'K12', why: 'not waiting' };
  const { cell, slot } = nameOf(state, root);
  if (cell !== cellAt(action.x, action.y) || slot !== action.slot) {
    return { rule: 'K12', why: 'name', x: xOf(cell), y: yOf(cell), slot: writeSlot(slot) };
  }
  return action.do === 'score' ? undefined : refuseDouble(state, root);
};

const refuseDouble = (state: CastleState, root: number): Reason | undefined => {
  const wall = doublerOf(state, root);
  const ground = GROUNDS[state.ground[root]];
  if (wall === undefined) return { rule: 'K4', why: 'not doubled', ground };
  if (state.walls[state.turn * WALL_KINDS + wall] === 0) return { rule: 'K14', why: 'no wall tile', ground };
  if (countUsable(state, wall) === 0) return { rule: 'K14', why: 'too new' };
  return leadsAlone(state, root, state.turn) ? undefined : { rule: 'K14', why: 'no majority', ground };
};

/** Begins to score a feature: everybody that scores it is due. */
export const beginScoring = (
  state: Draft<CastleState>,
  root: number,
  doubled: boolean,
  tell?: Tell<CastleEvent>,
): void => {
  state.scoring = root;
  state.due = scorersOf(state, root);
  state.doubled = doubled ? 1 : 0;
  const wall = doublerOf(state, root);
  if (!doubled || wall === undefined) return;
  spendWall(state, wall, tell);
};

/** A wall tile of the active seat is used and leaves the game. */
export const spendWall = (state: Draft<CastleState>, wall: number, tell?: Tell<CastleEvent>): void => {
  state.walls[state.turn * WALL_KINDS + wall]--;
  state.spent[wall]++;
  tell?.({ kind: 'used', seat: state.turn, wall: WALLS[wall] });
};
