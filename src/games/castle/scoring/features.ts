/** What a path, house or tower pays, and to whom (K13, K14). */
import type { Seat } from '../../../core/contract';
import { majority } from '../../../geometry/union';
import type { CastleState } from '../state';
import { HOUSE, PATH } from '../tables';
import { HOUSE_EACH } from './house';
import { pathEach } from './path';
import { TOWER_EACH } from './tower';

/** What each tile of a feature pays. */
export const eachOf = (state: CastleState, root: number): number => {
  const ground = state.ground[root];
  if (ground === PATH) return pathEach(state.union.flags[root]);
  return ground === HOUSE ? HOUSE_EACH : TOWER_EACH;
};

/** The seats that score a feature, as bits. Of two seats a tie scores nobody, of more all tied score (K13). */
export const scorersOf = (state: CastleState, root: number): number => {
  const { seats } = state;
  const leaders = majority(state.union.claims, root, seats);
  return seats === 2 && leaders === 3 ? 0 : leaders;
};

/** Whether a seat has more followers on a feature than any other: wall tiles ask for that (K14). */
export const leadsAlone = (state: CastleState, root: number, seat: Seat): boolean =>
  majority(state.union.claims, root, state.seats) === 1 << seat;
