/**
 * Words for moves, events and refusals: message keys of the game's catalogues, never prose.
 */
import type { Part } from '../../core/contract';
import { say, type Message } from '../../core/message';
import { SIDES, writeSlot } from '../../geometry/sides';
import type { CityEvent } from './events';
import type { Action } from './moves';
import { ENDS } from './state';
import { GOODS, kindOf, TILES } from './tiles';

export { describeReason, type Message } from '../../core/message';

/** A tile by the name of its family, which tiles with other goods share, and its goods: the parts of its name. */
const named = (kind: number): { readonly tile: string; readonly goods: string } => {
  const { name, picture } = TILES[kind];
  const shown = GOODS.filter((good) => picture.pieces.some(({ marks }) => marks.includes(good)));
  return { tile: name.replace(/-(fish|grain|livestock)$/, ''), goods: shown.join('-') || 'none' };
};

/** A kind of tile by its name. */
export const describeTile = (name: string): Message => {
  const kind = kindOf(name);
  const values = kind === undefined ? { tile: name, goods: 'none' } : named(kind);
  return say(`tiles.${values.goods}`, values);
};

/** How far a cell lies from the first tile, in words of the catalogue. */
export const whereIs = (x: number, y: number): Message['values'] => ({
  way: `${y === 0 ? '' : y > 0 ? 's' : 'n'}${x === 0 ? '' : x > 0 ? 'e' : 'w'}` || 'here',
  across: Math.abs(x),
  along: Math.abs(y),
});

/** What a move does, as a button, a spot of the board or a line of the review says it. */
export const describeAction = (action: Action): Message => {
  switch (action.do) {
    case 'draw':
      return say('move.draw', named(action.kind));
    case 'place':
      return say('move.place', {
        ...named(action.kind),
        ...whereIs(action.x, action.y),
        turn: SIDES[action.turn],
      });
    case 'claim':
      return say('move.claim', { slot: writeSlot(action.slot) });
    case 'gate':
      return say('move.gate', { ...whereIs(action.x, action.y), side: SIDES[action.side] });
    case 'wall':
    case 'tower':
      return say(`move.${action.do}`, { end: ENDS[action.end] });
    case 'guard':
    case 'skip':
      return say(`move.${action.do}`);
  }
};

/** The cell that an event speaks of. */
const at = ({ cell: [x, y] }: { readonly cell: readonly number[] }): Message['values'] => whereIs(x, y);

export const describeEvent = (event: CityEvent): Message => {
  switch (event.kind) {
    case 'street':
    case 'market':
    case 'tower':
    case 'residential':
    case 'guard':
      return say(`event.${event.kind}`, { seat: event.seat, count: event.points });
    case 'drew':
      return say('event.drew', {
        seat: event.seat,
        ...describeTile(event.tile).values,
      });
    case 'set-aside':
      return say('event.set-aside', { seat: event.seat, ...describeTile(event.tile).values });
    case 'placed':
      return say('event.placed', {
        seat: event.seat,
        ...describeTile(event.tile).values,
        turn: SIDES[event.to.turn],
        ...at(event.to),
      });
    case 'claimed':
      return say('event.claimed', { seat: event.seat, ground: event.ground, ...at(event.to) });
    case 'returned':
      return say('event.returned', { seat: event.seat, ground: event.ground, ...at(event.from) });
    case 'gate':
    case 'guard-posted':
      return say(`event.${event.kind}`, { seat: event.seat, side: SIDES[event.to.side], ...at(event.to) });
    case 'wall':
      return say('event.wall', {
        seat: event.seat,
        end: event.end,
        side: SIDES[event.to.side],
        count: event.left,
        ...at(event.to),
      });
    case 'tower-built':
      return say('event.tower-built', { seat: event.seat, end: event.end });
    case 'ended':
      return say(`event.ended.${event.trigger}`);
  }
};

/** One addend of a sum: "4 tiles × 2". A market counts goods. */
export const describePart = (kind: string, { count, what, each }: Part): Message =>
  say(kind === 'market' ? 'part.goods' : `part.${what}`, { count, each });
