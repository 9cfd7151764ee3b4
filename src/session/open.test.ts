import type { Game } from '../core/contract';
import { isProblem, type Problem } from '../saves/problems';
import { parseSave } from '../saves/parse';
import type { Save } from '../saves/save';
import { writeAscii } from '../saves/seal';
import { branchSave } from './new-save';
import { openSave, peek } from './open';
import { steps, type StepsAction, type StepsEvent, type StepsState } from './testing/steps';
import { newGame, noLibrary, playAtRandom, sitDown } from './testing/sit-down';

type Steps = Game<StepsState, StepsAction, StepsEvent, { readonly turns: number }>;

const played = async (game: Steps = steps, acts = 14): Promise<Save> => {
  const session = sitDown(game, newGame(game, 'pp'), noLibrary);
  await playAtRandom(game, session, 6, acts);
  await session.close();
  return session.record();
};

const reread = (save: Save): Save => {
  const read = parseSave(writeAscii(save));
  if (isProblem(read)) throw new Error(read.rule);
  return read;
};

const opens = (game: Steps, save: Save) => {
  const opened = openSave(game, save);
  if (isProblem(opened)) throw new Error(opened.rule);
  return opened;
};

/** The next edition, in which walking pays twice. */
const twice: Steps = {
  ...steps,
  edition: 2,
  play: (state, move, tell) => {
    const action = steps.unpack(move);
    const seat = state.turn % state.scores.length;
    steps.play(state, move, tell);
    if (action.do === 'walk') state.scores[seat] += action.by;
  },
};

/** An edition that reads none of the old words. */
const renamed: Steps = {
  ...steps,
  edition: 2,
  write: (state, move) => `x-${steps.write(state, move)}`,
  read: (state, word) => (word.startsWith('x-') ? steps.read(state, word.slice(2)) : undefined),
};

test('a save opens where it stood', async () => {
  const save = await played();
  const { history } = opens(steps, reread(save));
  expect(history.ply).toBe(save.cursor);
  expect(sitDown(steps, reread(save), noLibrary).record()).toMatchObject({
    log: save.log,
    cursor: save.cursor,
  });
});

test('a raised edition that replays to the same position leaves the past open', async () => {
  const { history } = opens({ ...steps, edition: 2 }, reread(await played()));
  expect(history.closed).toEqual([]);
});

test.each([
  ['replays to other scores', twice],
  ['does not know the old words', renamed],
])('a raised edition that %s leaves a running game playable, its past closed', async (_what, game) => {
  const save = await played();
  const before = JSON.stringify(save.standing.scores);
  const session = sitDown(game, reread(save), noLibrary);
  const table = session.getTable();
  expect(table.closed).toBe(save.cursor);
  expect(table.canUndo).toBe(false);
  expect(JSON.stringify(table.scores)).toBe(before);
  await playAtRandom(game, session, 3, 4);
  await session.close();
  const middle = reread(session.record());
  expect(middle).toMatchObject({ edition: 2, base: { ply: save.cursor } });
  expect(middle.log.slice(0, save.cursor)).toEqual(save.log.slice(0, save.cursor));
  const again = sitDown(game, middle, noLibrary);
  expect(again.getTable().scores).toEqual(session.getTable().scores);
  await playAtRandom(game, again, 4);
  expect(again.getTable().outcome).toBeDefined();
});

test('the draws after a raised edition are those of the same plies', async () => {
  const save = await played();
  const [one, two] = [sitDown(renamed, save, noLibrary), sitDown(renamed, save, noLibrary)];
  for (const session of [one, two]) await playAtRandom(renamed, session, 9);
  expect(two.record().log).toEqual(one.record().log);
});

test('a state that changed its shape is adopted, or the save is outdated', async () => {
  type Moody = StepsState & { readonly mood: number };
  const moody = {
    ...renamed,
    setup: (options: { readonly turns: number }, seats: number): Moody => ({
      ...steps.setup(options, seats),
      mood: 0,
    }),
  } as Steps;
  const save = reread(await played());
  expect(openSave(moody, save)).toEqual({ rule: 'outdated', edition: 1 });
  const adopting: Steps = { ...moody, adopt: (old) => ({ ...(old as StepsState), mood: 5 }) as Moody };
  expect(opens(adopting, save).history.state).toMatchObject({ mood: 5 });
});

test('a log that breaks under its own edition goes on from the position beside it', async () => {
  const save = await played();
  const log = save.log.with(2, 'nonsense');
  expect(opens(steps, { ...save, log }).history.closed.length).toBe(save.cursor);
});

test.each<[string, (save: Save) => Save, Problem]>([
  ['newer rules', (save) => ({ ...save, edition: 9 }), { rule: 'newer', version: 9 }],
  ['another game', (save) => ({ ...save, game: 'chess' }), { rule: 'unknown-game', game: 'chess' }],
  ['too few seats', (save) => ({ ...save, seats: save.seats.slice(1) }), { rule: 'damaged' }],
  [
    'neither log nor position',
    (save) => ({ ...save, log: save.log.with(2, 'no'), snapshot: { scores: { '~i16': '1' } } }),
    { rule: 'broken', step: 3 },
  ],
])('a save with %s does not open, and it says why', async (_what, spoil, reason) => {
  expect(openSave(steps, spoil(await played()))).toEqual(reason);
});

test('a game that throws on its own log is a broken save, not a crash', async () => {
  const throwing: Steps = {
    ...steps,
    edition: 2,
    play: () => {
      throw new Error('a fault in the rules');
    },
    audit: () => ['a fault in the rules'],
  };
  expect(openSave(throwing, await played())).toEqual({ rule: 'outdated', edition: 1 });
});

test('lists can show a position without replaying, as everybody may see it', async () => {
  const save = await played();
  expect(peek(steps, reread(save))).toEqual(opens(steps, save).history.state);
  expect(peek(steps, { ...save, snapshot: { nothing: 1 } })).toBeUndefined();
});

test('a game continued from an earlier step is a new one with draws of its own', async () => {
  const save = await played(steps, 5_000);
  const { history } = opens(steps, save);
  const ply = save.log.findIndex((word, at) => at > 4 && word.startsWith('roll'));
  const branch = branchSave(history, save, ply, { id: 'branch', seed: 77, aiSeed: 78, now: 9_000 });
  expect(branch).toMatchObject({ id: 'branch', cursor: ply, log: save.log.slice(0, ply), started: 9_000 });
  expect(branch.standing.places).toBeUndefined();
  const session = sitDown(steps, reread(branch), noLibrary);
  await playAtRandom(steps, session, 1);
  expect(session.getTable().outcome).toBeDefined();
});
