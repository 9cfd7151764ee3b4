import { act, renderHook } from '@testing-library/react-native';

import { NOTHING, useLingering, type Above } from './linger';
import type { Lifted } from './painted-board';
import type { Sprite } from './sprites';

const TILE: Lifted = { face: 'tile', box: { x: 0, y: 0, width: 100, height: 100 } };
const sprite = (key: string, way: Partial<Sprite> = {}): Sprite => ({
  stamp: { kind: 'stamp', key, face: 'tile', x: 0, y: 0 },
  ms: 220,
  ...way,
});

/** Follows what is above a board from commit to commit: what is there, and whether the board below is late. */
const follow = (...commits: readonly (readonly [Partial<Above>, boolean])[]): readonly Above[] => {
  const { result, rerender } = renderHook(
    ({ now, late }: { readonly now: Above; readonly late: boolean }) => useLingering(now, late),
    { initialProps: { now: NOTHING, late: false } },
  );
  return commits.map(([now, late]) => {
    act(() => rerender({ now: { ...NOTHING, ...now }, late }));
    return result.current;
  });
};
const keysOf = ({ sprites }: Above) => sprites.map(({ stamp }) => stamp.key);

test('a tile that was in hand stays in sight until the board shows it', () => {
  const seen = follow([{ lifted: TILE }, false], [{}, true], [{}, true], [{}, false]);
  expect(seen.map(({ lifted }) => lifted)).toEqual([TILE, TILE, TILE, undefined]);
});

test('a tile that has settled stays in sight until the board shows it, and once only', () => {
  const laid = sprite('tile/0,0');
  const seen = follow(
    [{ lifted: TILE, sprites: [laid] }, false],
    [{ sprites: [laid] }, true],
    [{}, true],
    [{}, false],
  );
  expect(seen.map(keysOf)).toEqual([['tile/0,0'], ['tile/0,0'], ['tile/0,0'], []]);
  expect(seen.map(({ lifted }) => lifted)).toEqual([TILE, undefined, undefined, undefined]);
});

test('what the next steps lay joins it while the board is late', () => {
  const seen = follow([{ sprites: [sprite('a')] }, true], [{ sprites: [sprite('b')] }, true], [{}, true]);
  expect(seen.map(keysOf)).toEqual([['a'], ['b', 'a'], ['a', 'b']]);
});

test('a follower that walks home, or waits to, does not stay behind', () => {
  const walker = sprite('walker', { to: { x: 0, y: 0 } });
  const waiting = sprite('waiting', { ms: 0 });
  const seen = follow([{ sprites: [walker, waiting] }, true], [{}, true]);
  expect(seen.map(keysOf)).toEqual([['walker', 'waiting'], []]);
});

test('a tile taken in hand again takes the place of the one before', () => {
  const other: Lifted = { ...TILE, face: 'other' };
  const seen = follow([{ lifted: TILE }, false], [{ lifted: other }, true], [{}, true]);
  expect(seen.map(({ lifted }) => lifted?.face)).toEqual(['tile', 'other', 'other']);
});
