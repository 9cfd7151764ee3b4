import { lieOf, rootOf } from '../../../geometry/tiling';
import { tileOn } from '../places';
import { playWords, sheet, sheetAfter, stage } from '../testing/board';
import { COURT } from '../testing/towns';
import type { CityState } from '../state';
import { PIECE_AT } from '../tables';

const featureAt = (state: CityState, x: number, y: number, slot: number): number => {
  const tile = tileOn(state, x, y)!;
  return rootOf(state, tile, PIECE_AT[lieOf(state, tile) * 12 + slot]);
};

describe('C8: what joins', () => {
  test('market joins market whatever the goods, slot by slot', () => {
    const state = stage(`
      +     +     +
       mmmmm mrrrr
       rmmmm mmrrr
       rrFmm mGsss
       rrrmm mmrrr
       rrrrm mrrrr
      +     +     +`);
    expect(featureAt(state, 0, 0, 3)).toBe(featureAt(state, 1, 0, 9));
    expect(state.union.flags[featureAt(state, 0, 0, 3)]).toBe(0b011);
  });

  test('market against residential is a border', () => {
    const state = stage(`
      +     +     +
       mmmmm rrrrr
       mmmmm rrrrr
       mFmGm rrBrr
       mmmmm rrrrr
       mmmmm rrrrr
      +     +     +`);
    expect(featureAt(state, 0, 0, 3)).not.toBe(featureAt(state, 1, 0, 9));
  });

  test('corner cells belong to no slot and join nothing', () => {
    // The south-east corner of the upper tile is market, and so is all of the lower one.
    const state = stage(`
      +     +
       mmmmm
       rmmmm
       rrFmm
       rrrmm
       rrrrm
      +     +
       mmmmm
       mmmmm
       mGmLm
       mmmmm
       mmmmm
      +     +`);
    expect(featureAt(state, 0, 0, 0)).not.toBe(featureAt(state, 0, 1, 0));
  });

  test('residential joins residential on both sides of a street', () => {
    const state = stage(`
      +     +
       rrsrr
       rrsBr
       rrsrr
       rrsrr
       rrsrr
      +     +
       rrsrr
       rrsrr
       rrBrr
       rrrrr
       rrrrr
      +     +`);
    expect(featureAt(state, 0, 0, 0)).toBe(featureAt(state, 0, 0, 2));
  });
});

describe('C10: complete', () => {
  test('a street between two dead ends', () => {
    expect(sheetAfter(COURT, { '0,0:s2': 1 }, 'court@0,1/s')).toEqual(['1: 2 street = 2 tile × 1']);
  });

  test('a street between two crossings', () => {
    expect(
      sheetAfter(
        `
        +     +     +
         rrsrr rrrrr
         rrsrr rrrrr
         ss.ss sssss
         rrsrr rrrrr
         rrsrr rrrrr
        +     +     +`,
        { '0,0:e2': 0 },
        'cross-house@2,0/n',
      ),
    ).toEqual(['0: 3 street = 3 tile × 1']);
  });

  test('a street that runs in a loop', () => {
    expect(
      sheetAfter(
        `
        +     +     +
         rrrrr rrrrr
         rBrrr rrrBr
         rrsss sssrr
         rrsrr rrsrr
         rrsrr rrsrr
        +     +     +
               rrsrr
               rrsrr
               sssrr
               rrrBr
               rrrrr
              +     +`,
        { '0,0:e2': 0 },
        'bend@0,1/n',
      ),
    ).toEqual(['0: 8 street = 4 tile × 2']);
  });

  test('a market that is enclosed on every slot', () => {
    const around = stage(
      `
            +     +
             rrrrr
             rrrrr
             rrBrr
             rrrrr
             rrrrr
      +     +     +     +
       rrrrr mmmmm mmmmm
       rrrrr mmmmm rmmmm
       rrHrr mFmGm rrFmm
       rrrrr mmmmm rrrmm
       rrrrr mmmmm rrrrm
      +     +     +     +`,
      {
        origin: [0, 0],
        claims: { '1,1:n1': 0 },
      },
    );
    const { events } = playWords(
      around,
      'draw:corner-market-grain',
      'place:corner-market-grain@1,2/s',
      'skip',
    );
    expect(sheet(events)).toEqual(['0: 2 market = 1 tile × 2']);
  });

  test('a market closed by a tile that it does not lie on', () => {
    expect(
      sheetAfter(
        `
        +     +
         mmmmm
         rmLmr
         rrsrr
         rrsrr
         rrsrr
        +     +`,
        { '0,0:n1': 1 },
        'green@0,-1/n',
      ),
    ).toEqual(['1: 1 market = 1 tile × 1']);
  });

  test('not a market with one slot open', () => {
    expect(
      sheetAfter(
        `
        +     +
         mmmmm
         rmmmm
         rrFmm
         rrrmm
         rrrrm
        +     +`,
        { '0,0:n1': 0 },
        'green@0,-1/n',
      ),
    ).toEqual([]);
  });
});
