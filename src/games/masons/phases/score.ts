/** The scoring round (M12) and the last plays of a game that ends without a city (M14). */
import type { Draft, Tell } from '../../../core/contract';
import { listCities, trianglesOf } from '../board';
import { CARD_COUNT, CARDS } from '../cards';
import type { MasonsEvent } from '../events';
import { NONE } from '../pieces';
import { explain, pay } from '../scoring/pay';
import { addCards, type MasonsState, type Phase } from '../state';
import { endSeat } from './draw';

const MOST_PLAYED = 2;
const DRAWN_FOR_DISCARD = 2;

/** The seat whose part of the round it is: clockwise from the active one. */
const seatInRound = (state: MasonsState): number => (state.turn + state.acted) % state.seats;

export const enterScore = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase | undefined => {
  if (state.acted === state.seats) return state.ending === undefined ? startSwapping(state) : 'over';
  state.seat = seatInRound(state);
  if (state.held[state.seat] === 0) return pass(state, tell);
  state.phase = 'score';
  return undefined;
};

const pass = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase => {
  tell?.({ kind: 'passed', seat: state.seat });
  return endSeat(state);
};

/** Plays a card for the city; after one the seat may stop, after two or an empty hand it must. */
export const playCard = (
  state: Draft<MasonsState>,
  card: number,
  tell?: Tell<MasonsEvent>,
): Phase | undefined => {
  const { seat, city } = state;
  if (tell) {
    const { spots, on, points, parts } = explain(state, card, city);
    const tiles = spots.map((spot) => [spot]);
    tell({ kind: 'played', seat, card: CARDS[card].name, points, parts, on, tiles });
  }
  state.scores[seat] += pay(state, card, city);
  state.hands[seat * CARD_COUNT + card]--;
  state.held[seat]--;
  state.open[card]++;
  state.played++;
  return state.played === MOST_PLAYED || state.held[seat] === 0 ? stopPlaying(state) : undefined;
};

/** The seat has played what it wants to: it draws, or at the end of the game does not. */
export const stopPlaying = (state: Draft<MasonsState>): Phase => {
  if (state.phase === 'final') return endSeat(state);
  // House rule `lean guild`: one card in all.
  state.draws = state.rules.leanGuild ? 1 : state.played;
  return 'draw';
};

export const discardCard = (state: Draft<MasonsState>, card: number, tell?: Tell<MasonsEvent>): Phase => {
  const { seat } = state;
  state.hands[seat * CARD_COUNT + card]--;
  state.held[seat]--;
  addCards(state.buried, card, 1);
  state.buriedCount++;
  state.draws = DRAWN_FOR_DISCARD;
  tell?.({ kind: 'discarded', seat, card: CARDS[card].name });
  return 'draw';
};

/** Last place is found once, after all have scored; every seat in it may swap (M12). */
const startSwapping = (state: Draft<MasonsState>): Phase => {
  const { scores, seats } = state;
  let lowest = scores[0];
  for (let seat = 1; seat < seats; seat++) if (scores[seat] < lowest) lowest = scores[seat];
  state.last = 0;
  for (let seat = 0; seat < seats; seat++) if (scores[seat] === lowest) state.last |= 1 << seat;
  state.round = 'swap';
  state.acted = 0;
  return 'swap';
};

/** M14: each seat picks a completed city; one alone picks itself, and with none city cards pay nothing. */
export const enterPick = (state: Draft<MasonsState>, tell?: Tell<MasonsEvent>): Phase | undefined => {
  if (state.acted === state.seats) return 'over';
  state.seat = seatInRound(state);
  if (state.held[state.seat] === 0) return pass(state, tell);
  const cities = listCities(state.cities);
  if (cities.length === 1) return pickCity(state, cities[0], tell);
  state.city = NONE;
  state.phase = cities.length === 0 ? 'final' : 'pick';
  return undefined;
};

export const pickCity = (
  state: Draft<MasonsState>,
  city: number,
  tell?: Tell<MasonsEvent>,
): Phase | undefined => {
  state.city = city;
  state.phase = 'final';
  const tiles = trianglesOf(state.cities, city).map((triangle) => [triangle]);
  tell?.({ kind: 'picked', seat: state.seat, city, tiles });
  return undefined;
};
