/** What a player needs to judge a position; apart from the rules, and made of guesses. */
import type { Seat } from '../../core/contract';
import { findRoot, majority } from '../../geometry/union';
import { marketEach } from './scoring/market';
import { countMarkets } from './scoring/residential';
import { guardPoints } from './scoring/guards';
import { streetEach } from './scoring/street';
import { NONE, totalOf, type CityState } from './state';
import { MARKET, RESIDENTIAL } from './tables';

/** How likely an open street or market is to pay in the end: the final enclosure closes nearly all of them (C21). */
const WILL_PAY = 0.7;
/** Tiles that a feature may still gain: for each open end of a street, for each open slot of a market. */
const STREET_GROWTH = 0.7;
const MARKET_GROWTH = 0.12;
/** Markets that may still come to border on an area while the whole game lies ahead. */
const AREA_GROWTH = 1;
/**
 * What followers that are free, or will be, bring in each turn to come: with plenty of them about RATE points, with
 * few of them less, as e to the power of their number over ENOUGH.
 */
const RATE = 3;
const ENOUGH = 2;
/** A follower on a street or market counts as so much of a free one. */
const RETURNS = 0.8;

/** How much of the game lies ahead: 1 at the start, 0 with the last tile. */
const ahead = (state: CityState): number => 1 - state.drawn / totalOf(state);

/** What an occupied street or market may be trusted to pay. */
const featureWorth = (state: CityState, root: number, left: number): number => {
  const { union } = state;
  const ends = union.ends[root];
  const market = state.ground[root] === MARKET;
  const each = market ? marketEach(union.flags[root]) : streetEach(union.tiles[root]);
  if (ends === 0) return union.tiles[root] * each;
  const growth = ends * left * (market ? MARKET_GROWTH : STREET_GROWTH);
  return (union.tiles[root] + growth) * each * WILL_PAY;
};

/** What the seat's followers on the tiles may be trusted to pay, each feature once. */
const claimsWorth = (state: CityState, seat: Seat, left: number): number => {
  const { claimant, claimed, first, union, ground, seats } = state;
  const seen: number[] = [];
  let worth = 0;
  for (let tile = 0; tile < state.laid; tile++) {
    if (claimant[tile] !== seat) continue;
    const root = findRoot(union.parent, first[tile] + claimed[tile]);
    if (seen.includes(root) || (majority(union.claims, root, seats) & (1 << seat)) === 0) continue;
    seen.push(root);
    worth +=
      ground[root] === RESIDENTIAL
        ? 2 * (countMarkets(state, root) + AREA_GROWTH * left)
        : featureWorth(state, root, left);
  }
  return worth;
};

/** What the seat's followers that are free, or will be, may still begin. */
const followersWorth = (state: CityState, seat: Seat): number => {
  const { claimant, claimed, first, ground } = state;
  let free = state.supply[seat];
  for (let tile = 0; tile < state.laid; tile++) {
    if (claimant[tile] === seat && ground[first[tile] + claimed[tile]] !== RESIDENTIAL) free += RETURNS;
  }
  const turns = (totalOf(state) - state.drawn) / state.seats;
  return RATE * turns * (1 - Math.exp(-free / ENOUGH));
};

const guardsWorth = (state: CityState, seat: Seat): number => {
  if (state.cwEnd === NONE) return 0;
  let worth = 0;
  for (let side = 0; side < state.laid * 4; side++) {
    if (state.guards[side] === seat + 1) worth += guardPoints(state, side);
  }
  return worth;
};

/** How well a seat stands, in points: those it has, those its followers may bring, and what it can still begin. */
export const judge = (state: CityState, seat: Seat): number => {
  const left = ahead(state);
  let worth = state.scores[seat];
  if (state.phase === 'over') return worth;
  worth += followersWorth(state, seat);
  return worth + claimsWorth(state, seat, left) + guardsWorth(state, seat);
};
