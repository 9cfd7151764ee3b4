/** The games on this device: listed from the keys, read one by one, so that no save is ever in the way of another. */
import { LIMITS } from './limits';
import { parseSave } from './parse';
import { readingProblem, storageProblem, type Ports } from './ports';
import { isProblem, problem, type Problem } from './problems';
import { entitle, isFinished, summarize, type Save, type Summary } from './save';
import { writeAscii } from './seal';
import {
  findNewest,
  guardNext,
  idsIn,
  keysOf,
  putBack,
  readFiles,
  removeAll,
  sequenceAfter,
  writeNext,
  type Found,
  type Place,
  type Write,
} from './slots';

/** A line of the list: a game, or a save set aside because it cannot be opened, and why. */
export type Listed =
  | { readonly id: string; readonly summary: Summary; readonly problem?: undefined }
  | { readonly id: string; readonly problem: Problem };

/** What was removed, for as long as somebody may want it back. */
export interface Removed {
  readonly id: string;
  readonly found: Found;
}

/** What a copy of a game does not share with it. */
interface Copy extends Pick<Save, 'id' | 'seed' | 'aiSeed'> {
  readonly title: string;
  readonly now: number;
}

/** How many saves are read at a time: lists can show the first while the rest is read. */
const BATCH = 16;

export class Library {
  /** Where each save that was read or written lies. Only a memory of what the slots say. */
  private readonly places = new Map<string, Place>();
  /** The sequence number of each save's last write, whether it came to be or not. */
  private readonly tried = new Map<string, number>();
  /** Calls run one after the other, so two writes of a save can never overtake each other. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly ports: Ports) {}

  /**
   * Every save, newest first; `show` gets what is there so far after each batch. Other calls may come between two
   * batches: nobody waits for a long list to open a game.
   */
  async list(show?: (listed: readonly Listed[]) => void): Promise<readonly Listed[] | Problem> {
    const ids = await this.inTurn(() => this.ids(), readingProblem);
    if (isProblem(ids)) return ids;
    const listed: Listed[] = [];
    for (let at = 0; at < ids.length; at += BATCH) {
      const some = ids.slice(at, at + BATCH);
      const batch = await this.inTurn(() => this.readBatch(some), readingProblem);
      if (isProblem(batch)) return batch;
      listed.push(...batch);
      show?.([...listed].sort(byNewest));
    }
    return listed.sort(byNewest);
  }

  load(id: string): Promise<Save | Problem> {
    return this.inTurn(async () => this.parse(id, await this.find(id)), readingProblem);
  }

  /** Adds a new game; never touches one that is there. */
  add(save: Save): Promise<Problem | undefined> {
    return this.inTurn(async () => {
      const ids = await this.ids();
      if (ids.includes(save.id)) throw new Error(`there is a save ${save.id} already`);
      if (ids.length >= LIMITS.games) return problem('library-full', { limit: LIMITS.games });
      return this.writeSave(save);
    });
  }

  /** Keeps a game that is being played. When it resolves without a problem the game cannot be lost. */
  keep(save: Save): Promise<Problem | undefined> {
    return this.inTurn(() => this.writeSave(save));
  }

  /** Gives a game a title of its own; an empty one takes it away. */
  rename(id: string, title: string): Promise<Problem | undefined> {
    return this.inTurn(async () => {
      const save = this.parse(id, await this.find(id));
      return isProblem(save) ? save : this.writeSave(entitle(save, title));
    });
  }

  /** Copies a game under a new id. Its seed is new too: the copy must not tell what the first is going to deal. */
  async duplicate(id: string, { title, now, ...fresh }: Copy): Promise<Problem | undefined> {
    const save = await this.load(id);
    if (isProblem(save)) return save;
    return this.add(entitle({ ...save, ...fresh, updated: now }, title));
  }

