import { addPiece, createUnion, findRoot, isClaimed, joinRoots, majority, sharedTiles } from './union';

const SEATS = 3;

/** Pieces 0 and 1 on tile 0, pieces 2 and 3 on tile 1. */
const twoTiles = () => {
  const union = createUnion(6, SEATS);
  addPiece(union, 0, 0, 2, 1);
  addPiece(union, 1, 0, 3, 0);
  addPiece(union, 2, 1, 1, 2);
  addPiece(union, 3, 1, 2, 0);
  return union;
};

const join = (union: ReturnType<typeof twoTiles>, a: number, b: number, pieces = 4): number =>
  joinRoots(union, a, b, sharedTiles(union, a, b, pieces), SEATS);

describe('union of features', () => {
  test('a join adds tiles, ends and claims, and gathers flags', () => {
    const union = twoTiles();
    union.claims[0 * SEATS + 1] = 1;
    union.claims[2 * SEATS + 2] = 1;
    const root = join(union, 0, 2);
    expect(findRoot(union.parent, 0)).toBe(root);
    expect(findRoot(union.parent, 2)).toBe(root);
    expect([union.tiles[root], union.ends[root], union.flags[root]]).toEqual([2, 3, 3]);
    expect(Array.from(union.claims.slice(root * SEATS, (root + 1) * SEATS))).toEqual([0, 1, 1]);
  });

  test('a tile that a feature crosses twice counts once', () => {
    const union = twoTiles();
    const long = join(union, 0, 2);
    expect(union.tiles[join(union, long, 3)]).toBe(2);
  });

  test('features that meet again on an old tile count it once too', () => {
    const union = twoTiles();
    addPiece(union, 4, 2, 2, 0);
    addPiece(union, 5, 3, 2, 0);
    // 0 and 1 lie on tile 0; one goes on over tiles 1 and 2, the other over tile 3, and then they meet.
    const one = join(union, join(union, 0, 2, 6), 4, 6);
    const other = join(union, 1, 5, 6);
    expect([union.tiles[one], union.tiles[other]]).toEqual([3, 2]);
    expect(union.tiles[join(union, one, other, 6)]).toBe(4);
  });

  test('joining a feature with itself changes nothing', () => {
    const union = twoTiles();
    const root = join(union, 0, 2);
    expect(joinRoots(union, root, root, 0, SEATS)).toBe(root);
    expect(union.tiles[root]).toBe(2);
  });

  test('the majority is all who have the most, and nobody on an empty feature', () => {
    const union = twoTiles();
    expect(majority(union.claims, 0, SEATS)).toBe(0);
    expect(isClaimed(union.claims, 0, SEATS)).toBe(false);
    union.claims.set([1, 2, 2], 0);
    expect(majority(union.claims, 0, SEATS)).toBe(0b110);
    union.claims.set([3, 2, 2], 0);
    expect(majority(union.claims, 0, SEATS)).toBe(0b001);
    expect(isClaimed(union.claims, 0, SEATS)).toBe(true);
  });
});
