/**
 * The 60 guild cards as data: what is counted, where, of which colour, and how much each pays. One evaluator
 * (`scoring/pay.ts`) reads them all. Names are save format: they never change, nor does their order.
 */
import { COLOURS, KINGDOMS, TOWER_COLOURS } from './pieces';

/** The rows of the rulings' table of cards. */
export const CARD_KINDS = [
  'city-tower-colour',
  'city-towers',
  'city-colour',
  'city-size',
  'city-palaces',
  'city-colours',
  'outside-tower-colour',
  'outside-towers',
  'outside-colour',
  'outside-kingdom',
  'free-walls',
  'cities',
  'palaces',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a card counts: the `what` of its sum's first part. */
export type Counted = 'tower' | 'house' | 'palace' | 'colour' | 'triangle' | 'wall' | 'city';
/** In the city just completed, outside all completed cities, or on the whole board. */
export type Where = 'city' | 'outside' | 'board';

export interface Card {
  readonly name: string;
  readonly kind: CardKind;
  readonly copies: number;
  readonly counts: Counted;
  readonly where: Where;
  /** Index of the one tower or building colour that counts. */
  readonly colour?: number;
  /** Index of the one kingdom that counts. */
  readonly kingdom?: number;
  readonly each: number;
  /** What a palace pays on a card that counts houses and palaces. */
  readonly eachPalace?: number;
}

/** No card pays more. */
export const MOST = 10;

export const CARDS: readonly Card[] = [
  ...TOWER_COLOURS.map((name, colour): Card => ({
    name: `city-towers-${name}`,
    kind: 'city-tower-colour',
    copies: 2,
    counts: 'tower',
    where: 'city',
    colour,
    each: 2,
  })),
  { name: 'city-towers', kind: 'city-towers', copies: 3, counts: 'tower', where: 'city', each: 1 },
  ...COLOURS.map((name, colour): Card => ({
    name: `city-${name}`,
    kind: 'city-colour',
    copies: 2,
    counts: 'house',
    where: 'city',
    colour,
    each: 2,
    eachPalace: 4,
  })),
  { name: 'city-size', kind: 'city-size', copies: 3, counts: 'triangle', where: 'city', each: 1 },
  { name: 'city-palaces', kind: 'city-palaces', copies: 3, counts: 'palace', where: 'city', each: 3 },
  { name: 'city-colours', kind: 'city-colours', copies: 2, counts: 'colour', where: 'city', each: 2 },
  ...TOWER_COLOURS.map((name, colour): Card => ({
    name: `outside-towers-${name}`,
    kind: 'outside-tower-colour',
    copies: 2,
    counts: 'tower',
    where: 'outside',
    colour,
    each: 2,
  })),
  { name: 'outside-towers', kind: 'outside-towers', copies: 3, counts: 'tower', where: 'outside', each: 1 },
  ...COLOURS.map((name, colour): Card => ({
    name: `outside-${name}`,
    kind: 'outside-colour',
    copies: 2,
    counts: 'house',
    where: 'outside',
    colour,
    each: 1,
  })),
  ...KINGDOMS.map((name, kingdom): Card => ({
    name: `outside-${name}`,
    kind: 'outside-kingdom',
    copies: 2,
    counts: 'house',
    where: 'outside',
    kingdom,
    each: 1,
  })),
  { name: 'free-walls', kind: 'free-walls', copies: 3, counts: 'wall', where: 'outside', each: 1 },
  { name: 'cities', kind: 'cities', copies: 3, counts: 'city', where: 'board', each: 1 },
  { name: 'palaces', kind: 'palaces', copies: 2, counts: 'palace', where: 'board', each: 2 },
];

/** How many different cards there are; a card is an index into `CARDS`. */
export const CARD_COUNT = CARDS.length;
/** How many cards the set holds of each. */
export const COPIES: Int8Array = Int8Array.from(CARDS, (card) => card.copies);
export const ALL_CARDS = COPIES.reduce((sum, copies) => sum + copies, 0);
