import type { Game, GameEvent } from '../../core/contract';
import { Library } from '../../saves/library';
import { isProblem } from '../../saves/problems';
import type { Save } from '../../saves/save';
import { MemoryStorage, type Death } from '../../saves/testing/memory-storage';
import { newGame, playAtRandom, sitDown } from './sit-down';

/** The table that is killed again and again. */
export interface Victim<O> {
  readonly seats: string;
  /** The platform keeps second copies in files. */
  readonly files: boolean;
  readonly options: O;
}

export interface Killed {
  /** What is broken, in words; empty if the game was not lost. */
  readonly faults: readonly string[];
  /** The game ended before its death came. */
  readonly survived: boolean;
}

const gist = ({ log, cursor, snapshot, standing, title }: Save): string =>
  JSON.stringify({ log, cursor, snapshot, standing, title });

/**
 * Gives a function that plays a game until the app dies in the middle of a change of storage (counted from the first
 * that the game itself makes), starts it again, and looks at what is left.
 */
export const prepareKills = async <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  { seats, files, options }: Victim<O>,
): Promise<(seed: number, death: Death) => Promise<Killed>> => {
  const prepared = new MemoryStorage();
  const others = await playOthers(game, new Library(prepared.start({ files })), { seats, files, options });

  return async (seed, death) => {
    const storage = prepared.copy();
    let asked: Save | undefined;
    let confirmed: Save | undefined;
    const library = new Library(storage.start({ files, death }));
    const keep = async (save: Save) => {
      asked = save;
      const fault = await library.keep(save);
      if (!fault) confirmed = save;
      return fault;
    };
    const save = newGame(game, seats, { id: 'mine', seed, options });
    asked = save;
    if (!(await library.add(save))) {
      confirmed = save;
      const session = sitDown(game, save, { keep });
      await playAtRandom(game, session, seed);
      await session.close();
    }

    const survived = storage.changes < death.at;
    const faults: string[] = [];
    const again = new Library(storage.start({ files }));
    const listed = await again.list();
    for (const [id, before] of others) {
      const now = await again.load(id);
      if (isProblem(now) || gist(now) !== before) faults.push(`the other save ${id} was touched`);
      const line = isProblem(listed) ? undefined : listed.find((one) => one.id === id);
      if (!line || line.problem) faults.push(`${id} is not listed`);
    }
    const mine = await again.load('mine');
    if (isProblem(mine)) {
      if (confirmed) faults.push(`lost: ${JSON.stringify(mine)}`);
      return { faults, survived };
    }
    const allowed = [confirmed, asked].flatMap((one) => (one ? [gist(one)] : []));
    if (!allowed.includes(gist(mine)))
      faults.push(`stands at ${mine.cursor}, not at the last confirmed step`);
    const second = sitDown(game, mine, again);
    await playAtRandom(game, second, seed + 1);
    const { outcome, problem } = second.getTable();
    if (!outcome || problem) faults.push('cannot be played to its end');
    return { faults, survived };
  };
};

/** A running and a finished game that lie beside the one to be killed. */
const playOthers = async <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  library: Library,
  { seats, options }: Victim<O>,
): Promise<ReadonlyMap<string, string>> => {
  const others = new Map<string, string>();
  const acts = { finished: 5_000, running: 9 };
  for (const [id, count] of Object.entries(acts)) {
    const save = newGame(game, seats, { id, seed: 5, options });
    await library.add(save);
    const session = sitDown(game, save, library);
    await playAtRandom(game, session, 5, count);
    await session.close();
    const kept = await library.load(id);
    if (isProblem(kept)) throw new Error(`${id} cannot be read`);
    others.set(id, gist(kept));
  }
  return others;
};
