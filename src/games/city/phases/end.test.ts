import { OVER } from '../../../core/contract';
import { city } from '../game';
import { TRIGGERS, type CityState } from '../state';
import { inRound, playWords, sheet, stage, without, wordsOf } from '../testing/board';
import { COURT, GREEN } from '../testing/towns';

const endOf = (state: CityState): string | undefined => TRIGGERS[state.trigger];

describe('C20: the end', () => {
  const BLOCK = `
    +OOOOO+=====+
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
    +     +     +`;

  test('comes when a wall leaves five rim sides, after its guard, without the rest of the round or a tower', () => {
    const { state } = playWords(inRound(stage(BLOCK), 0, 4), 'wall:cw');
    expect(state.gap).toBe(5);
    expect(wordsOf(state)).toEqual(['guard', 'skip']);
    const over = playWords(state, 'guard');
    expect(city.actor(over.state)).toBe(OVER);
    expect(endOf(over.state)).toBe('gap by wall');
    expect(city.legal(over.state)).toEqual([]);
    expect(sheet(over.events)).toEqual(['0: 5 guard = 1 historic × 3 + 1 public × 2']);
  });

  test('does not come with six', () => {
    const gate = BLOCK.replace('OOOOO+=====', 'OOOOO+     ');
    const { state } = playWords(inRound(stage(gate), 0, 4), 'wall:cw', 'skip');
    expect(state.gap).toBe(6);
    expect(state.phase).toBe('wall');
  });

  const NOTCH = `
    +     +     +     +
    =rrrrr       mmmmm
    =rrrrr       rmmmm
    =rrHrr       rrFmm
    =rrrrr       rrrmm
    =rrrrr       rrrrm
    +     +     +     +
    =mmmmm mmmmm mmmmm
    =mmmmm mmmmm mmmmm
    =mFmGm mGmLm mLmFm
    =mmmmm mmmmm mmmmm
    =mmmmm mmmmm mmmmm
    +=====+OOOOO+=====+`;

  test('comes when a tile leaves five, after claim and scoring, before walls', () => {
    const before = stage(NOTCH, { stack: 2, claims: { '2,0:n1': 1 } });
    expect(before.gap).toBe(7);
    const { state } = playWords(before, 'draw:green', 'place:green@1,0/n');
    expect(state.phase).toBe('claim');
    const over = playWords(state, 'skip').state;
    expect(over.gap).toBe(5);
    expect(endOf(over)).toBe('gap by tile');
  });

  test('comes so on the last tile too', () => {
    const last = stage(NOTCH, { stack: 2, toDraw: 1 });
    expect(endOf(playWords(last, 'draw:green', 'place:green@1,0/n', 'skip').state)).toBe('gap by tile');
  });

  const ROW = `
    +     +     +     +     +     +     +
     rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
     rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
     rrBss sssss sssss sssss sssss sssss
     rrrrr rrrBr rrrBr rrrBr rrrHr rrrBr
     rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
    +     +     +     +     +     +     +`;
  const play = (toDraw: number, walls: number, stack: 1 | 2) =>
    playWords(
      stage(ROW, { stack, toDraw, walls, claims: { '0,0:e2': 0 } }),
      'draw:court',
      'place:court@6,0/e',
      'skip',
    );

  test('comes with the last wall of the supply, after its guard', () => {
    const { state } = playWords(play(9, 1, 2).state, 'gate:0,0/w', 'wall:cw');
    expect(state.phase).toBe('guard');
    expect(endOf(playWords(state, 'skip').state)).toBe('last wall');
  });

  test('comes after the last tile', () => {
    expect(endOf(play(1, 70, 1).state)).toBe('tiles');
  });

  test('but then walls and tower are resolved first', () => {
    const { state } = playWords(
      without(play(1, 70, 2).state, 0, 1),
      'gate:0,0/w',
      'wall:cw',
      'wall:cw',
      'wall:cw',
    );
    expect(state.phase).toBe('tower');
    const over = playWords(state, 'tower:cw');
    expect(sheet(over.events)[0]).toBe('0: 3 tower = 3 wall × 1');
    expect(endOf(over.state)).toBe('tiles');
  });

  test('the gate alone may close a small city', () => {
    const tiny = stage(COURT, { stack: 2, claims: { '0,0:s2': 0 } });
    const { state } = playWords(tiny, 'draw:court', 'place:court@0,1/s', 'skip', 'gate:0,0/n');
    expect(endOf(state)).toBe('gap by wall');
  });
});

describe('C21: final enclosure', () => {
  const CITY = `
          +     +
           rrrrr
           rrrrr
           rrBrr
           rrsrr
           rrsrr
    +     +     +
    Orrrrr rrsrr
    Orrrrr rrsrr
    OrrBrr rrsss
    Orrrrr rrrrr
    Orrrrr rrrrr
    +     +     +`;

  test('every rim side counts as walled, and what that completes is scored', () => {
    const before = stage(CITY, { origin: [1, 1], toDraw: 1, claims: { '0,0:n2': 1 } });
    const { events } = playWords(before, 'draw:saint-nazaire', 'place:saint-nazaire@-1,1/n', 'skip');
    expect(sheet(events)).toEqual(['1: 2 street = 2 tile × 1']);
    expect(events.map(({ kind }) => kind)).toContain('returned');
  });

  test('without a gate nothing is enclosed', () => {
    const before = stage(CITY.replace(/O/g, ' '), { origin: [1, 1], toDraw: 1, claims: { '0,0:n2': 1 } });
    const { state, events } = playWords(before, 'draw:saint-nazaire', 'place:saint-nazaire@-1,1/n', 'skip');
    expect(sheet(events)).toEqual([]);
    expect(state.supply[1]).toBe(7);
  });

  test('what faces an inner hole stays incomplete', () => {
    const ring = stage(
      `
        +     +     +OOOOO+
         mmmmm rrrrr mmmmm
         mmmmm rrrrr mmmmm
         mFmGm rrBrr mLmFm
         mmmmm rrrrr mmmmm
         mmmmm rrrrr mmmmm
        +     +     +     +
         mmmmm       mmmmm
         mmmmr       rmmmm
         mmLrr       rrFmm
         mmrrr       rrrmm
         mrrrr       rrrrm
        +     +     +     +
               mmmmm rrrrr
               mmmmm rrrrr
               mGmLm rrHrr
               mmmmm rrrrr
               mmmmm rrrrr
              +     +     +`,
      { toDraw: 1, claims: { '0,0:n1': 0, '1,2:n1': 1 } },
    );
    // The market of 1,2 faces the hole at 1,1; that of 0,0 does not.
    const { events } = playWords(ring, 'draw:corner-market-grain', 'place:corner-market-grain@0,2/s', 'skip');
    expect(sheet(events)).toEqual(['0: 6 market = 2 tile × 3']);
  });
});

describe('C23: the winner', () => {
  test('has most points, and a tie is a shared win', () => {
    const end = city.clone(stage(GREEN, { seats: 4 }));
    end.phase = 'over';
    end.scores.set([30, 41, 41, 12]);
    expect(city.outcome(end)).toEqual({ places: [3, 1, 1, 4] });
    end.phase = 'place';
    expect(city.outcome(end)).toBeUndefined();
  });
});
