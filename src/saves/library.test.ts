import { LIMITS } from './limits';
import { Library, type Listed } from './library';
import { StorageFull } from './ports';
import { isProblem, type Problem } from './problems';
import type { Save } from './save';
import { seal, unseal, writeAscii } from './seal';
import { finishedSave } from './testing/hoards';
import { MemoryStorage } from './testing/memory-storage';

const running = (id: string, seed = 1): Save => {
  const save = finishedSave(id, seed);
  return { ...save, standing: { turn: 0, scores: [0, 0, 0] } };
};

const open = (storage: MemoryStorage, files = true): Library => new Library(storage.start({ files }));

const lines = (listed: readonly Listed[] | Problem): string[] => {
  if (isProblem(listed)) throw new Error(listed.rule);
  return listed.map((line) => `${line.id} ${line.problem ? line.problem.rule : 'whole'}`);
};

test('games are listed from the keys, the newest first', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  for (const [at, id] of ['one', 'two', 'three'].entries()) await library.add(running(id, at));
  storage.texts.set('bastide/settings', '{}');
  expect(lines(await open(storage).list())).toEqual(['three whole', 'two whole', 'one whole']);
});

test('a running game has two slots written in turn and a file, a finished one has one slot', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  await library.add(running('game'));
  await library.keep(running('game'));
  expect([...storage.texts.keys()]).toEqual(['bastide/save/game/a', 'bastide/save/game/b']);
  await library.keep(finishedSave('game'));
  expect([...storage.texts.keys()]).toEqual(['bastide/save/game/a']);
  expect([...storage.files.keys()]).toEqual(['game.bastide']);
});

test('a save that cannot be read is listed, kept, and in nobody’s way', async () => {
  const storage = new MemoryStorage();
  await open(storage).add(running('whole'));
  storage.texts.set('bastide/save/bad/a', 'bastide 3 900 00000000\n{"save":1');
  storage.texts.set('bastide/save/odd/a', seal(1, writeAscii({ save: 1, id: 'odd' })));
  storage.texts.set('bastide/save/late/b', seal(1, writeAscii({ save: 99, id: 'late' })));
  const before = new Map(storage.texts);
  const library = open(storage);
  expect(lines(await library.list())).toEqual(['whole whole', 'bad damaged', 'late newer', 'odd damaged']);
  expect(await library.load('bad')).toEqual({ rule: 'damaged' });
  expect(await library.raw('bad')).toEqual([before.get('bastide/save/bad/a')]);
  expect(storage.texts).toEqual(before);
});

test('a newer version’s save is not opened from its older slot, which would write over the newer one', async () => {
  const storage = new MemoryStorage();
  const library = open(storage, false);
  await library.add(running('game'));
  storage.texts.set('bastide/save/game/b', seal(2, writeAscii({ ...running('game'), save: 2 })));
  expect(await open(storage, false).load('game')).toMatchObject({ rule: 'newer' });
});

test('a row that storage cannot give back hides no other', async () => {
  const storage = new MemoryStorage();
  const ports = storage.start({ files: false });
  await new Library(ports).add(running('good'));
  storage.texts.set('bastide/save/huge/a', '…');
  const get = ports.shelf.get;
  const shelf = {
    ...ports.shelf,
    get: (keys: readonly string[]) =>
      keys.some((key) => key.includes('huge')) ? Promise.reject(new Error('row too big')) : get(keys),
  };
  expect(lines(await new Library({ shelf }).list())).toEqual(['good whole', 'huge unreadable']);
  expect(await new Library({ shelf }).keep(running('huge'))).toBeUndefined();
  expect(await new Library(ports).load('huge')).toEqual(running('huge'));
});

test('when every key is gone the games come back from their files', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  await library.add(running('game'));
  await library.add(finishedSave('over', 2));
  storage.texts.clear();
  const again = open(storage);
  expect(lines(await again.list())).toEqual(['over whole', 'game whole']);
  expect(await again.load('game')).toEqual(running('game'));
  await again.keep({ ...running('game'), updated: 5_000 });
  expect(await open(storage).load('game')).toMatchObject({ updated: 5_000 });
});

