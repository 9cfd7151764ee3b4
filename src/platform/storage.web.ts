/**
 * Where saves lie in a browser: IndexedDB, not the local storage behind AsyncStorage there. A browser writes local
 * storage to disk some seconds later, so a killed browser would lose steps that were confirmed (docs/measured/
 * kill-browser-storage.md); and it holds five megabytes, half of what a full library may need.
 */
import type { Shelf } from '../saves/ports';
import { tellFull } from './storage-error';

const DATABASE = 'bastide';
const STORE = 'texts';

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      // Browsers may close it under us; the next call opens it again.
      database.onclose = () => (opened = undefined);
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('no storage'));
    request.onblocked = () => reject(new Error('another tab holds the storage'));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

/** Runs requests in one transaction; resolves when what they changed is on disk. */
const inTransaction = async <T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => readonly IDBRequest<T>[],
): Promise<readonly T[]> => {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const requests = run(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(requests.map((request) => request.result));
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser stopped the write'));
  });
};

export const deviceShelf: Shelf = {
  keys: async () => {
    const [keys] = await inTransaction('readonly', (store) => [store.getAllKeys()]);
    return keys.map(String);
  },
  get: (keys) => inTransaction<string | undefined>('readonly', (store) => keys.map((key) => store.get(key))),
  put: async (key, text) => {
    await tellFull(() => inTransaction('readwrite', (store) => [store.put(text, key)]));
  },
  drop: async (keys) => {
    await inTransaction('readwrite', (store) => keys.map((key) => store.delete(key)));
  },
};
