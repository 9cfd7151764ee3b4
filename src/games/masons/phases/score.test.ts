import { CARD_COUNT, CARDS } from '../cards';
import type { MasonsState } from '../state';
import { legalWords, ofKind, position, refusal, run, type Sketch } from '../testing/position';

/** A hexagon of six triangles that line 15 closes without a roll; seat 0 is active. */
const nearly = (more: Sketch): MasonsState =>
  position({
    walls: `
      .........
      .aaa.....
      .aaa.....
      .........
      .........`,
    gaps: [15],
    towers: 'white@6 white@7 grey@11',
    buildings: `
      ..y......
      ..g......
      .........
      .........
      .........`,
    ...more,
  });

const hand = (state: MasonsState, seat: number): string[] =>
  CARDS.flatMap((card, at) => new Array<string>(state.hands[seat * CARD_COUNT + at]).fill(card.name));

describe('M12 the scoring round', () => {
  test('goes clockwise from the active seat, and each draws before the next plays', () => {
    const before = nearly({ seats: 3, hands: ['palaces', 'palaces', 'cities'], turn: 1, scores: [9, 9, 9] });
    const { state, events } = run(
      before,
      'wall:15 play:palaces draw:city-red play:cities draw:city-blue play:palaces draw:city-pink',
    );
    expect(events.flatMap((event) => (event.kind === 'drew' ? [event.seat] : []))).toEqual([1, 2, 0]);
    expect(hand(state, 1)).toEqual(['city-red']);
  });

  test('lets a seat play one card and draw one', () => {
    const { state } = run(nearly({ hands: ['city-size palaces', 'cities'] }), 'wall:15 play:city-size done');
    expect([state.phase, state.draws, state.scores[0], state.seat]).toEqual(['draw', 1, 1 + 6, 0]);
  });

  test('lets a seat play two cards on the same board and draw two', () => {
    const { state, events } = run(
      nearly({ hands: ['city-size city-towers palaces', 'cities'] }),
      'wall:15 play:city-size play:city-towers',
    );
    expect([state.draws, state.scores[0]]).toEqual([2, 1 + 6 + 3]);
    expect(ofKind(events, 'played').map((event) => event.points)).toEqual([6, 3]);
  });

  test('or discard one and draw two', () => {
    const { state } = run(nearly({ hands: ['city-size palaces', 'cities'] }), 'wall:15 discard:palaces');
    expect([state.draws, state.scores[0], state.buriedCount]).toEqual([2, 1, 1]);
  });

  test('does not let it play and discard, nor neither', () => {
    const { state } = run(nearly({ hands: ['city-size palaces', 'cities'] }), 'wall:15');
    expect(refusal(state, 'done')).toBe('M12 one-at-least');
    expect(refusal(state, 'play:cities')).toBe('M12 not-in-hand');
    expect(refusal(run(state, 'play:palaces').state, 'discard:city-size')).toBe('M12 played');
  });

  test('lets a card that pays nothing be played', () => {
    const { state, events } = run(nearly({ hands: ['palaces', 'cities'] }), 'wall:15 play:palaces');
    expect([state.scores[0], ofKind(events, 'played')[0].points, state.draws]).toEqual([1, 0, 1]);
  });

  test('passes over an empty hand', () => {
    const { state, events } = run(nearly({ hands: ['', 'cities palaces'] }), 'wall:15');
    expect(ofKind(events, 'passed')).toEqual([{ kind: 'passed', seat: 0 }]);
    expect(state.seat).toBe(1);
  });

  test('shuffles the discards into an empty pile, those just put down too', () => {
    const { state, events } = run(
      nearly({ hands: ['city-size palaces', 'cities'], open: 'city-red', buried: 'city-blue', pile: '' }),
      'wall:15 discard:palaces',
    );
    expect(ofKind(events, 'reshuffled')).toEqual([{ kind: 'reshuffled', cards: 3 }]);
    expect(legalWords(state)).toEqual(['draw:city-blue', 'draw:city-red', 'draw:palaces']);
    expect([...state.open].some((count) => count > 0)).toBe(false);
  });

  test('draws one at a time: the pile may run out between two draws', () => {
    const { state, events } = run(
      nearly({ hands: ['city-size palaces', 'cities'], open: 'city-red', pile: 'city-green' }),
      'wall:15 discard:palaces draw:city-green',
    );
    expect(ofKind(events, 'reshuffled')).toEqual([{ kind: 'reshuffled', cards: 2 }]);
    expect(legalWords(state)).toEqual(['draw:city-red', 'draw:palaces']);
  });

  test('goes without when pile and discards are empty', () => {
    const { state } = run(
      nearly({ hands: ['palaces', 'cities'], pile: '' }),
      'wall:15 discard:palaces draw:palaces',
    );
    expect([hand(state, 0), state.seat, state.phase]).toEqual([['palaces'], 1, 'score']);
  });

  test('with lean guild draws one card in all after one or two', () => {
    const before = nearly({ rules: ['lean guild'], hands: ['city-size palaces cities', 'cities'] });
    expect(run(before, 'wall:15 play:city-size play:palaces').state.draws).toBe(1);
    expect(run(before, 'wall:15 play:city-size done').state.draws).toBe(1);
    expect(run(before, 'wall:15 discard:palaces').state.draws).toBe(2);
  });
});

describe('M12 the swap', () => {
  const ROUND =
    'wall:15 discard:palaces draw:city-red draw:city-blue discard:cities draw:city-pink draw:city-size';
  const swapped = (scores: readonly number[], hands = ['palaces city-green', 'cities city-towers']) =>
    run(nearly({ hands, scores }), ROUND).state;

  test('is for the seats in last place', () => {
    const state = swapped([5, 3]);
    expect([state.phase, state.seat]).toEqual(['swap', 1]);
    expect([run(state, 'done').state.phase, run(state, 'done').state.turn]).toEqual(['wall', 1]);
  });

  test('is for all who are tied, in the order of the round', () => {
    const state = swapped([3, 3]);
    expect(state.seat).toBe(0);
    expect(run(state, 'done').state.seat).toBe(1);
  });

  test('takes any number of cards one by one, ascending, then draws as many', () => {
    const state = swapped([5, 3]);
    expect(legalWords(state)).toEqual(['swap:city-towers', 'swap:city-pink', 'swap:city-size', 'done']);
    const one = run(state, 'swap:city-pink').state;
    expect(legalWords(one)).toEqual(['swap:city-size', 'done']);
    expect(refusal(one, 'swap:city-towers')).toBe('M12 ascending');
    const two = run(one, 'swap:city-size done').state;
    expect([two.phase, two.draws, two.seat, two.buriedCount]).toEqual(['draw', 2, 1, 4]);
  });

  test('lets two copies of a card go one after the other', () => {
    const state = swapped([5, 3], ['palaces city-green', 'cities city-towers city-towers']);
    expect(legalWords(run(state, 'swap:city-towers').state)[0]).toBe('swap:city-towers');
  });

  test('is not asked for further once the hand is empty', () => {
    const state = run(swapped([5, 3]), 'swap:city-towers swap:city-pink swap:city-size').state;
    expect([state.phase, state.draws]).toEqual(['draw', 3]);
  });

  test('finds last place once: who has swapped is not asked again', () => {
    const state = run(swapped([3, 3]), 'swap:city-green done draw:city-yellow done').state;
    expect([state.phase, state.turn]).toEqual(['wall', 1]);
  });
});
