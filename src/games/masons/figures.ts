/** Figures over many games, from their events alone: what was seen, how games ended, what each kind of card paid. */
import { round, tally, type Figures } from '../../core/figures';
import { BOARD } from './board';
import { CARD_KINDS, CARDS, type CardKind } from './cards';
import type { MasonsEvent } from './events';
import { ENDS, type End } from './state';

/** Ends that cannot happen, or hardly, under some rules or between some players, and why (M14). */
const RARE_ENDS: { readonly [end in End]?: string } = {
  tower: 'Greedy seats merge cities, which returns walls and towers, so that the walls run out sooner.',
  house:
    'Without stacked houses it cannot happen: one building a triangle, so never more than 45 of the 60 houses stand. With ' +
    'them it hardly can: a wall brings two houses at most, so nearly all 33 walls must bring two, and by then the last ' +
    'tower or wall has mostly been placed.',
  palace:
    'Under default rules it hardly happens: all three palaces of all five colours must stand at once, each made of two ' +
    'neighbouring houses. Stacked houses or city palaces bring it about.',
  board:
    'Cities must fill the board before walls and towers run out: it takes merging seats, random ones seldom merge.',
};
const SURROUNDED =
  'Seats that play to score close small cities; a ring around a whole one takes a dozen walls without a chord between.';

/** No game has more turns than lines: a wall comes back only from inside a city, where no wall is built again. */
const MOST_TURNS = BOARD.lines;

interface Mean {
  count: number;
  sum: number;
}
const mean = ({ count, sum }: Mean): number => (count === 0 ? 0 : sum / count);

/** Whether a city lies wholly inside another: every triangle next to it belongs to that one. */
export const isSurrounded = (city: ReadonlySet<number>, by: ReadonlySet<number>): boolean => {
  for (const triangle of city) {
    for (let side = 3 * triangle; side < 3 * triangle + 3; side++) {
      const other = BOARD.neighbours[side];
      if (!city.has(other) && !by.has(other)) return false;
    }
  }
  return true;
};

/** Follows the cities of one game by its events; says which of them a new one surrounds. */
const followCities = (): ((event: MasonsEvent) => number) => {
  const cities = new Map<number, ReadonlySet<number>>();
  return (event) => {
    if (event.kind !== 'completed' && event.kind !== 'merged') return 0;
    const tiles = new Set(event.tiles.map(([triangle]) => triangle));
    let surrounded = 0;
    if (event.kind === 'merged') cities.delete(event.other);
    else for (const city of cities.values()) if (isSurrounded(city, tiles)) surrounded++;
    cities.set(event.city, tiles);
    return surrounded;
  };
};

/** A ledger of games: `add` the events of each, `report` what they came to. */
export const keepFigures = () => {
  const ends = tally(ENDS);
  const cards = Object.fromEntries(CARD_KINDS.map((kind) => [kind, { count: 0, sum: 0 }])) as {
    [kind in CardKind]: Mean;
  };
  const seen = { completed: 0, surrounded: 0, merged: 0, reshuffled: 0, palace: 0, early: 0, picked: 0 };
  const kindOf = new Map(CARDS.map(({ name, kind }) => [name, kind]));
  const turns = { count: 0, sum: 0 };
  let mostTurns = 0;
  let overlong = 0;
  /** Walls that completed two cities (M9): there must be none. */
  let completedTwo = 0;

  const add = (events: readonly MasonsEvent[]): void => {
    const surrounds = followCities();
    let last = 0;
    let byThisWall = 0;
    for (const event of events) {
      seen.surrounded += surrounds(event);
      if (event.kind === 'wall') byThisWall = 0;
      if (event.kind === 'completed' && ++byThisWall === 2) completedTwo++;
      if (event.kind === 'turn') last = event.turn;
      else if (event.kind === 'over') ends[event.piece]++;
      else if (event.kind === 'played') {
        const kind = kindOf.get(event.card);
        if (kind === undefined) continue;
        cards[kind].count++;
        cards[kind].sum += event.points;
      } else if (event.kind in seen) seen[event.kind as keyof typeof seen]++;
    }
    turns.count++;
    turns.sum += last;
    mostTurns = Math.max(mostTurns, last);
    if (last > MOST_TURNS) overlong++;
  };

  const report = () =>
    ({
      games: turns.count,
      turns: { mean: round(mean(turns)), most: mostTurns, bound: MOST_TURNS },
      ends,
      seen,
      cards: CARD_KINDS.map((kind) => ({ kind, played: cards[kind].count, mean: round(mean(cards[kind])) })),
      sought: [
        ...ENDS.map((end) => ({
          what: `end: ${end}`,
          times: ends[end],
          ...(RARE_ENDS[end] && { why: RARE_ENDS[end] }),
        })),
        ...CARD_KINDS.map((kind) => ({ what: `card played: ${kind}`, times: cards[kind].count })),
        { what: 'a reshuffle', times: seen.reshuffled },
        { what: 'a merge', times: seen.merged },
        { what: 'a city surrounded by a new one', times: seen.surrounded, why: SURROUNDED },
      ],
      never: [
        { what: `a game of more than ${MOST_TURNS} turns`, times: overlong },
        { what: 'a wall that completes two cities', times: completedTwo },
      ],
    }) satisfies Figures;
  return { add, report };
};
