import { PUBLIC, type Eye, type Seat } from '../core/contract';
import { difference } from '../core/conformance/same';
import { randomAt } from '../core/random';
import { toy, type ToyEvent, type ToyState } from '../core/testing/toy';
import type { Step, Table } from './table';
import { actAtRandom, newGame, noLibrary, sitDown } from './testing/sit-down';

/** Everything a screen could show, read aloud or animate. */
const checkTable = (table: Table<ToyState>, heard: readonly ToyEvent[], eye: Eye): void => {
  expect(table.eye).toBe(eye);
  checkState(table.seen, eye);
  checkEvents(heard, eye);
};

const checkState = (seen: ToyState, eye: Eye): void => {
  // What was already seen by this eye holds nothing that this eye would have blanked.
  expect(difference(toy.observe(seen, eye), seen)).toBeUndefined();
};

const checkEvents = (events: readonly ToyEvent[], eye: Eye): void => {
  for (const event of events) {
    if (event.kind === 'drew' && event.seat !== eye) expect(event.worth).toBeUndefined();
  }
};

const persons = (seats: string): Seat[] => [...seats].flatMap((by, seat) => (by === 'p' ? [seat] : []));

test.each(['pp', 'ppp', 'pcp', 'ppc', 'pc', 'cpc', 'cc'])(
  'with seats %s nothing of another seat’s secret reaches a screen, at any moment',
  async (seats) => {
    const alone = persons(seats).length === 1 ? persons(seats)[0] : undefined;
    for (let seed = 0; seed < 4; seed++) {
      const session = sitDown(toy, newGame(toy, seats, { seed }), noLibrary);
      /** Who sits before the device, as far as people have told it. */
      let there: Eye = alone ?? PUBLIC;
      let tables = 0;
      const look = (): void => {
        const table = session.getTable();
        tables++;
        // A table is for whoever took over, or for nobody; never for the next before taking over.
        if (table.eye !== PUBLIC) expect(table.eye).toBe(there);
        checkTable(table, session.heard(), table.eye);
        if (table.wait?.for === 'person') expect(table).toMatchObject({ eye: PUBLIC, legal: [] });
      };
      session.subscribe(look);
      session.listen((step: Step<ToyState, ToyEvent>) => {
        const { eye } = session.getTable();
        checkState(step.before, eye);
        checkState(step.after, eye);
        checkEvents(step.events, eye);
      });
      const random = randomAt(seed, 1, 'table');
      await session.idle();
      while (!session.getTable().outcome) {
        const { wait } = session.getTable();
        if (random.int(8) === 0) session.background();
        if (alone === undefined && wait?.for === 'person') there = wait.seat;
        await actAtRandom(toy, session, random);
        look();
      }
      expect(tables).toBeGreaterThan(20);
    }
  },
);

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
