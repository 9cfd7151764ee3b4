import { playWords, sheet, stage } from '../testing/board';

describe('C22: final scoring', () => {
  /** Ends a game on its last tile, far from what matters. */
  const finish = (picture: string, claims: { [where: string]: number }, tile: string, where: string) => {
    const before = stage(picture, { toDraw: 1, seats: 3, claims });
    const words = [`draw:${tile}`, `place:${tile}@${where}`];
    const asked = playWords(before, ...words).state.phase === 'claim';
    return playWords(before, ...words, ...(asked ? ['skip'] : []));
  };

  test('an area scores 2 for each market beside it, across a side and on its own tile', () => {
    const { events } = finish(
      `
              +     +
               mmmmm
               mmmmm
               mGmLm
               mmmmm
               mmmmm
        +     +     +     +
         mmmmm rrrrr mrrrr
         mmmmm rrrrr mmrrr
         mFmGm rrBrr mLsss
         mmmmm rrrrr mmrrr
         mmmmm rrrrr mrrrr
        +     +     +     +
               mmmmm
               rmmmm
               rrFmm
               rrrmm
               rrrrm
              +     +`,
      { '1,1:n1': 2 },
      'saint-nazaire',
      '2,2/n',
    );
    // Two plazas, the corner's own market, which borders the area on its tile, and the stall.
    expect(sheet(events)).toEqual(['2: 8 residential = 4 market × 2']);
  });

  test('a market counts once for an area, however often they meet', () => {
    const { events } = finish(
      `
        +     +     +
         mmmmm mmmmm
         mmmmm mmmmm
         mGmLm mLmFm
         mmmmm mmmmm
         mmmmm mmmmm
        +     +     +
         mmmmm rrrrr
         mmmmm rrrrr
         mFmGm rrBrr
         mmmmm rrrrr
         mmmmm rrrrr
        +     +     +`,
      { '1,1:n1': 2 },
      'saint-nazaire',
      '2,1/n',
    );
    expect(sheet(events)).toEqual(['2: 2 residential = 1 market × 2']);
  });

  test('a street between them is no border', () => {
    const { events } = finish(
      `
      +     +
       mmsrr
       mmsrr
       mFsBr
       mmsrr
       mmsrr
      +     +`,
      { '0,0:n3': 1 },
      'saint-nazaire',
      '1,0/n',
    );
    expect(sheet(events)).toEqual([]);
  });

  test('the most stewards own an area, all tied in full, and incomplete markets count', () => {
    const two = stage(
      `
      +     +     +
       rrrrr rrrrr
       rrrrr rrrrr
       rrBrr rrHrr
       rrrrr rrrrr
       rrrrr rrrrr
      +     +     +
       mmmmm
       mmmmm
       mFmGm
       mmmmm
       mmmmm
      +     +`,
      {
        toDraw: 1,
        seats: 3,
        claims: { '0,0:n1': 0, '1,0:n1': 2 },
      },
    );
    const { events } = playWords(two, 'draw:plaza-grain', 'place:plaza-grain@2,0/n', 'skip');
    expect(sheet(events)).toEqual(['0: 4 residential = 2 market × 2', '2: 4 residential = 2 market × 2']);
  });

  test('followers leave incomplete streets and markets without points', () => {
    const { state, events } = finish(
      `
        +     +     +
         rrsrr mmmmm
         rrsBr mmmmm
         rrsrr mFmGm
         rrsrr mmmmm
         rrsrr mmmmm
        +     +     +`,
      { '0,0:n2': 0, '1,0:n1': 1 },
      'saint-nazaire',
      '2,0/n',
    );
    expect(sheet(events)).toEqual([]);
    expect(Array.from(state.supply)).toEqual([7, 7, 7]);
  });

  test('a guard scores 2 for each public and 3 for each historic building in its row', () => {
    const row = stage(
      `
        +OOOOO+     +     +
        =rrrrr rrrrr rrrrr
        =rrrrr rrrrr rrrrr
        1rrBrr rrHrr rrBrr
        =rrrrr rrrrr rrsrr
        =rrrrr rrrrr rrsrr
        +     +     +     +
         mmmmm mmmmm
         mmmmm mmmmm
         mFmGm mGmLm
         mmmmm mmmmm
         mmmmm mmmmm
        +     +     +`,
      { toDraw: 1 },
    );
    const { events } = playWords(row, 'draw:plaza-livestock', 'place:plaza-livestock@3,0/n', 'skip');
    expect(sheet(events)).toEqual(['1: 7 guard = 1 historic × 3 + 2 public × 2']);
    expect(events.at(-1)).toMatchObject({
      on: { cell: [0, 0], side: 3 },
      tiles: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    });
  });

  test('up to the first empty cell; guards who come to face each other score the whole row', () => {
    const HOLE = `
      +OOOOO+=====+=====+
      =mmmmm mmmmm mmmmm=
      =rmmmm mmmmm mmmmm=
      =rrFmm mFmGm mLmFm=
      =rrrmm mmmmm mmmmm=
      =rrrrm mmmmm mmmmm=
      +     +     +     +
      =rrrrr       rrrrr=
      =rrrrr       rrrrr=
      0rrBrr       rrBss1
      =rrrrr       rrrrr=
      =rrrrr       rrrrr=
      +     +     +     +
       mmmmm mmmmm mmmmm
       mmmmm rmmmm rmmmm
       mGmLm rrGmm rrLmm
       mmmmm rrrmm rrrmm
       mmmmm rrrrm rrrrm
      +     +     +     +`;
    const hole = stage(HOLE, { toDraw: 1 });
    const apart = playWords(hole, 'draw:court', 'place:court@3,2/w', 'skip');
    expect(sheet(apart.events)).toEqual(['0: 2 guard = 1 public × 2', '1: 2 guard = 1 public × 2']);
    const filled = playWords(hole, 'draw:saint-nazaire', 'place:saint-nazaire@1,1/n', 'skip');
    expect(sheet(filled.events)).toEqual([
      '0: 7 guard = 1 historic × 3 + 2 public × 2',
      '1: 7 guard = 1 historic × 3 + 2 public × 2',
    ]);
  });

  test('order: enclosure, then residential areas, then guards', () => {
    const all = stage(
      `
        +=====+OOOOO+     +
        =rrrrr mmmmm rrrrr
        =rrrrr mmmmm rrrrr
        1rrBrr mFmGm rrHrr
        =rrrrr mmmmm rrrrr
        =rrrrr mmmmm rrrrr
        +     +     +     +
         rrsrr mmmmm
         rrsrr mmmmm
         rrBrr mGmLm
         rrrrr mmmmm
         rrrrr mmmmm
        +     +     +`,
      { toDraw: 1, claims: { '0,0:n1': 0, '1,0:n1': 1 } },
    );
    const { events } = playWords(all, 'draw:corner-market-fish', 'place:corner-market-fish@2,1/n', 'skip');
    expect(events.flatMap((event) => ('points' in event ? [event.kind] : []))).toEqual([
      'market',
      'residential',
      'guard',
    ]);
  });
});
