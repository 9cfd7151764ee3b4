import { PROBLEMS } from '../problems';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';

const blanks = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test.each([
  ['German', de],
  ['French', fr],
])('%s says the same as English about every problem', (_language, texts) => {
  for (const kind of PROBLEMS) {
    expect(texts[kind].title).not.toBe('');
    expect(blanks(texts[kind].text)).toEqual(blanks(en[kind].text));
    expect(texts[kind].text).not.toBe(en[kind].text);
  }
});

test('no sentence promises what only some of the screens that show it can keep', () => {
  const some = /is kept|with a report|game waits|last step|share the game/;
  const elsewhere = PROBLEMS.filter((kind) => kind !== 'computer-failed');
  for (const kind of elsewhere) expect(en[kind].text).not.toMatch(some);
});
