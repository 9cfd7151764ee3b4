/** What lies at a point of the board: whose it is, what it is worth now, and what could finish it. */
import { say } from '../../../core/message';
import { cellAt } from '../../../geometry/plot';
import { rootOf } from '../../../geometry/tiling';
import type { Explanation, Light, Message, Sum } from '../../desk';
import { onSide, spotOf, tilesOf } from '../places';
import { guardParts, guardPoints, rowBefore } from '../scoring/guards';
import { goodsOf, marketEach } from '../scoring/market';
import { AREA_EACH, countMarkets } from '../scoring/residential';
import { streetEach } from '../scoring/street';
import { wallPoint } from '../scene-walls';
import { GATE, NONE, type CityState } from '../state';
import { BUILDING, HISTORIC_BUILDING, MARKET, PUBLIC_BUILDING } from '../tables';
import { describePart, describeTile, whereIs } from '../text';
import { GROUNDS, TILES } from '../tiles';
import { deadCells, fitsOn } from './aids';
import { holdersOf, isArea, lightFeature, type Piece, pointAt, standingAt, standingPoint } from './features';
import { finishing } from './finishing';

/** How near a piece of the wall a finger must be to mean it, in board units. */
const WALL_REACH = 24;
/** A follower is smaller, and beside it lies the ground it does not hold. */
const FOLLOWER_REACH = 13;

const sumOf = (kind: string, count: number, what: string, each: number): Sum => ({
  points: count * each,
  parts: [describePart(kind, { count, what, each })],
});

/** What a feature would pay now. */
const worthOf = (state: CityState, root: number): Sum => {
  const { union } = state;
  if (isArea(state, root)) return sumOf('residential', countMarkets(state, root), 'market', AREA_EACH);
  const count = union.tiles[root];
  return state.ground[root] === MARKET
    ? sumOf('market', count, 'tile', marketEach(union.flags[root]))
    : sumOf('street', count, 'tile', streetEach(count));
};

const buildingLine = (state: CityState, tile: number): Message[] => {
  const building = BUILDING[state.kinds[tile]];
  if (building === PUBLIC_BUILDING) return [say('desk.explain.public')];
  if (building === HISTORIC_BUILDING)
    return [say('desk.explain.historic', { building: TILES[state.kinds[tile]].historic ?? '' })];
  return [];
};

const explainFeature = (state: CityState, at: Piece): Explanation => {
  const root = rootOf(state, at.tile, at.piece);
  const ground = GROUNDS[state.ground[root]];
  const goods = goodsOf(state.union.flags[root]);
  const { lines, chances, fits } = finishing(state, at, root);
  return {
    title: say(`desk.explain.${ground}`, { count: tilesOf(state, root).length }),
    lines: [
      ...(ground === 'market' ? [say(`desk.goods.${goods.join('-') || 'none'}`)] : []),
      ...lines,
      ...buildingLine(state, at.tile),
    ],
    chances,
    holders: holdersOf(state, root),
    worth: worthOf(state, root),
    fits,
    lit: lightFeature(state, root),
  };
};

const explainTile = (state: CityState, tile: number): Explanation => ({
  title: describeTile(TILES[state.kinds[tile]].name),
  lines: [say('desk.explain.crossing'), ...buildingLine(state, tile)],
  chances: [],
  holders: [],
  fits: [],
  lit: [{ at: spotOf(state, tile) }],
});

/** The follower that stands at a point: it means the feature it holds, wherever on the tile it is drawn. */
const followerAt = (state: CityState, x: number, y: number): Piece | undefined => {
  for (let tile = 0; tile < state.laid; tile++) {
    if (state.claimant[tile] === NONE) continue;
    const piece = state.claimed[tile];
    const [fx, fy] = standingPoint(state, { tile, piece });
    if (Math.hypot(fx - x, fy - y) < FOLLOWER_REACH) return { tile, piece };
  }
  return undefined;
};

/** A built side of the wall near a point. */
const wallAt = (state: CityState, x: number, y: number): number | undefined => {
  let nearest: number | undefined;
  let least = WALL_REACH;
  for (let side = 0; side < state.laid * 4; side++) {
    if (!state.built[side]) continue;
    const [wx, wy] = wallPoint(state, side);
    const off = Math.hypot(wx - x, wy - y);
    if (off < least) [nearest, least] = [side, off];
  }
  return nearest;
};

const explainWall = (state: CityState, side: number): Explanation => {
  const guard = state.guards[side] - 1;
  const row: Light[] = rowBefore(state, side).map((tile) => ({ at: spotOf(state, tile) }));
  const title = state.built[side] === GATE ? 'gate' : guard >= 0 ? 'guard' : 'wall';
  return {
    title: say(`desk.explain.${title}`),
    lines: [say(guard >= 0 ? 'desk.explain.guardAtEnd' : 'desk.explain.wallCloses')],
    chances: [],
    holders: guard >= 0 ? [{ seat: guard, count: 1, holds: true }] : [],
    ...(guard >= 0
      ? {
          worth: {
            points: guardPoints(state, side),
            parts: guardParts(state, side).map((part) => describePart('guard', part)),
          },
        }
      : {}),
    fits: [],
    lit: guard >= 0 ? row : [{ at: onSide(state, side).cell }],
  };
};

const explainCell = (state: CityState, x: number, y: number): Explanation | undefined => {
  const cell = cellAt(x, y);
  const fits = fitsOn(state, cell);
  if (!fits) return undefined;
  const count = fits.reduce((sum, each) => sum + each.count, 0);
  const none = deadCells(state).includes(cell) ? 'dead' : 'onlyHand';
  return {
    title: say('desk.explain.cell', whereIs(x, y)),
    lines: [],
    chances: [say(`desk.explain.${count === 0 ? none : 'fits'}`, { count })],
    holders: [],
    fits,
    lit: [],
  };
};

export const explain = (state: CityState, x: number, y: number): Explanation | undefined => {
  const standing = standingAt(state, x, y);
  if (standing) return explainFeature(state, standing);
  const wall = wallAt(state, x, y);
  if (wall !== undefined) return explainWall(state, wall);
  const follower = followerAt(state, x, y);
  if (follower) return explainFeature(state, follower);
  const at = pointAt(state, x, y);
  if (!at) return explainCell(state, Math.floor(x / 100), Math.floor(y / 100));
  const { tile, piece } = at;
  if (piece === undefined) return explainTile(state, tile);
  return explainFeature(state, { tile, piece });
};
