/** What a player needs to judge a position; apart from the rules, and made of guesses. */
import type { Seat } from '../../core/contract';
import { findRoot, majority } from '../../geometry/union';
import { guardPoints } from './scoring/guards';
import { marketEach } from './scoring/market';
import { AREA_EACH, countMarketsOf } from './scoring/residential';
import { streetEach } from './scoring/street';
import { NONE, totalOf, type CityState } from './state';
import { MARKET, RESIDENTIAL } from './tables';

// What features come to was fitted to what they paid in the end, the rest chosen by matches: docs/city-balance.md.

/** Tiles that a street gains for each open end, and points that a market gains for each open slot, while there is time. */
const STREET_GROWTH = 1.2;
const MARKET_GROWTH = 0.55;
/** How soon growth comes to an end as the game does, and how soon features are left that never pay. */
const GROWS_UNTIL = 8;
const PAYS_UNTIL = 6;
/** How many of those still open at the very end never pay: the final enclosure closes the others (C21). */
const LEFT_OPEN = 0.5;
/** Markets that may still come to border on an area while the whole game lies ahead. */
const AREA_GROWTH = 0.6;
/**
 * What followers that are free, or will be, bring in each turn to come: with plenty of them about RATE points, with
 * few of them less, as e to the power of their number over ENOUGH.
 */
const RATE = 5;
const ENOUGH = 2;
/** A follower on a street or market counts as so much of a free one. */
const RETURNS = 0.8;

/** How much of the game lies ahead: 1 at the start, 0 with the last tile. */
const ahead = (state: CityState): number => 1 - state.drawn / totalOf(state);

/** What a street of so many tiles pays each; between two and four it may come to pay double or not. */
const eachOfStreet = (tiles: number): number => Math.min(2, Math.max(1, tiles / 2));

/** What an occupied street or market may be trusted to pay. */
const featureWorth = (state: CityState, root: number, left: number): number => {
  const { union, ground } = state;
  const [ends, tiles, isMarket] = [union.ends[root], union.tiles[root], ground[root] === MARKET];
  const now = tiles * (isMarket ? marketEach(union.flags[root]) : streetEach(tiles));
  if (ends === 0) return now;
  const growth = ends * (1 - Math.exp(-GROWS_UNTIL * left));
  const pays = 1 - LEFT_OPEN * Math.exp(-PAYS_UNTIL * left);
  if (isMarket) return (now + MARKET_GROWTH * growth) * pays;
  const grown = tiles + STREET_GROWTH * growth;
  return grown * eachOfStreet(grown) * (ends > 1 ? pays * pays : pays);
};

/** Adds what a feature may be trusted to pay to the standing of each seat that leads on it. */
const credit = (state: CityState, root: number, worth: number, standings: Float64Array): void => {
  const leaders = majority(state.union.claims, root, state.seats);
  for (let seat = 0; seat < state.seats; seat++) if ((leaders & (1 << seat)) !== 0) standings[seat] += worth;
};

/** What followers on the tiles may be trusted to pay, each feature once. */
const addClaims = (state: CityState, left: number, standings: Float64Array): void => {
  const { claimant, claimed, first, union, ground } = state;
  const features: number[] = [];
  const areas: number[] = [];
  for (let tile = 0; tile < state.laid; tile++) {
    if (claimant[tile] === NONE) continue;
    const root = findRoot(union.parent, first[tile] + claimed[tile]);
    const seen = ground[root] === RESIDENTIAL ? areas : features;
    if (!seen.includes(root)) seen.push(root);
  }
  for (const root of features) credit(state, root, featureWorth(state, root, left), standings);
  const markets = countMarketsOf(state, areas);
  areas.forEach((root, at) => credit(state, root, AREA_EACH * (markets[at] + AREA_GROWTH * left), standings));
};

/** How many turns a seat still has to begin: who comes first in the order may have one more. */
const turnsOf = (state: CityState, seat: Seat): number => {
  const { seats, turn } = state;
  const next = state.phase === 'draw' ? turn : turn + 1;
  const before = (seat - next + 2 * seats) % seats;
  return Math.ceil((totalOf(state) - state.drawn - before) / seats);
};

/** What followers that are free, or will be, may still begin. */
const addFollowers = (state: CityState, standings: Float64Array): void => {
  const { claimant, claimed, first, ground, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    let free = state.supply[seat];
    for (let tile = 0; tile < state.laid; tile++) {
      if (claimant[tile] === seat && ground[first[tile] + claimed[tile]] !== RESIDENTIAL) free += RETURNS;
    }
    standings[seat] += RATE * turnsOf(state, seat) * (1 - Math.exp(-free / ENOUGH));
  }
};

const addGuards = (state: CityState, standings: Float64Array): void => {
  if (state.cwEnd === NONE) return;
  const { guards } = state;
  for (let side = 0; side < state.laid * 4; side++) {
    if (guards[side] > 0) standings[guards[side] - 1] += guardPoints(state, side);
  }
};

/** How each seat stands, in points: those it has, those its followers may bring, and what it can still begin. */
const judgeAll = (state: CityState): Float64Array => {
  const standings = Float64Array.from(state.scores);
  if (state.phase === 'over') return standings;
  addClaims(state, ahead(state), standings);
  addGuards(state, standings);
  addFollowers(state, standings);
  return standings;
};

/** How well a seat stands, in points, against the mean of the others. */
export const judge = (state: CityState, seat: Seat): number => {
  const standings = judgeAll(state);
  let others = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += standings[other];
  return standings[seat] - others / (state.seats - 1);
};
