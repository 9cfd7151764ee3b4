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

const at = { desk, after: undefined, colours: [0, 1] };

const street = (tiles: number): GameEvent => ({
  kind: 'street',
  seat: 0,
  points: tiles,
  tiles: lights(tiles).map(({ at }) => at),
});

test('a feature lights tile by tile, then stays for a while', () => {
  const moments = momentsOf(at, [street(3)], false);
  expect(moments.map(({ lit }) => lit.length)).toEqual([1, 2, 3]);
  expect(moments[2].ms).toBeGreaterThan(moments[0].ms * 10);
});

test('a long feature takes no longer than six strides', () => {
  expect(momentsOf(at, [street(40)], false)).toHaveLength(6);
});

test('with reduced motion the whole feature is lit at once', () => {
  const moments = momentsOf(at, [street(5)], true);
  expect(moments.map(({ lit }) => lit.length)).toEqual([5]);
});

test('a piece that fits nowhere is shown; other events need no moment', () => {
  const events: GameEvent[] = [
    { kind: 'placed', seat: 0 },
    { kind: 'set-aside', seat: 0 },
  ];
  expect(momentsOf(at, events, false).map(({ event }) => event.kind)).toEqual(['set-aside']);
});

const returned = (x: number): GameEvent => ({ kind: 'returned', seat: x, tiles: [[x, 0]] });
const moving = {
  ...at,
  desk: {
    ...desk,
    moved: (_seen: unknown, { kind, seat, tiles }: GameEvent) =>
      kind === 'returned' || kind === 'placed'
        ? {
            stamp: { kind: 'stamp', key: `${kind}/${tiles?.[0]?.join() ?? ''}`, face: 'x', x: 0, y: 0 },
            ...(kind === 'returned' ? { home: seat } : {}),
          }
        : undefined,
  } as unknown as AnyDesk,
};
const goers = (going: boolean, moments: ReturnType<typeof momentsOf>) =>
  moments.map((each) => each.moving.filter((one) => one.going === going).map(({ stamp }) => stamp.key));

test('the points count up with the tiles that are lit', () => {
  expect(momentsOf(at, [street(3)], false).map(({ counted }) => counted)).toEqual([1, 2, 3]);
});

test('what is laid settles; followers stand until their feature has scored, then walk home together', () => {
  const events = [{ kind: 'placed', seat: 0, tiles: [[5, 5]] }, street(1), returned(0), returned(1)];
  const moments = momentsOf(moving, events, false);
  expect(moments.map(({ event }) => event.kind)).toEqual(['placed', 'street', 'street']);
  expect(goers(true, moments)).toEqual([['placed/5,5'], [], ['returned/0,0', 'returned/1,0']]);
  expect(goers(false, moments)).toEqual([
    ['returned/0,0', 'returned/1,0'],
    ['returned/0,0', 'returned/1,0'],
    [],
  ]);
  expect(moments[2].ms).toBeLessThanOrEqual(600);
  expect(moments[2].lit).toEqual(moments[1].lit);
  expect(moments.map(({ told }) => told)).toEqual([false, true, true]);
});

test('of two features that score one after the other, the second keeps its followers until its turn', () => {
  const moments = momentsOf(moving, [street(1), returned(0), street(1), returned(1)], false);
  expect(goers(true, moments)).toEqual([[], ['returned/0,0'], [], ['returned/1,0']]);
  expect(goers(false, moments)).toEqual([
    ['returned/0,0', 'returned/1,0'],
    ['returned/1,0'],
    ['returned/1,0'],
    [],
  ]);
});

test('with reduced motion nothing moves: the end and the points are shown', () => {
  const moments = momentsOf(moving, [street(3), returned(0)], true);
  expect(moments.map((each) => [each.counted, each.moving.length])).toEqual([[3, 0]]);
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
