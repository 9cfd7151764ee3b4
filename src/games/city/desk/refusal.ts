/** Why nothing can be done at a point of the board: the rule that forbids what a tap there would try. */
import type { Reason } from '../../../core/contract';
import { say } from '../../../core/message';
import { lieOf } from '../../../geometry/tiling';
import { SIDES } from '../../../geometry/sides';
import type { Message } from '../../desk';
import { refuse } from '../lawful';
import type { Action } from '../moves';
import { boxOf } from '../scene-places';
import { ENDS, type CityState } from '../state';
import { lowestSlot } from '../tables';
import { describeReason } from '../text';
import { pointAt } from './features';

const CELL = 100;
/** How near an end of the wall a finger must be to mean it, in board units. */
const END_REACH = 40;

const because = (state: CityState, action: Action): Message | undefined => {
  const reason = refuse(state, action);
  return reason && describeReason(reason);
};

/** Whether a tile is refused only because of how it is turned. */
const isOfTurn = ({ rule, side, why }: Reason): boolean =>
  rule === 'C6' && (typeof side === 'string' || why === 'twin');

/** A tile that fits in no turn is refused as a whole, not for its first turn. */
const refusePlaceAt = (state: CityState, x: number, y: number): Message | undefined => {
  const reasons = SIDES.map((_, turn) => refuse(state, { do: 'place', kind: state.hand, x, y, turn }));
  if (reasons.includes(undefined)) return undefined;
  const whole = reasons.find((reason) => reason && !isOfTurn(reason));
  return whole ? describeReason(whole) : say('desk.refusal.noTurn');
};

const refuseClaimAt = (state: CityState, x: number, y: number): Message | undefined => {
  const at = pointAt(state, x, y);
  if (at?.tile !== state.laid - 1) return say('desk.refusal.claim');
  if (at.piece === undefined) return say('desk.refusal.crossing');
  return because(state, { do: 'claim', slot: lowestSlot(lieOf(state, at.tile), at.piece) });
};

const refuseGateAt = (state: CityState, x: number, y: number): Message | undefined => {
  const [cellX, cellY] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const [dx, dy] = [x / CELL - cellX - 0.5, y / CELL - cellY - 0.5];
  const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
  return because(state, { do: 'gate', x: cellX, y: cellY, side });
};

/** An end of the wall may still refuse a tower. */
const refuseTowerAt = (state: CityState, x: number, y: number): Message => {
  for (let end = 0; end < ENDS.length; end++) {
    const action = { do: 'tower', end } as const;
    const box = boxOf(state, action);
    const reason = because(state, action);
    if (!box || !reason) continue;
    if (Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < END_REACH) return reason;
  }
  return say('desk.refusal.tower');
};

export const refuseAt = (state: CityState, x: number, y: number): Message | undefined => {
  switch (state.phase) {
    case 'place':
      return refusePlaceAt(state, Math.floor(x / CELL), Math.floor(y / CELL));
    case 'claim':
      return refuseClaimAt(state, x, y);
    case 'gate':
      return refuseGateAt(state, x, y);
    case 'wall':
    case 'guard':
      return say(`desk.refusal.${state.phase}`);
    case 'tower':
      return refuseTowerAt(state, x, y);
    case 'draw':
    case 'over':
      return undefined;
  }
};
