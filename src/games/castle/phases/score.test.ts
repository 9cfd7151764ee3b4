import { sheetOf } from '../../../core/testing/words';
import { castle } from '../game';
import type { Stage } from '../testing/stage';
import { lay, playWords, stage, whyNot, wordsOf } from '../testing/stage';

/** A house to the west and a tower to the east of 3,3, both closed by a tile laid there. */
const pair = (about: Stage = {}) =>
  stage(
    `
      +     +     +     +
       ccccc       ccccc
       cccck       tcccc
       ccCkk       ttccc
       cccck       tcccc
       ccccc       ccccc
      +     +     +     +`,
    { at: [2, 3], claims: { '2,3:e1': 0, '4,3:w1': 0 }, ...about },
  );
const CLOSE = [...lay('market@3,3/n'), 'skip'] as const;

describe('K12: the order of scoring', () => {
  test('is asked when two features wait that will move a marker', () => {
    const { state, events } = playWords(pair(), ...CLOSE);
    expect(castle.actor(state)).toBe(0);
    expect(wordsOf(state)).toEqual(['score:2,3/e1', 'score:4,3/w1']);
    expect(sheetOf(events)).toEqual([]);
    const next = playWords(state, 'score:4,3/w1');
    expect(sheetOf(next.events)).toEqual(['0: 2 tower = 1 tile × 2', '0: 1 house = 1 tile × 1']);
    expect(next.state.phase).toBe('draw');
  });

  test('is asked of the active seat even if others score', () => {
    const { state } = playWords(pair({ claims: { '2,3:e1': 1, '4,3:w1': 1 } }), ...CLOSE);
    expect(castle.actor(state)).toBe(0);
    expect(sheetOf(playWords(state, 'score:2,3/e1').events)).toEqual([
      '1: 1 house = 1 tile × 1',
      '1: 2 tower = 1 tile × 2',
    ]);
  });

  test('is not asked for one feature alone, nor for a tie of two seats beside it', () => {
    const alone = pair({ claims: { '4,3:w1': 0 } });
    expect(sheetOf(playWords(alone, ...CLOSE).events)).toEqual(['0: 2 tower = 1 tile × 2']);
    const tied = stage(
      `
      +     +     +     +     +
       ccccc ccccc       ccccc
       cccct ttttt       kcccc
       ccctt ttttt       kkCcc
       cccct ttttt       kcccc
       ccccc ccccc       ccccc
      +     +     +     +     +`,
      { at: [2, 3], claims: { '2,3:e1': 1, '3,3:e1': 0, '5,3:w1': 0 } },
    );
    const { state, events } = playWords(tied, ...lay('market@4,3/n'), 'skip');
    expect(sheetOf(events)).toEqual(['0: 1 house = 1 tile × 1']);
    expect([...state.supply]).toEqual([6, 6]);
  });

  test('names a feature by its first cell in reading order and its lowest slot there', () => {
    const { state } = playWords(pair(), ...CLOSE);
    expect(whyNot(state, 'score:2,3/e2')).toEqual({ rule: 'K12', why: 'name', x: 2, y: 3, slot: 'e1' });
    expect(whyNot(state, 'score:3,3/n1')).toEqual({ rule: 'K12', why: 'not waiting' });
    expect(whyNot(state, 'score:0,0/n1')).toEqual({ rule: 'K12', why: 'not waiting' });
    expect(whyNot(state, 'again')).toEqual({ rule: 'K12', why: 'step', step: 'score' });
  });

  test('lets a marker take before the next moves: the order decides which corners are hit', () => {
    const at = (score: number, first: string) => {
      const asked = playWords(pair({ scores: [score, 0] }), ...CLOSE).state;
      return playWords(asked, first).state;
    };
    // 11 + 1 = 12 stops on a corner, 11 + 2 = 13 on the same; either way it is emptied once.
    expect(at(11, 'score:2,3/e1').phase).toBe('look');
    // 10 + 1 = 11, + 2 = 13.
    expect(at(10, 'score:2,3/e1').scores[0]).toBe(13);
    // 10 + 2 = 12 first.
    expect([at(10, 'score:4,3/w1').phase, at(10, 'score:4,3/w1').scores[0]]).toEqual(['look', 12]);
  });
});

