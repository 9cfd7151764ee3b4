import { GAMES } from '../games';
import { city } from '../games/city';
import { exportSave } from '../saves/export';
import { importText } from '../saves/import';
import { LIMITS, SAVE_BUDGET } from '../saves/limits';
import { isProblem } from '../saves/problems';
import { seal, writeAscii } from '../saves/seal';
import { CUTS } from '../saves/testing/memory-storage';
import { openSave } from './open';
import { prepareKills } from './testing/kill';
import { newGame, noLibrary, playAtRandom, sitDown } from './testing/sit-down';

const find = (id: string) => GAMES.find((game) => game.id === id);

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('is played to its end by people and computers, and every save of it opens and travels', async () => {
    for (const [seed, seats] of ['pp', 'ppc', 'pccp'].entries()) {
      const session = sitDown(game, newGame(game, seats, { seed }), {
        keep: async (save) => {
          if (save.cursor % 29 !== 0) return undefined;
          const opened = openSave(game, save);
          if (isProblem(opened)) throw new Error(JSON.stringify(opened));
          expect(opened.history.closed).toEqual([]);
          return undefined;
        },
      });
      await playAtRandom(game, session, seed);
      const { outcome, scores } = session.getTable();
      expect(outcome).toBeDefined();
      const text = exportSave(session.record());
      const imported = importText(text, find, { id: 'copy', aiSeed: 1, now: 1 });
      if (isProblem(imported)) throw new Error(imported.rule);
      expect(imported.problem).toBeUndefined();
      expect(imported.save.standing).toEqual({ places: outcome?.places, scores });
      expect(imported.save.log.length).toBeLessThan(LIMITS.steps / 4);
    }
  });

  test('has a position that can be gone on from when its rules change', async () => {
    const session = sitDown(game, newGame(game, 'pp', { seed: 5 }), noLibrary);
    await playAtRandom(game, session, 5, 60);
    const read: unknown = JSON.parse(writeAscii(session.record()));
    const next = { ...game, edition: game.edition + 1, read: () => undefined };
    const opened = openSave(next, read as ReturnType<typeof session.record>);
    if (isProblem(opened)) throw new Error(JSON.stringify(opened));
    expect(opened.history.closed.length).toBe(session.getTable().ply);
    const going = sitDown(next, session.record(), noLibrary);
    await playAtRandom(next, going, 6);
    expect(going.getTable().outcome).toBeDefined();
  });

  test('is not lost when the app is killed', async () => {
    const kill = await prepareKills(game, { seats: 'pp', files: true, options: game.defaults });
    for (const [at, cut] of CUTS.entries()) {
      const killed = await kill(at, { at: 40 + 37 * at, cut, share: 0.5 });
      expect(killed.faults).toEqual([]);
    }
  }, 30_000);
});

test('a four-seat game of The City keeps to its budget', async () => {
  const sizes: number[] = [];
  for (let seed = 0; seed < 10; seed++) {
    const session = sitDown(city, newGame(city, 'cccc', { seed }), noLibrary);
    await session.idle();
    expect(session.getTable().outcome).toBeDefined();
    sizes.push(seal(999, writeAscii(session.record())).length);
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(SAVE_BUDGET);
});
