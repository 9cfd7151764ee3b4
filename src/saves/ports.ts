import { problem, type Problem } from './problems';

/** Where saves lie: keys and texts. Any call may be cut off in the middle by the end of the app. */
export interface Shelf {
  keys(): Promise<readonly string[]>;
  /** The texts of these keys in their order; nothing for a key that is not there. */
  get(keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  put(key: string, text: string): Promise<void>;
  drop(keys: readonly string[]): Promise<void>;
}

/** A folder of files of the app's own, for second copies. Only where the platform has one. */
export interface Folder {
  names(): Promise<readonly string[]>;
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  /** Puts a file in the place of another; between the two there may be an instant with neither under the new name. */
  move(from: string, to: string): Promise<void>;
  drop(name: string): Promise<void>;
}

export interface Ports {
  readonly shelf: Shelf;
  readonly folder?: Folder;
}

/** What ports throw when there is no room left, as against any other failure. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** Thrown rather than write over later steps of a game, stored by another window of the app. */
export class PlayedOn extends Error {
  override readonly name = 'PlayedOn';
}

const detailOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : String(error);

/** What kept something from being stored, for people. */
export const storageProblem = (error: unknown): Problem => {
  if (error instanceof StorageFull) return problem('storage-full');
  if (error instanceof PlayedOn) return problem('played-on');
  return problem('storage-failed', { detail: detailOf(error) });
};

/** What kept something from being read, for people. */
export const readingProblem = (error: unknown): Problem => problem('unreadable', { detail: detailOf(error) });
