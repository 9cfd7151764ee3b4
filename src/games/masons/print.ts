/** A game's state as text: the board as a picture, then supply, cards and seats. For playthroughs and failing tests. */
import { drawLattice } from '../../geometry/triangles-picture';
import { BOARD } from './board';
import { CARD_COUNT, CARDS } from './cards';
import { COLOUR_KINDS, COLOURS, NONE, TOWER_COLOURS } from './pieces';
import type { MasonsState } from './state';

/** A house is a small letter, a palace a great one, several a digit; '.' is open ground, ':' empty ground of a city. */
const triangleLetter = (state: MasonsState, triangle: number): string => {
  let letter = state.cities[triangle] === NONE ? '.' : ':';
  let count = 0;
  for (let colour = 0; colour < COLOUR_KINDS; colour++) {
    const at = triangle * COLOUR_KINDS + colour;
    const [initial] = COLOURS[colour];
    if (state.houses[at] > 0) letter = initial;
    if (state.palaces[at] > 0) letter = initial.toUpperCase();
    count += state.houses[at] + state.palaces[at];
  }
  return count > 1 ? String(count) : letter;
};

/** 'W', 'G' and 'K' are white, grey and black towers. */
const TOWER_LETTERS = ['o', 'W', 'G', 'K'] as const;

/** The board alone. */
export const printBoard = (state: MasonsState): string =>
  drawLattice(BOARD, {
    triangle: (triangle) => triangleLetter(state, triangle),
    point: (point) => TOWER_LETTERS[state.towers[point]],
    line: (line) => state.walls[line] === 1,
  });

/** Names with counts above one: `city-size ×2 palaces`. */
const listCards = (counts: Int8Array): string =>
  CARDS.flatMap(({ name }, card) =>
    counts[card] > 1 ? [`${name} ×${counts[card]}`] : counts[card] === 1 ? [name] : [],
  ).join(', ');

const listStock = (names: readonly string[], stock: Int8Array): string =>
  names.map((name, colour) => `${stock[colour]} ${name}`).join(', ');

export const print = (state: MasonsState): string => {
  const seats = Array.from({ length: state.seats }, (_, seat) => {
    const hand = state.hands.subarray(seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
    return `seat ${seat}: ${state.scores[seat]} points, ${state.held[seat]} cards: ${listCards(hand)}`;
  });
  return [
    printBoard(state),
    `walls: ${state.wallStock}`,
    `towers: ${listStock(TOWER_COLOURS, state.towerStock)}`,
    `houses: ${listStock(COLOURS, state.houseStock)}`,
    `palaces: ${listStock(COLOURS, state.palaceStock)}`,
    ...seats,
    `pile: ${state.pileCount} cards; face down: ${state.buriedCount}; open: ${listCards(state.open)}`,
    ...(state.ending === undefined ? [] : [`ended by ${state.ending}`]),
  ].join('\n');
};
