/** What a person may do now: legal moves as places on the board, and sentences that say what to do. */
import type { Move } from '../../../core/contract';
import { say } from '../../../core/message';
import { SIDES, writeSlot } from '../../../geometry/sides';
import { lieOf } from '../../../geometry/tiling';
import type { Choice, Message, Offer, Option } from '../../desk';
import { type Action, unpack } from '../moves';
import { boxOf } from '../scene-places';
import { ENDS, type CityState } from '../state';
import { PIECE_AT } from '../tables';
import { whereIs } from '../text';
import { GROUNDS, type Ground } from '../tiles';

/** The ground of the tile laid last at a slot. */
const groundAt = (state: CityState, slot: number): Ground => {
  const tile = state.laid - 1;
  return GROUNDS[state.ground[state.first[tile] + PIECE_AT[lieOf(state, tile) * 12 + slot]]];
};

const idOf = (action: Action): string | undefined => {
  switch (action.do) {
    case 'place':
      return `cell:${action.x},${action.y}`;
    case 'claim':
      return `claim:${writeSlot(action.slot)}`;
    case 'gate':
      return `side:${action.x},${action.y}/${SIDES[action.side]}`;
    case 'wall':
    case 'tower':
      return `${action.do}:${ENDS[action.end]}`;
    case 'guard':
      return 'guard';
    case 'draw':
    case 'skip':
      return undefined;
  }
};

/** What a place says to those who cannot see it. */
const labelOf = (state: CityState, action: Action, ways: number): Message => {
  switch (action.do) {
    case 'place':
      return state.laid === 0
        ? say('desk.spot.first')
        : say('desk.spot.cell', { ...whereIs(action.x, action.y), count: ways });
    case 'claim':
      return say(`claim.${groundAt(state, action.slot)}`);
    case 'gate':
      return say('desk.spot.gate', { ...whereIs(action.x, action.y), side: SIDES[action.side] });
    case 'wall':
    case 'tower':
      return say(`move.${action.do}`, { end: ENDS[action.end] });
    case 'guard':
    case 'draw':
    case 'skip':
      return say(`move.${action.do}`);
  }
};

const wayOf = (action: Action): number => (action.do === 'place' ? action.turn : 0);

/** The phase as its sentences have it: the first tile has one place only. */
const phaseOf = (state: CityState): string =>
  state.phase === 'place' && state.laid === 0 ? 'first' : state.phase;

/** Legal moves by place, in the order of the moves. */
const choicesOf = (state: CityState, legal: readonly Move[]): Choice[] => {
  const byId = new Map<string, Move[]>();
  for (const move of legal) {
    const id = idOf(unpack(move));
    if (id === undefined) continue;
    const moves = byId.get(id);
    if (moves) moves.push(move);
    else byId.set(id, [move]);
  }
  return [...byId].flatMap(([id, moves]) => {
    const action = unpack(moves[0]);
    const box = boxOf(state, action);
    const ways = moves.map((move) => wayOf(unpack(move)));
    const label = labelOf(state, action, moves.length);
    const next = phaseOf(state) === 'place' && moves.length === 1 ? 'only' : phaseOf(state);
    return box ? [{ id, box, moves, ways, label, prompt: say(`desk.chosen.${next}`) }] : [];
  });
};

const optionsOf = (state: CityState, legal: readonly Move[]): Option[] =>
  legal
    .filter((move) => unpack(move).do === 'skip')
    .map((move) => ({
      id: 'skip',
      move,
      label: say(`desk.skip.${state.phase}`),
      prompt: say(`desk.kept.${state.phase}`),
    }));

export const offer = (state: CityState, legal: readonly Move[]): Offer => ({
  prompt: say(`desk.prompt.${phaseOf(state)}`, { count: state.toBuild }),
  choices: choicesOf(state, legal),
  options: optionsOf(state, legal),
});
