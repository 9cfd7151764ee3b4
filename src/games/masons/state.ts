import type { Draft } from '../../core/contract';
import { ALL_CARDS, CARD_COUNT, COPIES } from './cards';
import { LINES, POINTS, TRIANGLES } from './board';
import type { MasonsOptions } from './options';
import {
  COLOUR_KINDS,
  FIRST_HAND,
  FIRST_POINTS,
  HOUSES_EACH,
  NONE,
  PALACES_EACH,
  TOWER_KINDS,
  TOWERS_EACH,
  WALLS,
} from './pieces';

/**
 * The steps of a game. A step either waits for somebody or falls through to the next.
 *
 *     deal ─ draw ─┐
 *                  turn ─ wall ─ roll ─ tower ─ house ─ complete ─┬─ (no city) ─ next turn, or at the end: pick ─ final
 *                  ▲                                              └─ palace ─ merge ─ palace ─ score ─ draw ─ swap ─ draw
 *                  └──────────────────────────────────────────────────────────────────────────────────────────────┘
 */
export const PHASES = [
  'deal',
  'draw',
  'turn',
  'wall',
  'roll',
  'tower',
  'house',
  'complete',
  'palace',
  'merge',
  'score',
  'swap',
  'pick',
  'final',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Rounds in which the seats act one after another, each drawing before the next. */
export type Round = 'deal' | 'score' | 'swap' | 'pick';

/** What ends a game (M14): the last piece of a kind, or no free line. */
export const ENDS = ['wall', 'tower', 'house', 'palace', 'board'] as const;
export type End = (typeof ENDS)[number];

/** The house rules as switches; frozen and shared by all states of a game. */
export interface Rules {
  readonly stackedHouses: boolean;
  readonly cityPalaces: boolean;
  readonly leanGuild: boolean;
}

export interface MasonsState {
  readonly rules: Rules;
  readonly seats: number;

  // The board.
  /** 1 where a wall stands, by line. */
  readonly walls: Uint8Array;
  /** Colour + 1 of the tower, by point; 0 is none. */
  readonly towers: Uint8Array;
  /** Houses and palaces, by triangle × 5 + colour. */
  readonly houses: Uint8Array;
  readonly palaces: Uint8Array;
  /** The lowest triangle of the completed city a triangle belongs to, or NONE: the city's name. */
  readonly cities: Int8Array;

  // The supply.
  wallStock: number;
  readonly towerStock: Int8Array;
  readonly houseStock: Int8Array;
  readonly palaceStock: Int8Array;

  // The cards, counted by kind; −1 everywhere where an eye may not look. The sums beside them are open to all.
  /** By seat × 27 + card. */
  readonly hands: Int8Array;
  readonly held: Int8Array;
  readonly pile: Int8Array;
  pileCount: number;
  /** Played cards in the discards: open. */
  readonly open: Int8Array;
  /** Discarded and swapped cards: face down. */
  readonly buried: Int8Array;
  buriedCount: number;
  /** Cards that the seat which is swapping has put down so far; only that seat knows them. */
  readonly aside: Int8Array;
  asideCount: number;

  readonly scores: Int16Array;

  // Where the game stands.
  phase: Phase;
  /** Whose turn it is. */
  turn: number;
  /** Turns begun. */
  turns: number;
  /** Who decides, or draws. */
  seat: number;
  /** 1 once the dice were tapped too early this turn (M6). */
  early: number;
  /** The wall built this turn. */
  line: number;
  /** The dice as they lie since the last wall; NONE if not rolled for it. */
  towerDie: number;
  /** The house dice, the lower first; ANY is "?". */
  firstDie: number;
  secondDie: number;
  /** The points or triangles that get a piece now, ascending, and the colour laid on the first of two. */
  firstSlot: number;
  secondSlot: number;
  laid: number;
  /** The city that city cards count in. */
  city: number;
  /** 1 once the merge of this turn was decided (M11). */
  merged: number;
  round: Round;
  /** Seats that are through in this round. */
  acted: number;
  /** Cards played by the seat so far in this round. */
  played: number;
  /** Cards the seat still draws. */
  draws: number;
  /** Seats in last place, one bit each, found once a scoring round (M12). */
  last: number;
  /** What ends the game with this turn, if anything. */
  ending: End | undefined;
}

/** The state before the first card is dealt (M1, M4). */
export const setup = (options: MasonsOptions, seats: number): MasonsState => ({
  rules: Object.freeze({
    stackedHouses: options.rules.includes('stacked houses'),
    cityPalaces: options.rules.includes('city palaces'),
    leanGuild: options.rules.includes('lean guild'),
  }),
  seats,
  walls: new Uint8Array(LINES),
  towers: new Uint8Array(POINTS),
  houses: new Uint8Array(TRIANGLES * COLOUR_KINDS),
  palaces: new Uint8Array(TRIANGLES * COLOUR_KINDS),
  cities: new Int8Array(TRIANGLES).fill(NONE),
  wallStock: WALLS,
  towerStock: new Int8Array(TOWER_KINDS).fill(TOWERS_EACH),
  houseStock: new Int8Array(COLOUR_KINDS).fill(HOUSES_EACH),
  palaceStock: new Int8Array(COLOUR_KINDS).fill(PALACES_EACH),
  hands: new Int8Array(seats * CARD_COUNT),
  held: new Int8Array(seats),
  pile: COPIES.slice(),
  pileCount: ALL_CARDS,
  open: new Int8Array(CARD_COUNT),
  buried: new Int8Array(CARD_COUNT),
  buriedCount: 0,
  aside: new Int8Array(CARD_COUNT),
  asideCount: 0,
  scores: new Int16Array(seats).fill(FIRST_POINTS),
  phase: 'draw',
  turn: 0,
  turns: 0,
  seat: 0,
  early: 0,
  line: NONE,
  towerDie: NONE,
  firstDie: NONE,
  secondDie: NONE,
  firstSlot: NONE,
  secondSlot: NONE,
  laid: NONE,
  city: NONE,
  merged: 0,
  round: 'deal',
  acted: 0,
  played: 0,
  draws: FIRST_HAND,
  last: 0,
  ending: undefined,
});

/** A copy that shares nothing that can change. */
export const clone = (state: MasonsState): Draft<MasonsState> =>
  ({
    rules: state.rules,
    seats: state.seats,
    walls: state.walls.slice(),
    towers: state.towers.slice(),
    houses: state.houses.slice(),
    palaces: state.palaces.slice(),
    cities: state.cities.slice(),
    wallStock: state.wallStock,
    towerStock: state.towerStock.slice(),
    houseStock: state.houseStock.slice(),
    palaceStock: state.palaceStock.slice(),
    hands: state.hands.slice(),
    held: state.held.slice(),
    pile: state.pile.slice(),
    pileCount: state.pileCount,
    open: state.open.slice(),
    buried: state.buried.slice(),
    buriedCount: state.buriedCount,
    aside: state.aside.slice(),
    asideCount: state.asideCount,
    scores: state.scores.slice(),
    phase: state.phase,
    turn: state.turn,
    turns: state.turns,
    seat: state.seat,
    early: state.early,
    line: state.line,
    towerDie: state.towerDie,
    firstDie: state.firstDie,
    secondDie: state.secondDie,
    firstSlot: state.firstSlot,
    secondSlot: state.secondSlot,
    laid: state.laid,
    city: state.city,
    merged: state.merged,
    round: state.round,
    acted: state.acted,
    played: state.played,
    draws: state.draws,
    last: state.last,
    ending: state.ending,
  }) as Draft<MasonsState>;

/** Adds cards to a heap; what an eye may not know of it stays unknown, so that a blanked state can be played on. */
export const addCards = (heap: Int8Array, card: number, count: number): void => {
  if (heap[card] >= 0) heap[card] += count;
};

/** How many pieces of a stock are left in all. */
export const sum = (stock: Int8Array): number => {
  let total = 0;
  for (let at = 0; at < stock.length; at++) total += stock[at];
  return total;
};
