/** What stands and lies on the board, for those who cannot see it: each can be asked about. */
import { say } from '../../../core/message';
import type { Box } from '../../../geometry/display-list';
import { writeSlot } from '../../../geometry/sides';
import { lieOf, rootOf } from '../../../geometry/tiling';
import type { Stander } from '../../desk';
import { legal } from '../lawful';
import { unpack } from '../moves';
import { spotOf, tilesOf } from '../places';
import { boxOf, buildingPoint } from '../scene-places';
import { wallPoint } from '../scene-walls';
import { countMarkets } from '../scoring/residential';
import { NONE, type CityState } from '../state';
import { lowestSlot } from '../tables';
import { whereIs } from '../text';
import { GROUNDS, TILES } from '../tiles';
import { isArea, openFeatures, standingPoint } from './features';

const around = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const followers = (state: CityState): readonly Stander[] => {
  const found: Stander[] = [];
  for (let tile = 0; tile < state.laid; tile++) {
    const seat = state.claimant[tile];
    if (seat === NONE) continue;
    const piece = state.claimed[tile];
    const root = rootOf(state, tile, piece);
    const [x, y] = standingPoint(state, { tile, piece });
    found.push({
      id: `follower:${spotOf(state, tile).join()}`,
      box: around(x, y, 14),
      label: say('desk.stander.follower', {
        seat,
        ground: GROUNDS[state.ground[root]],
        count: tilesOf(state, root).length,
      }),
    });
  }
  return found;
};

const guards = (state: CityState): readonly Stander[] => {
  const found: Stander[] = [];
  for (let side = 0; side < state.laid * 4; side++) {
    if (state.guards[side] === 0) continue;
    const [x, y] = wallPoint(state, side);
    found.push({
      id: `guard:${spotOf(state, side >> 2).join()}/${side & 3}`,
      box: around(x, y, 14),
      label: say('desk.stander.guard', { seat: state.guards[side] - 1 }),
    });
  }
  return found;
};

/** Historic buildings, whose names are written small on the board. */
const landmarks = (state: CityState): readonly Stander[] =>
  Array.from({ length: state.laid }, (_, tile) => tile).flatMap((tile) => {
    const { name, historic } = TILES[state.kinds[tile]];
    const middle = historic === undefined ? undefined : buildingPoint(state, tile);
    if (historic === undefined || !middle) return [];
    const label = say('desk.stander.historic', { building: historic });
    return [{ id: `landmark:${name}`, box: around(middle[0], middle[1], 18), label }];
  });

/** Where a piece may be chosen now; whole cells, which lie beside the city, get in the way of nothing on it. */
const choicesOf = (state: CityState): readonly Box[] =>
  state.phase === 'place' || state.phase === 'draw'
    ? []
    : legal(state).flatMap((move) => boxOf(state, unpack(move)) ?? []);

/** Features that somebody may still come to hold, on the first of their tiles; areas only if they would pay. */
const free = (state: CityState): readonly Stander[] => {
  const choices = choicesOf(state);
  return openFeatures(state).flatMap((pieces) => {
    const [first] = pieces;
    const root = rootOf(state, first.tile, first.piece);
    if (isArea(state, root) && countMarkets(state, root) === 0) return [];
    const box = around(...standingPoint(state, first), 14);
    if (choices.some((choice) => overlap(choice, box))) return [];
    const [x, y] = spotOf(state, first.tile);
    const slot = writeSlot(lowestSlot(lieOf(state, first.tile), first.piece));
    const label = say(`desk.stander.free.${GROUNDS[state.ground[root]]}`, {
      count: new Set(pieces.map(({ tile }) => tile)).size,
      ...whereIs(x, y),
    });
    return [{ id: `feature:${x},${y}/${slot}`, box, label }];
  });
};

/** Followers and guards, each with what it holds; features that nobody holds yet; landmarks. */
export const standers = (state: CityState): readonly Stander[] => [
  ...followers(state),
  ...guards(state),
  ...free(state),
  ...landmarks(state),
];
