import { isProblem } from '@/saves/problems';
import type { Seating } from '@/saves/save';
import { MemoryStorage } from '@/saves/testing/memory-storage';

import { createPace } from './pace';
import { createServices, GREEDY, type AnySession, type Services } from './services';

const servicesOn = (storage: MemoryStorage): Services => {
  let lot = 0;
  return createServices({
    ports: storage.start(),
    now: () => 1_000,
    newId: () => `game${++lot}`,
    newSeed: () => 7 + lot,
  });
};

const PERSONS: readonly Seating[] = [
  { by: 'person', name: 'Ada', colour: 'green' },
  { by: 'person', name: 'Bea', colour: 'mauve' },
];
const computersOf = (level: string): readonly Seating[] =>
  PERSONS.map((seat) => ({ ...seat, by: 'computer', level }));

const begin = async (services: Services, seats = PERSONS): Promise<string> => {
  const id = await services.startGame({ game: 'city', seats });
  if (isProblem(id)) throw new Error(id.rule);
  return id;
};
const open = async (services: Services, id: string): Promise<AnySession> => {
  const session = await services.openSession(id);
  if (isProblem(session)) throw new Error(session.rule);
  return session;
};

test('a game that is begun can be opened, and again after the app is closed', async () => {
  const storage = new MemoryStorage();
  const id = await begin(servicesOn(storage));
  const { seats } = (await open(servicesOn(storage), id)).getTable();
  expect(seats).toEqual(PERSONS);
});

test('a game has one session until it is closed, then a new one', async () => {
  const services = servicesOn(new MemoryStorage());
  const id = await begin(services);
  const first = await open(services, id);
  expect(await open(services, id)).toBe(first);
  const left = services.closeSession(id);
  const second = await open(services, id);
  await left;
  expect(second).not.toBe(first);
  expect(await first.takeOver()).toMatchObject({ rule: 'not-now' });
  expect(await second.takeOver()).toBeUndefined();
});

test('what cannot be opened says why and may be tried again', async () => {
  const services = servicesOn(new MemoryStorage());
  expect(await services.openSession('nosuch')).toMatchObject({ rule: 'gone' });
  expect(await services.startGame({ game: 'chess', seats: PERSONS })).toMatchObject({ rule: 'unknown-game' });
});

test.each([GREEDY, 'of-a-later-version'])(
  'two computers of level %s play, hurried, as far as they are let',
  async (level) => {
    const services = servicesOn(new MemoryStorage());
    services.pace.set(0);
    const session = await open(services, await begin(services, computersOf(level)));
    await new Promise<void>((resolve) => {
      session.listen(({ ply }) => ply >= 12 && resolve());
    });
    await session.close();
    expect(session.getTable().problem).toBeUndefined();
    expect(session.getTable().ply).toBeGreaterThanOrEqual(12);
  },
);

/** A pace whose pauses end when told to. */
const paceByHand = () => {
  const pauses: (() => void)[] = [];
  const pace = createPace(() => {
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    pauses.push(end);
    return { over, end };
  });
  return { pace, pauses };
};

test('the pace waits, a hurry cuts it short, and a person’s step brings it back', async () => {
  const ended: string[] = [];
  const { pace, pauses } = paceByHand();
  const first = pace.wait().then(() => ended.push('first'));
  await Promise.resolve();
  expect(ended).toEqual([]);
  pace.hurry();
  await first;
  await pace.wait();
  expect(pauses).toHaveLength(1);
  pace.relax();
  void pace.wait();
  expect(pauses).toHaveLength(2);
});

test.each(['let go', 'hurried'] as const)('a held pace waits on until it is %s', async (how) => {
  const ended: string[] = [];
  const { pace, pauses } = paceByHand();
  pace.hold(true);
  const wait = pace.wait().then(() => ended.push('over'));
  pauses[0]();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(ended).toEqual([]);
  if (how === 'let go') pace.hold(false);
  else pace.hurry();
  await wait;
  expect(ended).toEqual(['over']);
});
