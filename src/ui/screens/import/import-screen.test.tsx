import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { screenFor } from '@/platform/import-link';
import { pickGame, readGameAt } from '@/platform/share';
import { exportSave } from '@/saves/export';
import { problem } from '@/saves/problems';

import { enter, finishedCity, testServices } from '../testing/rooms';
import { ImportScreen } from './import-screen';

jest.mock('@/platform/share', () => ({
  pickGame: jest.fn(),
  readGameAt: jest.fn(),
  isGameFile: (url: string) => url.startsWith('file:') || url.startsWith('content:'),
}));
jest.setTimeout(60_000);

const TEXT = exportSave(finishedCity('old'));

const open = async (url = '/import') => {
  const services = testServices();
  await enter({ import: ImportScreen }, url, services);
  return services;
};

const paste = async (text: string) => {
  fireEvent.changeText(screen.getByTestId('import-text'), text);
  await act(async () => {
    fireEvent.press(screen.getByTestId('import-confirm'));
  });
};

test('a game that is pasted is kept and opened', async () => {
  const { library } = await open();
  expect(screen.getByTestId('import-confirm')).toBeDisabled();
  await paste(TEXT);
  await waitFor(() => expect(screen.getByTestId('game-door')).toHaveTextContent('id1'));
  expect(await library.load('id1')).toMatchObject({ log: finishedCity('old').log });
});

test.each([
  ['hello', 'Not a Bastide game'],
  [`${'x'.repeat(300_000)}`, 'Too large'],
  ['{"game":"chess","log":[],"edition":1,"options":{},"seed":1,"seats":2}', 'Unknown game'],
])('hostile text is refused in words and nothing is kept', async (text, words) => {
  const { library } = await open();
  await paste(text);
  expect(screen.getByText(words)).toBeOnTheScreen();
  expect(await library.list()).toEqual([]);
});

test('a game damaged in the middle is kept up to there, if the person wants it', async () => {
  const { library } = await open();
  await paste(TEXT.slice(0, TEXT.indexOf('"log"') + 120));
  expect(screen.getByText('A step is damaged')).toBeOnTheScreen();
  expect(await library.list()).toEqual([]);
  await act(async () => {
    fireEvent.press(screen.getByTestId('import-keep-whole'));
  });
  await waitFor(() => expect(screen.getByTestId('game-door')).toBeOnTheScreen());
  expect(await library.list()).toHaveLength(1);
});

test('a file that is picked is read at once, and one that cannot be is explained', async () => {
  await open();
  jest.mocked(pickGame).mockResolvedValueOnce({ problem: problem('too-large', { size: 9, limit: 1 }) });
  await act(async () => {
    fireEvent.press(screen.getByTestId('import-pick'));
  });
  expect(screen.getByText('Too large')).toBeOnTheScreen();
  jest.mocked(pickGame).mockResolvedValueOnce({ text: TEXT });
  await act(async () => {
    fireEvent.press(screen.getByTestId('import-pick'));
  });
  await waitFor(() => expect(screen.getByTestId('game-door')).toBeOnTheScreen());
});

test('a picked file that cannot be read takes the place of what was offered before, and claims no game', async () => {
  await open();
  await paste(TEXT.slice(0, TEXT.indexOf('"log"') + 120));
  expect(screen.getByTestId('import-keep-whole')).toBeOnTheScreen();
  jest.mocked(pickGame).mockResolvedValueOnce({ problem: problem('unreadable') });
  await act(async () => {
    fireEvent.press(screen.getByTestId('import-pick'));
  });
  expect(screen.getByText('Cannot be read')).toBeOnTheScreen();
  expect(screen.queryByTestId('import-keep-whole')).toBeNull();
});

test('two taps in one moment bring in one game', async () => {
  const { library } = await open();
  fireEvent.changeText(screen.getByTestId('import-text'), TEXT);
  const confirm = screen.getByTestId('import-confirm');
  await act(async () => {
    fireEvent.press(confirm);
    fireEvent.press(confirm);
  });
  await waitFor(() => expect(screen.getByTestId('game-door')).toBeOnTheScreen());
  expect(await library.list()).toHaveLength(1);
});

test('two taps keep what is whole once, and nothing is said to have failed', async () => {
  const { library } = await open();
  const add = jest.spyOn(library, 'add');
  await paste(TEXT.slice(0, TEXT.indexOf('"log"') + 120));
  const keep = screen.getByTestId('import-keep-whole');
  await act(async () => {
    fireEvent.press(keep);
    fireEvent.press(keep);
  });
  await waitFor(() => expect(screen.getByTestId('game-door')).toBeOnTheScreen());
  expect(add).toHaveBeenCalledTimes(1);
});

test('while a file is being picked nothing else can be begun', async () => {
  await open();
  fireEvent.changeText(screen.getByTestId('import-text'), TEXT);
  let cancel = () => {};
  jest.mocked(pickGame).mockClear();
  jest
    .mocked(pickGame)
    .mockImplementationOnce(() => new Promise((resolve) => (cancel = () => resolve(undefined))));
  await act(async () => {
    fireEvent.press(screen.getByTestId('import-pick'));
    fireEvent.press(screen.getByTestId('import-pick'));
  });
  expect(pickGame).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('import-confirm')).toBeDisabled();
  await act(async () => cancel());
  expect(screen.getByTestId('import-confirm')).toBeEnabled();
});

test('a file that opens the app leads here and its game is opened', async () => {
  jest.mocked(readGameAt).mockResolvedValueOnce({ text: TEXT });
  await open(screenFor('content://mail/attachment/7?part=1'));
  await waitFor(() => expect(screen.getByTestId('game-door')).toBeOnTheScreen());
  expect(readGameAt).toHaveBeenCalledWith('content://mail/attachment/7?part=1');
  expect(screenFor('/settings')).toBe('/settings');
});
