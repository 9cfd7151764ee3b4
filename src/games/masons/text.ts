/**
 * Words for moves, events, refusals and cards: message keys of the game's catalogues, never prose.
 *
 * Where a message speaks of a seat its values hold `seat`; whoever shows it adds the seat's `name`.
 */
import type { Part, Reason } from '../../core/contract';
import { CARDS } from './cards';
import type { MasonsEvent } from './events';
import type { MasonsAction } from './moves';
import { COLOURS, HOUSE_DIE, NONE, TOWER_COLOURS } from './pieces';
import type { Payment } from './scoring/pay';

export interface Message {
  readonly key: string;
  readonly values: { readonly [name: string]: string | number };
}

const say = (key: string, values: Message['values'] = {}): Message => ({ key, values });

/** Which dice a roll shows: the last part of its key. */
const diceKey = (tower: string | undefined, houses: unknown): string =>
  tower === undefined ? 'houses' : houses === undefined ? 'tower' : 'both';

/** What a move does, as a button or a line of the review says it. */
export const describeAction = (action: MasonsAction): Message => {
  switch (action.do) {
    case 'draw':
    case 'play':
    case 'discard':
    case 'swap':
      return say(`move.${action.do}`, { card: CARDS[action.card].name });
    case 'early':
    case 'keep':
    case 'done':
      return say(`move.${action.do}`);
    case 'wall':
      return say('move.wall', { line: action.line });
    case 'roll': {
      const tower = action.tower === NONE ? undefined : TOWER_COLOURS[action.tower];
      const houses = action.first === NONE ? undefined : [HOUSE_DIE[action.first], HOUSE_DIE[action.second]];
      return say(`move.roll.${diceKey(tower, houses)}`, {
        ...(tower === undefined ? {} : { tower }),
        ...(houses === undefined ? {} : { first: houses[0], second: houses[1] }),
      });
    }
    case 'tower':
      return say('move.tower', { colour: TOWER_COLOURS[action.colour], point: action.point });
    case 'house':
      return say('move.house', { colour: COLOURS[action.colour], triangle: action.triangle });
    case 'palace': {
      const { first, second } = action;
      return say('move.palace', { colour: COLOURS[action.colour], first, second });
    }
    case 'merge':
    case 'city':
      return say(`move.${action.do}`, { city: action.city });
  }
};

/** What happened, as the log and announcements say it. */
export const describeEvent = (event: MasonsEvent): Message => {
  switch (event.kind) {
    case 'drew':
    case 'discarded':
    case 'swapped': {
      const { kind, seat, card } = event;
      return card === undefined
        ? say(`event.${kind}.hidden`, { seat })
        : say(`event.${kind}.open`, { seat, card });
    }
    case 'turn':
      return say('event.turn', { seat: event.seat, turn: event.turn });
    case 'early':
      return say('event.early', { seat: event.seat, count: -event.points });
    case 'wall':
      return say('event.wall', { seat: event.seat, line: event.line });
    case 'rolled': {
      const { seat, tower, houses } = event;
      return say(`event.rolled.${diceKey(tower, houses)}`, {
        seat,
        ...(tower === undefined ? {} : { tower }),
        ...(houses === undefined ? {} : { first: houses[0], second: houses[1] }),
      });
    }
    case 'tower':
      return say('event.tower', { seat: event.seat, colour: event.colour, point: event.point });
    case 'house':
      return say('event.house', { seat: event.seat, colour: event.colour, triangle: event.triangle });
    case 'completed':
      return say('event.completed', { seat: event.seat, count: event.tiles.length });
    case 'cleared':
      return say('event.cleared', { walls: event.lines.length, towers: event.towers.length });
    case 'palace':
      return say('event.palace', { seat: event.seat, colour: event.colour, triangle: event.triangle });
    case 'merged':
      return say('event.merged', { seat: event.seat, count: event.tiles.length });
    case 'kept':
    case 'passed':
      return say(`event.${event.kind}`, { seat: event.seat });
    case 'played':
      return say('event.played', { seat: event.seat, card: event.card, count: event.points });
    case 'reshuffled':
      return say('event.reshuffled', { count: event.cards });
    case 'picked':
      return say('event.picked', { seat: event.seat, count: event.tiles.length });
    case 'last':
    case 'over':
      return say(`event.${event.kind}.${event.piece}`);
  }
};

/** Why an action is not allowed: one line for a tap on a wrong spot. */
export const describeReason = (reason: Reason): Message => {
  const { rule, why, ...values } = reason;
  return say(why === undefined ? `refusal.${rule}` : `refusal.${rule}.${why}`, { rule, ...values });
};

/** One addend of a sum: "3 towers × 2". */
export const describePart = (_kind: string, { count, what, each }: Part): Message =>
  say(`part.${what}`, { count, each });

/** What a card would pay now: the sentence, and its sum part by part. */
export const describePayment = (payment: Payment): { readonly pays: Message; readonly parts: Message[] } => ({
  pays: say('pays', { card: payment.card, count: payment.points }),
  parts: payment.parts.map((part) => describePart('played', part)),
});

/** The name of a card and what it pays for. */
export const describeCard = (name: string): { readonly name: Message; readonly text: Message } => ({
  name: say(`card.${name}.name`),
  text: say(`card.${name}.text`),
});
