import { PUBLIC } from '../core/contract';
import { toy } from '../core/testing/toy';
import { steps } from './testing/steps';
import { newGame, noLibrary, sitDown } from './testing/sit-down';

test('without secrets a banner names the next person, and no curtain falls, not even from the background', async () => {
  const session = sitDown(steps, newGame(steps, 'pp'), noLibrary);
  await session.idle();
  expect(session.getTable().wait).toEqual({ for: 'person', seat: 0, curtain: false });
  await session.takeOver();
  await session.idle();
  session.background();
  expect(session.getTable()).toMatchObject({ eye: 0, wait: undefined });
});

test('the last step of a turn can be taken back until the next person takes over, and not after', async () => {
  const session = sitDown(steps, newGame(steps, 'pp'), noLibrary);
  await session.takeOver();
  await session.idle();
  await session.attempt({ do: 'stop' });
  expect(session.getTable()).toMatchObject({ eye: PUBLIC, canUndo: true, wait: { for: 'person', seat: 1 } });
  await session.undo();
  expect(session.getTable()).toMatchObject({ eye: 0, wait: undefined });
  await session.attempt({ do: 'stop' });
  await session.takeOver();
  await session.idle();
  expect(session.getTable()).toMatchObject({ eye: 1, canUndo: false });
});

test('somebody who has only to say a word takes over too, and cannot take back what the other did', async () => {
  const session = sitDown(steps, newGame(steps, 'pp', { seed: 2 }), noLibrary);
  await session.takeOver();
  await session.idle();
  while (session.getTable().actor === 0) await session.attempt({ do: 'walk', by: 1 });
  expect(session.getTable()).toMatchObject({ actor: 1, wait: { for: 'person', seat: 1 }, canUndo: true });
  await session.takeOver();
  expect(session.getTable()).toMatchObject({ actor: 1, canUndo: false, wait: undefined });
});

test('nor can it be taken back by sending the app to the background after somebody else has taken over', async () => {
  const secretive = { ...steps, private: () => true };
  const session = sitDown(secretive, newGame(secretive, 'pp', { seed: 2 }), noLibrary);
  await session.takeOver();
  await session.idle();
  while (session.getTable().actor === 0) await session.attempt({ do: 'walk', by: 1 });
  session.background();
  expect(session.getTable()).toMatchObject({ eye: PUBLIC, canUndo: true });
  await session.takeOver();
  session.background();
  expect(session.getTable()).toMatchObject({ eye: PUBLIC, canUndo: false, wait: { seat: 1, curtain: true } });
  expect(await session.undo()).toEqual({ rule: 'not-now' });
});

test('against a computer the turn’s last step waits for the ✓ that ends the turn', async () => {
  const session = sitDown(steps, newGame(steps, 'pc'), noLibrary);
  await session.idle();
  await session.attempt({ do: 'stop' });
  await session.idle();
  expect(session.getTable()).toMatchObject({ canUndo: true, eye: 0, wait: { for: 'end-of-turn', seat: 1 } });
  const { ply } = session.getTable();
  await session.takeOver();
  await session.idle();
  expect(session.getTable().ply).toBeGreaterThan(ply + 1);
  expect(session.getTable()).toMatchObject({ canUndo: false, eye: 0 });
});

test('a step that stands ends the turn by itself, and can be taken back until the next is made', async () => {
  let pause = Promise.resolve();
  let go = (): void => undefined;
  const session = sitDown(steps, newGame(steps, 'pc'), noLibrary, undefined, () => pause);
  await session.idle();
  pause = new Promise((resolve) => (go = resolve));
  await session.attempt({ do: 'stop' }, { stands: true });
  expect(session.getTable()).toMatchObject({ canUndo: true, wait: undefined, decider: 1 });
  const { ply } = session.getTable();
  await session.undo();
  go();
  await session.idle();
  expect(session.getTable()).toMatchObject({ ply: ply - 1, eye: 0, actor: 0, wait: undefined });
});

test('a step that stands does not pass the device on to the next person', async () => {
  const session = sitDown(steps, newGame(steps, 'pp'), noLibrary);
  await session.takeOver();
  await session.idle();
  await session.attempt({ do: 'stop' }, { stands: true });
  expect(session.getTable()).toMatchObject({ canUndo: true, wait: { for: 'person', seat: 1 } });
});

test('while a computer plays among several persons, nobody is looking', async () => {
  const eyes = new Set<number>();
  const session = sitDown(steps, newGame(steps, 'pcp'), noLibrary);
  await session.takeOver();
  await session.idle();
  await session.attempt({ do: 'stop' });
  session.listen(({ actor }) => {
    if (actor === 1) eyes.add(session.getTable().eye);
  });
  await session.takeOver();
  await session.idle();
  expect([...eyes]).toEqual([PUBLIC]);
  expect(session.getTable().decider).not.toBe(1);
});

test('a game of computers alone plays itself to its end', async () => {
  const session = sitDown(steps, newGame(steps, 'ccc'), noLibrary);
  await session.idle();
  expect(session.getTable().outcome).toBeDefined();
});

test('in a game with secrets nobody sees a seat’s hand by taking its step back, behind a banner or a curtain', async () => {
  const calm = { ...toy, private: () => false };
  const session = sitDown(calm, newGame(calm, 'pp'), noLibrary);
  await session.takeOver();
  await session.idle();
  await session.attempt({ do: 'show' });
  await session.undo();
  const banner = { for: 'person', seat: 0, curtain: false };
  expect(session.getTable()).toMatchObject({ ply: 1, eye: PUBLIC, wait: banner });
  await session.takeOver();
  session.background();
  expect(session.getTable()).toMatchObject({ eye: PUBLIC, wait: { ...banner, curtain: true } });
  await session.redo();
  await session.undo();
  expect(session.getTable()).toMatchObject({ ply: 1, eye: PUBLIC, wait: { ...banner, curtain: true } });
});