test('a folder that cannot be read is no harm while the slots are whole', async () => {
  const storage = new MemoryStorage();
  await open(storage).add(running('game'));
  const { shelf, folder } = storage.start();
  const broken = () => Promise.reject(new Error('no folder'));
  const library = new Library({ shelf, folder: { ...folder!, names: broken, read: broken } });
  expect(lines(await library.list())).toEqual(['game whole']);
  expect(await library.load('game')).toEqual(running('game'));
});

test('while the file copy cannot be written, the slots still take turns', async () => {
  const storage = new MemoryStorage();
  const { shelf, folder } = storage.start();
  const full = () => Promise.reject(new StorageFull());
  const library = new Library({ shelf, folder: { ...folder!, write: full } });
  expect(await library.add(running('game'))).toEqual({ rule: 'storage-full' });
  for (const updated of [11, 12, 13]) {
    expect(await library.keep({ ...running('game'), updated })).toEqual({ rule: 'storage-full' });
  }
  // A cut in the middle of the next write may cost the step it carries, and no other.
  const died = { at: storage.changes + 1, cut: 'part', share: 0.5 } as const;
  const next = new Library(storage.start({ death: died }));
  await next.load('game');
  await next.keep({ ...running('game'), updated: 14 });
  expect(await open(storage).load('game')).toMatchObject({ updated: 13 });
  const [older, newer] = ['a', 'b'].map((slot) => unseal(storage.texts.get(`bastide/save/game/${slot}`)));
  expect([older, newer?.sequence]).toEqual([undefined, 4]);
});

test('a game can be opened while a long list is still being read', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  for (let at = 0; at < 40; at++) await library.add(running(`g${at}`, at));
  const order: string[] = [];
  const listing = library.list((listed) => void order.push(String(listed.length)));
  const loading = library.load('g7').then(() => order.push('loaded'));
  expect(lines(await listing)).toHaveLength(40);
  await loading;
  expect(order.indexOf('loaded')).toBeLessThan(order.indexOf('40'));
});

test('a game that is removed while the list is being read is not on it', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  for (let at = 0; at < 20; at++) await library.add(running(`g${at}`, at));
  const listing = library.list();
  await library.remove('g9');
  expect(lines(await listing)).toHaveLength(19);
});

test.each([1, 2, 3])(
  'a window left behind does not write over %i steps that another played',
  async (steps) => {
    const storage = new MemoryStorage();
    const [left, other] = [open(storage), open(storage)];
    await left.add(running('game'));
    await other.load('game');
    for (let at = 1; at <= steps; at++) await other.keep({ ...running('game'), updated: 20 + at });
    for (const updated of [31, 32, 33]) {
      expect(await left.keep({ ...running('game'), updated })).toEqual({ rule: 'played-on' });
    }
    expect(await left.load('game')).toMatchObject({ updated: 20 + steps });
    expect(await left.keep({ ...running('game'), updated: 34 })).toBeUndefined();
    expect(await open(storage).load('game')).toMatchObject({ updated: 34 });
  },
);

test('a write that was done though it was said to fail is not taken for another window’s', async () => {
  const storage = new MemoryStorage();
  const { shelf } = storage.start({ files: false });
  let fails = false;
  const put = async (key: string, text: string): Promise<void> => {
    await shelf.put(key, text);
    if (fails) throw new Error('no answer');
  };
  const library = new Library({ shelf: { ...shelf, put } });
  await library.add(running('game'));
  fails = true;
  for (let again = 0; again < 2; again++) {
    expect(await library.keep({ ...running('game'), updated: 41 })).toMatchObject({ rule: 'storage-failed' });
  }
  fails = false;
  expect(await library.keep({ ...running('game'), updated: 42 })).toBeUndefined();
  expect(await open(storage).load('game')).toMatchObject({ updated: 42 });
});

