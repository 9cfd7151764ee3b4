/** Wall tiles that pay at the end by themselves: unfinished features, five points (K16). */
import type { Draft, Seat, Tell } from '../../../core/contract';
import { rootOf } from '../../../geometry/tiling';
import type { CastleEvent } from '../events';
import { spotsOf } from '../places';
import { NONE, type CastleState } from '../state';
import { HOUSE, MARK, PATH, TOWER } from '../tables';
import {
  FIVE_POINTS,
  UNFINISHED_HOUSE,
  UNFINISHED_PATH,
  UNFINISHED_TOWER,
  WALL_KINDS,
  WALLS,
} from '../walls';
import { eachOf, leadsAlone } from './features';

const FIVE = 5;

/** Each kind that pays an unfinished feature, and of which ground. */
export const UNFINISHED: ReadonlyMap<number, number> = new Map([
  [UNFINISHED_TOWER, TOWER],
  [UNFINISHED_HOUSE, HOUSE],
  [UNFINISHED_PATH, PATH],
]);

/** The roots of the features of a ground with followers, in the order in which the tiles under these were laid. */
export const listClaimed = (state: CastleState, ground: number): number[] => {
  const roots = new Set<number>();
  for (let tile = 0; tile < state.laid; tile++) {
    if (state.claimant[tile] === NONE) continue;
    const root = rootOf(state, tile, state.claimed[tile]);
    if (state.ground[root] === ground) roots.add(root);
  }
  return [...roots];
};

/**
 * The features that pay a seat most for so many tiles of a kind, best first. Features of different grounds are used
 * by different kinds, so the best of each kind are the best of all.
 */
export const bestUnfinished = (state: CastleState, ground: number, seat: Seat, tiles: number): number[] => {
  const points = (root: number): number => state.union.tiles[root] * eachOf(state, root);
  return listClaimed(state, ground)
    .filter((root) => leadsAlone(state, root, seat))
    .sort((a, b) => points(b) - points(a))
    .slice(0, tiles);
};

const payUnfinished = (
  state: Draft<CastleState>,
  root: number,
  seat: Seat,
  wall: number,
  tell?: Tell<CastleEvent>,
): void => {
  const count = state.union.tiles[root];
  const each = eachOf(state, root);
  const from = state.scores[seat];
  const points = count * each;
  state.scores[seat] += points;
  tell?.({
    kind: 'wall-tile',
    seat,
    points,
    tiles: spotsOf(state, root),
    parts: [{ count, what: 'tile', each }],
    from,
    to: from + points,
    wall: WALLS[wall],
    fountain: state.ground[root] === PATH && (state.union.flags[root] & MARK) !== 0,
  });
};

const payFive = (state: Draft<CastleState>, seat: Seat, tell?: Tell<CastleEvent>): void => {
  const from = state.scores[seat];
  state.scores[seat] += FIVE;
  tell?.({
    kind: 'wall-tile',
    seat,
    points: FIVE,
    tiles: [],
    parts: [{ count: 1, what: 'wall-tile', each: FIVE }],
    from,
    to: from + FIVE,
    wall: WALLS[FIVE_POINTS],
    fountain: false,
  });
};

/** Lists wall tiles that find nothing to pay for. */
export const tellLost = (
  state: CastleState,
  seat: Seat,
  wall: number,
  tiles: number,
  tell?: Tell<CastleEvent>,
): void => {
  const score = state.scores[seat];
  for (let tile = 0; tile < tiles; tile++) {
    tell?.({
      kind: 'lost',
      seat,
      points: 0,
      tiles: [],
      parts: [],
      from: score,
      to: score,
      wall: WALLS[wall],
    });
  }
};

/** Scores the wall tiles 4, 5, 6 and 9, seat by seat. */
export const scoreWallTiles = (state: Draft<CastleState>, tell?: Tell<CastleEvent>): void => {
  const { seats, walls } = state;
  for (let seat = 0; seat < seats; seat++) {
    for (const [wall, ground] of UNFINISHED) {
      const tiles = walls[seat * WALL_KINDS + wall];
      if (tiles === 0) continue;
      const used = bestUnfinished(state, ground, seat, tiles);
      for (const root of used) payUnfinished(state, root, seat, wall, tell);
      tellLost(state, seat, wall, tiles - used.length, tell);
    }
    for (let tile = walls[seat * WALL_KINDS + FIVE_POINTS]; tile > 0; tile--) payFive(state, seat, tell);
  }
};
