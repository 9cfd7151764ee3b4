import { greedyPlayer, type Judge } from '@/ai/greedy';
import { CHANCE, type GameEvent } from '@/core/contract';
import { PLAYABLE } from '@/games/playable';
import type { Playable } from '@/games/shelf';
import { Library } from '@/saves/library';
import type { Ports } from '@/saves/ports';
import { isProblem, problem, type Problem } from '@/saves/problems';
import type { Save, Seating } from '@/saves/save';
import { newSave } from '@/session/new-save';
import { openSave } from '@/session/open';
import type { Thinker } from '@/session/ports';
import { isPerson } from '@/session/presence';
import { Session } from '@/session/session';

import { createPace, type Pace } from './pace';

/** A game being played, of which only the verbs matter to the caller. */
export type AnySession = Session<unknown, unknown, GameEvent, unknown>;

/** What a new game is made of; the first seat starts. */
export interface Setup {
  readonly game: string;
  /** The game's own defaults without it. */
  readonly options?: unknown;
  readonly seats: readonly Seating[];
  readonly title?: string;
  /** What chance draws by; a lot of its own without it. */
  readonly seed?: number;
}

/** What screens need of the world: the games kept on this device, and those being played. */
export interface Services {
  readonly library: Library;
  readonly pace: Pace;
  now(): number;
  newId(): string;
  newSeed(): number;
  /** Begins and keeps a new game; gives its id. */
  startGame(setup: Setup): Promise<string | Problem>;
  /** Opens a game to be played. A second call gives the same session until it is closed. */
  openSession(id: string): Promise<AnySession | Problem>;
  /** Leaves a game; resolves when its last step is stored. */
  closeSession(id: string): Promise<void>;
}

/** What the device lends. */
export interface World {
  readonly ports: Ports;
  now(): number;
  newId(): string;
  newSeed(): number;
}

/** The level of a computer's seat: it takes the most now. */
export const GREEDY = 'greedy';

/** The game of this id with what belongs to it. */
export const boxCalled = (id: string): Playable | undefined => PLAYABLE.find(({ game }) => game.id === id);

/** Whatever level a save asks for, one of a later version too, the one there is plays it: no game stands still. */
const playerFor = ({ game, judge }: Playable): Thinker<unknown> => greedyPlayer(game, judge as Judge);

export const createServices = ({ ports, now, newId, newSeed }: World): Services => {
  const library = new Library(ports);
  const pace = createPace();
  const open = new Map<string, Promise<AnySession | Problem>>();
  const closing = new Map<string, Promise<void>>();

  const seat = (save: Save): AnySession | Problem => {
    const box = boxCalled(save.game);
    if (!box) return problem('unknown-game', { game: save.game });
    const opened = openSave(box.game, save);
    if (isProblem(opened)) return opened;
    // Who hurried another game is in no hurry here.
    pace.relax();
    const session: AnySession = new Session(opened, {
      library,
      now,
      computer: () => playerFor(box),
      // A person who is there to draw need not wait.
      pace: async () => {
        const { actor, decider, seats } = session.getTable();
        if (actor !== CHANCE || !isPerson(seats, decider)) await pace.wait();
      },
    });
    return session;
  };

  const bring = async (id: string): Promise<AnySession | Problem> => {
    await closing.get(id);
    const save = await library.load(id);
    return isProblem(save) ? save : seat(save);
  };

  return {
    library,
    pace,
    now,
    newId,
    newSeed,
    startGame: async ({ game: name, options, seats, title, seed = newSeed() }) => {
      const game = boxCalled(name)?.game;
      if (!game) return problem('unknown-game', { game: name });
      const id = newId();
      const birth = { id, seed, aiSeed: newSeed(), now: now() };
      const table = { options: options ?? game.defaults, seats };
      const save = newSave(game, table, title === undefined ? birth : { ...birth, title });
      return (await library.add(save)) ?? id;
    },
    openSession: (id) => {
      const known = open.get(id);
      if (known) return known;
      const opening = bring(id);
      open.set(id, opening);
      // What cannot be opened now may be later.
      void opening.then((result) => {
        if (isProblem(result)) open.delete(id);
      });
      return opening;
    },
    closeSession: (id) => {
      const opening = open.get(id);
      if (!opening) return closing.get(id) ?? Promise.resolve();
      open.delete(id);
      const left = opening.then(async (session) => {
        if (!isProblem(session)) await session.close();
        if (closing.get(id) === left) closing.delete(id);
      });
      closing.set(id, left);
      return left;
    },
  };
};
