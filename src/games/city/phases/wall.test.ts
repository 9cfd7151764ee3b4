import { city } from '../game';
import { printCity } from '../print';
import type { CityEvent } from '../events';
import type { CityState } from '../state';
import { inRound, playWords, sheet, stage, whyNot, without, wordsOf, type Stage } from '../testing/board';

/** A street that a court at 6,0 will complete, with room for many walls around it. */
const ROW = `
  +     +     +     +     +     +     +
   rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
   rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
   rrBss sssss sssss sssss sssss sssss
   rrrrr rrrBr rrrBr rrrBr rrrHr rrrBr
   rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
  +     +     +     +     +     +     +
         rrrrr mmmmm mmmmm
         rrrrr mmmmm mmmmm
         rrBrr mFmGm mGmLm
         rrrrr mmmmm mmmmm
         rrrrr mmmmm mmmmm
        +     +     +     +`;

const scored = (about: Stage, seat = 0): { state: CityState; events: CityEvent[] } =>
  playWords(stage(ROW, { claims: { '0,0:e2': seat }, ...about }), 'draw:court', 'place:court@6,0/e', 'skip');

/** Plays a wall round, clockwise and without guards, and tells who built what. */
const round = (from: CityState): { state: CityState; builders: string } => {
  let state = from;
  let builders = '';
  while (state.phase === 'gate' || state.phase === 'wall' || state.phase === 'guard') {
    const word = state.phase === 'gate' ? 'gate:0,0/w' : state.phase === 'wall' ? 'wall:cw' : 'skip';
    const { state: next, events } = playWords(state, word);
    for (const event of events) {
      if (event.kind === 'gate') builders += `G${event.seat}`;
      if (event.kind === 'wall') builders += ` ${event.seat}`;
    }
    state = next;
  }
  return { state, builders };
};

describe('C12: the rim and its wall', () => {
  test('the gate goes on any side that faces outside', () => {
    const { state } = scored({ stack: 2 });
    expect(state.phase).toBe('gate');
    const words = wordsOf(state);
    expect(words).toHaveLength(18);
    expect(whyNot(state, 'gate:1,0/s')).toEqual({ rule: 'C12', side: 's' });
    expect(whyNot(state, 'gate:9,9/s')).toEqual({ rule: 'C12', side: 's' });
    expect(whyNot(state, 'gate:1,1/w')).toBeUndefined();
  });

  test('inner holes are never walled', () => {
    const ring = stage(
      `
        +     +     +     +
         mmmmm mmmmm mmmmm
         mmmmm mmmmm mmmmm
         mFmGm mGmLm mLmFm
         mmmmm mmmmm mmmmm
         mmmmm mmmmm mmmmm
        +     +     +     +
         rrrrr       mmmmm
         rrrrr       rmmmm
         rrHrr       rrFmm
         rrrrr       rrrmm
         rrrrr       rrrrm
        +     +     +     +
         rrrrr mmmmm mmmmm
         rrrrr rmmmm rmmmm
         rrBrr rrLmm rrGmm
         rrrrr rrrmm rrrmm
         rrrrr rrrrm rrrrm
        +     +     +     +`,
    );
    const gates = inRound(ring, 0, 4);
    expect(wordsOf(gates)).toHaveLength(12);
    expect(whyNot(gates, 'gate:1,0/s')).toEqual({ rule: 'C12', side: 's' });
  });

  test('pieces are added only at the two ends: cw and ccw seen from the gate', () => {
    const gate = playWords(scored({ stack: 2 }).state, 'gate:1,0/n').state;
    expect(wordsOf(gate)).toEqual(['wall:cw', 'wall:ccw']);
    const { state, events } = playWords(gate, 'wall:cw', 'skip', 'wall:ccw', 'skip', 'wall:ccw');
    expect(events.flatMap((event) => (event.kind === 'wall' ? [event.to] : []))).toEqual([
      { cell: [2, 0], side: 0 },
      { cell: [0, 0], side: 0 },
      { cell: [0, 0], side: 3 },
    ]);
    expect(city.audit(state)).toEqual([]);
    expect(printCity(state).split('\n')[0]).toBe('+=====+OOOOO+=====+     +     +     +     +');
  });

  test('the wall turns with the rim into inner corners', () => {
    const gate = playWords(scored({ stack: 2 }).state, 'gate:0,0/s').state;
    const { events } = playWords(gate, 'wall:ccw', 'skip', 'wall:cw');
    expect(events.flatMap((event) => (event.kind === 'wall' ? [event.to] : []))).toEqual([
      { cell: [1, 1], side: 3 },
      { cell: [0, 0], side: 3 },
    ]);
  });
});

