/** The desk of The City: how people handle it. */
import type { Seat } from '../../../core/contract';
import { say } from '../../../core/message';
import type { Box } from '../../../geometry/display-list';
import { lieOf, rootOf } from '../../../geometry/tiling';
import type { Desk, Light, Message, Stander, Supply } from '../../desk';
import { SCORE_KINDS, type CityEvent } from '../events';
import { refuse } from '../lawful';
import type { Action } from '../moves';
import { spotOf, tileOn, tilesOf } from '../places';
import { moved } from '../scene-moves';
import { buildingPoint, cellBox, followerPoint } from '../scene-places';
import { wallPoint } from '../scene-walls';
import { NONE, type CityState } from '../state';
import { lowestSlot, PIECES } from '../tables';
import { describeEvent, describePart, describeReason, describeTile } from '../text';
import { GROUNDS, TILES } from '../tiles';
import { projected, stock } from './aids';
import { explain } from './explain';
import { lightFeature, pointAt } from './features';
import { offer } from './offer';
import { faces, ghost, hand, picture } from './picture';

const CELL = 100;

/** What a tap at a point would try. */
const triedAt = (state: CityState, x: number, y: number): Action | undefined => {
  const [cellX, cellY] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  switch (state.phase) {
    case 'place':
      return { do: 'place', kind: state.hand, x: cellX, y: cellY, turn: 0 };
    case 'claim': {
      const at = pointAt(state, x, y);
      if (at?.tile !== state.laid - 1 || at.piece === undefined) return undefined;
      return { do: 'claim', slot: lowestSlot(lieOf(state, at.tile), at.piece) };
    }
    case 'gate': {
      const [dx, dy] = [x / CELL - cellX - 0.5, y / CELL - cellY - 0.5];
      const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
      return { do: 'gate', x: cellX, y: cellY, side };
    }
    case 'draw':
    case 'wall':
    case 'guard':
    case 'tower':
    case 'over':
      return undefined;
  }
};

/** Why nothing can be done at a point. A tile that fits in no turn is refused as a whole, not for its first turn. */
const refuseAt = (state: CityState, x: number, y: number): Message | undefined => {
  const tried = triedAt(state, x, y);
  const reason = tried && refuse(state, tried);
  if (!reason) return undefined;
  const turned = reason.rule === 'C6' && typeof reason.side === 'string';
  return turned ? say('desk.refusal.noTurn') : describeReason(reason);
};

/** Where an event happened. */
const where = (event: CityEvent): Box | undefined => {
  switch (event.kind) {
    case 'placed':
    case 'claimed':
    case 'gate':
    case 'wall':
    case 'guard-posted':
    case 'tower-built':
      return cellBox(event.to.cell);
    default:
      return undefined;
  }
};

/** The feature that a street or market event counted, found by its tiles. */
const light = (state: CityState, event: CityEvent): readonly Light[] => {
  switch (event.kind) {
    case 'street':
    case 'market':
    case 'residential': {
      const [x, y] = event.tiles[0];
      const tile = tileOn(state, x, y);
      if (tile === undefined) return [];
      for (let piece = 0; piece < PIECES[state.kinds[tile]]; piece++) {
        const root = rootOf(state, tile, piece);
        if (GROUNDS[state.ground[root]] !== event.kind) continue;
        const cells = tilesOf(state, root).map((each) => spotOf(state, each));
        if (JSON.stringify(cells) === JSON.stringify(event.tiles)) {
          return lightFeature(state, root, event.seat);
        }
      }
      return [];
    }
    case 'tower':
    case 'guard':
      return event.tiles.map((at) => ({ at, seat: event.seat }));
    default:
      return [];
  }
};

const around = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** Historic buildings, whose names are written small on the board. */
const landmarks = (state: CityState): readonly Stander[] =>
  Array.from({ length: state.laid }, (_, tile) => tile).flatMap((tile) => {
    const { name, historic } = TILES[state.kinds[tile]];
    const middle = historic === undefined ? undefined : buildingPoint(state, tile);
    if (historic === undefined || !middle) return [];
    const label = say('desk.stander.historic', { building: historic });
    return [{ id: `landmark:${name}`, box: around(middle[0], middle[1], 18), label }];
  });

/** Followers and guards, each with what it holds, and landmarks. */
const standers = (state: CityState): readonly Stander[] => {
  const found: Stander[] = [];
  for (let tile = 0; tile < state.laid; tile++) {
    const seat = state.claimant[tile];
    if (seat === NONE) continue;
    const piece = state.claimed[tile];
    const root = rootOf(state, tile, piece);
    const [x, y] = followerPoint(state, tile, lowestSlot(lieOf(state, tile), piece));
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
  for (let side = 0; side < state.laid * 4; side++) {
    if (state.guards[side] === 0) continue;
    const [x, y] = wallPoint(state, side);
    found.push({
      id: `guard:${spotOf(state, side >> 2).join()}/${side & 3}`,
      box: around(x, y, 14),
      label: say('desk.stander.guard', { seat: state.guards[side] - 1 }),
    });
  }
  return [...found, ...landmarks(state)];
};

const supplies = (state: CityState, seat: Seat, colour: number): readonly Supply[] => [
  {
    face: `follower:${colour}/standing`,
    label: say('supply.followers', { count: state.supply[seat] }),
    count: state.supply[seat],
  },
  {
    face: `tower:${colour}`,
    label: say('supply.towers', { count: state.towersLeft[seat] }),
    count: state.towersLeft[seat],
  },
];

export const desk: Desk<CityState, CityEvent> = {
  texts: 'city',
  faces,
  cell: CELL,
  scoreKinds: SCORE_KINDS,
  offer,
  status: (state) => say(`desk.status.${state.phase}`, { seat: state.turn }),
  refuse: refuseAt,
  reason: describeReason,
  picture,
  hand,
  ghost,
  where,
  light,
  moved,
  describe: describeEvent,
  logged: ({ kind }) => kind !== 'drew',
  scoreKind: (kind) => say(`desk.kind.${kind}`),
  part: (event, part) => describePart(event.kind, part),
  notice: (event) =>
    event.kind === 'set-aside'
      ? {
          face: `tile:${event.tile}/0`,
          message: say('event.set-aside', { seat: event.seat, ...describeTile(event.tile).values }),
        }
      : undefined,
  explain,
  standers,
  stock,
  supplies,
  projected,
};
