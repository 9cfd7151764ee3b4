import { kindsOf, sheetOf } from '../../../core/testing/words';
import { castle } from '../game';
import { lay, playWords, stage, type Stage } from '../testing/stage';

/** Unfinished: a tower of 2 and one of 1, a house of 1, paths of 2 and of 1 with a fountain; markets in a courtyard. */
const unfinished = (about: Stage) =>
  stage(
    `
      +     +
       ccpcc
       ccpcc
       ccpCc
       ccpcc
       ccpcc
      +     +
      
      
      
      
      
                  +     +
                   ccccc
                   ccccc
                   ccccc
                   cctcc
                   ctttc
                  +     +
      
      
      
      
      
      
      
      
      
      
      
                  +     +           +     +
                   ccpcc             ckkkc
                   ccpcc             ckkkc
                   ccPcc             ckkkc
                   ccpcc             ckkkc
                   ccpcc             ckkkc
                  +     +           +     +
      
      
      
      
      
      
      
      
      
      
      
                        +     +
                         ctttc
                         ctttc
                         ctttc
                         ctttc
                         ctttc
                        +     +`,
    { at: [2, 0], bag: ['market'], ...about },
  );
const LAST = [...lay('market@0,3/n'), 'skip'] as const;
const final = (about: Stage) => playWords(unfinished(about), ...LAST);