describe('C13: when walls are built', () => {
  test('not before the second stack', () => {
    expect(scored({ stack: 1 }).state.phase).toBe('draw');
    expect(scored({ stack: 2 }).state.phase).toBe('gate');
  });

  test('the active seat is the scoring player, whoever got the points', () => {
    const { state, events } = scored({ stack: 2 }, 1);
    expect(sheet(events)).toEqual(['1: 14 street = 7 tile × 2']);
    expect(city.actor(state)).toBe(0);
  });

  test('once a turn, however many features were scored', () => {
    const twice = stage(ROW, { stack: 2, claims: { '0,0:e2': 0 } });
    const after = round(playWords(twice, 'draw:tee-house', 'place:tee-house@6,0/n', 'skip').state);
    expect(after.builders).toBe('G0 1 0 1');
  });
});

describe('C14: the first round', () => {
  test.each([
    [2, 2, 'G0 1 0 1'],
    [2, 3, 'G0 1 0 1 0 1 0 1'],
    [3, 2, 'G0 1 2'],
    [3, 3, 'G0 1 2 0 1 2'],
    [4, 2, 'G0 1 2 3'],
    [4, 3, 'G0 1 2 3 0 1 2 3'],
  ] as const)('%i seats, stack %i: %s', (seats, stack, builders) => {
    expect(round(scored({ seats, stack }).state).builders).toBe(builders);
  });
});

describe('C15: later rounds', () => {
  const GATED = `
    +     +     +     +     +     +     +
    Orrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
    Orrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
    OrrBss sssss sssss sssss sssss sssss
    Orrrrr rrrBr rrrBr rrrBr rrrHr rrrBr
    Orrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
    +     +     +     +     +     +     +
           rrrrr mmmmm mmmmm
           rrrrr mmmmm mmmmm
           rrBrr mFmGm mGmLm
           rrrrr mmmmm mmmmm
           rrrrr mmmmm mmmmm
          +     +     +     +`;
  test.each([
    [2, 2, ' 0 1 0 1'],
    [2, 3, ' 0 1 0 1 0 1 0 1'],
    [3, 2, ' 0 1 2'],
    [3, 3, ' 0 1 2 0 1 2'],
    [4, 2, ' 0 1 2 3'],
    [4, 3, ' 0 1 2 3 0 1 2 3'],
  ] as const)('%i seats, stack %i:%s', (seats, stack, builders) => {
    const before = stage(GATED, { seats, stack, claims: { '0,0:e2': 0 } });
    const { state } = playWords(before, 'draw:court', 'place:court@6,0/e', 'skip');
    expect(state.phase).toBe('wall');
    expect(round(state).builders).toBe(builders);
  });
});

describe('C17: a wall or the gate may complete', () => {
  const OPEN = `
    +     +     +     +     +
     rrrrr rrrrr rrrrr rrrrr
     rrrrr rrrrr rrrrr rrrBr
     rrBss sssss sssss sssrr
     rrrrr rrrBr rrrBr rrsrr
     rrrrr rrrrr rrrrr rrsrr
    +     +     +     +     +
     mmmmm mmmmm rrrrr rrsrr
     rmmmm mmmmm rrrrr rrsBr
     rrFmm mFmGm rrBrr rrsrr
     rrrmm mmmmm rrrrr rrsrr
     rrrrm mmmmm rrrrr rrsrr
    +     +     +     +     +
                       rrrrr
                       rrBrr
                       ss.ss
                       rrsrr
                       rrsrr
                      +     +`;
  const before = stage(OPEN, { stack: 2, claims: { '3,2:e2': 1 } });

  test('the gate scores a street that runs into it', () => {
    const { state, events } = playWords(inRound(before, 0, 4), 'gate:3,2/e');
    expect(sheet(events)).toEqual(['1: 1 street = 1 tile × 1']);
    expect(state.phase).toBe('wall');
    expect(state.supply[1]).toBe(7);
  });

  test('a wall does so too, before its guard is chosen, and starts no new round', () => {
    const gate = playWords(inRound(before, 0, 4), 'gate:3,2/s').state;
    const { state, events } = playWords(without(gate, 1), 'wall:ccw');
    expect(sheet(events)).toEqual(['1: 1 street = 1 tile × 1']);
    // The follower that came home may be the guard.
    expect(wordsOf(state)).toEqual(['guard', 'skip']);
    const rest = playWords(state, 'guard', 'wall:cw', 'wall:cw');
    expect(rest.events.filter(({ kind }) => kind === 'wall')).toHaveLength(2);
    expect(rest.state.phase).toBe('tower');
  });
});

describe('C24: gate and walls may not be declined', () => {
  test('skip is refused', () => {
    const { state } = scored({ stack: 2 });
    expect(whyNot(state, 'skip')).toEqual({ rule: 'C24', why: 'no choice', step: 'gate' });
    const gate = playWords(state, 'gate:0,0/w').state;
    expect(whyNot(gate, 'skip')).toEqual({ rule: 'C24', why: 'no choice', step: 'wall' });
  });
});
