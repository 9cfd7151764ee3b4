import { CHANCE } from '../../../core/contract';
import { city } from '../game';
import { playWords, stage, whyNot, wordsOf } from '../testing/board';
import { GREEN, LANE } from '../testing/towns';

const start = () => city.setup(city.defaults, 2);

describe('C4: the first tile', () => {
  test('is laid at the origin, upright, by the first seat, who may claim on it', () => {
    const { state } = playWords(start(), 'draw:bend');
    expect(city.actor(state)).toBe(0);
    expect(wordsOf(state)).toEqual(['place:bend@0,0/n']);
    expect(whyNot(state, 'place:bend@0,0/e')).toEqual({ rule: 'C4' });
    expect(whyNot(state, 'place:bend@0,1/n')).toEqual({ rule: 'C4' });
    expect(wordsOf(playWords(state, 'place:bend@0,0/n').state)).toEqual([
      'claim:n1',
      'claim:n2',
      'claim:n3',
      'skip',
    ]);
  });
});

describe('C5: the stacks', () => {
  test('are one shuffled set: every tile left is as likely as any other, whatever the stack', () => {
    const { state } = playWords(start(), 'draw:court', 'place:court@0,0/n', 'skip');
    const odds = Object.fromEntries(
      city.legal(state).map((move) => [city.write(state, move), city.weight(state, move)]),
    );
    expect(odds['draw:court']).toBe(2);
    expect(odds['draw:bend-house']).toBe(4);
    expect(Object.values(odds).reduce((a, b) => a + b)).toBe(74);
  });

  test('are drawn out one after the other, and the turn has the phase of the stack its tile came from', () => {
    const small = city.setup({ stacks: [1, 1, 1], walls: 70 }, 2);
    const { events } = playWords(
      small,
      'draw:green',
      'place:green@0,0/n',
      'skip',
      'draw:saint-nazaire',
      'place:saint-nazaire@1,0/n',
      'skip',
      'draw:plaza-fish',
    );
    expect(events.flatMap((event) => (event.kind === 'drew' ? [event.from.stack] : []))).toEqual([1, 2, 3]);
  });

  test('hold no tile more often than the set', () => {
    const { state } = playWords(start(), 'draw:green', 'place:green@0,0/n', 'skip');
    expect(whyNot(state, 'draw:green')).toEqual({ rule: 'C5', why: 'none left', tile: 'green' });
  });

  test('give one tile a turn, and no other is laid', () => {
    const { state } = playWords(start(), 'draw:bend');
    expect(whyNot(state, 'place:cross@0,0/n')).toEqual({ rule: 'C5', why: 'not in hand', tile: 'cross' });
  });
});

describe('C6: where a tile goes', () => {
  const straight = () => stage(LANE);

  test('on an empty cell that shares a side with a laid tile', () => {
    const { state } = playWords(straight(), 'draw:green');
    expect(whyNot(state, 'place:green@0,0/n')).toEqual({ rule: 'C6', why: 'taken' });
    expect(whyNot(state, 'place:green@1,1/n')).toEqual({ rule: 'C6', why: 'apart' });
    expect(whyNot(state, 'place:green@7,7/n')).toEqual({ rule: 'C6', why: 'apart' });
    expect(whyNot(state, 'place:green@1,0/n')).toBeUndefined();
  });

  test('so that street meets street and nothing else does', () => {
    const { state } = playWords(straight(), 'draw:bend');
    expect(whyNot(state, 'place:bend@0,-1/n')).toEqual({ rule: 'C6', why: 'street cut', side: 's' });
    expect(whyNot(state, 'place:bend@0,-1/e')).toBeUndefined();
    expect(whyNot(state, 'place:bend@1,0/s')).toEqual({ rule: 'C6', why: 'street ends', side: 'w' });
    expect(wordsOf(state)).toEqual([
      'place:bend@0,-1/e',
      'place:bend@0,-1/s',
      'place:bend@-1,0/s',
      'place:bend@-1,0/w',
      'place:bend@1,0/n',
      'place:bend@1,0/e',
      'place:bend@0,1/n',
      'place:bend@0,1/w',
    ]);
  });

  test('whatever the ground', () => {
    const { state } = playWords(straight(), 'draw:plaza-fish');
    expect(whyNot(state, 'place:plaza-fish@1,0/n')).toBeUndefined();
  });

  test('on all its sides at once', () => {
    const corner = stage(`
      +     +
       rrsrr
       rrsBr
       rrsrr
       rrsrr
       rrsrr
      +     +
       rrsrr
       rrsrr
       rrsss
       rBrrr
       rrrrr
      +     +`);
    const { state } = playWords(corner, 'draw:cross');
    expect(whyNot(state, 'place:cross@1,0/n')).toEqual({ rule: 'C6', why: 'street ends', side: 'w' });
    expect(whyNot(state, 'place:cross@1,1/n')).toBeUndefined();
    expect(whyNot(playWords(corner, 'draw:green').state, 'place:green@1,1/n')).toEqual({
      rule: 'C6',
      why: 'street cut',
      side: 'w',
    });
  });

  test('turns with the same picture are one place, named by the lowest', () => {
    const { state } = playWords(straight(), 'draw:street');
    expect(wordsOf(state)).toEqual([
      'place:street@0,-1/n',
      'place:street@-1,0/n',
      'place:street@1,0/n',
      'place:street@0,1/n',
    ]);
    expect(whyNot(state, 'place:street@0,1/s')).toEqual({ rule: 'C6', why: 'twin', turn: 'n' });
    expect(wordsOf(playWords(straight(), 'draw:cross').state).every((word) => word.endsWith('/n'))).toBe(
      true,
    );
    expect(wordsOf(playWords(straight(), 'draw:street-house').state)).toContain('place:street-house@0,1/s');
  });
});

