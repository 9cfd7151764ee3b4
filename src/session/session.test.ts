import { toy } from '../core/testing/toy';
import { Library } from '../saves/library';
import { StorageFull } from '../saves/ports';
import { isProblem } from '../saves/problems';
import { MemoryStorage } from '../saves/testing/memory-storage';
import { steps } from './testing/steps';
import { newGame, noLibrary, playAtRandom, sitDown } from './testing/sit-down';

const begin = async (seats: string) => {
  const storage = new MemoryStorage();
  const library = new Library(storage.start());
  const save = newGame(steps, seats);
  await library.add(save);
  const session = sitDown(steps, save, library);
  await session.idle();
  return { storage, library, session };
};

test('every step is stored before the next can be made', async () => {
  const stored: number[] = [];
  let release = (): void => undefined;
  const session = sitDown(steps, newGame(steps, 'pc'), {
    keep: (save) =>
      new Promise((resolve) => {
        release = () => {
          stored.push(save.cursor);
          resolve(undefined);
        };
      }),
  });
  while (session.getTable().ply < 1) await Promise.resolve();
  release();
  await session.idle();
  const first = session.attempt({ do: 'walk', by: 1 });
  while (!session.getTable().storing) await Promise.resolve();
  const second = session.attempt({ do: 'stop' });
  for (let tick = 0; tick < 50; tick++) await Promise.resolve();
  expect(session.getTable()).toMatchObject({ ply: 2, storing: true });
  release();
  expect(await first).toBeUndefined();
  while (session.getTable().ply < 3) await Promise.resolve();
  expect(stored).toEqual([1, 2]);
  release();
  expect(await second).toBeUndefined();
});

test('of two taps at once one counts', async () => {
  const { session } = await begin('pc');
  const { ply } = session.getTable();
  const results = await Promise.all([session.attempt({ do: 'stop' }), session.attempt({ do: 'stop' })]);
  expect(results).toEqual([undefined, { rule: 'not-now' }]);
  expect(session.getTable().ply).toBe(ply + 1);
});

test('an action that the rules forbid is refused with the rule, and nothing happens', async () => {
  const { session } = await begin('pc');
  const { ply } = session.getTable();
  expect(await session.attempt({ do: 'say', good: 1 })).toEqual({ rule: 'S3' });
  expect(session.getTable().ply).toBe(ply);
});

test('when the device is full the game waits, says so, and goes on when there is room again', async () => {
  const { session, storage } = await begin('pc');
  storage.failure = new StorageFull();
  await session.attempt({ do: 'walk', by: 1 });
  expect(session.getTable().problem).toEqual({ rule: 'storage-full' });
  expect(await session.attempt({ do: 'stop' })).toEqual({ rule: 'storage-full' });
  await session.retry();
  expect(session.getTable().problem).toEqual({ rule: 'storage-full' });
  storage.failure = undefined;
  await session.retry();
  expect(session.getTable().problem).toBeUndefined();
  expect(await session.attempt({ do: 'stop' })).toBeUndefined();
});

test('people may choose to go on unsaved, and the steps are stored as soon as they can be', async () => {
  const { session, storage, library } = await begin('pc');
  storage.failure = new Error('no storage here');
  await session.attempt({ do: 'walk', by: 1 });
  expect(session.getTable()).toMatchObject({ stopped: true });
  session.goOnUnsaved();
  expect(session.getTable()).toMatchObject({ stopped: false, problem: { rule: 'storage-failed' } });
  await session.attempt({ do: 'stop' });
  await session.takeOver();
  await session.idle();
  expect(session.getTable()).toMatchObject({ problem: { rule: 'storage-failed' }, actor: 0 });
  storage.failure = undefined;
  await session.attempt(steps.unpack(session.getTable().legal[0]));
  await session.idle();
  expect(session.getTable().problem).toBeUndefined();
  expect(await library.load('game1')).toMatchObject({ cursor: session.getTable().ply });
});

test.each([
  ['throws', () => Promise.reject(new Error('stuck'))],
  ['gives an unlawful move', () => toy.pack({ do: 'draw', worth: 1 })],
])('a computer that %s stops the game with a problem, and can be asked again', async (_what, think) => {
  let able = false;
  const session = sitDown(toy, newGame(toy, 'cp'), noLibrary, (seen) =>
    able ? toy.legal(seen)[0] : think(),
  );
  await session.idle();
  expect(session.getTable()).toMatchObject({
    problem: { rule: 'computer-failed', seat: 0 },
    thinking: undefined,
  });
  able = true;
  await session.retry();
  await session.idle();
  expect(session.getTable()).toMatchObject({ problem: undefined, actor: 1 });
});

test('a step taken back while the computer thinks drops its thought', async () => {
  let answer = (): void => undefined;
  const session = sitDown(steps, newGame(steps, 'pc', { seed: 2 }), noLibrary, (seen) => {
    const [move] = steps.legal(seen);
    return new Promise((resolve) => (answer = () => resolve(move)));
  });
  await session.idle();
  while (session.getTable().actor === 0) await session.attempt({ do: 'walk', by: 1 });
  await session.takeOver();
  while (session.getTable().thinking === undefined) await Promise.resolve();
  const { ply } = session.getTable();
  expect(await session.undo()).toBeUndefined();
  answer();
  await session.idle();
  expect(session.getTable()).toMatchObject({ ply: ply - 1, actor: 0, thinking: undefined });
});

test('a game that was left does nothing more', async () => {
  const { session } = await begin('pc');
  await session.close();
  const { ply } = session.getTable();
  expect(await session.attempt({ do: 'stop' })).toEqual({ rule: 'not-now' });
  await session.idle();
  expect(session.getTable().ply).toBe(ply);
});

test('tables keep what did not change, so that screens need not draw it again', async () => {
  const { session } = await begin('pp');
  const before = session.getTable();
  session.background();
  const after = session.getTable();
  expect(after.seen).toBe(before.seen);
  expect(after.scores).toBe(before.scores);
});

test('a title is kept with the game', async () => {
  const { session, library } = await begin('pc');
  expect(await session.rename('Rainy day')).toBeUndefined();
  expect(session.getTable().title).toBe('Rainy day');
  expect(await library.load('game1')).toMatchObject({ title: 'Rainy day' });
});

test('every step is heard once, in order, and earlier positions can be seen again', async () => {
  const plies: number[] = [];
  const session = sitDown(steps, newGame(steps, 'pc', { seed: 4 }), noLibrary);
  session.listen((step) => (step.kind === 'taken-back' ? plies.pop() : plies.push(step.ply)));
  await playAtRandom(steps, session, 4);
  const { ply, outcome } = session.getTable();
  expect(outcome).toBeDefined();
  expect(plies).toEqual(Array.from({ length: ply }, (_, at) => at));
  const points = session.heard().reduce((sum, event) => sum + (event.points ?? 0), 0);
  expect(points).toBe(session.getTable().scores.reduce((sum, score) => sum + score, 0));
  expect(session.seenAt(0)).toEqual(steps.setup(steps.defaults, 2));
  expect(session.seenAt(ply)).toEqual(session.getTable().seen);
});

test('a finished game is kept as finished', async () => {
  const { session, library } = await begin('pc');
  await playAtRandom(steps, session, 1);
  const kept = await library.load('game1');
  if (isProblem(kept)) throw new Error(kept.rule);
  expect(kept.standing).toEqual({ places: [1, 1], scores: session.getTable().scores });
});
