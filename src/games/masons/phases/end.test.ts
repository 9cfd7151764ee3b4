import { clone, type MasonsState } from '../state';
import { masons } from '../game';
import { legalWords, ofKind, position, refusal, run, type Sketch } from '../testing/position';

const HEXAGON = `
  .........
  .aaa.....
  .aaa.....
  .........
  .........`;
/** Line 15 closes the hexagon without a roll; line 61 is far away from everything, with no roll either. */
const nearly = (more: Sketch): MasonsState =>
  position({
    walls: HEXAGON,
    gaps: [15],
    towers: 'white@6 white@7 white@25 white@26',
    buildings: `
      ..y......
      ..g......
      .........
      .......b.
      .......p.`,
    ...more,
  });

const with1Wall = (state: MasonsState): MasonsState => Object.assign(clone(state), { wallStock: 1 });

describe('M14 the end', () => {
  test('comes with the last wall', () => {
    const { state, events } = run(with1Wall(nearly({ hands: ['', ''] })), 'wall:61');
    expect([state.phase, state.ending]).toEqual(['over', 'wall']);
    expect(ofKind(events, 'last')).toEqual([{ kind: 'last', piece: 'wall' }]);
  });

  test('comes with the last tower, after the houses of that turn', () => {
    const state = clone(nearly({ hands: ['', ''] }));
    state.towerStock.set([0, 1, 0]);
    const { state: end, events } = run(state, 'wall:40 roll:white,red,red tower:grey@14');
    expect([end.phase, end.ending]).toEqual(['over', 'tower']);
    expect(ofKind(events, 'house')).toHaveLength(2);
  });

  test('comes with the last house, where houses stack', () => {
    const state = clone(nearly({ rules: ['stacked houses'], hands: ['', ''] }));
    state.houseStock.set([0, 0, 0, 0, 2]);
    const { state: end } = run(state, 'wall:61 roll:red,red');
    expect([end.phase, end.ending]).toEqual(['over', 'house']);
  });

  test('comes with the last palace, and the city it was made in is scored', () => {
    const state = clone(
      nearly({
        hands: ['palaces', 'palaces'],
        buildings: `
          ..y......
          .gg......
          .........
          .........
          .........`,
      }),
    );
    state.palaceStock.set([0, 1, 0, 0, 0]);
    const { state: end } = run(state, 'wall:15 play:palaces draw:cities play:palaces draw:cities');
    expect([end.phase, end.ending, ...end.scores]).toEqual(['over', 'palace', 3, 3]);
  });

  test('comes even if pieces come back in the same turn; the scoring round is played, the swap is not', () => {
    const state = with1Wall(nearly({ hands: ['city-size', 'city-size'], lines: [21] }));
    const { state: end } = run(state, 'wall:15 play:city-size draw:cities play:city-size draw:palaces');
    expect(end.wallStock).toBe(1);
    expect([end.phase, ...end.scores, ...end.held]).toEqual(['over', 7, 7, 1, 1]);
  });

  describe('without a city completed by it', () => {
    const two = (more: Sketch): MasonsState =>
      with1Wall(
        nearly({
          walls: '.........\n'.repeat(5),
          gaps: [],
          cities: `
            aaa......
            .........
            .........
            b........
            .........`,
          ...more,
        }),
      );

    test('each seat picks a completed city, clockwise from the active one, and plays one or two cards', () => {
      const state = two({ hands: ['city-size cities palaces', 'city-size palaces'], turn: 1 });
      const picking = run(state, 'wall:61').state;
      expect([picking.seat, legalWords(picking)]).toEqual([1, ['city:0', 'city:27']]);
      expect(refusal(picking, 'city:1')).toBe('M14 no-city');
      const playing = run(picking, 'city:27').state;
      expect(refusal(playing, 'done')).toBe('M14 one-at-least');
      expect(refusal(playing, 'discard:palaces')).toBe('M14 play-only');
      const next = run(playing, 'play:city-size done').state;
      expect([next.phase, next.seat, next.scores[1], next.held[1]]).toEqual(['pick', 0, 2, 1]);
      const end = run(next, 'city:0 play:city-size play:cities').state;
      expect([end.phase, ...end.scores, ...end.held]).toEqual(['over', 1 + 3 + 2, 2, 1, 1]);
    });

    test('several may pick the same', () => {
      const { events } = run(
        two({ hands: ['city-size', 'city-size'] }),
        'wall:61 city:0 play:city-size city:0 play:city-size',
      );
      expect(ofKind(events, 'picked').map((event) => event.city)).toEqual([0, 0]);
    });

    test('an empty hand passes', () => {
      const { state } = run(two({ hands: ['', 'city-size'] }), 'wall:61');
      expect([state.phase, state.seat]).toEqual(['pick', 1]);
    });

    test('the only city picks itself', () => {
      const { state, events } = run(
        two({ hands: ['city-size', 'cities'], cities: `${'.........\n'.repeat(4)}aaa......` }),
        'wall:61',
      );
      expect([state.phase, ofKind(events, 'picked')[0].city]).toEqual(['final', 36]);
    });

    test('with no city on the board city cards pay nothing', () => {
      const state = two({ hands: ['city-size', 'free-walls'], cities: '.........\n'.repeat(5) });
      const { state: end, events } = run(state, 'wall:61 play:city-size play:free-walls');
      expect(ofKind(events, 'played').map((event) => event.points)).toEqual([0, 1]);
      expect(end.phase).toBe('over');
    });
  });
});

describe('M15 the winner', () => {
  const places = (scores: readonly number[], held: readonly number[]) =>
    masons.outcome(
      Object.assign(clone(position({ seats: scores.length, scores })), {
        phase: 'over',
        held: Int8Array.from(held),
      }),
    )?.places;

  test('has most points', () => {
    expect(places([5, 9, 7], [6, 1, 6])).toEqual([3, 1, 2]);
  });

  test('then most cards in hand', () => {
    expect(places([9, 9, 7], [5, 6, 6])).toEqual([2, 1, 3]);
  });

  test('then shares the win', () => {
    expect(places([9, 9, 7], [6, 6, 6])).toEqual([1, 1, 3]);
  });

  test('is not known before the end', () => {
    expect(masons.outcome(position({}))).toBeUndefined();
  });
});
