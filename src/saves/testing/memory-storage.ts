import type { Folder, Ports, Shelf } from '../ports';

/** What became of a write that was cut off. */
export const CUTS = ['old', 'new', 'part', 'gone', 'all-gone'] as const;
export type Cut = (typeof CUTS)[number];

/** When the app dies: at which change of storage, and what becomes of it. */
export interface Death {
  readonly at: number;
  readonly cut: Cut;
  /** How much of the text a cut write leaves, from 0 to 1. */
  readonly share: number;
}

/** Storage in memory that outlives the app using it and can kill that app in the middle of any change. */
export class MemoryStorage {
  readonly texts = new Map<string, string>();
  readonly files = new Map<string, string>();
  /** Changes so far, by every app that used it. */
  changes = 0;
  /** Thrown by the next changes instead of making them. */
  failure: Error | undefined;

  /** The same texts and files in a storage of its own. */
  copy(): MemoryStorage {
    const copy = new MemoryStorage();
    for (const [key, text] of this.texts) copy.texts.set(key, text);
    for (const [name, text] of this.files) copy.files.set(name, text);
    return copy;
  }

  /** The ports of a new start of the app, which dies as told. */
  start({ files = true, death }: { readonly files?: boolean; readonly death?: Death } = {}): Ports {
    let dead = false;
    const alive = (): void => {
      if (dead) throw new Error('the app is dead');
    };
    const change = async (make: () => void, spoil: (cut: Cut, share: number) => void): Promise<void> => {
      alive();
      if (this.failure) throw this.failure;
      this.changes++;
      if (this.changes !== death?.at) return make();
      dead = true;
      if (death.cut === 'all-gone') this.texts.clear();
      else if (death.cut === 'new') make();
      else if (death.cut !== 'old') spoil(death.cut, death.share);
      throw new Error('the app is dead');
    };
    const put = (map: Map<string, string>, key: string, text: string): Promise<void> =>
      change(
        () => map.set(key, text),
        (cut, share) => {
          if (cut === 'gone') map.delete(key);
          else map.set(key, text.slice(0, Math.floor(text.length * share)));
        },
      );
    const drop = (map: Map<string, string>, keys: readonly string[]): Promise<void> =>
      change(
        () => keys.forEach((key) => map.delete(key)),
        () => map.delete(keys[0]),
      );
    const look = async <T>(read: () => T): Promise<T> => {
      alive();
      return read();
    };

    const shelf: Shelf = {
      keys: () => look(() => [...this.texts.keys()]),
      get: (keys) => look(() => keys.map((key) => this.texts.get(key))),
      put: (key, text) => put(this.texts, key, text),
      drop: (keys) => drop(this.texts, keys),
    };
    const folder: Folder = {
      names: () => look(() => [...this.files.keys()]),
      read: (name) => look(() => this.files.get(name)),
      write: (name, text) => put(this.files, name, text),
      move: (from, to) =>
        change(
          () => {
            this.files.set(to, this.files.get(from) ?? '');
            this.files.delete(from);
          },
          // Some systems remove what is in the way first.
          () => this.files.delete(to),
        ),
      drop: (name) => drop(this.files, [name]),
    };
    return files ? { shelf, folder } : { shelf };
  }
}
