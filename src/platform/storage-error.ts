import { StorageFull } from '../saves/ports';

/** How SQLite, file systems and browsers say that there is no room left. */
const FULL =
  /\bfull\b|SQLITE_FULL|code 13\b|quota|ENOSPC|no space left|NSFileWriteOutOfSpaceError|code=640\b/i;

/** Runs a call of storage; a failure for want of room is told apart from any other. */
export const tellFull = async <T>(call: () => Promise<T> | T): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const said = error instanceof Error ? `${error.name} ${error.message}` : String(error);
    throw FULL.test(said) ? new StorageFull(said) : error;
  }
};
