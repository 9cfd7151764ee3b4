import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedyPlayer } from '../../ai/greedy';
import { randomPlayer } from '../../ai/random';
import { writePlaythrough } from '../../core/testing/playthrough';
import { castle } from './game';
import { judge } from './hints';
import { print } from './print';

const PLAYERS = { random: randomPlayer(castle), greedy: greedyPlayer(castle, judge) };

/** For each number of seats a greedy game, and a random one. */
const COURSES = [
  { name: 'two-seats', seats: 2, seed: 21, player: 'greedy' },
  { name: 'three-seats', seats: 3, seed: 22, player: 'greedy' },
  { name: 'four-seats', seats: 4, seed: 23, player: 'greedy' },
  { name: 'five-seats', seats: 5, seed: 24, player: 'greedy' },
  { name: 'six-seats', seats: 6, seed: 25, player: 'greedy' },
  { name: 'two-seats-random', seats: 2, seed: 26, player: 'random' },
] as const;

const pathOf = (name: string): string => join(__dirname, 'playthroughs', `${name}.txt`);

test.each(COURSES)('$name plays as written', (course) => {
  const text = writePlaythrough(
    castle,
    { ...course, options: castle.defaults },
    PLAYERS[course.player],
    print,
  );
  if (process.env['PLAYTHROUGHS'] === 'write') writeFileSync(pathOf(course.name), text);
  expect(text).toBe(readFileSync(pathOf(course.name), 'utf8'));
});

test('the games kept between them show what a game can hold', () => {
  const all = COURSES.map(({ name }) => readFileSync(pathOf(name), 'utf8')).join('\n');
  for (const kind of [
    'path',
    'house',
    'tower',
    'courtyard',
    'wall-tile',
    'keep',
    'lost',
    'drew',
    'placed',
    'claimed',
    'returned',
    'keep-moved',
    'looked',
    'took',
    'used',
    'ended',
  ]) {
    expect(all).toContain(`\n    ${kind};`);
  }
  for (const word of ['score:', 'double:', 'look:', 'pick:', 'again']) expect(all).toContain(` ${word}`);
});
