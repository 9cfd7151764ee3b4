/** The end: final enclosure, then residential areas, then guards (C20–C22). */
import type { Draft, Tell } from '../../../core/contract';
import { nextSide } from '../../../geometry/rim';
import { findRoot } from '../../../geometry/union';
import type { CityEvent } from '../events';
import { closeSide, returnFollowers, scoreSide } from '../scoring/completed';
import { scoreGuards } from '../scoring/guards';
import { scoreResidential } from '../scoring/residential';
import { NONE, TRIGGERS, type CityState, type Trigger } from '../state';
import { RESIDENTIAL } from '../tables';

/** With this many rim sides left open, or fewer, the wall counts as closed. */
const CLOSE_ENOUGH = 5;

/** Whether the two ends of the wall have come near enough to end the game (C20). */
export const isNearlyClosed = (state: CityState): boolean =>
  state.cwEnd !== NONE && state.gap <= CLOSE_ENOUGH;

export const finish = (state: Draft<CityState>, trigger: Trigger, tell?: Tell<CityEvent>): void => {
  state.phase = 'over';
  state.trigger = TRIGGERS.indexOf(trigger);
  tell?.({ kind: 'ended', trigger });
  if (state.cwEnd !== NONE) enclose(state, tell);
  clearIncomplete(state, tell);
  scoreResidential(state, tell);
  scoreGuards(state, tell);
};

/** Every rim side counts as walled (C21); holes stay open. */
const enclose = (state: Draft<CityState>, tell?: Tell<CityEvent>): void => {
  const { plot, cwEnd, ccwEnd } = state;
  for (let side = nextSide(plot, cwEnd); side !== ccwEnd; side = nextSide(plot, side)) closeSide(state, side);
  for (let side = nextSide(plot, cwEnd); side !== ccwEnd; side = nextSide(plot, side)) {
    scoreSide(state, side, tell);
  }
};

/** Followers leave streets and markets that were not completed. */
const clearIncomplete = (state: Draft<CityState>, tell?: Tell<CityEvent>): void => {
  const { claimant, claimed, first, ground, union } = state;
  for (let tile = 0; tile < state.laid; tile++) {
    if (claimant[tile] === NONE) continue;
    const piece = first[tile] + claimed[tile];
    if (ground[piece] !== RESIDENTIAL) returnFollowers(state, findRoot(union.parent, piece), tell);
  }
};