test('a game can be renamed and duplicated', async () => {
  const library = open(new MemoryStorage());
  await library.add(running('game'));
  expect(await library.rename('game', '  Sunday at Élodie’s  ')).toBeUndefined();
  expect(await library.load('game')).toEqual({ ...running('game'), title: 'Sunday at Élodie’s' });
  // With the seed of the first, the copy would tell what that one is going to deal.
  const copy = { id: 'copy', seed: 70, aiSeed: 71 };
  expect(await library.duplicate('game', { ...copy, title: 'A copy', now: 9 })).toBeUndefined();
  expect(await library.load('copy')).toEqual({ ...running('copy'), ...copy, title: 'A copy', updated: 9 });
  await library.rename('game', '');
  expect(await library.load('game')).toEqual(running('game'));
});

test('a removed game can be had back, a damaged one too', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  await library.add(running('game'));
  storage.texts.set('bastide/save/bad/a', 'half a sa');
  for (const id of ['game', 'bad']) {
    const removed = await library.remove(id);
    if (isProblem(removed)) throw new Error(removed.rule);
    expect(await open(storage).load(id)).toEqual({ rule: 'gone' });
    expect(await library.restore(removed)).toBeUndefined();
  }
  expect(lines(await open(storage).list())).toEqual(['game whole', 'bad damaged']);
  expect(await open(storage).load('game')).toEqual(running('game'));
});

test('a damaged game comes back with all its texts: the whole steps may be in any of them', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  await library.add(running('game'));
  await library.keep(running('game'));
  for (const map of [storage.texts, storage.files])
    for (const [key, text] of map) map.set(key, `${text}${key}`);
  const before = await library.raw('game');
  const removed = await library.remove('game');
  if (isProblem(removed)) throw new Error(removed.rule);
  expect(await library.restore(removed)).toBeUndefined();
  expect(await library.raw('game')).toEqual(before);
  expect(before).toHaveLength(3);
});

test('killed while it removes a game, the app finds it again as it was, or not at all', async () => {
  for (let at = 1; at <= 4; at++) {
    for (const cut of ['old', 'new'] as const) {
      const storage = new MemoryStorage();
      const library = open(storage);
      await library.add(running('game'));
      await library.keep({ ...running('game'), updated: 7_777 });
      const death = { at: storage.changes + at, cut, share: 0 };
      await new Library(storage.start({ death })).remove('game');
      const left = await open(storage).load('game');
      if (!(isProblem(left) && left.rule === 'gone')) expect(left).toMatchObject({ updated: 7_777 });
    }
  }
});

test('a full library says so and takes no more', async () => {
  const storage = new MemoryStorage();
  for (let at = 0; at < LIMITS.games; at++) storage.texts.set(`bastide/save/g${at}/a`, '');
  expect(await open(storage).add(running('more'))).toEqual({ rule: 'library-full', limit: LIMITS.games });
  expect(storage.texts.size).toBe(LIMITS.games);
});

test('a full device says so and the game stands as it stood', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  await library.add(running('game'));
  storage.failure = new StorageFull();
  expect(await library.keep({ ...running('game'), updated: 3 })).toEqual({ rule: 'storage-full' });
  storage.failure = new Error('disk on fire');
  expect(await library.keep({ ...running('game'), updated: 3 })).toMatchObject({ rule: 'storage-failed' });
  storage.failure = undefined;
  expect(await open(storage).load('game')).toEqual(running('game'));
});

test('two writes at once do not overtake each other', async () => {
  const storage = new MemoryStorage();
  const library = open(storage);
  await library.add(running('game'));
  await Promise.all([11, 12, 13].map((updated) => library.keep({ ...running('game'), updated })));
  expect(await open(storage).load('game')).toMatchObject({ updated: 13 });
});

test('what cannot be read is told from what cannot be stored', async () => {
  const { shelf } = new MemoryStorage().start({ files: false });
  const fail = () => Promise.reject(new Error('storage is locked'));
  const library = new Library({ shelf: { ...shelf, keys: fail, get: fail } });
  for (const read of [library.list(), library.load('game'), library.raw('game')]) {
    expect(await read).toMatchObject({ rule: 'unreadable' });
  }
  expect(await library.add(running('game'))).toMatchObject({ rule: 'storage-failed' });
});
