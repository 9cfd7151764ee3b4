/** Residential areas at the end: 2 points for every market that borders one, to the seats with most stewards (C22). */
import type { Draft, Tell } from '../../../core/contract';
import { STEP, tileAt } from '../../../geometry/plot';
import { FACING, SLOTS } from '../../../geometry/sides';
import { lieOf } from '../../../geometry/tiling';
import { findRoot, majority } from '../../../geometry/union';
import type { CityEvent } from '../events';
import { spotOf, tilesOf } from '../places';
import { NONE, type CityState } from '../state';
import { MARKET, MOST_PIECES, PIECE_AT, PIECE_BORDERS, PIECE_COUNT, PIECES, RESIDENTIAL } from '../tables';

/** What each market pays. */
export const AREA_EACH = 2;

/**
 * Scratch by root: 1 + the place of an area in the list asked for; at a market, bits of the areas it borders on. No
 * root is both.
 */
const noted = new Int32Array(PIECE_COUNT);

/** How many different markets border on each of these areas: at most 28, for so many followers there are. */
export const countMarketsOf = (state: CityState, areas: readonly number[]): number[] => {
  const { union, kinds, first, ground } = state;
  const counts = new Array<number>(areas.length).fill(0);
  noted.fill(0);
  for (let at = 0; at < areas.length; at++) noted[areas[at]] = at + 1;
  for (let tile = 0; tile < state.laid; tile++) {
    const row = kinds[tile] * MOST_PIECES;
    for (let piece = 0; piece < PIECES[kinds[tile]]; piece++) {
      const number = first[tile] + piece;
      if (ground[number] !== RESIDENTIAL) continue;
      const area = noted[findRoot(union.parent, number)] - 1;
      if (area < 0) continue;
      let borders = PIECE_BORDERS[row + piece];
      for (let other = 0; borders !== 0; other++, borders >>= 1) {
        if ((borders & 1) === 1) counts[area] += countOnce(state, first[tile] + other, area);
      }
      counts[area] += countAcross(state, tile, piece, area);
    }
  }
  return counts;
};

/** How many different markets border on a residential area. */
export const countMarkets = (state: CityState, root: number): number => countMarketsOf(state, [root])[0];

/** 1 for a market that has not been counted for this area, else 0. */
const countOnce = (state: CityState, piece: number, area: number): number => {
  if (state.ground[piece] !== MARKET) return 0;
  const root = findRoot(state.union.parent, piece);
  if ((noted[root] & (1 << area)) !== 0) return 0;
  noted[root] |= 1 << area;
  return 1;
};

/** Markets that face a piece across the sides of its tile. */
const countAcross = (state: CityState, tile: number, piece: number, area: number): number => {
  const base = lieOf(state, tile) * SLOTS;
  const cell = state.plot.cells[tile];
  let markets = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (PIECE_AT[base + slot] !== piece) continue;
    const other = tileAt(state.plot, cell + STEP[(slot / 3) | 0]);
    if (other < 0) continue;
    const facing = state.first[other] + PIECE_AT[lieOf(state, other) * SLOTS + FACING[slot]];
    markets += countOnce(state, facing, area);
  }
  return markets;
};

export const scoreResidential = (state: Draft<CityState>, tell?: Tell<CityEvent>): void => {
  const { union, seats, claimant, claimed, first } = state;
  for (let tile = 0; tile < state.laid; tile++) {
    if (claimant[tile] === NONE || state.ground[first[tile] + claimed[tile]] !== RESIDENTIAL) continue;
    const root = findRoot(union.parent, first[tile] + claimed[tile]);
    if (isCounted(state, root, tile)) continue;
    const count = countMarkets(state, root);
    if (count === 0) continue;
    const leaders = majority(union.claims, root, seats);
    for (let seat = 0; seat < seats; seat++) {
      if ((leaders & (1 << seat)) === 0) continue;
      state.scores[seat] += count * AREA_EACH;
      tell?.({
        kind: 'residential',
        seat,
        points: count * AREA_EACH,
        tiles: tilesOf(state, root).map((each) => spotOf(state, each)),
        parts: [{ count, what: 'market', each: AREA_EACH }],
      });
    }
  }
};

/** Whether a steward on an earlier tile has had this area counted already. */
const isCounted = (state: CityState, root: number, before: number): boolean => {
  const { union, claimant, claimed, first } = state;
  for (let tile = 0; tile < before; tile++) {
    if (claimant[tile] !== NONE && findRoot(union.parent, first[tile] + claimed[tile]) === root) return true;
  }
  return false;
};
