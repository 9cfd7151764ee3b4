import { sheetOf } from '../../../core/testing/words';
import { castle } from '../game';
import { lay, playWords, stage } from '../testing/stage';

const scored = (from: Parameters<typeof playWords>[0], ...words: string[]): string[] =>
  sheetOf(playWords(from, ...words).events);

describe('K11: a path is complete', () => {
  test('between a start space and a building on its tile, and a fountain pays 2 a tile', () => {
    expect(scored(castle.setup({}, 2), ...lay('well-door-house@2,0/s'), 'claim:n2')).toEqual([
      '0: 4 path = 2 tile × 2',
    ]);
  });

  test('between a start space and a square, which cuts its paths apart', () => {
    expect(scored(castle.setup({}, 2), ...lay('square-cross@2,0/n'), 'claim:n2')).toEqual([
      '0: 2 path = 2 tile × 1',
    ]);
    const { state } = playWords(castle.setup({}, 2), ...lay('square-cross@2,0/n'), 'claim:e2');
    expect([...state.scores]).toEqual([0, 0]);
  });

  test('where it runs into the wall', () => {
    const one = stage(
      `
      +     +
       cckkk
       cckkk
       ppkkk
       cckkk
       cckkk
      +     +`,
      { at: [1, 2], claims: { '1,2:w2': 0 } },
    );
    expect(scored(one, ...lay('way-market@0,2/e'), 'skip')).toEqual(['0: 2 path = 2 tile × 1']);
  });

  test('not while an arm of a plain junction is open', () => {
    const fork = stage(
      `
      +     +
       ttttt
       ttttt
       ppppp
       ttptt
       ttptt
      +     +`,
      { at: [2, 1], claims: { '2,1:s2': 0 } },
    );
    expect(scored(fork, ...lay('door-house@1,1/w'), 'skip')).toEqual([]);
    const closed = stage(
      `
      +     +     +
       kkkcc ttttt
       kkkcc ttttt
       kkkpp ppppp
       kkkcc ttptt
       kkkcc ttptt
      +     +     +
             ccpcc
             ccpcc
             ttttt
             ttttt
             ttttt
            +     +`,
      { at: [1, 1], claims: { '2,1:s2': 0 } },
    );
    expect(scored(closed, ...lay('door-both@3,1/e'), 'skip')).toEqual(['0: 4 path = 4 tile × 1']);
  });

  test('as a loop, and a tile with two of its pieces counts once', () => {
    const loop = stage(
      `
      +     +     +
       kkkkk kkkkk
       kkkkk kkkkk
       pp.pp pppkk
       ccpcc ccpkk
       ccpcc ccpkk
      +     +     +
             ccptt
             ccptt
             ppptt
             ttttt
             ttttt
            +     +`,
      { at: [3, 3], claims: { '4,3:s2': 0 } },
    );
    expect(scored(loop, ...lay('well-bend@3,4/s'), 'skip')).toEqual(['0: 8 path = 4 tile × 2']);
  });
});

describe('K11: a house or tower is complete', () => {
  test('when no slot of it faces an empty cell, whatever ground it meets', () => {
    const cap = stage(
      `
      +     +
       ccccc
       cccck
       ccCkk
       cccck
       ccccc
      +     +`,
      { at: [2, 3], claims: { '2,3:e1': 0 } },
    );
    expect(scored(cap, ...lay('market@3,3/n'), 'skip')).toEqual(['0: 1 house = 1 tile × 1']);
  });

  test('when the wall closes it', () => {
    expect(
      scored(
        stage(
          `
      +     +
       ccccc
       ccccc
       ccCcc
       ccccc
       ccccc
      +     +`,
          { at: [0, 3] },
        ),
        ...lay('house-cap-market@0,2/w'),
        'claim:w1',
      ),
    ).toEqual(['0: 1 house = 1 tile × 1']);
  });

  test('with its start space, which counts', () => {
    expect(scored(castle.setup({}, 2), ...lay('tower-cap@5,8/s'), 'claim:s1')).toEqual([
      '0: 4 tower = 2 tile × 2',
    ]);
  });

  test('like joins like slot by slot', () => {
    // The middle slot of the west tile is a path’s: towers meet left of it only.
    const split = stage(
      `
      +     +
       kkkkk
       kkkkk
       ttttt
       ttttt
       ttttt
      +     +`,
      { at: [2, 3], claims: { '2,3:e2': 0 } },
    );
    const { state } = playWords(split, ...lay('tower-three@3,3/n'), 'skip');
    const root = state.union.parent.findIndex(
      (up, piece) => up === piece && state.union.claims[piece * 2] === 1,
    );
    expect(state.union.tiles[root]).toBe(2);
  });

  test('without followers it scores nothing', () => {
    const cap = stage(
      `
      +     +
       ccccc
       cccck
       ccCkk
       cccck
       ccccc
      +     +`,
      { at: [2, 3] },
    );
    expect(scored(cap, ...lay('market@3,3/n'), 'skip')).toEqual([]);
  });
});

const tie = (seats: number) =>
  stage(
    `
      +     +     +
       ccccc ccccc
       cccct ttttt
       ccctt ttttt
       cccct ttttt
       ccccc ccccc
      +     +     +`,
    { at: [2, 3], seats, claims: { '2,3:e1': 1, '3,3:e1': 0 } },
  );

describe('K13: a tie', () => {
  test('of two seats scores nobody, and followers return', () => {
    const { state, events } = playWords(tie(2), ...lay('market@4,3/n'), 'skip');
    expect(sheetOf(events)).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'returned')).toHaveLength(2);
    expect([...state.supply]).toEqual([6, 6]);
  });

  test('of more seats scores all tied in full, the active seat first, then clockwise', () => {
    const { state, events } = playWords(tie(3), ...lay('market@4,3/n'), 'skip');
    expect(sheetOf(events)).toEqual(['0: 4 tower = 2 tile × 2', '1: 4 tower = 2 tile × 2']);
    expect([...state.supply]).toEqual([6, 6, 6]);
  });

  test('is broken by a follower more', () => {
    const more = stage(
      `
      +     +     +     +
       ccccc ccccc ttttt
       cccct ttttt ttttt
       ccctt ttttt ttttt
       cccct ttttt ttttt
       ccccc ccccc tccct
      +     +     +     +`,
      { at: [2, 3], seats: 3, claims: { '2,3:e1': 1, '3,3:e1': 0, '4,3:n1': 1 } },
    );
    const { events } = playWords(more, ...lay('market@4,2/n'), 'skip', ...lay('house-band@5,3/n'), 'skip');
    expect(sheetOf(events)).toEqual(['1: 6 tower = 3 tile × 2']);
  });
});
