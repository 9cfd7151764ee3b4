import { greedyPlayer } from '../../ai/greedy';
import { playOut } from '../../core/replay';
import { isSurrounded, keepFigures } from './figures';
import { masons } from './game';
import { judge } from './hints';
import { position, run } from './testing/position';

const set = (...triangles: number[]): ReadonlySet<number> => new Set(triangles);

test('a city is surrounded if all around it belongs to one other', () => {
  expect(isSurrounded(set(11), set(2, 10, 12))).toBe(true);
  expect(isSurrounded(set(11), set(2, 10))).toBe(false);
  expect(isSurrounded(set(0), set(1, 9))).toBe(false);
});

test('the ledger counts cards, cities, turns and ends', () => {
  const figures = keepFigures();
  const before = position({
    walls: `
      .........
      .aaa.....
      .aaa.....
      .........
      .........`,
    gaps: [15],
    towers: 'white@6 white@7',
    hands: ['city-size city-towers-white', 'city-towers-black'],
  });
  const { events } = run(
    Object.assign(before, { wallStock: 1 }),
    'wall:15 roll:red,red play:city-size play:city-towers-white draw:cities draw:cities play:city-towers-black draw:cities',
  );
  figures.add(events);
  const report = figures.report();
  expect([report.games, report.ends.wall, report.seen.completed]).toEqual([1, 1, 1]);
  expect(report.cards.filter(({ played }) => played > 0)).toEqual([
    { kind: 'city-tower-colour', played: 2, mean: 2 },
    { kind: 'city-size', played: 1, mean: 6 },
  ]);
});

test('played by greedy seats, every kind of card pays between 3 and 8 on average', () => {
  const greedy = greedyPlayer(masons, judge as never);
  const figures = keepFigures();
  for (let seed = 1; seed <= 12; seed++) {
    const players = new Array(2 + (seed % 3)).fill(greedy);
    figures.add(playOut(masons, { options: masons.defaults, seed, players }).events);
  }
  for (const { kind, mean } of figures.report().cards) {
    expect([kind, mean > 3 && mean < 8]).toEqual([kind, true]);
  }
  expect(figures.report().turns.most).toBeLessThanOrEqual(77);
});
