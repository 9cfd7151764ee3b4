/** What is lawful: `legal` lists it, `refuse` names the rule against everything else. */
import type { Move, Reason } from '../../core/contract';
import { SLOTS } from '../../geometry/sides';
import { GUARD, SKIP, WALLS, type Action } from './moves';
import { listClaims, refuseClaim } from './phases/claim';
import { listDraws, refuseDraw } from './phases/draw';
import { refuseGuard } from './phases/guard';
import { listPlaces, placeCandidates, refusePlace } from './phases/place';
import { listTowers, refuseTower } from './phases/tower';
import { gateCandidates, listGates, refuseGate } from './phases/wall';
import { ENDS, type CityState } from './state';
import { KINDS } from './tables';

export const legal = (state: CityState): Move[] => {
  switch (state.phase) {
    case 'draw':
      return listDraws(state);
    case 'place':
      return listPlaces(state);
    case 'claim':
      return listClaims(state);
    case 'gate':
      return listGates(state);
    case 'wall':
      return [...WALLS];
    case 'guard':
      return [GUARD, SKIP];
    case 'tower':
      return listTowers(state);
    case 'over':
      return [];
  }
};

export const candidates = (state: CityState): Action[] => {
  const ends = ENDS.map((_, end) => end);
  switch (state.phase) {
    case 'draw':
      return Array.from({ length: KINDS }, (_, kind) => ({ do: 'draw', kind }));
    case 'place':
      return [...placeCandidates(state), { do: 'skip' }];
    case 'claim':
      return [...Array.from({ length: SLOTS }, (_, slot): Action => ({ do: 'claim', slot })), { do: 'skip' }];
    case 'gate':
      return [...gateCandidates(state), { do: 'skip' }];
    case 'wall':
      return [...ends.map((end): Action => ({ do: 'wall', end })), { do: 'guard' }, { do: 'skip' }];
    case 'guard':
      return [{ do: 'guard' }, { do: 'skip' }];
    case 'tower':
      return [...ends.map((end): Action => ({ do: 'tower', end })), { do: 'skip' }];
    case 'over':
      return [];
  }
};

/** Steps that may be declined (C24). */
const OPTIONAL: readonly string[] = ['claim', 'guard', 'tower'];

export const refuse = (state: CityState, action: Action): Reason | undefined => {
  const { phase } = state;
  if (action.do === 'skip')
    return OPTIONAL.includes(phase) ? undefined : { rule: 'C24', why: 'no choice', step: phase };
  // The order of a turn.
  if (action.do !== phase) return { rule: 'C20', step: phase };
  switch (action.do) {
    case 'draw':
      return refuseDraw(state, action.kind);
    case 'place':
      return refusePlace(state, action);
    case 'claim':
      return refuseClaim(state, action.slot);
    case 'gate':
      return refuseGate(state, action.x, action.y, action.side);
    case 'wall':
      return undefined;
    case 'guard':
      return refuseGuard(state);
    case 'tower':
      return refuseTower(state, action.end);
  }
};
