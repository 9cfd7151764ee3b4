/** The order of a turn: what each step leads to, until somebody must decide (K9–K14, K19). */
import type { Draft, Move, Seat, Tell } from '../../core/contract';
import type { CastleEvent } from './events';
import { cellIn, kindIn, slotIn, stepOf } from './moves';
import { canClaim, putFollower } from './phases/claim';
import { drawTile } from './phases/draw';
import { finish } from './phases/end';
import { layTile } from './phases/lay';
import { beginScoring, countUsable, listWaiting, mustChoose, spendWall } from './phases/score';
import { beginTake, cornerUnder, lookAt, pickWall } from './phases/take';
import { rootUnder, spotOf } from './places';
import { listCompleted, payCompleted, returnFollowers } from './scoring/completed';
import { scorersOf } from './scoring/features';
import { NONE, type CastleState } from './state';
import { TILES } from './tiles';
import { ANOTHER_TURN } from './walls';

type Teller = Tell<CastleEvent>;

export const play = (state: Draft<CastleState>, move: Move, tell?: Teller): void => {
  const step = stepOf(move);
  switch (step) {
    case 'draw':
      if (drawTile(state, kindIn(move), tell)) state.phase = 'place';
      else if (state.bag === 0) finish(state, tell);
      return;
    case 'place':
      return placeTile(state, move, tell);
    case 'claim':
      putFollower(state, slotIn(move), tell);
      return scoreTies(state, tell);
    case 'score':
    case 'double':
      beginScoring(state, rootUnder(state, cellIn(move), slotIn(move)), step === 'double', tell);
      return settle(state, tell);
    case 'look':
      if (lookAt(state, kindIn(move), tell)) return;
      return settle(state, tell);
    case 'pick':
      pickWall(state, kindIn(move), tell);
      return settle(state, tell);
    case 'again':
      spendWall(state, ANOTHER_TURN, tell);
      return beginTurn(state, state.turn);
    case 'skip':
      return state.phase === 'claim' ? scoreTies(state, tell) : endTurn(state, tell);
  }
};

const placeTile = (state: Draft<CastleState>, move: Move, tell?: Teller): void => {
  const [kind, turn] = [kindIn(move), slotIn(move)];
  layTile(state, kind, cellIn(move), turn);
  state.hand = NONE;
  if (tell) {
    const cell = spotOf(state, state.laid - 1);
    const to = { cell, turn };
    tell({ kind: 'placed', seat: state.turn, tile: TILES[kind].name, from: 'hand', to, tiles: [cell] });
  }
  if (canClaim(state)) state.phase = 'claim';
  else scoreTies(state, tell);
};

/** What scores nobody goes first, for it moves no marker (K13); then the others. */
const scoreTies = (state: Draft<CastleState>, tell?: Teller): void => {
  for (const root of listCompleted(state)) {
    if (scorersOf(state, root) === 0) returnFollowers(state, root, tell);
  }
  settle(state, tell);
};

/** Scores until somebody must decide: each feature, each marker, one at a time (K12). */
const settle = (state: Draft<CastleState>, tell?: Teller): void => {
  for (;;) {
    while (state.due !== 0) if (moveMarker(state, tell)) return;
    if (state.scoring !== NONE) {
      returnFollowers(state, state.scoring, tell);
      state.scoring = NONE;
      state.doubled = 0;
    }
    const waiting = listWaiting(state);
    if (waiting.length === 0) break;
    if (mustChoose(state, waiting)) {
      state.phase = 'score';
      return;
    }
    beginScoring(state, waiting[0], false, tell);
  }
  // K14: another turn is not offered with an empty bag.
  if (state.bag > 0 && countUsable(state, ANOTHER_TURN) > 0) state.phase = 'again';
  else endTurn(state, tell);
};

/** Moves the next marker, the active seat's first, then clockwise; whether somebody must act before the next moves. */
const moveMarker = (state: Draft<CastleState>, tell?: Teller): boolean => {
  let seat = state.turn;
  while ((state.due & (1 << seat)) === 0) seat = (seat + 1) % state.seats;
  state.due &= ~(1 << seat);
  payCompleted(state, state.scoring, seat, state.doubled === 1, tell);
  const corner = cornerUnder(state, seat);
  return corner !== NONE && beginTake(state, seat, corner, tell);
};

const endTurn = (state: Draft<CastleState>, tell?: Teller): void => {
  if (state.bag === 0) finish(state, tell);
  else beginTurn(state, (state.turn + 1) % state.seats);
};

const beginTurn = (state: Draft<CastleState>, seat: Seat): void => {
  state.turn = seat;
  state.fresh.fill(0);
  state.phase = 'draw';
};