describe('K14: a double', () => {
  test('is asked for even if one feature waits, and is never forced', () => {
    const owner = pair({ claims: { '4,3:w1': 0 }, walls: [['double-tower']] });
    const { state } = playWords(owner, ...CLOSE);
    expect(wordsOf(state)).toEqual(['score:4,3/w1', 'double:4,3/w1']);
    const plain = playWords(state, 'score:4,3/w1');
    expect(sheetOf(plain.events)).toEqual(['0: 2 tower = 1 tile × 2']);
    const twice = playWords(state, 'double:4,3/w1');
    expect(twice.events[0]).toEqual({ kind: 'used', seat: 0, wall: 'double-tower' });
    expect(twice.events[1]).toMatchObject({
      kind: 'tower',
      points: 4,
      doubled: true,
      parts: [{ count: 1, what: 'tile', each: 4 }],
    });
    expect([twice.state.walls[1], twice.state.spent[1]]).toEqual([0, 1]);
  });

  test('counts for several features in one turn, each with its own tile', () => {
    const owner = pair({ walls: [['double-tower', 'double-house']] });
    const { state } = playWords(owner, ...CLOSE);
    expect(wordsOf(state)).toEqual(['score:2,3/e1', 'score:4,3/w1', 'double:2,3/e1', 'double:4,3/w1']);
    const { events } = playWords(state, 'double:2,3/e1', 'double:4,3/w1');
    expect(sheetOf(events)).toEqual(['0: 2 house = 1 tile × 2', '0: 4 tower = 1 tile × 4']);
  });

  test('is for houses and towers only, and needs its own tile', () => {
    const { state } = playWords(pair({ walls: [['double-house']] }), ...CLOSE);
    expect(whyNot(state, 'double:4,3/w1')).toEqual({ rule: 'K14', why: 'no wall tile', ground: 'tower' });
    const path = stage(
      `
            +     +
             ccpcc
             ccpcc
             kkkkk
             kkkkk
             kkkkk
      +     +     +
       ccccc
       cccct
       ccctt
       cccct
       ccccc
      +     +`,
      { at: [1, 0], claims: { '1,1:e1': 0 }, walls: [['double-tower']] },
    );
    expect(path.phase).toBe('draw');
    const ways = stage(
      `
      +     +
       ccccc
       ccccc
       ccccc
       cctcc
       ctttc
      +     +     +
             cckkk
             cckkk
             ppkkk
             cckkk
             cckkk
            +     +`,
      { at: [0, 1], claims: { '1,2:w2': 0, '0,1:s1': 0 }, walls: [['double-tower']] },
    );
    const asked = playWords(ways, ...lay('way-market@0,2/e'), 'skip').state;
    expect(wordsOf(asked)).toEqual(['score:0,1/s1', 'score:0,2/e2', 'double:0,1/s1']);
    expect(whyNot(asked, 'double:0,2/e2')).toEqual({ rule: 'K4', why: 'not doubled', ground: 'path' });
  });

  test('is for a tile owned since before the turn', () => {
    const { state } = playWords(pair({ scores: [10, 0] }), ...CLOSE, 'score:4,3/w1', 'look:double-house');
    // The house waited, but was scored by itself: the new tile may not be used yet.
    expect([state.phase, state.scores[0], state.turn]).toEqual(['draw', 13, 1]);
    expect([...state.fresh]).toEqual(new Array(9).fill(0));
    const both = stage(
      `
      +     +     +     +
       ccccc       ccccc
       cccck       tcccc
       ccCkk       ttccc
       cccck       tcccc
       ccccc       ccccc
      +     +     +     +`,
      { at: [2, 3], claims: { '2,3:e1': 0, '4,3:w1': 0 }, walls: [['double-tower']], scores: [11, 0] },
    );
    const late = playWords(both, ...CLOSE, 'score:2,3/e1', 'look:double-tower').state;
    expect(wordsOf(late)).toEqual(['score:4,3/w1', 'double:4,3/w1']);
    expect(
      wordsOf(playWords(pair({ scores: [10, 0], walls: [[], ['double-house']] }), ...CLOSE).state),
    ).toHaveLength(2);
  });

  test('needs more followers than any other seat, so a tie is not doubled at any number of seats', () => {
    for (const seats of [2, 3]) {
      const tied = stage(
        `
      +     +     +
       ccccc ccccc
       cccct ttttt
       ccctt ttttt
       cccct ttttt
       ccccc ccccc
      +     +     +`,
        { at: [2, 3], seats, claims: { '2,3:e1': 1, '3,3:e1': 0 }, walls: [['double-tower']] },
      );
      const { state, events } = playWords(tied, ...lay('market@4,3/n'), 'skip');
      expect(state.phase).toBe('draw');
      expect(sheetOf(events)).toEqual(
        seats === 2 ? [] : ['0: 4 tower = 2 tile × 2', '1: 4 tower = 2 tile × 2'],
      );
    }
    const theirs = pair({ claims: { '2,3:e1': 0, '4,3:w1': 1 }, walls: [['double-tower']] });
    const { state } = playWords(theirs, ...CLOSE);
    expect(whyNot(state, 'double:4,3/w1')).toEqual({ rule: 'K14', why: 'no majority', ground: 'tower' });
  });

  test('of a house counts once for the keep', () => {
    const owner = pair({ claims: { '2,3:e1': 0 }, walls: [['double-house']] });
    expect(playWords(owner, ...CLOSE, 'double:2,3/e1').state.keeps[0]).toBe(1);
  });
});
