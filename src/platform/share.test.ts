import { getDocumentAsync } from 'expo-document-picker';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { LIMITS } from '../saves/limits';
import { isGameFile, pickGame, readGameAt, shareGame } from './share';

jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-sharing', () => ({ isAvailableAsync: jest.fn(), shareAsync: jest.fn() }));
jest.mock('expo-file-system', () => {
  const files = new Map<string, string>([
    ['file:///small.bastide', '{"game":"x"}'],
    ['file:///huge.bastide', 'x'.repeat(1_000_000)],
  ]);
  class File {
    readonly uri: string;
    constructor(...parts: string[]) {
      this.uri = parts.join('/');
    }
    get size() {
      return this.text0().length;
    }
    get exists() {
      return files.has(this.uri);
    }
    text0() {
      const text = files.get(this.uri);
      if (text === undefined) throw new Error('no such file');
      return text;
    }
    text = async () => this.text0();
    write = (text: string) => void files.set(this.uri, text);
    delete = () => void files.delete(this.uri);
  }
  return { File, Paths: { cache: 'file://cache' } };
});

test('a game is shared as a file of its own type', async () => {
  jest.mocked(isAvailableAsync).mockResolvedValue(true);
  expect(await shareGame('sunday.bastide', 'text')).toBe(true);
  expect(shareAsync).toHaveBeenCalledWith('file://cache/sunday.bastide', {
    mimeType: 'application/x-bastide',
    UTI: 'app.bastide.game',
  });
  expect(await readGameAt('file://cache/sunday.bastide')).toEqual({ text: 'text' });
});

test('where nothing can be shared it says so', async () => {
  jest.mocked(isAvailableAsync).mockResolvedValue(false);
  expect(await shareGame('sunday.bastide', 'text')).toBe(false);
});

test('a file is read if it is not too large, and never before its size is known', async () => {
  const asset = { name: 'x', lastModified: 0 };
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({
    canceled: false,
    assets: [{ ...asset, uri: 'file:///small.bastide' }],
  });
  expect(await pickGame()).toEqual({ text: '{"game":"x"}' });
  expect(await readGameAt('file:///huge.bastide')).toEqual({
    problem: { rule: 'too-large', size: 1_000_000, limit: LIMITS.text },
  });
  expect(await readGameAt('file:///none')).toMatchObject({ problem: { rule: 'unreadable' } });
});

test('a picker that fails is a file that cannot be read', async () => {
  jest.mocked(getDocumentAsync).mockRejectedValueOnce(new Error('no room for a copy'));
  expect(await pickGame()).toEqual({ problem: { rule: 'unreadable', detail: 'no room for a copy' } });
});

test('nobody has to pick', async () => {
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null });
  expect(await pickGame()).toBeUndefined();
});

test('a file that opens the app is told from a screen’s address', () => {
  expect(isGameFile('content://mail/attachment/7')).toBe(true);
  expect(isGameFile('bastide://game/abc')).toBe(false);
});
