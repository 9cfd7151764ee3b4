import type { Draft } from '../../../core/contract';
import { city } from '../game';
import type { CityState } from '../state';
import { inRound, playWords, sheet, stage, whyNot, without, wordsOf } from '../testing/board';

const LONG = `
  +     +=====+OOOOO+=====+=====+=====+
   rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
   rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
   rrBss sssss sssss sssss sssss ssBrr
   rrrrr rrrBr rrrBr rrrBr rrrHr rrrrr
   rrrrr rrrrr rrrrr rrrrr rrrrr rrrrr
  +     +     +     +     +     +     +`;

/** The last piece of a round is to be built, and nobody has a guard to post. */
const lastPiece = (picture: string): Draft<CityState> =>
  without(inRound(stage(picture, { stack: 2 }), 1, 1), 0, 1);

describe('C18: towers', () => {
  test('after the round the active seat may put one at either end, 1 point a wall', () => {
    const { state } = playWords(lastPiece(LONG), 'wall:cw');
    expect(city.actor(state)).toBe(0);
    expect(wordsOf(state)).toEqual(['tower:cw', 'tower:ccw', 'skip']);
    const cw = playWords(state, 'tower:cw');
    expect(sheet(cw.events)).toEqual(['0: 4 tower = 4 wall × 1']);
    expect(cw.events[0]).toEqual({
      kind: 'tower-built',
      seat: 0,
      end: 'cw',
      from: 'supply',
      to: { cell: [5, 0], side: 1 },
    });
    expect(cw.events[1].kind === 'tower' && cw.events[1].tiles).toEqual([
      [5, 0],
      [4, 0],
      [3, 0],
    ]);
    expect(sheet(playWords(state, 'tower:ccw').events)).toEqual(['0: 1 tower = 1 wall × 1']);
  });

  test('only one a round', () => {
    const { state } = playWords(lastPiece(LONG), 'wall:cw', 'tower:cw');
    expect(state.phase).toBe('draw');
    expect(state.towersLeft[0]).toBe(5);
  });

  test('counts from the last tower on that side', () => {
    const first = playWords(lastPiece(LONG), 'wall:cw', 'tower:cw').state;
    const { state } = playWords(inRound(first, 0, 1), 'wall:cw');
    expect(sheet(playWords(state, 'tower:cw').events)).toEqual(['1: 1 tower = 1 wall × 1']);
  });

  test('needs a wall between that end and the last tower or the gate', () => {
    const bare = LONG.replace('=====+OOOOO', '     +OOOOO');
    const { state } = playWords(lastPiece(bare), 'wall:cw');
    expect(wordsOf(state)).toEqual(['tower:cw', 'skip']);
    expect(whyNot(state, 'tower:ccw')).toEqual({ rule: 'C18', end: 'ccw' });
  });

  test('a seat without towers is not asked', () => {
    const none = lastPiece(LONG);
    none.towersLeft[0] = 0;
    expect(playWords(none, 'wall:cw').state.phase).toBe('draw');
  });

  test('may be declined', () => {
    const { state, events } = playWords(lastPiece(LONG), 'wall:cw', 'skip');
    expect(sheet(events)).toEqual([]);
    expect(state.towersLeft[0]).toBe(6);
    expect(state.turn).toBe(1);
  });
});
