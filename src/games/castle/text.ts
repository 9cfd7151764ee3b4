/** Words for moves, events, refusals and wall tiles: message keys of the game's catalogues, never prose. */
import type { Part } from '../../core/contract';
import { say, type Message } from '../../core/message';
import { SIDES, writeSlot } from '../../geometry/sides';
import type { CastleEvent } from './events';
import type { Action } from './moves';
import { TILES } from './tiles';
import { WALLS, type Wall } from './walls';

export { describeReason, type Message } from '../../core/message';

/** A kind of tile by its name. */
export const describeTile = (name: string): Message => say(`tile.${name}`);

/** The name of a wall tile and what it is for. */
export const describeWall = (wall: Wall): { readonly name: Message; readonly text: Message } => ({
  name: say(`wall.${wall}.name`),
  text: say(`wall.${wall}.text`),
});

/** What a move does, as a button, a spot of the board or a line of the review says it. */
export const describeAction = (action: Action): Message => {
  switch (action.do) {
    case 'draw':
      return say('move.draw', { tile: TILES[action.kind].name });
    case 'place': {
      const { x, y, turn } = action;
      return say('move.place', { tile: TILES[action.kind].name, x, y, turn: SIDES[turn] });
    }
    case 'claim':
      return say('move.claim', { slot: writeSlot(action.slot) });
    case 'score':
    case 'double':
      return say(`move.${action.do}`, { x: action.x, y: action.y, slot: writeSlot(action.slot) });
    case 'look':
    case 'pick':
      return say(`move.${action.do}`, { wall: WALLS[action.wall] });
    case 'again':
    case 'skip':
      return say(`move.${action.do}`);
  }
};

/** The cell that an event speaks of. */
const at = ({ cell: [x, y] }: { readonly cell: readonly number[] }): { x: number; y: number } => ({ x, y });

export const describeEvent = (event: CastleEvent): Message => {
  switch (event.kind) {
    case 'path':
    case 'house':
    case 'tower':
    case 'courtyard':
    case 'keep':
      return say(`event.${event.kind}`, { seat: event.seat, count: event.points });
    case 'wall-tile':
      return say('event.wall-tile', { seat: event.seat, count: event.points, wall: event.wall });
    case 'drew':
    case 'set-aside':
      return say(`event.${event.kind}`, { seat: event.seat, tile: event.tile });
    case 'placed': {
      const { seat, tile, to } = event;
      return say('event.placed', { seat, tile, turn: SIDES[to.turn], ...at(to) });
    }
    case 'claimed':
      return say('event.claimed', { seat: event.seat, ground: event.ground, ...at(event.to) });
    case 'returned':
      return say('event.returned', { seat: event.seat, ground: event.ground, ...at(event.from) });
    case 'keep-moved':
      return say('event.keep-moved', { seat: event.seat, count: event.size });
    case 'looked': {
      const { seat, corner, wall } = event;
      const values = { seat, first: corner, second: corner + 1 };
      return wall === undefined
        ? say('event.looked.hidden', values)
        : say('event.looked.open', { ...values, wall });
    }
    case 'took':
      return say('event.took', {
        seat: event.seat,
        wall: event.wall,
        first: event.corner,
        second: event.corner + 1,
        count: event.left,
      });
    case 'used':
    case 'lost':
      return say(`event.${event.kind}`, { seat: event.seat, wall: event.wall });
    case 'ended':
      return say('event.ended', { count: event.cleared });
  }
};

/** The sum of an entry of the score sheet: "4 tiles × 2 × 2 (doubled)", "keep 7 + 2: 14 empty cells". */
export const describeSum = (event: Extract<CastleEvent, { readonly parts: readonly Part[] }>): Message[] =>
  event.parts.map(({ count, what, each }) => {
    switch (event.kind) {
      case 'path':
        return say(event.fountain ? 'sum.fountain' : 'sum.tile', { count, each });
      case 'house':
      case 'tower':
        return event.doubled
          ? say('sum.doubled', { count, each: each / 2 })
          : say('sum.tile', { count, each });
      case 'courtyard':
        return say(event.rich ? 'sum.rich' : 'sum.market', { count, each });
      case 'wall-tile':
        return say(event.fountain ? 'sum.fountain' : `sum.${what}`, { count, each });
      case 'keep':
        return event.plus > 0
          ? say('sum.greater-keep', { count, keep: event.keep, plus: event.plus })
          : say('sum.keep', { count, keep: event.keep });
      case 'lost':
        return say('sum.tile', { count, each });
    }
  });

/** One addend of a sum, whatever it is of. */
export const describePart = (_kind: string, { count, what, each }: Part): Message =>
  say(`sum.${what === 'cell' ? 'cell' : what}`, { count, each });
