/** The set as plain data, for the command line and for whoever checks a record by hand. */
import { isBorderLine, isBorderPoint, pointsUp } from '../../geometry/triangles';
import { BOARD, KINGDOM_OF, LINES, POINTS, TRIANGLES } from './board';
import { CARD_KINDS, CARDS, MOST, type Card } from './cards';
import {
  COLOURS,
  FIRST_HAND,
  FIRST_POINTS,
  HOUSE_DIE,
  HOUSES_EACH,
  KINGDOMS,
  PALACES_EACH,
  TOWER_COLOURS,
  TOWER_DIE,
  TOWERS_EACH,
  WALLS,
} from './pieces';

const row = (table: Int16Array, width: number, id: number): number[] =>
  Array.from(table.slice(width * id, width * (id + 1))).filter((value) => value >= 0);

const upTo = <T>(count: number, make: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, id) => make(id));

const each = <K extends string>(keys: readonly K[], count: number): { readonly [key in K]: number } =>
  Object.fromEntries(keys.map((key) => [key, count])) as { [key in K]: number };

const listCard = ({ colour, kingdom, ...card }: Card) => ({
  ...card,
  ...(colour === undefined
    ? {}
    : { colour: card.counts === 'tower' ? TOWER_COLOURS[colour] : COLOURS[colour] }),
  ...(kingdom === undefined ? {} : { kingdom: KINGDOMS[kingdom] }),
});

/** Everything in the box: the board with its neighbours, stocks, dice, and the cards by name and by kind. */
export const listPieces = () => ({
  triangles: upTo(TRIANGLES, (id) => ({
    id,
    row: Math.floor(id / BOARD.columns),
    column: id % BOARD.columns,
    up: pointsUp(BOARD, id),
    kingdom: KINGDOMS[KINGDOM_OF[id]],
    points: row(BOARD.trianglePoints, 3, id),
    lines: row(BOARD.triangleLines, 3, id),
    neighbours: row(BOARD.neighbours, 3, id),
  })),
  points: upTo(POINTS, (id) => ({
    id,
    x: BOARD.pointX[id],
    y: BOARD.pointY[id],
    border: isBorderPoint(BOARD, id),
    triangles: row(BOARD.pointTriangles, 6, id),
    lines: row(BOARD.pointLines, 6, id),
  })),
  lines: upTo(LINES, (id) => ({
    id,
    border: isBorderLine(BOARD, id),
    points: row(BOARD.linePoints, 2, id),
    triangles: row(BOARD.lineTriangles, 2, id),
  })),
  kingdoms: KINGDOMS.map((name, kingdom) => ({
    name,
    triangles: KINGDOM_OF.reduce((count, of) => count + (of === kingdom ? 1 : 0), 0),
  })),
  stocks: {
    walls: WALLS,
    towers: each(TOWER_COLOURS, TOWERS_EACH),
    houses: each(COLOURS, HOUSES_EACH),
    palaces: each(COLOURS, PALACES_EACH),
  },
  dice: { tower: TOWER_DIE, house: HOUSE_DIE },
  start: { points: FIRST_POINTS, cards: FIRST_HAND },
  most: MOST,
  cards: CARDS.map(listCard),
  kinds: CARD_KINDS.map((name) => ({
    name,
    copies: CARDS.reduce((sum, card) => sum + (card.kind === name ? card.copies : 0), 0),
  })),
});