  /** Removes a save, whole or damaged; `restore` takes it back. */
  remove(id: string): Promise<Removed | Problem> {
    return this.inTurn(async () => {
      const found = await this.find(id);
      if (found.texts.length === 0) return problem('gone');
      await removeAll(this.ports, id, found.newest);
      this.places.delete(id);
      return { id, found };
    });
  }

  restore({ id, found }: Removed): Promise<Problem | undefined> {
    return this.inTurn(async () => {
      const { newest, texts } = found;
      if (newest) await this.write({ id, body: newest.body, at: newest, finished: true });
      else await putBack(this.ports, id, texts);
      return undefined;
    });
  }

  /** The texts of a save as they lie there, to be shared when it cannot be opened. */
  raw(id: string): Promise<readonly string[] | Problem> {
    return this.inTurn(async () => (await this.find(id)).texts, readingProblem);
  }

  private async ids(): Promise<readonly string[]> {
    const keys = await this.ports.shelf.keys();
    const files = await this.ports.folder?.names().catch(() => []);
    return idsIn(keys, files ?? []);
  }

  private async writeSave(save: Save): Promise<undefined> {
    const { id } = save;
    await this.write({ id, body: writeAscii(save), at: this.places.get(id), finished: isFinished(save) });
    return undefined;
  }

  private async write(write: Write): Promise<void> {
    const { id, at } = write;
    await guardNext(this.ports, id, at, this.tried.get(id) ?? 0);
    this.tried.set(id, sequenceAfter(at));
    await writeNext(this.ports, write, (place) => this.places.set(id, place));
  }

  private async find(id: string): Promise<Found> {
    return findNewest(await this.ports.shelf.get(keysOf(id)), await readFiles(this.ports.folder, id));
  }

  private parse(id: string, { newest, texts }: Found): Save | Problem {
    if (!newest) return problem(texts.length > 0 ? 'damaged' : 'gone');
    if (newest.sequence > (this.places.get(id)?.sequence ?? 0)) this.places.set(id, placeOf(newest));
    const save = parseSave(newest.body);
    return isProblem(save) || save.id === id ? save : problem('damaged');
  }

  private async readBatch(ids: readonly string[]): Promise<readonly Listed[]> {
    let texts: readonly (string | undefined)[];
    try {
      texts = await this.ports.shelf.get(ids.flatMap(keysOf));
    } catch (error) {
      // One unreadable row must not hide the others: read them one by one.
      if (ids.length === 1) return [{ id: ids[0], problem: readingProblem(error) }];
      const apart: Listed[] = [];
      for (const id of ids) apart.push(...(await this.readBatch([id])));
      return apart;
    }
    const listed: Listed[] = [];
    for (const [at, id] of ids.entries()) listed.push(await this.line(id, texts.slice(2 * at, 2 * at + 2)));
    if (!listed.some(isGone)) return listed;
    // Removed since the list was begun, unless there is a file of it that cannot be read.
    const present = await this.ids();
    return listed.filter((line) => !isGone(line) || present.includes(line.id));
  }

  /** Files are read only if the slots hold nothing whole: a list should not read everything twice. */
  private async line(id: string, slots: readonly (string | undefined)[]): Promise<Listed> {
    const inSlots = findNewest(slots, []);
    const found = inSlots.newest ? inSlots : findNewest(slots, await readFiles(this.ports.folder, id));
    const save = this.parse(id, found);
    return isProblem(save) ? { id, problem: save } : { id, summary: summarize(save) };
  }

  private inTurn<T>(call: () => Promise<T>, explain = storageProblem): Promise<T | Problem> {
    const result = this.last.then(call).catch((error: unknown) => explain(error));
    this.last = result;
    return result;
  }
}

const placeOf = ({ sequence, slot }: Place): Place => (slot ? { sequence, slot } : { sequence });

const isGone = ({ problem: fault }: Listed): boolean => fault?.rule === 'gone';

const byNewest = (one: Listed, other: Listed): number => timeOf(other) - timeOf(one);
const timeOf = (listed: Listed): number => (listed.problem ? 0 : listed.summary.updated);
