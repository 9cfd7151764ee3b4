/** What a guild card pays: the one evaluator that reads all cards (rulings, "Guild cards"). */
import type { Part } from '../../../core/contract';
import { bordersCity, KINGDOM_OF, LINES, POINTS, touches, touchesAny, TRIANGLES } from '../board';
import { CARDS, MOST, type Card } from '../cards';
import type { SpotKind } from '../events';
import { COLOUR_KINDS, NONE } from '../pieces';
import type { MasonsState } from '../state';

/** What the last count found: things of the card's sort, and palaces beside houses. */
let found = 0;
let palacesFound = 0;

/** Where on the board the things a card counts are; filled only if asked for. */
type Spots = number[] | undefined;

const countTowers = (state: MasonsState, card: Card, city: number, spots: Spots): void => {
  const { towers, cities } = state;
  const wanted = card.colour === undefined ? NONE : card.colour + 1;
  for (let point = 0; point < POINTS; point++) {
    const tower = towers[point];
    if (tower === 0 || (wanted !== NONE && tower !== wanted)) continue;
    if (card.where === 'city' ? !touches(cities, point, city) : touchesAny(cities, point)) continue;
    found++;
    spots?.push(point);
  }
};

const countHouses = (state: MasonsState, card: Card, city: number, spots: Spots): void => {
  const { houses, palaces, cities } = state;
  const { colour, kingdom } = card;
  const label = card.where === 'city' ? city : NONE;
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    if (cities[triangle] !== label) continue;
    if (kingdom !== undefined && KINGDOM_OF[triangle] !== kingdom) continue;
    const from = triangle * COLOUR_KINDS;
    const before = found + palacesFound;
    if (colour === undefined) for (let at = from; at < from + COLOUR_KINDS; at++) found += houses[at];
    else found += houses[from + colour];
    if (card.eachPalace !== undefined && colour !== undefined) palacesFound += palaces[from + colour];
    if (found + palacesFound > before) spots?.push(triangle);
  }
};

const countPalaces = (state: MasonsState, card: Card, city: number, spots: Spots): void => {
  const { palaces, cities } = state;
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    if (card.where === 'city' && cities[triangle] !== city) continue;
    const from = triangle * COLOUR_KINDS;
    const before = found;
    for (let at = from; at < from + COLOUR_KINDS; at++) found += palaces[at];
    if (found > before) spots?.push(triangle);
  }
};

const countColours = (state: MasonsState, city: number, spots: Spots): void => {
  const { houses, palaces, cities } = state;
  let colours = 0;
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    if (cities[triangle] !== city) continue;
    const from = triangle * COLOUR_KINDS;
    let here = 0;
    for (let colour = 0; colour < COLOUR_KINDS; colour++) {
      if (houses[from + colour] + palaces[from + colour] > 0) here |= 1 << colour;
    }
    colours |= here;
    if (here !== 0) spots?.push(triangle);
  }
  for (; colours !== 0; colours &= colours - 1) found++;
};

const countTriangles = (state: MasonsState, city: number, spots: Spots): void => {
  const { cities } = state;
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    if (cities[triangle] !== city) continue;
    found++;
    spots?.push(triangle);
  }
};

const countCities = (state: MasonsState, spots: Spots): void => {
  const { cities } = state;
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    if (cities[triangle] !== triangle) continue;
    found++;
    spots?.push(triangle);
  }
};

/** A wall is free if no city lies on either side; it may start at a city's tower. */
const countWalls = (state: MasonsState, spots: Spots): void => {
  const { walls, cities } = state;
  for (let line = 0; line < LINES; line++) {
    if (walls[line] === 0 || bordersCity(cities, line)) continue;
    found++;
    spots?.push(line);
  }
};

const count = (state: MasonsState, card: Card, city: number, spots?: Spots): void => {
  found = 0;
  palacesFound = 0;
  // M14: with no city on the board, city cards pay nothing.
  if (card.where === 'city' && city === NONE) return;
  switch (card.counts) {
    case 'tower':
      return countTowers(state, card, city, spots);
    case 'house':
      return countHouses(state, card, city, spots);
    case 'palace':
      return countPalaces(state, card, city, spots);
    case 'colour':
      return countColours(state, city, spots);
    case 'triangle':
      return countTriangles(state, city, spots);
    case 'city':
      return countCities(state, spots);
    case 'wall':
      return countWalls(state, spots);
  }
};

/** The points a card pays for a city on the board as it is. */
export const pay = (state: MasonsState, card: number, city: number): number => {
  const data = CARDS[card];
  count(state, data, city);
  const points = found * data.each + palacesFound * (data.eachPalace ?? 0);
  return points > MOST ? MOST : points;
};

/** What a card would pay, and why. */
export interface Payment {
  readonly card: string;
  readonly points: number;
  readonly parts: readonly Part[];
  /** What the spots are: ids of triangles, points or lines. */
  readonly on: SpotKind;
  readonly spots: readonly number[];
}

/** What a card would pay for a city on the board as it is, as a sum and with the things it counts. */
export const explain = (state: MasonsState, card: number, city: number): Payment => {
  const data = CARDS[card];
  const spots: number[] = [];
  count(state, data, city, spots);
  const parts: Part[] = [{ count: found, what: data.counts, each: data.each }];
  if (data.eachPalace !== undefined) {
    parts.push({ count: palacesFound, what: 'palace', each: data.eachPalace });
  }
  const sum = found * data.each + palacesFound * (data.eachPalace ?? 0);
  if (sum > MOST) parts.push({ count: sum - MOST, what: 'over', each: -1 });
  const on = data.counts === 'tower' ? 'point' : data.counts === 'wall' ? 'line' : 'triangle';
  return { card: data.name, points: Math.min(sum, MOST), parts, on, spots };
};
