/** The desk of The City: how people handle it. */
import type { Seat } from '../../../core/contract';
import { say } from '../../../core/message';
import type { Box } from '../../../geometry/display-list';
import { rootOf } from '../../../geometry/tiling';
import type { Desk, Light, Supply } from '../../desk';
import { SCORE_KINDS, type CityEvent } from '../events';
import { spotOf, tileOn, tilesOf } from '../places';
import { moved } from '../scene-moves';
import { cellBox } from '../scene-places';
import { deciderOf, type CityState } from '../state';
import { PIECES } from '../tables';
import { describeEvent, describePart, describeReason, describeTile } from '../text';
import { GROUNDS } from '../tiles';
import { projected, stock } from './aids';
import { explain } from './explain';
import { lightFeature } from './features';
import { offer } from './offer';
import { faces, ghost, hand, picture } from './picture';
import { refuseAt } from './refusal';
import { standers } from './standers';

const CELL = 100;

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
  status: (state) => say(`desk.status.${state.phase}`, { seat: deciderOf(state) }),
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
