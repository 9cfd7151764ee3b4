import { greedyPlayer } from '../../ai/greedy';
import { randomPlayer } from '../../ai/random';
import { difference } from '../../core/conformance/same';
import { playOut } from '../../core/replay';
import { randomAt } from '../../core/random';
import { masons } from './game';
import { judge } from './hints';
import { clone } from './state';
import { legalWords, position, run } from './testing/position';

const greedy = greedyPlayer(masons, judge as never);
const random = randomPlayer(masons);

const choose = (state: ReturnType<typeof position>, seat = 0): string =>
  masons.write(state, greedy(masons.observe(state, seat), seat, randomAt(1, 1, 'player')));

/** The hexagon around point 12, closed by line 15. */
const NEARLY = {
  walls: `
    .........
    .aaa.....
    .aaa.....
    .........
    .........`,
  gaps: [15],
  towers: 'white@6 white@7 grey@11 grey@13 black@17 black@18',
};

test('greedy closes a city that its cards pay for', () => {
  expect(choose(position({ ...NEARLY, hands: ['city-size city-towers', 'cities'] }))).toBe('wall:15');
});

test('greedy plays the cards that pay most', () => {
  const { state } = run(
    position({ ...NEARLY, hands: ['palaces city-size city-towers cities', 'cities'] }),
    'wall:15 roll:red,red',
  );
  expect(legalWords(state)).toContain('discard:palaces');
  expect(['play:city-size', 'play:city-towers']).toContain(choose(state));
});

test('greedy discards where nothing pays', () => {
  const { state } = run(
    position({ ...NEARLY, hands: ['palaces city-palaces', 'cities'] }),
    'wall:15 roll:yellow,red house:yellow@2',
  );
  expect(choose(state)).toMatch(/^discard:/);
});

test('greedy never taps the dice too early', () => {
  expect(choose(position({ hands: ['cities', 'cities'] }))).toMatch(/^wall:/);
});

test('greedy beats random', () => {
  let wins = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const seat = seed % 2;
    const players = seat === 0 ? [greedy, random] : [random, greedy];
    if (playOut(masons, { options: masons.defaults, seed, players }).outcome.places[seat] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(9);
});

test('a judgement depends on nothing that the seat cannot see', () => {
  const { state } = run(
    position({ ...NEARLY, seats: 3, hands: ['palaces cities', 'city-size city-red', 'cities city-blue'] }),
    'wall:15 roll:red,red',
  );
  for (let round = 0; round < 50; round++) {
    const other = masons.imagine!(state, 0, randomAt(round, 1, 'imagine'));
    expect(judge(other, 0)).toBe(judge(state, 0));
    expect(judge(masons.observe(other, 0), 0)).toBe(judge(state, 0));
  }
});

test('a seat can play on with what it sees: unknown cards stay unknown', () => {
  const state = position({
    ...NEARLY,
    hands: ['palaces cities', 'city-size'],
    open: 'city-red',
    buried: 'city-blue',
    pile: '',
  });
  const whole = run(state, 'wall:15 roll:red,red').state;
  for (const word of ['discard:palaces', 'play:cities']) {
    const seen = clone(masons.observe(whole, 0));
    masons.play(seen, masons.read(seen, word)!);
    const after = run(whole, word).state;
    expect(difference(seen, masons.observe(after, 0))).toBeUndefined();
  }
});
