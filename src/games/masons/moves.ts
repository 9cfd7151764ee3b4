/** Actions and packed moves. The only file that knows the bits: a verb above, its details below. */
import type { Move } from '../../core/contract';
import { POINTS, TRIANGLES } from './board';
import { ANY, NONE, TOWER_KINDS } from './pieces';

/** Something that somebody, or chance, does. Cards, colours, lines, points and triangles are indices. */
export type MasonsAction =
  | { readonly do: 'draw'; readonly card: number }
  | { readonly do: 'early' }
  | { readonly do: 'wall'; readonly line: number }
  /** Dice that are not rolled are NONE; `first` ≤ `second`, ANY is "?". */
  | { readonly do: 'roll'; readonly tower: number; readonly first: number; readonly second: number }
  | { readonly do: 'tower'; readonly colour: number; readonly point: number }
  | { readonly do: 'house'; readonly colour: number; readonly triangle: number }
  /** `first` ≤ `second`; the same only where houses stack. */
  | { readonly do: 'palace'; readonly colour: number; readonly first: number; readonly second: number }
  | { readonly do: 'merge'; readonly city: number }
  | { readonly do: 'keep' }
  | { readonly do: 'play'; readonly card: number }
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'swap'; readonly card: number }
  | { readonly do: 'done' }
  | { readonly do: 'city'; readonly city: number };

export const VERBS = [
  'draw',
  'early',
  'wall',
  'roll',
  'tower',
  'house',
  'palace',
  'merge',
  'keep',
  'play',
  'discard',
  'swap',
  'done',
  'city',
] as const satisfies readonly MasonsAction['do'][];

const SHIFT = 14;
const DETAIL = (1 << SHIFT) - 1;
const code = (verb: MasonsAction['do']): number => VERBS.indexOf(verb) << SHIFT;

const DRAW = code('draw');
const EARLY = code('early');
const WALL = code('wall');
const ROLL = code('roll');
const TOWER = code('tower');
const HOUSE = code('house');
const PALACE = code('palace');
const MERGE = code('merge');
const KEEP = code('keep');
const PLAY = code('play');
const DISCARD = code('discard');
const SWAP = code('swap');
const DONE = code('done');
const CITY = code('city');

/** The 21 different throws of two house dice, the lower die first. */
export const THROWS: readonly (readonly [first: number, second: number])[] = Array.from(
  { length: (ANY + 1) ** 2 },
  (_, at): [number, number] => [Math.floor(at / (ANY + 1)), at % (ANY + 1)],
).filter(([first, second]) => first <= second);
const NO_THROW = THROWS.length;
const PER_TOWER = NO_THROW + 1;

/** The index of a throw, NONE if it is none. */
export const findThrow = (first: number, second: number): number =>
  THROWS.findIndex(([a, b]) => a === first && b === second);

export const drawing = (card: number): Move => (DRAW | card) as Move;
export const early = EARLY as Move;
export const building = (line: number): Move => (WALL | line) as Move;
/** `thrown` is an index into `THROWS`, or NONE. */
export const rolling = (tower: number, thrown: number): Move =>
  (ROLL |
    ((tower === NONE ? TOWER_KINDS : tower) * PER_TOWER + (thrown === NONE ? NO_THROW : thrown))) as Move;
export const towering = (colour: number, point: number): Move => (TOWER | (colour * POINTS + point)) as Move;
export const housing = (colour: number, triangle: number): Move =>
  (HOUSE | (colour * TRIANGLES + triangle)) as Move;
export const pairing = (colour: number, first: number, second: number): Move =>
  (PALACE | ((colour * TRIANGLES + first) * TRIANGLES + second)) as Move;
export const merging = (city: number): Move => (MERGE | city) as Move;
export const keeping = KEEP as Move;
export const playing = (card: number): Move => (PLAY | card) as Move;
export const discarding = (card: number): Move => (DISCARD | card) as Move;
export const swapping = (card: number): Move => (SWAP | card) as Move;
export const finishing = DONE as Move;
export const picking = (city: number): Move => (CITY | city) as Move;

/** The odds of a throw out of 6 × 36: a tower colour has two faces; two different house dice fall two ways. */
export const rollWeight = (move: Move): number => {
  const detail = move & DETAIL;
  const thrown = detail % PER_TOWER;
  const tower = detail >= TOWER_KINDS * PER_TOWER ? 1 : 2;
  return thrown === NO_THROW || THROWS[thrown][0] === THROWS[thrown][1] ? tower : 2 * tower;
};

/** The card of a draw. */
export const drawnCard = (move: Move): number => move & DETAIL;

export const pack = (action: MasonsAction): Move => {
  switch (action.do) {
    case 'draw':
      return drawing(action.card);
    case 'early':
      return early;
    case 'wall':
      return building(action.line);
    case 'roll':
      return rolling(action.tower, findThrow(action.first, action.second));
    case 'tower':
      return towering(action.colour, action.point);
    case 'house':
      return housing(action.colour, action.triangle);
    case 'palace':
      return pairing(action.colour, action.first, action.second);
    case 'merge':
      return merging(action.city);
    case 'keep':
      return keeping;
    case 'play':
      return playing(action.card);
    case 'discard':
      return discarding(action.card);
    case 'swap':
      return swapping(action.card);
    case 'done':
      return finishing;
    case 'city':
      return picking(action.city);
  }
};

export const unpack = (move: Move): MasonsAction => {
  const detail = move & DETAIL;
  const verb = VERBS[move >> SHIFT];
  switch (verb) {
    case 'draw':
    case 'play':
    case 'discard':
    case 'swap':
      return { do: verb, card: detail };
    case 'early':
    case 'keep':
    case 'done':
      return { do: verb };
    case 'wall':
      return { do: verb, line: detail };
    case 'roll': {
      const tower = Math.floor(detail / PER_TOWER);
      const thrown = detail % PER_TOWER;
      const [first, second] = thrown === NO_THROW ? [NONE, NONE] : THROWS[thrown];
      return { do: verb, tower: tower === TOWER_KINDS ? NONE : tower, first, second };
    }
    case 'tower':
      return { do: verb, colour: Math.floor(detail / POINTS), point: detail % POINTS };
    case 'house':
      return { do: verb, colour: Math.floor(detail / TRIANGLES), triangle: detail % TRIANGLES };
    case 'palace': {
      const pair = Math.floor(detail / TRIANGLES);
      return {
        do: verb,
        colour: Math.floor(pair / TRIANGLES),
        first: pair % TRIANGLES,
        second: detail % TRIANGLES,
      };
    }
    case 'merge':
    case 'city':
      return { do: verb, city: detail };
  }
};
