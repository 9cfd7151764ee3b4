import { sheetOf } from '../../../core/testing/words';
import { castle } from '../game';
import type { CastleState } from '../state';
import { lay, playWords, stage, type Stage } from '../testing/stage';
import { largestEmptyArea } from './keep';

describe('K15: the keep', () => {
  test('goes on the first completed house that its seat scores, start space included', () => {
    const { state, events } = playWords(castle.setup({}, 2), ...lay('house-cap-market@6,1/e'), 'claim:e1');
    expect(events).toContainEqual({
      kind: 'keep-moved',
      seat: 0,
      size: 2,
      tiles: [
        [7, 1],
        [6, 1],
      ],
    });
    expect([...state.keeps]).toEqual([2, 0]);
  });

  const houses = (about: Stage = {}) =>
    stage(
      `
      +     +
       ccccc
       cccck
       ccCkk
       cccck
       ccccc
      +     +`,
      { at: [2, 3], claims: { '2,3:e1': 0 }, ...about },
    );

  test('moves to a larger house only', () => {
    for (const [before, after] of [
      [0, 1],
      [1, 1],
      [3, 3],
    ]) {
      const state = houses();
      if (before > 0) {
        state.keeps[0] = before;
        state.keepAt[0] = 0;
      }
      expect(playWords(state, ...lay('market@3,3/n'), 'skip').state.keeps[0]).toBe(after);
    }
  });

  test('of each tied scorer is set', () => {
    const tied = stage(
      `
      +     +     +
       ccccc ccccc
       cccck kkkkk
       ccCkk kkkkk
       cccck kkkkk
       ccccc ccccc
      +     +     +`,
      { at: [2, 3], seats: 3, claims: { '2,3:e1': 0, '3,3:e1': 2 } },
    );
    expect([...playWords(tied, ...lay('market@4,3/n'), 'skip').state.keeps]).toEqual([2, 0, 2]);
  });

  test('is not moved by an unfinished house that a wall tile scores', () => {
    const state = houses({ walls: [['unfinished-house']], bag: ['market'] });
    const end = playWords(state, ...lay('market@0,3/n'), 'skip');
    expect(sheetOf(end.events)).toEqual(['0: 1 wall-tile = 1 tile × 1']);
    expect(end.state.keeps[0]).toBe(0);
  });
});

describe('K17: the largest keep', () => {
  /** The end of a game in which keeps of given sizes stand. */
  const end = (
    keeps: readonly number[],
    walls: Stage['walls'] = [],
  ): { state: CastleState; sheet: string[] } => {
    const state = stage('', { seats: keeps.length, walls, bag: ['market'] });
    keeps.forEach((size, seat) => (state.keeps[seat] = size));
    const played = playWords(state, ...lay('market@0,3/n'), 'skip');
    return { state: played.state, sheet: sheetOf(played.events) };
  };

  test('pays a point a cell of the largest area of empty cells', () => {
    expect(end([3, 2]).sheet).toEqual(['0: 75 keep = 75 cell × 1']);
  });

  test('is enlarged by two for each wall tile', () => {
    const { sheet } = end([3, 2], [[], ['greater-keep']]);
    expect(sheet).toEqual(['1: 75 keep = 75 cell × 1']);
    expect(end([5, 2], [[], ['greater-keep', 'greater-keep']]).sheet).toEqual(['1: 75 keep = 75 cell × 1']);
  });

  test('pays all tied, at every number of seats', () => {
    expect(end([2, 2]).sheet).toHaveLength(2);
    expect(end([4, 2, 4]).sheet).toEqual(['0: 75 keep = 75 cell × 1', '2: 75 keep = 75 cell × 1']);
  });

  test('is nobody’s without a keep, whatever the wall tiles', () => {
    expect(end([0, 0], [['greater-keep']]).sheet).toEqual(['0: 0 lost']);
  });

  test('areas are joined by sides, not by corners', () => {
    // A row of tiles from wall to wall cuts the three upper rows off but for nothing.
    const state = stage(
      `
      +     +     +     +     +     +     +     +
       ccccc kkkkc kkkkc ctttc ckkkc kkkkk kkkkt
       ccccc kkkcc kkkcc cctcc cckcc kkkkk kkktt
       ccCcc kkcct kkCct ccccc ccCcc ttttt kkttt
       ccccc kcctt kcctt ccccc ccccc ttttt kkttt
       ccccc ccttt ccttt ccccc ccccc ttttt ktttt
      +     +     +     +     +     +     +     +`,
      { at: [0, 2] },
    );
    expect(largestEmptyArea(state)).toHaveLength(76 - 7 - 5 - 7);
  });
});
