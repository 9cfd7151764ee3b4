import AsyncStorage from '@react-native-async-storage/async-storage';
import { Library } from '../saves/library';
import { finishedSave } from '../saves/testing/hoards';
import { newId, newSeed } from './lots';
import { deviceFolder } from './files';
import { deviceShelf } from './storage';
import { devicePorts } from './storage-ports';

/** Files in memory that behave as the package's documentation says. */
jest.mock('expo-file-system', () => {
  const files = new Map<string, string>();
  class File {
    readonly path: string;
    constructor(...parts: ({ path: string } | string)[]) {
      this.path = parts.map((part) => (typeof part === 'string' ? part : part.path)).join('/');
    }
    get name() {
      return this.path.split('/').pop();
    }
    get exists() {
      return files.has(this.path);
    }
    text = async () => files.get(this.path);
    write = (text: string) => void files.set(this.path, text);
    delete = () => {
      if (!files.delete(this.path)) throw new Error('no such file');
    };
    move = async (to: File, options?: { overwrite?: boolean }) => {
      if (to.exists && !options?.overwrite) throw new Error('destination exists');
      files.set(to.path, files.get(this.path) ?? '');
      files.delete(this.path);
    };
  }
  class Directory extends File {
    override get exists() {
      return true;
    }
    create = () => undefined;
    list = () => [...files.keys()].map((path) => new File(path));
  }
  return { File, Directory, Paths: { document: { path: 'documents' }, cache: { path: 'cache' } } };
});

beforeEach(() => AsyncStorage.clear());

test('games outlive the app on AsyncStorage and files', async () => {
  const save = finishedSave('game');
  const running = { ...save, standing: { turn: 0, scores: [1, 2, 3] } };
  const library = new Library(devicePorts);
  expect(await library.add(running)).toBeUndefined();
  expect(await library.keep(running)).toBeUndefined();
  expect(await new Library(devicePorts).load('game')).toEqual(running);
  expect(await deviceFolder?.names()).toEqual(['game.bastide']);
  await AsyncStorage.clear();
  expect(await new Library(devicePorts).load('game')).toEqual(running);
  await library.remove('game');
  expect(await new Library(devicePorts).list()).toEqual([]);
});

test('texts come back in the order of their keys, and nothing for a key that is not there', async () => {
  await deviceShelf.put('one', '1');
  await deviceShelf.put('two', '2');
  expect(await deviceShelf.get(['two', 'none', 'one'])).toEqual(['2', undefined, '1']);
});

test.each([
  ['database or disk is full (code 13 SQLITE_FULL)', 'StorageFull'],
  ['QuotaExceededError', 'StorageFull'],
  ['no such table: catalystLocalStorage', 'Error'],
])('storage that says “%s” is told as %s', async (message, name) => {
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error(message));
  await expect(deviceShelf.put('key', 'text')).rejects.toMatchObject({ name });
});

test('new games get names and seeds of their own', () => {
  const ids = new Set(Array.from({ length: 1_000 }, newId));
  expect(ids.size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{14}$/);
  expect(new Set(Array.from({ length: 100 }, newSeed)).size).toBeGreaterThan(95);
});
