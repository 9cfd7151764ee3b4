import { CHANCE, OVER } from '../../core/contract';
import type { DisplayList, Stamp } from '../../geometry/display-list';
import { scatterOf } from '../../geometry/shape-seed';
import type { CityEvent } from './events';
import { city } from './game';
import { scene } from './scene';
import { moved } from './scene-moves';

const COLOURS = [3, 1, 0];

const stampIn = ({ layers }: DisplayList, key: string): Stamp | undefined =>
  layers
    .filter(({ overlay }) => !overlay)
    .flatMap(({ items }) => items)
    .find((item): item is Stamp => item.kind === 'stamp' && item.key === key);

test('whatever an event moves is in the scene: before it leaves for home, or after it has settled', () => {
  const seed = scatterOf('moves');
  const state = city.clone(city.setup(city.defaults, 3));
  const seen = new Set<string>();
  let before = scene(state, { colours: COLOURS });
  for (let actor = city.actor(state); actor !== OVER; actor = city.actor(state)) {
    const events: CityEvent[] = [];
    city.play(state, seed.pick(city.legal(state)), (event) => events.push(event));
    if (actor === CHANCE) continue;
    const after = scene(state, { colours: COLOURS });
    const settled: Stamp[] = [];
    for (const event of events) {
      const piece = moved(state, event, COLOURS);
      if (!piece) continue;
      seen.add(event.kind);
      const { key } = piece.stamp;
      const came = settled.findIndex((each) => each.key === key);
      if (piece.home === undefined) settled.push(piece.stamp);
      // A follower may come and go within one step.
      else if (came >= 0) expect(settled.splice(came, 1)).toEqual([piece.stamp]);
      else expect(stampIn(before, key)).toEqual(piece.stamp);
      if (piece.home !== undefined) expect(stampIn(after, key)).toBeUndefined();
    }
    for (const stamp of settled) expect(stampIn(after, stamp.key)).toEqual(stamp);
    before = after;
  }
  expect([...seen].sort()).toEqual([
    'claimed',
    'gate',
    'guard-posted',
    'placed',
    'returned',
    'tower-built',
    'wall',
  ]);
});
