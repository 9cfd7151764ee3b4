/** What is lawful: `legal` lists it, `refuse` names the rule against everything else. */
import type { Move, Reason } from '../../core/contract';
import { SLOTS } from '../../geometry/sides';
import { AGAIN, SKIP, type Action } from './moves';
import { listClaims, refuseClaim } from './phases/claim';
import { listDraws, refuseDraw } from './phases/draw';
import { listPlaces, placeCandidates, refusePlace } from './phases/place';
import { listScores, refuseScore, scoreCandidates } from './phases/score';
import { listLooks, listPicks, refuseLook, refusePick } from './phases/take';
import type { CastleState, Phase } from './state';
import { KINDS } from './tables';
import { WALLS } from './walls';

export const legal = (state: CastleState): Move[] => {
  switch (state.phase) {
    case 'draw':
      return listDraws(state);
    case 'place':
      return listPlaces(state);
    case 'claim':
      return listClaims(state);
    case 'score':
      return listScores(state);
    case 'look':
      return listLooks(state);
    case 'pick':
      return listPicks(state);
    case 'again':
      return [AGAIN, SKIP];
    case 'over':
      return [];
  }
};

export const candidates = (state: CastleState): Action[] => {
  const { phase } = state;
  switch (phase) {
    case 'draw':
      return Array.from({ length: KINDS }, (_, kind) => ({ do: 'draw', kind }));
    case 'place':
      return [...placeCandidates(state), { do: 'skip' }];
    case 'claim':
      return [...Array.from({ length: SLOTS }, (_, slot): Action => ({ do: 'claim', slot })), { do: 'skip' }];
    case 'score':
      return [...scoreCandidates(state), { do: 'again' }, { do: 'skip' }];
    case 'look':
    case 'pick':
      return [...WALLS.map((_, wall): Action => ({ do: phase, wall })), { do: 'skip' }];
    case 'again':
      return [{ do: 'again' }, { do: 'skip' }];
    case 'over':
      return [];
  }
};

/** The rule of each step, against what is not to be done now. */
const RULES: { readonly [phase in Phase]: string } = {
  draw: 'K9',
  place: 'K8',
  claim: 'K10',
  score: 'K12',
  look: 'K14',
  pick: 'K14',
  again: 'K14',
  over: 'K16',
};

export const refuse = (state: CastleState, action: Action): Reason | undefined => {
  const { phase } = state;
  if (action.do === 'skip') {
    // K19
    return phase === 'claim' || phase === 'again'
      ? undefined
      : { rule: 'K19', why: 'no choice', step: phase };
  }
  const due = action.do === 'double' ? 'score' : action.do;
  if (due !== phase) return { rule: RULES[phase], why: 'step', step: phase };
  switch (action.do) {
    case 'draw':
      return refuseDraw(state, action.kind);
    case 'place':
      return refusePlace(state, action);
    case 'claim':
      return refuseClaim(state, action.slot);
    case 'score':
    case 'double':
      return refuseScore(state, action);
    case 'look':
      return refuseLook(state, action.wall);
    case 'pick':
      return refusePick(state, action.wall);
    case 'again':
      return undefined;
  }
};
