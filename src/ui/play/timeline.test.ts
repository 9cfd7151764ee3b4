import type { GameEvent } from '@/core/contract';
import type { AnyDesk, Light } from '@/games/desk';

import { momentsOf } from './timeline';
import { recentOf } from './use-play';

const lights = (count: number): Light[] => Array.from({ length: count }, (_, x) => ({ at: [x, 0] }));
const desk = {
  light: (_seen: unknown, event: GameEvent) => lights(event.tiles?.length ?? 0),
  notice: (event: GameEvent) =>
    event.kind === 'set-aside' ? { face: 'x', message: { key: 'x', values: {} } } : undefined,
  where: (event: GameEvent) => (event.kind === 'placed' ? { x: 0, y: 0, width: 1, height: 1 } : undefined),
} as unknown as AnyDesk;

const street = (tiles: number): GameEvent => ({
  kind: 'street',
  seat: 0,
  points: tiles,
  tiles: lights(tiles).map(({ at }) => at),
});

test('a feature lights tile by tile, then stays for a while', () => {
  const moments = momentsOf(desk, undefined, [street(3)], false);
  expect(moments.map(({ lit }) => lit.length)).toEqual([1, 2, 3]);
  expect(moments[2].ms).toBeGreaterThan(moments[0].ms * 10);
});

test('a long feature takes no longer than six strides', () => {
  expect(momentsOf(desk, undefined, [street(40)], false)).toHaveLength(6);
});

test('with reduced motion the whole feature is lit at once', () => {
  const moments = momentsOf(desk, undefined, [street(5)], true);
  expect(moments.map(({ lit }) => lit.length)).toEqual([5]);
});

test('a piece that fits nowhere is shown; other events need no moment', () => {
  const events: GameEvent[] = [
    { kind: 'placed', seat: 0 },
    { kind: 'set-aside', seat: 0 },
  ];
  expect(momentsOf(desk, undefined, events, false).map(({ event }) => event.kind)).toEqual(['set-aside']);
});

test('last moves are those of the others since one’s own', () => {
  const events: GameEvent[] = [
    { kind: 'placed', seat: 1 },
    { kind: 'placed', seat: 0 },
    { kind: 'placed', seat: 1 },
    { kind: 'street', seat: 0, points: 3 },
    { kind: 'placed', seat: 2 },
    { kind: 'drew', seat: 0 },
  ];
  expect(recentOf(desk, events, 0).map(({ seat }) => seat)).toEqual([2, 1]);
});
