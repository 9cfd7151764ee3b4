import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedyPlayer } from '../../ai/greedy';
import { randomPlayer } from '../../ai/random';
import { city } from './game';
import { judge } from './hints';
import { COURSES, writePlaythrough } from './testing/playthrough';

const PLAYERS = { random: randomPlayer(city), greedy: greedyPlayer(city, judge) };

const pathOf = (name: string): string => join(__dirname, 'playthroughs', `${name}.txt`);

test.each(COURSES)('$name plays as written', (course) => {
  const text = writePlaythrough(course, PLAYERS[course.player]);
  if (process.env['PLAYTHROUGHS'] === 'write') writeFileSync(pathOf(course.name), text);
  expect(text).toBe(readFileSync(pathOf(course.name), 'utf8'));
});

test('the games kept between them show every kind of event', () => {
  const all = COURSES.map(({ name }) => readFileSync(pathOf(name), 'utf8')).join('\n');
  for (const kind of [
    'street',
    'market',
    'tower',
    'residential',
    'guard',
    'drew',
    'placed',
    'claimed',
    'returned',
    'gate',
    'wall',
    'guard-posted',
    'tower-built',
    'ended',
  ]) {
    expect(all).toContain(`\n    ${kind};`);
  }
});
