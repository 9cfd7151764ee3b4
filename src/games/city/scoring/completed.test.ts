import { city } from '../game';
import { playWords, sheet, sheetAfter, stage } from '../testing/board';
import { COURT, STALL } from '../testing/towns';

describe('C11: the score', () => {
  test('short streets pay 1 a tile, streets of four and more 2', () => {
    const { events } = playWords(
      stage(
        `
        +     +
         rrrrr
         rrrrr
         rrBrr
         rrsrr
         rrsrr
        +     +
         rrsrr
         rrsBr
         rrsrr
         rrsrr
         rrsrr
        +     +
         rrsrr
         rrsBr
         rrsrr
         rrsrr
         rrsrr
        +     +`,
        { claims: { '0,0:s2': 0 } },
      ),
      'draw:court',
      'place:court@0,3/s',
      'skip',
    );
    expect(sheet(events)).toEqual(['0: 8 street = 4 tile × 2']);
    expect(events.flatMap((event) => (event.kind === 'street' ? event.tiles : []))).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
  });

  test('a market pays its tiles times its different goods', () => {
    const pair = stage(STALL, { claims: { '0,0:n1': 0 } });
    expect(sheet(playWords(pair, 'draw:stall-grain', 'place:stall-grain@0,-1/s', 'skip').events)).toEqual([
      '0: 4 market = 2 tile × 2',
    ]);
  });

  test('goods that are there twice count once', () => {
    const alike = stage(STALL, { claims: { '0,0:n1': 0 } });
    const { events } = playWords(alike, 'draw:bend-stall-fish', 'place:bend-stall-fish@0,-1/n', 'skip');
    expect(sheet(events)).toEqual(['0: 2 market = 2 tile × 1']);
  });

  test('the goods of a market are told', () => {
    const open = stage(
      `
        +     +     +
         mmmmm mmmmm
         rmmmm rmmmm
         rrGmm rrFmm
         rrrmm rrrmm
         rrrrm rrrrm
        +     +     +     +
         rrrrm       mrrrr
         rrrmm       mmrrr
         sssFm       mLsss
         rrrmm       mmrrr
         rrrrm       mrrrr
        +     +     +     +
         rrrrr rrrrr mmmmm
         rrrrr rrrrr mmmmm
         rrHrr rrBrr mLmFm
         rrrrr rrrrr mmmmm
         rrrrr rrrrr mmmmm
        +     +     +     +`,
      { claims: { '0,0:e1': 0 }, origin: [0, 1] },
    );
    const { events } = playWords(open, 'draw:plaza-grain', 'place:plaza-grain@1,0/n');
    expect(sheet(events)).toEqual(['0: 9 market = 3 tile × 3']);
    expect(events.find(({ kind }) => kind === 'market')).toMatchObject({
      goods: ['fish', 'grain', 'livestock'],
    });
  });

  test('a tile that the feature crosses twice counts once', () => {
    expect(
      sheetAfter(
        `
        +     +     +
         rrsrr rrrrr
         rrsrr rrrBr
         ss.ss sssrr
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

  const BRIDGE = `
    +     +
     rrrrr
     rrrrr
     rrBrr
     rrsrr
     rrsrr
    +     +     +
     rrsrr rrrrr
     rrsBr rrrrr
     rrsrr rrBrr
     rrsrr rrrrr
     rrsrr rrrrr
    +     +     +
           rrrrr
           rrrrr
           rrHrr
           rrrrr
           rrrrr
    +     +     +
     rrsrr mmmmm
     rrsBr mmmmm
     rrsrr mFmGm
     rrsrr mmmmm
     rrsrr mmmmm
    +     +     +
     rrsrr
     rrsrr
     rrBrr
     rrrrr
     rrrrr
    +     +`;

  test('the most followers score, all tied in full', () => {
    const tied = stage(BRIDGE, { claims: { '0,0:s2': 0, '0,4:n2': 1 } });
    const { state, events } = playWords(tied, 'draw:street-house', 'place:street-house@0,2/n', 'skip');
    expect(sheet(events)).toEqual(['0: 10 street = 5 tile × 2', '1: 10 street = 5 tile × 2']);
    expect(Array.from(state.scores)).toEqual([10, 10]);
    const ahead = stage(BRIDGE, { claims: { '0,0:s2': 1, '0,1:n2': 1, '0,4:n2': 0 } });
    expect(sheet(playWords(ahead, 'draw:street', 'place:street@0,2/n', 'skip').events)).toEqual([
      '1: 10 street = 5 tile × 2',
    ]);
  });

  test('followers go home at once', () => {
    const tied = stage(BRIDGE, { claims: { '0,0:s2': 0, '0,4:n2': 1 } });
    const { state, events } = playWords(tied, 'draw:street', 'place:street@0,2/n', 'skip');
    expect(Array.from(state.supply)).toEqual([7, 7]);
    expect(events.filter(({ kind }) => kind === 'returned')).toEqual([
      { kind: 'returned', seat: 0, ground: 'street', from: { cell: [0, 0], slot: 7 }, to: 'supply' },
      { kind: 'returned', seat: 1, ground: 'street', from: { cell: [0, 4], slot: 1 }, to: 'supply' },
    ]);
    expect(city.audit(state)).toEqual([]);
  });

  test('a completed feature without followers scores nothing and triggers nothing', () => {
    const { state, events } = playWords(
      stage(COURT, { stack: 2 }),
      'draw:court',
      'place:court@0,1/s',
      'skip',
    );
    expect(sheet(events)).toEqual([]);
    expect(state.phase).toBe('draw');
  });

  test('a tile may complete several features', () => {
    const cross = stage(
      `
      +     +     +     +
       rrrrr rrrrr rrrrr
       rrrrr rrrrr rrrrr
       rrHrr rrBrr rrBrr
       rrrrr rrsrr rrrrr
       rrrrr rrsrr rrrrr
      +     +     +     +
       rrrrr       rrrrr
       rrrrr       rrrrr
       rrBss       ssBrr
       rrrrr       rrrrr
       rrrrr       rrrrr
      +     +     +     +`,
      {
        claims: { '0,0:s2': 0, '-1,1:e2': 1, '1,1:w2': 1 },
        origin: [1, 0],
      },
    );
    const { events } = playWords(cross, 'draw:cross', 'place:cross@0,1/n', 'skip');
    expect(sheet(events).sort()).toEqual([
      '0: 2 street = 2 tile × 1',
      '1: 2 street = 2 tile × 1',
      '1: 2 street = 2 tile × 1',
    ]);
  });
});
