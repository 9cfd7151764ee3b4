/** What an event moves, as the scene draws it: a follower, a tile, a piece of the wall, by the key it has there. */
import type { Stamp } from '../../geometry/display-list';
import type { Moved } from '../desk';
import type { CityEvent, OnSide } from './events';
import { tileOn } from './places';
import { followerPoint } from './scene-places';
import { garrisonStamps, wallStamps } from './scene-walls';
import type { CityState } from './state';

const follower = (
  state: CityState,
  { cell, slot }: { readonly cell: readonly number[]; readonly slot: number },
  ground: string,
  colour: number,
): Stamp | undefined => {
  const tile = tileOn(state, cell[0], cell[1]);
  if (tile === undefined) return undefined;
  const [x, y] = followerPoint(state, tile, slot);
  const pose = ground === 'residential' ? 'lying' : 'standing';
  return { kind: 'stamp', key: `follower/${cell.join()}`, face: `follower:${colour}/${pose}`, x, y };
};

const named = (stamps: readonly Stamp[], what: string, { cell, side }: OnSide): Stamp | undefined =>
  stamps.find(({ key }) => key === `${what}/${cell.join()}/${side}`);

const stampOf = (state: CityState, event: CityEvent, colours: readonly number[]): Stamp | undefined => {
  switch (event.kind) {
    case 'placed': {
      const [x, y] = event.to.cell;
      const face = `tile:${event.tile}/${event.to.turn}`;
      return { kind: 'stamp', key: `tile/${x},${y}`, face, x: x * 100, y: y * 100 };
    }
    case 'claimed':
      return follower(state, event.to, event.ground, colours[event.seat]);
    case 'returned':
      return follower(state, event.from, event.ground, colours[event.seat]);
    case 'gate':
    case 'wall':
      return named(wallStamps(state), 'wall', event.to);
    case 'guard-posted':
      return named(garrisonStamps(state, colours), 'guard', event.to);
    case 'tower-built':
      return named(garrisonStamps(state, colours), 'tower', event.to);
    default:
      return undefined;
  }
};

/** What an event moved: followers that were returned walk home, all else settles where it now is. */
export const moved = (state: CityState, event: CityEvent, colours: readonly number[]): Moved | undefined => {
  const stamp = stampOf(state, event, colours);
  return stamp && { stamp, ...(event.kind === 'returned' ? { home: event.seat } : {}) };
};
