import { CHANCE } from '../../../core/contract';
import { sheetOf } from '../../../core/testing/words';
import { castle } from '../game';
import { lay, playWords, stage, whyNot, wordsOf } from '../testing/stage';

const LANE = () =>
  stage(
    `
      +     +
       kkpcc
       kkpcc
       kkpcc
       kkpcc
       kkpcc
      +     +`,
    { at: [2, 0], claims: { '2,0:n2': 1 } },
  );

describe('K10: the claim', () => {
  test('is one follower on a path, house, tower or courtyard of the tile just laid', () => {
    const { state, events } = playWords(castle.setup({}, 2), ...lay('way-house-tower@2,0/n'), 'claim:n3');
    expect(events[2]).toEqual({
      kind: 'claimed',
      seat: 0,
      ground: 'tower',
      from: 'supply',
      to: { cell: [2, 0], slot: 2 },
    });
    expect([...state.supply]).toEqual([5, 6]);
    expect([castle.actor(state), state.turn]).toEqual([CHANCE, 1]);
  });

  test('names a piece by its lowest slot as the tile lies', () => {
    const { state } = playWords(castle.setup({}, 2), ...lay('way-house-tower@2,0/n'));
    expect(wordsOf(state)).toEqual(['claim:n1', 'claim:n2', 'claim:n3', 'skip']);
    expect(whyNot(state, 'claim:s2')).toEqual({ rule: 'K10', why: 'lowest slot', slot: 'n2' });
  });

  test('needs the whole feature free, of one’s own followers too', () => {
    for (const seat of [0, 1]) {
      const { state } = playWords(
        stage(
          `
      +     +
       kkpcc
       kkpcc
       kkpcc
       kkpcc
       kkpcc
      +     +`,
          { at: [2, 0], claims: { '2,0:n2': seat } },
        ),
        ...lay('way-tower@2,1/n'),
      );
      expect(whyNot(state, 'claim:n2')).toEqual({ rule: 'K10', why: 'taken', ground: 'path' });
      expect(whyNot(state, 'claim:n1')).toBeUndefined();
    }
  });

  test('of a feature that this tile completed scores at once', () => {
    const { state, events } = playWords(castle.setup({}, 2), ...lay('door-house@2,0/s'), 'claim:n2');
    expect(sheetOf(events)).toEqual(['0: 2 path = 2 tile × 1']);
    expect([...state.supply]).toEqual([6, 6]);
  });

  test('two claimed features may grow together', () => {
    const both = stage(
      `
      +     +
       kkpcc
       kkpcc
       kkpcc
       kkpcc
       kkpcc
      +     +
      
      
      
      
      
      +     +
       ttpcc
       ttpcc
       ttpcc
       ttpcc
       ttpcc
      +     +`,
      { at: [2, 0], claims: { '2,0:n2': 0, '2,2:n2': 1 } },
    );
    const { state } = playWords(both, ...lay('way-market@2,1/n'));
    expect(whyNot(state, 'claim:n2')?.why).toBe('taken');
  });
});

describe('K19: a step where declining is the only choice', () => {
  test('is skipped when no follower is at hand', () => {
    const bare = LANE();
    bare.supply[0] = 0;
    expect(playWords(bare, ...lay('way-market@2,1/n')).state.phase).toBe('draw');
  });

  test('is skipped when nothing on the tile is free', () => {
    const full = stage(
      `
      +     +
       ccccc
       ccccc
       ccCcc
       ccccc
       ccccc
      +     +`,
      { at: [0, 3], claims: { '0,3:n1': 0 }, bag: ['tower-cap', 'market'].slice(0, 1) },
    );
    expect(playWords(full, ...lay('tower-cap@0,4/e')).state.phase).toBe('claim');
    const taken = stage(
      `
      +     +
       ccccc
       kcccc
       kkCcc
       kcccc
       ccccc
      +     +`,
      { at: [0, 2], claims: { '0,2:n1': 1 } },
    );
    expect(playWords(taken, ...lay('market@0,3/n')).state.phase).toBe('draw');
  });

  test('nothing else may be skipped', () => {
    expect(whyNot(castle.setup({}, 2), 'skip')).toEqual({ rule: 'K19', why: 'no choice', step: 'draw' });
    const { state } = playWords(castle.setup({}, 2), 'draw:market');
    expect(whyNot(state, 'skip')).toEqual({ rule: 'K19', why: 'no choice', step: 'place' });
    expect(whyNot(state, 'claim:n1')).toEqual({ rule: 'K8', why: 'step', step: 'place' });
  });
});
