import { addPiece, createUnion, findRoot, isClaimed, joinRoots, majority } from './union';

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

describe('union of features', () => {
  test('a join adds tiles, ends and claims, and gathers flags', () => {
    const union = twoTiles();
    union.claims[0 * SEATS + 1] = 1;
    union.claims[2 * SEATS + 2] = 1;
    const root = joinRoots(union, 0, 2, 1, SEATS);
    expect(findRoot(union.parent, 0)).toBe(root);
    expect(findRoot(union.parent, 2)).toBe(root);
    expect([union.tiles[root], union.ends[root], union.flags[root]]).toEqual([2, 3, 3]);
    expect(Array.from(union.claims.slice(root * SEATS, (root + 1) * SEATS))).toEqual([0, 1, 1]);
  });

  test('a tile that a feature crosses twice counts once', () => {
    const union = twoTiles();
    const long = joinRoots(union, 0, 2, 1, SEATS);
    const loop = joinRoots(union, long, 3, 1, SEATS);
    expect(union.tiles[loop]).toBe(2);
  });

  test('joining a feature with itself changes nothing', () => {
    const union = twoTiles();
    const root = joinRoots(union, 0, 2, 1, SEATS);
    expect(joinRoots(union, root, root, 1, SEATS)).toBe(root);
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
