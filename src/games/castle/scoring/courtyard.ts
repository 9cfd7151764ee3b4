/** Courtyards pay for their markets at the end, one of them more by a wall tile (K16). */
import type { Draft, Tell } from '../../../core/contract';
import { rootOf } from '../../../geometry/tiling';
import type { CastleEvent } from '../events';
import { spotsOf } from '../places';
import type { CastleState } from '../state';
import { COURTYARD, MARK, PIECE_MARKS, TABLES } from '../tables';
import { RICH_COURTYARD, WALL_KINDS } from '../walls';
import { leadsAlone, scorersOf } from './features';
import { listClaimed, tellLost } from './wall-tiles';

const EACH = 3;
const RICH_EACH = 4;

/** How many markets a courtyard has; start spaces count too. */
export const countMarkets = (state: CastleState, root: number): number => {
  const { kinds, first, ground } = state;
  const { pieces, mostPieces } = TABLES;
  let markets = 0;
  for (let tile = 0; tile < state.laid; tile++) {
    const row = kinds[tile] * mostPieces;
    for (let piece = 0; piece < pieces[kinds[tile]]; piece++) {
      const marked = (PIECE_MARKS[row + piece] & MARK) !== 0 && ground[first[tile] + piece] === COURTYARD;
      if (marked && rootOf(state, tile, piece) === root) markets++;
    }
  }
  return markets;
};

/** The courtyards that pay 4 a market, by root; tiles that find none are lost. */
const chooseRich = (
  state: CastleState,
  markets: ReadonlyMap<number, number>,
  tell?: Tell<CastleEvent>,
): ReadonlySet<number> => {
  const rich = new Set<number>();
  for (let seat = 0; seat < state.seats; seat++) {
    const tiles = state.walls[seat * WALL_KINDS + RICH_COURTYARD];
    if (tiles === 0) continue;
    const own = [...markets]
      .filter(([root, count]) => count > 0 && leadsAlone(state, root, seat))
      .sort(([, a], [, b]) => b - a)
      .slice(0, tiles);
    for (const [root] of own) rich.add(root);
    tellLost(state, seat, RICH_COURTYARD, tiles - own.length, tell);
  }
  return rich;
};

export const scoreCourtyards = (state: Draft<CastleState>, tell?: Tell<CastleEvent>): void => {
  const { seats, scores } = state;
  const markets = new Map(listClaimed(state, COURTYARD).map((root) => [root, countMarkets(state, root)]));
  const rich = chooseRich(state, markets, tell);
  for (const [root, count] of markets) {
    if (count === 0) continue;
    const scorers = scorersOf(state, root);
    // Only a seat that leads alone makes a courtyard rich, so nobody shares in it.
    const each = rich.has(root) ? RICH_EACH : EACH;
    for (let seat = 0; seat < seats; seat++) {
      if ((scorers & (1 << seat)) === 0) continue;
      const from = scores[seat];
      const points = count * each;
      scores[seat] += points;
      tell?.({
        kind: 'courtyard',
        seat,
        points,
        tiles: spotsOf(state, root),
        parts: [{ count, what: 'market', each }],
        from,
        to: from + points,
        rich: rich.has(root),
      });
    }
  }
};
