/** What a person may do now: legal moves as places on the board, and sentences that say what to do. */
import type { Move } from '../../../core/contract';
import { say } from '../../../core/message';
import { SIDES, SLOTS, writeSlot } from '../../../geometry/sides';
import { lieOf, rootOf } from '../../../geometry/tiling';
import type { Choice, Message, Offer, Option } from '../../desk';
import { type Action, unpack } from '../moves';
import { tilesOf } from '../places';
import { boxOf } from '../scene-places';
import { ENDS, type CityState } from '../state';
import { PIECE_AT, PIECES } from '../tables';
import { whereIs } from '../text';
import { GROUNDS, type Ground } from '../tiles';
import { towardOf } from './toward';

/** What a claim at a slot of the tile laid last would hold, told apart from the other pieces of that ground. */
const labelOfClaim = (state: CityState, slot: number): Message => {
  const tile = state.laid - 1;
  const base = lieOf(state, tile) * SLOTS;
  const piece = PIECE_AT[base + slot];
  const groundOf = (each: number): Ground => GROUNDS[state.ground[state.first[tile] + each]];
  const pieces = Array.from({ length: PIECES[state.kinds[tile]] }, (_, each) => each);
  const alike = pieces.filter((each) => groundOf(each) === groundOf(piece));
  const slots = Array.from({ length: SLOTS }, (_, at) => at).filter((at) => PIECE_AT[base + at] === piece);
  return say(`claim.${groundOf(piece)}`, {
    count: tilesOf(state, rootOf(state, tile, piece)).length,
    toward: alike.length > 1 ? towardOf(slots) : 'here',
  });
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
      return labelOfClaim(state, action.slot);
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