describe('C7: a tile without a place', () => {
  const green = (toDraw: number) => stage(GREEN, { toDraw });

  test('is shown and set aside, and the same seat draws again', () => {
    const { state, events } = playWords(green(5), 'draw:cross');
    expect(events.map(({ kind }) => kind)).toEqual(['drew', 'set-aside']);
    expect(city.actor(state)).toBe(CHANCE);
    expect(state.turn).toBe(0);
    expect(
      city
        .legal(state)
        .map((move) => city.weight(state, move))
        .reduce((a, b) => a + b),
    ).toBe(73);
  });

  test('counts as drawn: if it was the last the game ends as after the last tile', () => {
    const { state, events } = playWords(green(1), 'draw:cross');
    expect(events[2]).toEqual({ kind: 'ended', trigger: 'tiles' });
    expect(city.outcome(state)).toEqual({ places: [1, 1] });
  });
});

describe('C19: every wall keeps its view', () => {
  test('no tile lies on the far side of a piece', () => {
    const walled = stage(`
      +OOOOO+=====+
      =rrrrr rrrrr
      =rrrrr rrrrr
      =rrBrr rrHrr
      =rrrrr rrrrr
      =rrrrr rrrrr
      +     +     +
       mmmmm mmmmm
       mmmmm mmmmm
       mFmGm mGmLm
       mmmmm mmmmm
       mmmmm mmmmm
      +     +     +`);
    const { state } = playWords(walled, 'draw:corner-market-fish');
    expect(whyNot(state, 'place:corner-market-fish@0,-1/n')).toEqual({
      rule: 'C19',
      why: 'beyond',
      side: 's',
    });
    expect(whyNot(state, 'place:corner-market-fish@-1,0/n')).toEqual({
      rule: 'C19',
      why: 'beyond',
      side: 'e',
    });
    expect(whyNot(state, 'place:corner-market-fish@-1,1/n')).toBeUndefined();
    expect(wordsOf(state).map((word) => word.slice(25, -2))).not.toContain('0,-1');
  });

  test('a cell beyond a wall stays barred when the city grows up to it', () => {
    const walled = stage(`
      +OOOOO+     +
       rrrrr rrrrr
       rrrrr rrrrr
       rrBrr rrHrr
       rrrrr rrrrr
       rrrrr rrrrr
      +     +     +`);
    const grown = playWords(walled, 'draw:plaza-fish', 'place:plaza-fish@-1,0/n', 'skip').state;
    const above = playWords(grown, 'draw:plaza-grain', 'place:plaza-grain@-1,-1/n', 'skip').state;
    const { state } = playWords(above, 'draw:corner-market-fish');
    expect(whyNot(state, 'place:corner-market-fish@0,-1/n')).toEqual({
      rule: 'C19',
      why: 'beyond',
      side: 's',
    });
    expect(wordsOf(state)).not.toContain('place:corner-market-fish@0,-1/n');
  });

  const BAY = `
    +     +     +     +
     rrrrr rrrrr mmmmm
     rrrrr rrrrr mmmmm
     rrBrr rrHrr mFmGm
     rrrrr rrrrr mmmmm
     rrrrr rrrrr mmmmm
    +     +OOOOO+     +
     mmmmm
     mmmmm
     mGmLm
     mmmmm
     mmmmm
    +     +     +     +
     mmmmm mmmmm mmmmm
     mmmmm rmmmm rmmmm
     mLmFm rrFmm rrGmm
     mmmmm rrrmm rrrmm
     mmmmm rrrrm rrrrm
    +     +     +     +`;

  test('no tile shuts that view in', () => {
    const { state } = playWords(stage(BAY), 'draw:corner-market-livestock');
    expect(whyNot(state, 'place:corner-market-livestock@2,1/n')).toEqual({ rule: 'C19', why: 'shut in' });
    expect(wordsOf(state)).not.toContain('place:corner-market-livestock@2,1/n');
    expect(whyNot(state, 'place:corner-market-livestock@3,0/n')).toBeUndefined();
  });

  test('a bay without a wall may be shut, and the hole filled', () => {
    const open = stage(BAY.replace(/O/g, ' '));
    const { state } = playWords(open, 'draw:corner-market-livestock');
    const shut = playWords(state, 'place:corner-market-livestock@2,1/n', 'skip').state;
    expect(whyNot(playWords(shut, 'draw:court').state, 'place:court@1,1/n')?.rule).toBe('C6');
    expect(wordsOf(playWords(open, 'draw:corner-market-livestock').state)).toContain(
      'place:corner-market-livestock@1,1/n',
    );
  });
});
