/** What others did last, marked in their colours: tiles, pieces of the wall, towers, followers. */
import type { Stamp } from '../../geometry/display-list';
import type { CityEvent } from './events';
import { tileOn } from './places';
import { followerPoint } from './scene-places';
import { sideMiddle, towerPoint } from './scene-walls';
import type { CityState } from './state';

/** A mark without its colour. */
interface Mark {
  readonly key: string;
  readonly face: 'last' | 'last-side' | 'last-spot';
  readonly turn?: number;
  readonly at: readonly [number, number];
}

const markOf = (state: CityState, event: CityEvent): Mark | undefined => {
  switch (event.kind) {
    case 'placed': {
      const [x, y] = event.to.cell;
      return { key: `${x},${y}`, face: 'last', at: [x * 100, y * 100] };
    }
    case 'claimed': {
      const [x, y] = event.to.cell;
      const tile = tileOn(state, x, y);
      // It may have gone home since.
      if (tile === undefined || state.claimant[tile] !== event.seat) return undefined;
      return { key: `follower/${x},${y}`, face: 'last-spot', at: followerPoint(state, tile, event.to.slot) };
    }
    case 'gate':
    case 'wall':
    case 'guard-posted':
    case 'tower-built': {
      const { cell, side } = event.to;
      const tile = tileOn(state, cell[0], cell[1]);
      if (tile === undefined) return undefined;
      const at = tile * 4 + side;
      return event.kind === 'tower-built'
        ? {
            key: `tower/${cell.join()}/${side}`,
            face: 'last-spot',
            at: towerPoint(state, at, event.end === 'cw'),
          }
        : { key: `${cell.join()}/${side}`, face: 'last-side', turn: side, at: sideMiddle(state, at) };
    }
    default:
      return undefined;
  }
};

/** A tile that is marked says enough of the follower on it, and a wall of its guard. */
export const lastStamps = (
  state: CityState,
  recent: readonly CityEvent[],
  colours: readonly number[],
): Stamp[] => {
  const stamps = new Map<string, Stamp>();
  for (const event of recent) {
    const mark = markOf(state, event);
    if (!mark || event.kind === 'ended') continue;
    const face = `${mark.face}:${colours[event.seat]}${mark.turn === undefined ? '' : `/${mark.turn}`}`;
    const [x, y] = mark.at;
    stamps.set(mark.key, { kind: 'stamp', key: `last/${mark.key}`, face, x, y });
  }
  for (const key of [...stamps.keys()]) stamps.delete(`follower/${key}`);
  return [...stamps.values()];
};
