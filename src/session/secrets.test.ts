import { PUBLIC, type AnyGame, type Eye } from '../core/contract';
import { difference } from '../core/conformance/same';
import { randomAt } from '../core/random';
import { toy, type ToyState } from '../core/testing/toy';
import { castle } from '../games/castle';
import { masons } from '../games/masons';
import { eavesdrop } from './testing/eavesdrop';
import { actAtRandom, newGame, noLibrary, sitDown } from './testing/sit-down';

const TABLES = ['pc', 'pcp', 'pp', 'ppp', 'ppc', 'cpc', 'cc'] as const;
const GAMES: readonly AnyGame[] = [toy as AnyGame, castle as AnyGame, masons as AnyGame];
const fits = ({ seats: { min, max } }: AnyGame, table: string): boolean =>
  table.length >= min && table.length <= max;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(TABLES.filter((table) => fits(game, table)))(
    'with seats %s nothing of another seat’s secret reaches a screen, at any moment',
    async (seats) => {
      const { faults, tables, curtains } = await eavesdrop(game, seats, 1);
      expect(faults.slice(0, 5)).toEqual([]);
      expect(tables).toBeGreaterThan(20);
      expect(curtains > 0).toBe(seats.split('p').length > 2);
    },
  );
});

describe('a leak is found', () => {
  const play = (game: typeof toy) => eavesdrop(game, 'pp', 1, toy);
  test('of a hand that everybody sees', async () => {
    const { faults } = await play({ ...toy, observe: (state) => state });
    expect(faults.join()).toMatch(/seen: .*hands/);
    expect(faults.join()).toMatch(/review: .*hands/);
  });
  test('of a draw that everybody hears of, in the log and as it happens', async () => {
    const { faults } = await play({ ...toy, hear: (event) => event });
    expect(faults.join()).toMatch(/log: worth/);
  });
  test('of a curtain that falls only for some hands', async () => {
    const { faults } = await play({ ...toy, private: ({ hands }) => hands[0] > 0 });
    expect(faults.join()).toMatch(/curtain/);
  });
});

const checkState = (seen: ToyState, eye: Eye): void =>
  expect(difference(toy.observe(seen, eye), seen)).toBeUndefined();

test('with one person there is never a curtain or a banner, not even from the background', async () => {
  const session = sitDown(toy, newGame(toy, 'pcc'), noLibrary);
  const random = randomAt(4, 1, 'table');
  session.subscribe(() => expect(session.getTable().wait?.for).not.toBe('person'));
  while (!session.getTable().outcome) {
    session.background();
    expect(session.getTable().eye).toBe(0);
    await actAtRandom(toy, session, random);
  }
});

test('nobody’s draw is made before its seat has taken over', async () => {
  const session = sitDown(toy, newGame(toy, 'pp'), noLibrary);
  await session.idle();
  expect(session.getTable()).toMatchObject({
    ply: 0,
    eye: PUBLIC,
    wait: { for: 'person', seat: 0, curtain: true },
  });
  await session.takeOver();
  await session.idle();
  expect(session.getTable()).toMatchObject({ ply: 1, eye: 0, wait: undefined });
  await session.attempt({ do: 'show' });
  await session.idle();
  expect(session.getTable()).toMatchObject({
    ply: 2,
    eye: PUBLIC,
    wait: { for: 'person', seat: 1 },
    canUndo: true,
  });
});

test('whoever takes a step back behind the curtain is asked to take over again', async () => {
  const session = sitDown(toy, newGame(toy, 'pp'), noLibrary);
  await session.takeOver();
  await session.idle();
  await session.attempt({ do: 'show' });
  await session.undo();
  expect(session.getTable()).toMatchObject({
    ply: 1,
    eye: PUBLIC,
    wait: { for: 'person', seat: 0, curtain: true },
  });
});

test('the background drops the curtain in the middle of a turn, and the same person comes back through it', async () => {
  const session = sitDown(toy, newGame(toy, 'pp'), noLibrary);
  await session.takeOver();
  await session.idle();
  session.background();
  expect(session.getTable()).toMatchObject({ eye: PUBLIC, legal: [], wait: { seat: 0, curtain: true } });
  expect(await session.attempt({ do: 'show' })).toEqual({ rule: 'not-now' });
  await session.takeOver();
  expect(session.getTable()).toMatchObject({ eye: 0, wait: undefined });
});

test('a computer is given what its seat may know and luck that does not come from the game’s seed', async () => {
  const luck = async (seed: number, aiSeed: number): Promise<string> => {
    const thrown: number[] = [];
    const session = sitDown(toy, newGame(toy, 'cp', { seed, aiSeed }), noLibrary, (seen, seat, random) => {
      expect(seat).toBe(0);
      checkState(seen, 0);
      thrown.push(random.int(1_000_000));
      return toy.legal(seen)[0];
    });
    for (let turn = 0; turn < 5; turn++) {
      await session.idle();
      await session.attempt(toy.unpack(session.getTable().legal[0]));
      await session.takeOver();
    }
    await session.idle();
    expect(thrown.length).toBeGreaterThan(4);
    return thrown.join(' ');
  };
  expect(await luck(1, 50)).toBe(await luck(2, 50));
  expect(await luck(1, 50)).not.toBe(await luck(1, 51));
});
