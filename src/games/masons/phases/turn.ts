/** A turn begins (M14: only while a line is free), a wall is built (M5), or the dice are tapped too early (M6). */
import type { Draft, Tell } from '../../../core/contract';
import { isFreeLine, LINES } from '../board';
import type { MasonsEvent } from '../events';
import { NONE } from '../pieces';
import type { MasonsState, Phase } from '../state';
import { noteLast } from './end';

export const enterTurn = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase | undefined => {
  if (!hasFreeLine(state)) {
    state.ending = 'board';
    return 'over';
  }
  state.seat = state.turn;
  state.turns++;
  state.early = 0;
  state.phase = 'wall';
  tell?.({ kind: 'turn', seat: state.turn, turn: state.turns });
  return undefined;
};

const hasFreeLine = (state: MasonsState): boolean => {
  for (let line = 0; line < LINES; line++) if (isFreeLine(state, line)) return true;
  return false;
};

/** The turn passes on clockwise. */
export const passTurn = (state: Draft<MasonsState>): Phase => {
  state.turn = (state.turn + 1) % state.seats;
  return 'turn';
};

/** M6: it costs a point, but never the last below nothing. */
export const tapEarly = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase | undefined => {
  const cost = state.scores[state.seat] > 0 ? 1 : 0;
  state.early = 1;
  state.scores[state.seat] -= cost;
  tell?.({
    kind: 'early',
    seat: state.seat,
    points: -cost,
    parts: [{ count: cost, what: 'penalty', each: -1 }],
    tiles: [],
  });
  return undefined;
};

export const buildWall = (state: Draft<MasonsState>, line: number, tell?: Tell<MasonsEvent>): Phase => {
  state.walls[line] = 1;
  state.wallStock--;
  state.line = line;
  state.towerDie = NONE;
  state.firstDie = NONE;
  state.secondDie = NONE;
  tell?.({ kind: 'wall', seat: state.seat, line });
  if (state.wallStock === 0) noteLast(state, 'wall', tell);
  return 'roll';
};
