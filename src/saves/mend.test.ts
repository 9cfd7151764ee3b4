import { toy } from '../core/testing/toy';
import { Library } from './library';
import { isMendable, mend } from './mend';
import { isProblem, problem } from './problems';
import { FRESH } from './testing/check-import';
import { finishedSave } from './testing/hoards';
import { MemoryStorage } from './testing/memory-storage';

const games = (id: string) => (id === toy.id ? toy : undefined);

test('a save damaged in both slots still offers the steps that are whole, as a new game', async () => {
  const storage = new MemoryStorage();
  const save = { ...finishedSave('game'), standing: { turn: 0, scores: [0, 0, 0] } };
  await new Library(storage.start({ files: false })).add(save);
  const key = 'bastide/save/game/a';
  const text = storage.texts.get(key) ?? '';
  const middle = text.indexOf('"log":[') + 90;
  storage.texts.set(key, text.slice(0, middle));
  storage.texts.set('bastide/save/game/b', text.slice(0, middle - 60));
  const library = new Library(storage.start({ files: false }));
  expect(await library.load('game')).toEqual({ rule: 'damaged' });
  const raw = await library.raw('game');
  if (isProblem(raw)) throw new Error(raw.rule);
  const mended = mend(raw, games, FRESH);
  if (isProblem(mended)) throw new Error(mended.rule);
  const { log } = mended.save;
  expect(log.length).toBeGreaterThan(5);
  expect(log).toEqual(save.log.slice(0, log.length));
  expect(mended.problem).toEqual({ rule: 'broken', step: log.length + 1 });
  expect(await library.add(mended.save)).toBeUndefined();
  expect(await library.load(FRESH.id)).toEqual(mended.save);
});

test('of a save with nothing whole it says so', () => {
  expect(mend(['', 'bastide 3', '{"game":'], games, FRESH)).toEqual({ rule: 'damaged' });
});

test('only what is damaged can be mended: what is newer or out of reach is whole', () => {
  const kinds = ['damaged', 'broken', 'outdated', 'newer', 'unreadable', 'gone'] as const;
  expect(kinds.filter((kind) => isMendable(problem(kind)))).toEqual(['damaged', 'broken', 'outdated']);
});
