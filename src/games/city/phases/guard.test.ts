import { city } from '../game';
import type { CityState } from '../state';
import { inRound, playWords, stage, whyNot, without, wordsOf } from '../testing/board';

/** A city in the middle of a wall round in which everybody has walls to build. */
const building = (picture: string): CityState => inRound(stage(picture, { seats: 3, stack: 2 }), 0, 6);

describe('C16: guards', () => {
  const ROW = `
    +==2==+OOOOO+     +     +     +
    =mmmmm mmmmm rrrrr mmmmm mmmmm
    =rmmmm mmmmm rrrrr mmmmm mmmmm
    =rrFmm mFmGm rrBrr mGmLm mLmFm
    =rrrmm mmmmm rrrrr mmmmm mmmmm
    =rrrrm mmmmm rrrrr mmmmm mmmmm
    +     +     +     +     +     +
    =mmmmm
    =rmmmm
    =rrGmm
    =rrrmm
    =rrrrm
    +     +`;

  test('the placer may stand one follower from supply on the wall just placed', () => {
    const { state, events } = playWords(building(ROW), 'wall:cw', 'guard');
    expect(events[1]).toEqual({
      kind: 'guard-posted',
      seat: 0,
      from: 'supply',
      to: { cell: [2, 0], side: 0 },
    });
    expect(state.supply[0]).toBe(6);
    expect(city.actor(state)).toBe(1);
  });

  test('may decline', () => {
    const { state } = playWords(building(ROW), 'wall:cw');
    expect(wordsOf(state)).toEqual(['guard', 'skip']);
    expect(playWords(state, 'skip').state.supply[0]).toBe(7);
  });

  test('not if the wall at the far end of the unbroken row carries a guard', () => {
    // Seat 2 stands on the north side of 0,0 and looks south along the column.
    const { state } = playWords(building(ROW), 'wall:ccw');
    expect(state.phase).toBe('wall');
    expect(city.actor(state)).toBe(1);
    expect(whyNot(state, 'guard')).toEqual({ rule: 'C20', step: 'wall' });
  });

  test('but an empty cell in between breaks the row: then both may stand', () => {
    const broken = building(
      `
        +==2==+OOOOO+     +
        =mmmmm mmmmm rrrrr
        =rmmmm mmmmm rrrrr
        =rrFmm mFmGm rrHrr
        =rrrmm mmmmm rrrrr
        =rrrrm mmmmm rrrrr
        +=====+     +     +
              =rrrrr mmmmm
              =rrrrr mmmmm
              =rrBrr mLmFm
              =rrrrr mmmmm
              =rrrrr mmmmm
        +=====+     +     +
        =mmmmm mmmmm
        =rmmmm mmmmm
        =rrGmm mGmLm
        =rrrmm mmmmm
        =rrrrm mmmmm
        +     +     +`,
    );
    const { state } = playWords(broken, 'wall:ccw');
    expect(wordsOf(state)).toEqual(['guard', 'skip']);
  });

  test('not without a follower in supply', () => {
    expect(city.actor(playWords(without(building(ROW), 0), 'wall:cw').state)).toBe(1);
  });

  test('never on the gate', () => {
    const gates = building(`
      +     +     +
       rrrrr rrrrr
       rrrrr rrrrr
       rrBrr rrHrr
       rrrrr rrrrr
       rrrrr rrrrr
      +     +     +
       mmmmm mmmmm
       mmmmm mmmmm
       mFmGm mGmLm
       mmmmm mmmmm
       mmmmm mmmmm
      +     +     +`);
    expect(playWords(gates, 'gate:0,0/n').state.phase).toBe('wall');
  });

  test('two who could not see each other may come to face each other when the space is filled', () => {
    // Between them lies a hole; once it is filled no third guard could come, but these two stay.
    const facing = stage(
      `
        +     +OOOOO+=====+
         mmmmm mmmmm rrrrr=
         rmmmm mmmmm rrrrr=
         rrFmm mGmLm rrHrr=
         rrrmm mmmmm rrrrr=
         rrrrm mmmmm rrrrr=
        +     +     +     +
        =rrrrr       mmmmm=
        =rrrrr       mmmmm=
        2rrBrr       mFmGm1
        =rrrrr       mmmmm=
        =rrrrr       mmmmm=
        +     +     +     +
        =mmmmm mmmmm mmmmm=
        =rmmmm mmmmm rmmmm=
        =rrGmm mLmFm rrLmm=
        =rrrmm mmmmm rrrmm=
        =rrrrm mmmmm rrrrm=
        +=====+=====+=====+`,
      { seats: 3 },
    );
    expect(Array.from(facing.guards).filter((guard) => guard > 0)).toHaveLength(2);
    expect(city.audit(facing)).toEqual([]);
  });
});
