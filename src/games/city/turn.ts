/** The order of a turn: what each step leads to, until somebody must decide (C13–C20, C24). */
import type { Draft, Move, Tell } from '../../core/contract';
import { xOf, yOf } from '../../geometry/plot';
import type { CityEvent } from './events';
import { cellIn, choiceIn, kindIn, quarterIn, stepOf } from './moves';
import { canClaim, putFollower } from './phases/claim';
import { drawTile, isDrawnOut } from './phases/draw';
import { finish, isNearlyClosed } from './phases/end';
import { canPost, postGuard } from './phases/guard';
import { layTile } from './phases/lay';
import { buildTower, canBuildTower } from './phases/tower';
import { beginRound, buildGate, buildWall } from './phases/wall';
import { scoreAround } from './scoring/completed';
import { NONE, stackOf, type CityState } from './state';
import { TILES } from './tiles';

type Teller = Tell<CityEvent>;

export const play = (state: Draft<CityState>, move: Move, tell?: Teller): void => {
  const step = stepOf(move);
  switch (step) {
    case 'draw':
      if (drawTile(state, kindIn(move), tell)) state.phase = 'place';
      else if (isDrawnOut(state)) finish(state, 'tiles', tell);
      return;
    case 'place':
      return placeTile(state, move, tell);
    case 'claim':
      putFollower(state, choiceIn(move), tell);
      return afterClaim(state, tell);
    case 'gate':
      buildGate(state, cellIn(move), quarterIn(move), tell);
      return afterBuilding(state, tell);
    case 'wall':
      buildWall(state, choiceIn(move), tell);
      return afterBuilding(state, tell);
    case 'guard':
      postGuard(state, tell);
      return afterPiece(state, tell);
    case 'tower':
      buildTower(state, choiceIn(move), tell);
      return endTurn(state, tell);
    case 'skip':
      return skip(state, tell);
  }
};

const skip = (state: Draft<CityState>, tell?: Teller): void => {
  if (state.phase === 'claim') afterClaim(state, tell);
  else if (state.phase === 'guard') afterPiece(state, tell);
  else endTurn(state, tell);
};

const placeTile = (state: Draft<CityState>, move: Move, tell?: Teller): void => {
  const [kind, cell, turn] = [kindIn(move), cellIn(move), quarterIn(move)];
  layTile(state, kind, cell, turn);
  if (tell) {
    const spot = [xOf(cell), yOf(cell)];
    const to = { cell: spot, turn };
    tell({ kind: 'placed', seat: state.turn, tile: TILES[kind].name, from: 'hand', to, tiles: [spot] });
  }
  if (canClaim(state)) state.phase = 'claim';
  else afterClaim(state, tell);
};

/** Scores what the tile completed, then looks whether the city is closed, then walls are built (C13, C20). */
const afterClaim = (state: Draft<CityState>, tell?: Teller): void => {
  const scored = scoreAround(state, tell);
  if (isNearlyClosed(state)) finish(state, 'gap by tile', tell);
  else if (scored && stackOf(state) > 1) beginRound(state);
  else endTurn(state, tell);
};

const afterBuilding = (state: Draft<CityState>, tell?: Teller): void => {
  if (canPost(state)) state.phase = 'guard';
  else afterPiece(state, tell);
};

/** A piece of the wall stands, scored and manned: the game may end, else the round goes on (C20). */
const afterPiece = (state: Draft<CityState>, tell?: Teller): void => {
  if (isNearlyClosed(state)) return finish(state, 'gap by wall', tell);
  if (state.wallsLeft === 0) return finish(state, 'last wall', tell);
  state.toBuild--;
  if (state.toBuild > 0) {
    state.builder = (state.builder + 1) % state.seats;
    state.phase = 'wall';
    return;
  }
  state.builder = NONE;
  state.site = NONE;
  if (canBuildTower(state)) state.phase = 'tower';
  else endTurn(state, tell);
};

const endTurn = (state: Draft<CityState>, tell?: Teller): void => {
  if (isDrawnOut(state)) return finish(state, 'tiles', tell);
  state.turn = (state.turn + 1) % state.seats;
  state.phase = 'draw';
};
