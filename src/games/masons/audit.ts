/** What must hold in every state: pieces and cards conserved, cities closed and empty of walls. */
import { BOARD, fillFrom, isInside, LINES, POINTS, REACHED, TRIANGLES } from './board';
import { ALL_CARDS, CARD_COUNT, CARDS, COPIES } from './cards';
import {
  COLOUR_KINDS,
  COLOURS,
  HOUSES_EACH,
  NONE,
  PALACES_EACH,
  TOWER_COLOURS,
  TOWERS_EACH,
  WALLS,
} from './pieces';
import { sum, type MasonsState, type Phase } from './state';

export const audit = (state: MasonsState): readonly string[] => [
  ...auditPieces(state),
  ...auditCards(state),
  ...auditCities(state),
];

const expectCount = (faults: string[], what: string, count: number, expected: number): void => {
  if (count !== expected) faults.push(`${count} ${what} instead of ${expected}`);
};

const auditPieces = (state: MasonsState): string[] => {
  const faults: string[] = [];
  const { walls, towers, houses, palaces } = state;
  const built = walls.reduce((count, wall) => count + wall, 0);
  expectCount(faults, 'walls', built + state.wallStock, WALLS);
  TOWER_COLOURS.forEach((name, colour) => {
    const standing = towers.reduce((count, tower) => count + (tower === colour + 1 ? 1 : 0), 0);
    expectCount(faults, `${name} towers`, standing + state.towerStock[colour], TOWERS_EACH);
  });
  COLOURS.forEach((name, colour) => {
    let [someHouses, somePalaces] = [state.houseStock[colour], state.palaceStock[colour]];
    for (let at = colour; at < houses.length; at += COLOUR_KINDS) {
      someHouses += houses[at];
      somePalaces += palaces[at];
    }
    expectCount(faults, `${name} houses`, someHouses, HOUSES_EACH);
    expectCount(faults, `${name} palaces`, somePalaces, PALACES_EACH);
  });
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    const from = triangle * COLOUR_KINDS;
    let [here, grand] = [0, 0];
    for (let at = from; at < from + COLOUR_KINDS; at++) {
      here += houses[at] + palaces[at];
      grand += palaces[at];
    }
    if (here > 1 && !state.rules.stackedHouses) faults.push(`${here} buildings on triangle ${triangle}`);
    if (grand > 0 && state.cities[triangle] === NONE)
      faults.push(`a palace outside, on triangle ${triangle}`);
  }
  const stocks = [state.wallStock, ...state.towerStock, ...state.houseStock, ...state.palaceStock];
  if (stocks.some((stock) => stock < 0)) faults.push('a stock below nothing');
  return faults;
};

const auditCards = (state: MasonsState): string[] => {
  const faults: string[] = [];
  const { hands, pile, open, buried, aside, held, scores } = state;
  for (let card = 0; card < CARD_COUNT; card++) {
    let count = pile[card] + open[card] + buried[card] + aside[card];
    for (let seat = 0; seat < state.seats; seat++) count += hands[seat * CARD_COUNT + card];
    expectCount(faults, `cards ${CARDS[card].name}`, count, COPIES[card]);
  }
  const all = sum(held) + state.pileCount + sum(open) + state.buriedCount + state.asideCount;
  expectCount(faults, 'cards', all, ALL_CARDS);
  expectCount(faults, 'cards in the pile', sum(pile), state.pileCount);
  expectCount(faults, 'cards face down', sum(buried), state.buriedCount);
  expectCount(faults, 'cards put aside', sum(aside), state.asideCount);
  for (let seat = 0; seat < state.seats; seat++) {
    const cards = sum(hands.subarray(seat * CARD_COUNT, (seat + 1) * CARD_COUNT));
    expectCount(faults, `cards in the hand of seat ${seat}`, cards, held[seat]);
    if (scores[seat] < 0) faults.push(`seat ${seat} has ${scores[seat]} points`);
  }
  return faults;
};

/** While a wall is being furnished, the city it closes is not named yet. */
const UNNAMED: readonly Phase[] = ['roll', 'tower', 'house'];

/** The lowest triangle of the closed ground that each triangle lies on, NONE for what reaches the outside. */
const closedGround = (walls: Uint8Array): Int8Array => {
  const names = new Int8Array(TRIANGLES).fill(NONE);
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    if (names[triangle] !== NONE) continue;
    // The lowest triangle of its ground comes first, so it names the others.
    const count = fillFrom(walls, triangle);
    for (let at = 0; at < count; at++) names[REACHED[at]] = triangle;
  }
  return names;
};

const auditCities = (state: MasonsState): string[] => {
  const faults: string[] = [];
  const { cities, walls, towers } = state;
  const unnamed = new Set<number>();
  const closed = closedGround(walls);
  for (let triangle = 0; triangle < TRIANGLES; triangle++) {
    if (closed[triangle] === cities[triangle]) continue;
    if (cities[triangle] === NONE) unnamed.add(closed[triangle]);
    else faults.push(`triangle ${triangle} of city ${cities[triangle]} is open`);
  }
  const most = UNNAMED.includes(state.phase) ? 1 : 0;
  if (unnamed.size > most) faults.push(`closed but no city: ${[...unnamed].join(' ')}`);
  for (let line = 0; line < LINES; line++) {
    const [first, second] = [BOARD.lineTriangles[2 * line], BOARD.lineTriangles[2 * line + 1]];
    const inside = second >= 0 && cities[first] !== NONE && cities[first] === cities[second];
    if (inside && walls[line] === 1) faults.push(`wall ${line} inside city ${cities[first]}`);
  }
  for (let point = 0; point < POINTS; point++) {
    const city = cities[BOARD.pointTriangles[6 * point]];
    if (towers[point] > 0 && city !== NONE && isInside(cities, point, city)) {
      faults.push(`tower ${point} inside city ${city}`);
    }
  }
  return faults;
};
