/** What a player needs to judge a position; apart from the rules, and from what its seat may know only. */
import type { Seat } from '../../core/contract';
import { BOARD, fillFrom, listCities, TRIANGLES } from './board';
import { CARD_COUNT, CARDS } from './cards';
import { enterComplete } from './phases/complete';
import { listNeighbours, merge } from './phases/merge';
import { enterPalace } from './phases/palace';
import { NONE } from './pieces';
import { pay } from './scoring/pay';
import { clone, type MasonsState } from './state';

/** What a card in hand is worth besides the points it would pay now: it may be played at a better time. */
const HELD = 0.6;
/** The share of what a card would pay now that it may be trusted to pay later. */
const LATER = 0.35;
/** What a card of the city may be trusted to pay while no city is in sight. */
const SOME_CITY = 3;
/** Tapping the dice early buys nothing, not even time, so no player should think it a way to put a bad wall off (M6). */
const TAPPED_EARLY = 100;
/** A card about to be drawn, of which nothing is known. */
const UNKNOWN_CARD = 1.6;

/** The points of the best `most` cards in the seat's hand, if `city` were scored. */
const bestPlays = (state: MasonsState, seat: Seat, city: number, most: number): number => {
  let [best, second] = [0, 0];
  for (let card = 0; card < CARD_COUNT; card++) {
    const held = state.hands[seat * CARD_COUNT + card];
    if (held <= 0) continue;
    const points = pay(state, card, city);
    for (let copy = 0; copy < Math.min(held, 2); copy++) {
      if (points > best) [best, second] = [points, best];
      else if (points > second) second = points;
    }
  }
  return most > 1 ? best + second : most > 0 ? best : 0;
};

/** The best plays for the city as it is, or merged with a neighbour if the seat may decide so. */
const bestOfMerging = (state: MasonsState, seat: Seat): number => {
  let best = bestPlays(state, seat, state.city, 2);
  if (state.merged === 1 || state.turn !== seat) return best;
  for (const other of listNeighbours(state)) {
    const joined = clone(state);
    merge(joined, other);
    enterPalace(joined);
    best = Math.max(best, bestPlays(joined, seat, joined.city, 2));
  }
  return best;
};

/** The best plays for whichever completed city pays most: what a game that ends without a new one holds (M14). */
const bestOfAnyCity = (state: MasonsState, seat: Seat): number => {
  let best = bestPlays(state, seat, NONE, 2);
  for (const city of listCities(state.cities)) best = Math.max(best, bestPlays(state, seat, city, 2));
  return best;
};

/** The points in sight if the new wall closes a city, or ends the game without one. */
const bestOfClosing = (state: MasonsState, seat: Seat): number => {
  const [first, second] = [BOARD.lineTriangles[2 * state.line], BOARD.lineTriangles[2 * state.line + 1]];
  const closes = fillFrom(state.walls, first) > 0 || (second >= 0 && fillFrom(state.walls, second) > 0);
  if (!closes) return state.ending === undefined ? 0 : bestOfAnyCity(state, seat);
  const closed = clone(state);
  enterComplete(closed);
  enterPalace(closed);
  return bestOfMerging(closed, seat);
};

/** How many seats act before this one in a round. */
const placeInRound = (state: MasonsState, seat: Seat): number =>
  (seat - state.turn + state.seats) % state.seats;

/** The points that the scoring round at hand still holds for the seat. */
const pointsInSight = (state: MasonsState, seat: Seat): number => {
  switch (state.phase) {
    case 'roll':
    case 'tower':
    case 'house':
      return bestOfClosing(state, seat);
    case 'palace':
    case 'merge':
      return bestOfMerging(state, seat);
    case 'score':
    case 'draw': {
      if (state.round !== 'score') return 0;
      const place = placeInRound(state, seat);
      if (place < state.acted) return 0;
      if (place > state.acted) return bestPlays(state, seat, state.city, 2);
      return state.phase === 'draw' ? 0 : bestPlays(state, seat, state.city, 2 - state.played);
    }
    case 'pick':
    case 'final': {
      const place = placeInRound(state, seat);
      if (place < state.acted) return 0;
      if (place > state.acted || state.phase === 'pick') return bestOfAnyCity(state, seat);
      return bestPlays(state, seat, state.city, 2 - state.played);
    }
    case 'deal':
    case 'turn':
    case 'wall':
    case 'complete':
    case 'swap':
    case 'over':
      return 0;
  }
};

const largestCity = (state: MasonsState): number => {
  const sizes = new Uint8Array(TRIANGLES);
  let largest = NONE;
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    const city = state.cities[triangle];
    if (city !== NONE && ++sizes[city] > (largest === NONE ? 0 : sizes[largest])) largest = city;
  }
  return largest;
};

/** What the seat's cards are worth beyond this round. */
const worthOfHand = (state: MasonsState, seat: Seat): number => {
  if (state.ending !== undefined) return 0;
  const city = largestCity(state);
  let worth = 0;
  for (let card = 0; card < CARD_COUNT; card++) {
    const held = state.hands[seat * CARD_COUNT + card];
    if (held <= 0) continue;
    const points = pay(state, card, city);
    const later = CARDS[card].where === 'city' ? Math.max(points, SOME_CITY) : points;
    worth += held * (HELD + LATER * later);
  }
  if (state.seat !== seat) return worth;
  const due = state.phase === 'draw' ? state.draws : state.asideCount + state.played;
  return worth + due * UNKNOWN_CARD;
};

/** How well a seat stands, in points: those it has, those in sight in this round, and what its cards may bring. */
export const judge = (state: MasonsState, seat: Seat): number => {
  const worth = state.scores[seat] + pointsInSight(state, seat) + worthOfHand(state, seat);
  return state.early === 1 && state.turn === seat ? worth - TAPPED_EARLY : worth;
};
