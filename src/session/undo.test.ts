import fc from 'fast-check';
import { CHANCE, type Actor, type Seat } from '../core/contract';
import { difference } from '../core/conformance/same';
import { randomAt } from '../core/random';
import { steps, type StepsAction } from './testing/steps';
import { toy } from '../core/testing/toy';
import type { Save } from '../saves/save';
import { actAtRandom, newGame, noLibrary, playAtRandom, sitDown } from './testing/sit-down';

const gist = ({ updated: _updated, ...save }: Save): Omit<Save, 'updated'> => save;

const TABLES = ['pp', 'ppp', 'pc', 'cp', 'ppc', 'pcc', 'pppp'] as const;
const tables = fc.record({ seats: fc.constantFrom(...TABLES), seed: fc.nat(), acts: fc.nat({ max: 60 }) });

test.each([
  ['a game with secrets', toy],
  ['a game of turns of several steps', steps],
])('in %s, undo to the wall and redo gives the same state, scores and save', async (_what, game) => {
  let undone = 0;
  await fc.assert(
    fc.asyncProperty(tables, async ({ seats, seed, acts }) => {
      const save = newGame(game as typeof toy, seats, { seed });
      const session = sitDown(game as typeof toy, save, noLibrary);
      await playAtRandom(game as typeof toy, session, seed, acts);
      await session.idle();
      const [before, record] = [session.getTable(), session.record()];
      let back = 0;
      while (session.getTable().canUndo) {
        expect(await session.undo()).toBeUndefined();
        back++;
      }
      undone += back;
      expect(await session.undo()).toEqual({ rule: 'not-now' });
      expect(session.getTable().ply).toBe(before.ply - back);
      while (back-- > 0) expect(await session.redo()).toBeUndefined();
      await session.idle();
      const now = session.record();
      expect(difference(gist(now), gist(record))).toBeUndefined();
      expect(session.getTable().scores).toEqual(before.scores);
    }),
    { numRuns: 150 },
  );
  expect(undone).toBeGreaterThan(15);
});

test('no step is taken back past a reveal or past somebody else’s step', async () => {
  for (let seed = 0; seed < 30; seed++) {
    const session = sitDown(steps, newGame(steps, 'ppc', { seed }), noLibrary);
    const random = randomAt(seed, 0, 'table');
    const made: { readonly actor: Actor; readonly reveals: boolean }[] = [];
    session.listen(({ kind, actor, events }) => {
      if (kind === 'taken-back') {
        const last = made.pop();
        expect(last).toEqual({ actor, reveals: false });
        expect(session.getTable().seats[actor as Seat].by).toBe('person');
      } else made.push({ actor, reveals: actor === CHANCE || events.some((event) => event.reveals) });
    });
    for (let act = 0; act < 300 && !session.getTable().outcome; act++)
      await actAtRandom(steps, session, random);
    expect(session.getTable().outcome).toBeDefined();
    expect(made.length).toBe(session.getTable().ply);
  }
});

test('after undo and the same steps the same is drawn', async () => {
  const drawn: string[] = [];
  for (const hesitant of [false, true]) {
    const session = sitDown(toy, newGame(toy, 'pp', { seed: 8 }), noLibrary);
    for (let turn = 0; turn < 12; turn++) {
      await session.takeOver();
      await session.idle();
      const action = toy.unpack(session.getTable().legal[0]);
      await session.attempt(action);
      if (!hesitant) continue;
      await session.undo();
      await session.takeOver();
      await session.attempt(action);
    }
    drawn.push(session.record().log.join(' '));
  }
  expect(drawn[1]).toBe(drawn[0]);
});

test('a person’s steps can be taken back one by one within a turn, points too', async () => {
  const session = sitDown(steps, newGame(steps, 'pc'), noLibrary);
  await session.idle();
  const forth: StepsAction = { do: 'walk', by: 1 };
  const start = session.getTable().scores;
  expect(await session.attempt(forth)).toBeUndefined();
  expect(await session.attempt(forth)).toBeUndefined();
  expect(session.getTable().scores[0]).toBe(start[0] + 2);
  await session.undo();
  await session.undo();
  expect(session.getTable().scores).toEqual(start);
  expect(session.getTable()).toMatchObject({ canUndo: false, canRedo: true });
  await session.attempt({ do: 'stop' });
  expect(session.getTable()).toMatchObject({ canUndo: true, canRedo: false });
});

test('what was undone is still undone, and can be done again, after the app was started anew', async () => {
  const session = sitDown(steps, newGame(steps, 'pc'), noLibrary);
  await session.idle();
  await session.attempt({ do: 'walk', by: 1 });
  await session.attempt({ do: 'walk', by: 2 });
  await session.undo();
  const again = sitDown(steps, session.record(), noLibrary);
  expect(again.getTable()).toMatchObject({ canUndo: true, canRedo: true, ply: session.getTable().ply });
  await again.redo();
  expect(again.getTable().scores[0]).toBe(3);
});
