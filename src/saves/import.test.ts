import fc from 'fast-check';
import { randomAt } from '../core/random';
import { playOut } from '../core/replay';
import { toy } from '../core/testing/toy';
import { portion } from '../core/testing/portion';
import { exportSave, fileNameOf, writeReport } from './export';
import { importText, type Imported } from './import';
import { LIMITS } from './limits';
import { isProblem, type Problem } from './problems';
import { seal } from './seal';
import { checkImport, FRESH, type Fate } from './testing/check-import';
import { finishedSave } from './testing/hoards';
import { mutate } from './testing/mutate';

const games = (id: string) => (id === toy.id ? toy : undefined);
const take = (text: string) => importText(text, games, FRESH);

const whole = (result: Imported | Problem): Imported => {
  if (isProblem(result)) throw new Error(result.rule);
  return result;
};

const save = { ...finishedSave('mine'), title: 'Été 1259 – „wir“' };
const text = exportSave(save);

test('an exported game comes back as it was, under an id of its own', () => {
  const { save: back, problem } = whole(take(text));
  expect(problem).toBeUndefined();
  expect(back).toEqual({ ...save, id: FRESH.id, aiSeed: FRESH.aiSeed, updated: FRESH.now });
});

test('the engine’s command line can replay it, and its records can be imported', () => {
  const legal = () => (seen: Parameters<typeof toy.legal>[0]) => toy.legal(seen)[0];
  const { record } = playOut(toy, { options: toy.defaults, seed: 4, players: [legal(), legal()] });
  expect(whole(take(JSON.stringify(record))).save).toMatchObject({ log: record.log, seed: 4 });
  expect(JSON.parse(text)).toMatchObject({ game: toy.id, edition: 1, options: toy.defaults, log: save.log });
});

test.each([
  ['a greeting', `Hello Bea, your {turn}:\n\n${text}`],
  ['a signature', `${text}\n-- \nAda :-}`],
  ['both', `Look: “here” {it} is "\n${text}\nAda {x}`],
  ['a greeting before a seal', `Hello\n${seal(7, JSON.stringify(save))}\nAda`],
])('%s round a game is no hindrance', (_what, source) => {
  const { save: back, problem } = whole(take(source));
  expect(problem).toBeUndefined();
  expect(back.log).toEqual(save.log);
});

test('of a game that was cut off a greeting takes nothing away', () => {
  const part = text.slice(0, text.indexOf('"log"') + 120);
  expect(take(`Hello\n${part}`)).toEqual(take(part));
});