describe('K16: the end', () => {
  test('takes what is left off the track and takes nothing more', () => {
    const { state, events } = final({
      claims: { '5,8:n1': 0 },
      walls: [['unfinished-tower']],
      scores: [8, 0],
    });
    expect(events).toContainEqual({ kind: 'ended', cleared: 13 });
    // 8 + 4 = 12, a corner: final scoring takes none.
    expect([state.scores[0], kindsOf(events).includes('took')]).toEqual([12, false]);
  });

  test('scores no unfinished feature without a wall tile', () => {
    expect(sheetOf(final({ claims: { '5,8:n1': 0, '2,0:n2': 1 } }).events)).toEqual([]);
  });

  test('scores wall tiles 4, 5, 6 and 9 seat by seat', () => {
    const { events } = final({
      claims: { '5,8:n1': 0, '7,5:n1': 1, '4,5:n2': 1, '2,0:n2': 0 },
      walls: [
        ['five-points', 'unfinished-path', 'unfinished-tower'],
        ['unfinished-path', 'unfinished-house', 'five-points'],
      ],
    });
    expect(sheetOf(events)).toEqual([
      '0: 4 wall-tile = 2 tile × 2',
      '0: 2 wall-tile = 2 tile × 1',
      '0: 5 wall-tile = 1 wall-tile × 5',
      '1: 1 wall-tile = 1 tile × 1',
      '1: 2 wall-tile = 1 tile × 2',
      '1: 5 wall-tile = 1 wall-tile × 5',
    ]);
  });

  test('uses a tile where it gives most, each feature by one tile, and lists the lost', () => {
    const claims = { '5,8:n1': 0, '4,2:s1': 0 };
    expect(sheetOf(final({ claims, walls: [['unfinished-tower']] }).events)).toEqual([
      '0: 4 wall-tile = 2 tile × 2',
    ]);
    const two = final({ claims, walls: [['unfinished-tower', 'unfinished-tower']] });
    expect(sheetOf(two.events)).toEqual(['0: 4 wall-tile = 2 tile × 2', '0: 2 wall-tile = 1 tile × 2']);
    const lost = final({
      claims: { '4,2:s1': 0 },
      walls: [['unfinished-tower', 'unfinished-tower', 'unfinished-path']],
    });
    expect(sheetOf(lost.events)).toEqual(['0: 2 wall-tile = 1 tile × 2', '0: 0 lost', '0: 0 lost']);
    expect(lost.events.filter(({ kind }) => kind === 'lost')).toMatchObject([
      { wall: 'unfinished-tower' },
      { wall: 'unfinished-path' },
    ]);
  });

  test('wall tiles need more followers than any other seat', () => {
    const path = (claims: Stage['claims'], seats: number) => {
      const tied = stage(
        `
      +     +
       ccpcc
       ccpcc
       ccpCc
       ccpcc
       ccpcc
      +     +
       kkpcc
       kkpcc
       kkpcc
       kkpcc
       kkpcc
      +     +
       ttpcc
       ttpcc
       ttpcc
       ttpcc
       ttpcc
      +     +`,
        { at: [2, 0], seats, claims: claims ?? {}, walls: [['unfinished-path']], bag: ['market'] },
      );
      return sheetOf(playWords(tied, ...LAST).events);
    };
    for (const seats of [2, 3]) {
      expect(path({ '2,0:n2': 0, '2,1:n2': 1 }, seats)).toEqual(['0: 0 lost']);
      expect(path({ '2,0:n2': 0, '2,1:n2': 1, '2,2:n2': 0 }, seats)).toEqual(['0: 4 wall-tile = 4 tile × 1']);
    }
    expect(path({ '2,0:n2': 1 }, 2)).toEqual(['0: 0 lost']);
  });

  test('counts wall tiles that were taken in the last turn', () => {
    const tower = stage(
      `
      +     +
       ccccc
       tcccc
       ttccc
       tcccc
       ccccc
      +     +`,
      { at: [4, 3], claims: { '4,3:w1': 0 }, scores: [10, 0], bag: ['market'] },
    );
    const { events } = playWords(tower, ...lay('market@3,3/n'), 'skip', 'look:five-points');
    expect(sheetOf(events)).toEqual(['0: 2 tower = 1 tile × 2', '0: 5 wall-tile = 1 wall-tile × 5']);
  });

  test('scores courtyards 3 a market to the majority, one of them 4 by a wall tile', () => {
    const claims = { '2,0:e1': 0 };
    expect(sheetOf(final({ claims }).events)).toEqual(['0: 3 courtyard = 1 market × 3']);
    const rich = final({ claims, walls: [['rich-courtyard', 'rich-courtyard']] });
    expect(sheetOf(rich.events)).toEqual(['0: 0 lost', '0: 4 courtyard = 1 market × 4']);
    expect(rich.events.at(-1)).toMatchObject({ kind: 'courtyard', rich: true });
  });

  test('a courtyard without market is no event, and loses its wall tile', () => {
    expect(sheetOf(final({ claims: { '4,5:n1': 0 }, walls: [['rich-courtyard']] }).events)).toEqual([
      '0: 0 lost',
    ]);
  });

  test('a tied courtyard scores nobody of two seats, and all tied of three; nobody makes it rich', () => {
    const courts = (seats: number) =>
      sheetOf(
        playWords(
          stage(
            `
      +     +
       ckkkc
       cckcc
       ccCcc
       ccccc
       ccccc
      +     +
       ccccc
       ccccc
       ccccc
       cctcc
       ctttc
      +     +`,
            {
              at: [2, 4],
              seats,
              claims: { '2,4:e1': 0, '2,5:e1': 1 },
              walls: [['rich-courtyard']],
              bag: ['market'],
            },
          ),
          ...LAST,
        ).events,
      );
    expect(courts(2)).toEqual(['0: 0 lost']);
    expect(courts(3)).toEqual([
      '0: 0 lost',
      '0: 3 courtyard = 1 market × 3',
      '1: 3 courtyard = 1 market × 3',
    ]);
  });
});

test('K18 most points wins, a tie is shared', () => {
  const places = (scores: readonly number[]) =>
    castle.outcome(final({ seats: scores.length, scores }).state)?.places;
  expect(places([5, 9])).toEqual([2, 1]);
  expect(places([7, 7, 3])).toEqual([1, 1, 3]);
  expect(castle.outcome(castle.setup({}, 2))).toBeUndefined();
});
