/** How a move is played: its phase runs, then whatever needs no decision, until somebody must act. */
import type { Draft, Move, Tell } from '../../core/contract';
import type { MasonsEvent } from './events';
import { unpack, type MasonsAction } from './moves';
import { enterComplete } from './phases/complete';
import { draw, enterDeal, enterDraw } from './phases/draw';
import { enterOver } from './phases/end';
import { enterLaying, lay } from './phases/lay';
import { enterMerge, keepApart, merge } from './phases/merge';
import { enterPalace, makePalace } from './phases/palace';
import { enterRoll, roll } from './phases/roll';
import { discardCard, enterPick, enterScore, pickCity, playCard, stopPlaying } from './phases/score';
import { enterSwap, stopSwapping, swapCard } from './phases/swap';
import { buildWall, enterTurn, tapEarly } from './phases/turn';
import type { MasonsState, Phase } from './state';

export const play = (state: Draft<MasonsState>, move: Move, tell?: Tell<MasonsEvent>): void => {
  let next = act(state, unpack(move), tell);
  while (next !== undefined) next = enter(state, next, tell);
};

/** Does what the action says; returns the step that follows, or nothing if somebody must act. */
const act = (
  state: Draft<MasonsState>,
  action: MasonsAction,
  tell?: Tell<MasonsEvent>,
): Phase | undefined => {
  switch (action.do) {
    case 'draw':
      return draw(state, action.card, tell);
    case 'early':
      return tapEarly(state, tell);
    case 'wall':
      return buildWall(state, action.line, tell);
    case 'roll':
      return roll(state, action.tower, action.first, action.second, tell);
    case 'tower':
      return lay(state, 'tower', action.colour, action.point, tell);
    case 'house':
      return lay(state, 'house', action.colour, action.triangle, tell);
    case 'palace':
      makePalace(state, action, tell);
      return 'palace';
    case 'merge':
      return merge(state, action.city, tell);
    case 'keep':
      return keepApart(state, tell);
    case 'play':
      return playCard(state, action.card, tell);
    case 'discard':
      return discardCard(state, action.card, tell);
    case 'swap':
      return swapCard(state, action.card, tell);
    case 'done':
      return state.phase === 'swap' ? stopSwapping(state) : stopPlaying(state);
    case 'city':
      return pickCity(state, action.city, tell);
  }
};

/** Enters a step of the game; returns the one that follows if nothing has to be decided in it. */
const enter = (state: Draft<MasonsState>, phase: Phase, tell?: Tell<MasonsEvent>): Phase | undefined => {
  switch (phase) {
    case 'deal':
      return enterDeal(state);
    case 'draw':
      return enterDraw(state, tell);
    case 'turn':
      return enterTurn(state, tell);
    case 'roll':
      return enterRoll(state);
    case 'tower':
    case 'house':
      return enterLaying(state, phase, tell);
    case 'complete':
      return enterComplete(state, tell);
    case 'palace':
      return enterPalace(state, tell);
    case 'merge':
      return enterMerge(state);
    case 'score':
      return enterScore(state, tell);
    case 'swap':
      return enterSwap(state);
    case 'pick':
      return enterPick(state, tell);
    case 'over':
      return enterOver(state, tell);
    case 'wall':
    case 'final':
      // Set by the steps before them, which wait there.
      return undefined;
  }
};