test('a log that is closed is whole, whatever became of what follows it', () => {
  const stored = JSON.stringify(save);
  const behind = stored.indexOf('"cursor"');
  for (const source of [stored.slice(0, behind + 4), stored.replace('"snapshot":', '"snapshot')]) {
    const { save: back, problem } = whole(take(source));
    expect(problem).toBeUndefined();
    expect(back.log).toEqual(save.log);
  }
  const undone = JSON.stringify({ ...save, cursor: 9 }).replace('"snapshot":', '"snapshot');
  expect(whole(take(undone)).save.log).toEqual(save.log.slice(0, 9));
  const empty = whole(take(text.replace(/"log": \[[^]*/, '"log": [],"cursor')));
  expect(empty.problem).toBeUndefined();
  expect(empty.save.log).toEqual([]);
});

test('names and titles keep to one line and to their own direction', () => {
  const named = (name: string, at: number) => ({ ...save.seats[at], name });
  const seats = ['Ada\nBea', ' \u202eeaC\u2028', '💃🏽 Zoë–Ōm'].map(named);
  const back = whole(take(exportSave({ ...save, seats, title: '\u0007\u2067Sun\u0000day\u200f' }))).save;
  expect(back.seats.map(({ name }) => name)).toEqual(['Ada Bea', 'eaC', '💃🏽 Zoë–Ōm']);
  expect(back.title).toBe('Sun day');
  expect(whole(take(exportSave({ ...save, title: '\u2066\n' }))).save.title).toBeUndefined();
});

test('seats of one colour are told apart, and whoever has a colour alone keeps it', () => {
  const seats = (['blue', 'blue', 'vermilion'] as const).map((colour, at) => ({ ...save.seats[at], colour }));
  const back = whole(take(exportSave({ ...save, seats }))).save;
  expect(back.seats.map(({ colour }) => colour)).toEqual(['blue', 'green', 'vermilion']);
});

test('a stored text with its seal, blank space and a byte order mark are no hindrance', () => {
  expect(whole(take(`\uFEFF \n${text}\n`)).problem).toBeUndefined();
  expect(whole(take(seal(7, JSON.stringify(save)))).save.log).toEqual(save.log);
});

test('what had been undone stays behind', () => {
  const exported = exportSave({ ...save, cursor: 10 });
  expect(whole(take(exported)).save.log).toEqual(save.log.slice(0, 10));
  const record = JSON.stringify({ ...JSON.parse(text), cursor: 10 });
  expect(whole(take(record)).save.log).toEqual(save.log.slice(0, 10));
});

test('a text cut off anywhere behind its head offers the steps before the cut', () => {
  const first = text.indexOf(save.log[0]);
  let offered = 0;
  for (let at = first + 20; at < text.length - 5; at += 7) {
    const { save: part, problem } = whole(take(text.slice(0, at)));
    expect(problem).toEqual({ rule: 'broken', step: part.log.length + 1 });
    expect(save.log.slice(0, part.log.length)).toEqual(part.log);
    expect(part.log.length).toBeGreaterThanOrEqual(offered);
    offered = part.log.length;
  }
  expect(offered).toBeGreaterThan(save.log.length - 3);
});

test('a step that the game refuses is named, and the steps before it are offered', () => {
  const log = [...save.log];
  log.splice(9, 0, 'keep', 'keep', 'keep');
  const { save: part, problem } = whole(take(exportSave({ ...save, log, cursor: log.length })));
  expect(problem?.rule).toBe('broken');
  expect(part.log).toEqual(log.slice(0, Number(problem?.step) - 1));
});

test.each<[string, string, Problem]>([
  ['nothing', '', { rule: 'not-a-game' }],
  ['prose', 'Shall we play on Sunday?', { rule: 'not-a-game' }],
  ['other data', '{"name":"x"}', { rule: 'not-a-game' }],
  ['null', 'null', { rule: 'not-a-game' }],
  ['data nested too deep', '['.repeat(100_000), { rule: 'not-a-game' }],
  [
    'a text too large',
    'x'.repeat(LIMITS.text + 1),
    { rule: 'too-large', size: LIMITS.text + 1, limit: LIMITS.text },
  ],
  ['a newer save', text.replace('"save":1', '"save":2'), { rule: 'newer', version: 2 }],
  ['newer rules', text.replace('"edition":1', '"edition":2'), { rule: 'newer', version: 2 }],
  ['an unknown game', text.replace('"hoard"', '"chess"'), { rule: 'unknown-game', game: 'chess' }],
  ['options of another game', text.replace('"each":6', '"each":-6'), { rule: 'damaged' }],
  ['too many seats', text.replace(/"seats":\[.*?\]/, '"seats":6'), { rule: 'damaged' }],
  [
    'too many steps',
    text.replace('"log": [', `"log": [${'"keep",'.repeat(LIMITS.steps)}`),
    { rule: 'damaged' },
  ],
  ['no playable step', text.replace('"draw:', '"dr:'), { rule: 'broken', step: 1 }],
])('%s is refused, and it says why', (_what, source, reason) => {
  expect(take(source)).toEqual(reason);
});

test('thousands of spoilt texts are refused with a reason or are games that can be played', () => {
  const others = [2, 3, 4].map((seed) => exportSave(finishedSave('other', seed, seed)));
  const fates = new Map<Fate, number>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = randomAt(seed, 0, 'table');
      const fate = checkImport(mutate(text, others[random.int(others.length)], random), games);
      fates.set(fate, (fates.get(fate) ?? 0) + 1);
    }),
    { numRuns: portion(4_000, 2_000) },
  );
  for (const fate of ['not-a-game', 'damaged', 'broken', 'part', 'whole'] as const) {
    expect(fates.get(fate) ?? 0).toBeGreaterThan(portion(10, 2));
  }
});

test('text that is not even spoilt, but anything at all, is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (anything) => {
      expect(isProblem(take(anything))).toBe(true);
    }),
    { numRuns: portion(2_000, 400) },
  );
});

test('a file’s name is one that every system takes', () => {
  expect(fileNameOf({ ...save, id: 'abcdefghij' })).toBe('Ete-1259-wir-abcdef.bastide');
  expect(fileNameOf({ game: 'city', id: 'x1', title: '../../?*' })).toBe('city-x1.bastide');
});

test('a report holds the versions, what happened and the game', () => {
  const report = writeReport({ app: '0.1.0', platform: 'web' }, 'It stopped.', save);
  expect(report).toContain('app: 0.1.0\nplatform: web\n\nIt stopped.\n');
  expect(whole(take(report.slice(report.indexOf('{')))).save.log).toEqual(save.log);
});
