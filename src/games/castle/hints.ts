/** What a player needs to judge a position; apart from the rules, and from what its seat may know only. */
import type { Seat } from '../../core/contract';
import { rootOf } from '../../geometry/tiling';
import { majority } from '../../geometry/union';
import { eachOf } from './scoring/features';
import { countMarkets } from './scoring/courtyard';
import { sizeOfKeep } from './scoring/keep';
import { bestUnfinished, UNFINISHED } from './scoring/wall-tiles';
import { NONE, type CastleState } from './state';
import { BAG, COURTYARD, PATH } from './tables';
import {
  ANOTHER_TURN,
  DOUBLE_HOUSE,
  DOUBLE_TOWER,
  FIVE_POINTS,
  GREATER_KEEP,
  RICH_COURTYARD,
  WALL_KINDS,
} from './walls';

/** What a follower at hand is worth in the middle of the game, the first, the second …: the last ones are dear. */
const AT_HAND = [2.2, 1.2, 0.7, 0.4, 0.3, 0.2];
/** How sure a path is to be completed, by its open ends. */
const PATH_ODDS = [1, 0.75, 0.5, 0.35, 0.25];
/** How much surer a house or tower is to stay open with each slot that is open. */
const SLOT_ODDS = 0.86;
/** What an open slot of a courtyard may bring. */
const COURTYARD_SLOT = 0.12;
/** What the largest keep may be trusted to bring, and what a tile more or less of it counts. */
const KEEP_AHEAD = 7;
const KEEP_TILE = 0.25;
/** What a wall tile is worth that nobody has seen yet. */
const UNSEEN = 3.5;
/** What it is worth to draw next: another turn is used for that. */
const ON_MOVE = 5;
/** What a wall tile is worth to its owner while most of the game is to come. */
const WALL_WORTH: readonly number[] = (() => {
  const worth = new Array<number>(WALL_KINDS).fill(3);
  worth[ANOTHER_TURN] = 4;
  worth[DOUBLE_TOWER] = 5;
  worth[DOUBLE_HOUSE] = 3;
  worth[RICH_COURTYARD] = 3;
  worth[GREATER_KEEP] = 3;
  worth[FIVE_POINTS] = 5;
  return worth;
})();
/** Kinds that pay nothing once the last tile lies. */
const IN_PLAY: ReadonlySet<number> = new Set([ANOTHER_TURN, DOUBLE_TOWER, DOUBLE_HOUSE]);

/** How much of the game is still to come, from 1 to 0. */
const toCome = (state: CastleState): number => state.bag / BAG;

/** What the features bring on which a seat stands and nobody has more followers. */
const worthOfClaims = (state: CastleState, seat: Seat): number => {
  const { claimant, claimed, union, seats } = state;
  const counted: number[] = [];
  let worth = 0;
  for (let tile = 0; tile < state.laid; tile++) {
    if (claimant[tile] !== seat) continue;
    const root = rootOf(state, tile, claimed[tile]);
    if (counted.includes(root)) continue;
    counted.push(root);
    const leaders = majority(union.claims, root, seats);
    if ((leaders & (1 << seat)) === 0) continue;
    const share = leaders === 1 << seat ? 1 : seats === 2 ? 0.3 : 0.9;
    worth += share * worthOfFeature(state, root);
  }
  return worth;
};

const worthOfFeature = (state: CastleState, root: number): number => {
  const { ends, tiles } = state.union;
  if (state.ground[root] === COURTYARD) {
    return 3 * countMarkets(state, root) + COURTYARD_SLOT * ends[root] * toCome(state) * 2;
  }
  const points = tiles[root] * eachOf(state, root);
  if (ends[root] === 0) return points;
  const odds =
    state.ground[root] === PATH
      ? PATH_ODDS[Math.min(ends[root], PATH_ODDS.length - 1)]
      : 0.9 * SLOT_ODDS ** ends[root];
  // The last tiles of the bag complete little.
  return points * odds * Math.min(1, state.bag / (4 + 2 * ends[root])) + growth(state, root);
};

/** What an unfinished feature may still grow by. */
const growth = (state: CastleState, root: number): number =>
  0.25 * eachOf(state, root) * toCome(state) * Math.min(4, state.union.ends[root]);

const worthOfWalls = (state: CastleState, seat: Seat): number => {
  const come = toCome(state);
  let worth = state.taker === seat && state.corner !== NONE ? UNSEEN : 0;
  for (let wall = 0; wall < WALL_KINDS; wall++) {
    const tiles = state.walls[seat * WALL_KINDS + wall];
    if (tiles === 0 || (IN_PLAY.has(wall) && state.bag === 0)) continue;
    const ground = UNFINISHED.get(wall);
    if (ground === undefined) worth += tiles * WALL_WORTH[wall];
    else {
      worth += tiles * WALL_WORTH[wall] * come;
      // What it would pay now, the surer the nearer the end.
      for (const root of bestUnfinished(state, ground, seat, tiles)) {
        worth += (1 - come) ** 2 * state.union.tiles[root] * eachOf(state, root);
      }
    }
  }
  return worth;
};

const worthOfKeep = (state: CastleState, seat: Seat): number => {
  const own = sizeOfKeep(state, seat);
  if (own === 0) return 0;
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, sizeOfKeep(state, other));
  }
  const ahead = own >= most ? KEEP_AHEAD * (1 - 0.7 * toCome(state)) : 0;
  return ahead + KEEP_TILE * own;
};

const worthOfSupply = (state: CastleState, seat: Seat): number => {
  let worth = 0;
  for (let follower = 0; follower < state.supply[seat]; follower++) worth += AT_HAND[follower];
  return worth * Math.min(1, state.bag / (3 * state.seats));
};

/** How well a seat stands, in points: those it has, those in sight, and what followers, keep and wall tiles may bring. */
export const judge = (state: CastleState, seat: Seat): number => {
  const { scores } = state;
  if (state.phase === 'over') return scores[seat];
  return (
    scores[seat] +
    worthOfClaims(state, seat) +
    worthOfWalls(state, seat) +
    worthOfKeep(state, seat) +
    worthOfSupply(state, seat) +
    (state.phase === 'draw' && state.turn === seat ? ON_MOVE : 0)
  );
};
