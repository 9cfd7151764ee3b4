import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COURSES, writePlaythrough } from './testing/playthrough';

const FOLDER = join(__dirname, 'playthroughs');

test.each(COURSES)('$name plays as written', (course) => {
  const path = join(FOLDER, `${course.name}.txt`);
  const text = writePlaythrough(course);
  if (process.env['PLAYTHROUGHS'] === 'write') writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
});

test('the games kept between them show what a game can hold', () => {
  const all = COURSES.map((course) => readFileSync(join(FOLDER, `${course.name}.txt`), 'utf8')).join('\n');
  for (const kind of [
    'early',
    'completed',
    'cleared',
    'palace',
    'merged',
    'kept',
    'played',
    'discarded',
    'swapped',
    'reshuffled',
    'picked',
    'last',
    'over',
  ]) {
    expect(all).toContain(`\n  ${kind}`);
  }
});
