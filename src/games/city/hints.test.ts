import { city } from './game';
import { judge } from './hints';
import { countMarkets, countMarketsOf } from './scoring/residential';
import { RESIDENTIAL } from './tables';
import { stage, without } from './testing/board';
import { COURT, LANE } from './testing/towns';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('the hints', () => {
  test('weigh a seat against the others: what one gains the rest lose', () => {
    const claimed = stage(LANE, { seats: 4, claims: { '0,0:n2': 2 } });
    const judged = [0, 1, 2, 3].map((seat) => judge(claimed, seat));
    expect(sum(judged)).toBeCloseTo(0);
    expect(judged[2]).toBeGreaterThan(Math.max(judged[0], judged[1], judged[3]));
  });

  test('trust an open street with more than the tiles it has, and in the end with less', () => {
    const worth = (toDraw: number): number =>
      judge(without(stage(COURT, { claims: { '0,0:s2': 0 }, toDraw }), 0), 0) -
      judge(without(stage(COURT, { toDraw }), 0), 0);
    expect(worth(40)).toBeGreaterThan(2);
    expect(worth(0)).toBeCloseTo(0.5);
  });

  test('count a free follower for as many turns as its seat has left', () => {
    const cost = (toDraw: number): number => {
      const all = stage(LANE, { toDraw });
      return judge(all, 0) - judge(without(all, 0), 0);
    };
    expect(cost(40)).toBeGreaterThan(cost(10));
    // The only turn left is that of seat 0, who is to draw.
    expect(cost(1)).toBeGreaterThan(0);
    const last = stage(LANE, { toDraw: 1 });
    expect(judge(last, 1)).toBe(judge(without(last, 1), 1));
  });

  test('are the scores alone once the game is over', () => {
    const over = city.clone(stage(LANE, { seats: 3, claims: { '0,0:n2': 0 } }));
    over.phase = 'over';
    over.scores.set([30, 20, 40]);
    expect([0, 1, 2].map((seat) => judge(over, seat))).toEqual([0, -15, 15]);
  });
});

test('the markets of several areas are those of each', () => {
  const state = stage(`
    +     +     +     +
     mmsrr rrsrr mmsrr
     mmsrr rrsrm mFsrm
     mFsBr rrsrF mmsmm
     mmsrr rrsrm mrsGm
     mmsrr rrsrr rrsmm
    +     +     +     +`);
  // The second and the third area border on one market, which lies on two tiles.
  const { parent } = state.union;
  const areas = [...parent.keys()].filter(
    (piece) => parent[piece] === piece && state.ground[piece] === RESIDENTIAL,
  );
  expect(countMarketsOf(state, areas)).toEqual(areas.map((root) => countMarkets(state, root)));
  expect(countMarketsOf(state, areas)).toEqual([0, 1, 1, 1]);
});
