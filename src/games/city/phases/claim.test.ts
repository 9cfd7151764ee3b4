import { CHANCE } from '../../../core/contract';
import { city } from '../game';
import { playWords, sheet, stage, whyNot, wordsOf } from '../testing/board';
import { COURT, GREEN, LANE, STALL } from '../testing/towns';

describe('C9: the claim', () => {
  test('is one follower on a street, market or residential piece of the tile just laid', () => {
    const { state, events } = playWords(
      stage(LANE),
      'draw:inner-bend-fish',
      'place:inner-bend-fish@0,1/n',
      'claim:n3',
    );
    expect(events[2]).toEqual({
      kind: 'claimed',
      seat: 0,
      ground: 'market',
      from: 'supply',
      to: { cell: [0, 1], slot: 2 },
    });
    expect(Array.from(state.supply)).toEqual([6, 7]);
    expect(city.actor(state)).toBe(CHANCE);
  });

  test('needs the whole connected feature free, of one’s own followers too', () => {
    for (const seat of [0, 1]) {
      const taken = stage(LANE, { claims: { '0,0:n2': seat } });
      const { state } = playWords(taken, 'draw:bend', 'place:bend@0,1/n');
      expect(whyNot(state, 'claim:n2')).toEqual({ rule: 'C9', why: 'taken', ground: 'street' });
      expect(wordsOf(state)).toEqual(['claim:n1', 'claim:n3', 'skip']);
    }
  });

  test('goes beside an occupied feature that is not connected', () => {
    const taken = stage(LANE, { claims: { '0,0:n2': 1 } });
    const { state } = playWords(taken, 'draw:cross', 'place:cross@0,1/n');
    expect(whyNot(state, 'claim:n2')?.rule).toBe('C9');
    expect(whyNot(state, 'claim:e2')).toBeUndefined();
  });

  test('two occupied features may grow together', () => {
    const both = stage(
      `
        +     +     +
         rrsrr rrrrr
         rrsBr rrrrr
         rrsrr rrBrr
         rrsrr rrrrr
         rrsrr rrrrr
        +     +     +
               rrrrr
               rrrrr
               rrHrr
               rrrrr
               rrrrr
        +     +     +
         rrsrr mmmmm
         rrsBr mmmmm
         rrsrr mFmGm
         rrsrr mmmmm
         rrsrr mmmmm
        +     +     +`,
      { claims: { '0,0:n2': 0, '0,2:n2': 1 } },
    );
    const { state } = playWords(both, 'draw:street', 'place:street@0,1/n');
    expect(whyNot(state, 'claim:n2')?.why).toBe('taken');
  });

  test('is not for a street that this very tile completed', () => {
    const { state } = playWords(stage(COURT), 'draw:court', 'place:court@0,1/s');
    expect(whyNot(state, 'claim:n2')).toEqual({ rule: 'C9', why: 'completed', ground: 'street' });
    expect(wordsOf(state)).toEqual(['claim:n1', 'skip']);
  });

  test('is not for a market that this very tile completed', () => {
    const { state } = playWords(stage(STALL), 'draw:stall-grain', 'place:stall-grain@0,-1/s');
    expect(whyNot(state, 'claim:s1')).toEqual({ rule: 'C9', why: 'completed', ground: 'market' });
  });

  test('is always possible on a free residential area', () => {
    const { state } = playWords(stage(COURT), 'draw:court', 'place:court@0,1/s', 'claim:n1');
    expect(state.supply[0]).toBe(6);
  });

  test('comes before scoring: a follower that comes home this turn cannot make it', () => {
    const poor = city.clone(stage(COURT, { claims: { '0,0:s2': 0 } }));
    poor.supply[0] = 0;
    const { state, events } = playWords(poor, 'draw:court', 'place:court@0,1/s');
    expect(sheet(events)).toEqual(['0: 2 street = 2 tile × 1']);
    expect(events.map(({ kind }) => kind)).not.toContain('claimed');
    expect(city.actor(state)).toBe(CHANCE);
    expect(state.supply[0]).toBe(1);
  });
});

describe('C24: words of the claim', () => {
  test('a claim names the piece by its lowest slot as the tile lies', () => {
    const { state } = playWords(stage(LANE), 'draw:bend', 'place:bend@0,1/w');
    expect(wordsOf(state)).toEqual(['claim:n1', 'claim:n2', 'claim:n3', 'skip']);
    expect(whyNot(state, 'claim:w2')).toEqual({ rule: 'C24', why: 'lowest slot', slot: 'n2' });
    expect(whyNot(state, 'claim:w3')).toEqual({ rule: 'C24', why: 'lowest slot', slot: 'n1' });
  });

  test('a step where declining is the only choice is skipped and leaves no word', () => {
    const full = stage(GREEN, { claims: { '0,0:n1': 1 } });
    const { state } = playWords(full, 'draw:saint-nazaire', 'place:saint-nazaire@1,0/n');
    expect(city.actor(state)).toBe(CHANCE);
    expect(state.turn).toBe(1);
  });

  test('a claim may be declined, a place not', () => {
    const { state } = playWords(stage(LANE), 'draw:bend');
    expect(whyNot(state, 'skip')).toEqual({ rule: 'C24', why: 'no choice', step: 'place' });
    expect(whyNot(playWords(state, 'place:bend@0,1/n').state, 'skip')).toBeUndefined();
  });
});
