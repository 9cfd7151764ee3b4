import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { shareGame } from '@/platform/share';
import { importText } from '@/saves/import';
import { isProblem } from '@/saves/problems';

import { gameOffered } from '../games/offered';
import { enter, finishedCity, testServices, TWO } from '../testing/rooms';
import { LibraryScreen } from './library-screen';

jest.mock('@/platform/share', () => ({
  shareGame: jest.fn(async () => true),
  shareReport: jest.fn(async () => true),
}));
jest.setTimeout(60_000);

const press = async (testID: string) => {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });
};

const open = async () => {
  const services = testServices();
  await services.library.add(finishedCity('old'));
  await services.startGame({ game: 'city', seats: TWO, title: 'Sunday' });
  await enter({ library: LibraryScreen }, '/library', services);
  await waitFor(() => expect(screen.getByTestId('library-game-1')).toBeOnTheScreen());
  return services;
};

const titles = () =>
  screen.getAllByTestId(/^library-game-/).map((game) => String(game.props.accessibilityLabel).split('.')[0]);

test('running games come before finished ones, and each opens', async () => {
  await open();
  expect(titles()).toEqual(['Open: Sunday', 'Open: The City']);
  await press('library-game-1');
  expect(screen.getByTestId('game-door')).toHaveTextContent('old');
});

test('a game is renamed', async () => {
  await open();
  await press('library-more-0');
  await press('library-rename');
  fireEvent.changeText(screen.getByTestId('library-title'), 'Monday');
  await press('library-rename-done');
  await waitFor(() => expect(titles()[0]).toBe('Open: Monday'));
});

test('a game is duplicated under a name of its own', async () => {
  await open();
  await press('library-more-0');
  await press('library-duplicate');
  await waitFor(() => expect(titles()).toContain('Open: Sunday, copy'));
  expect(titles()).toContain('Open: Sunday');
});

test('a game removed can be taken back', async () => {
  const { library } = await open();
  await press('library-more-0');
  await press('library-delete');
  await waitFor(() => expect(titles()).toEqual(['Open: The City']));
  expect(await library.load('id1')).toMatchObject({ rule: 'gone' });
  await press('library-undo');
  await waitFor(() => expect(titles()[0]).toBe('Open: Sunday'));
  expect(await library.load('id1')).toMatchObject({ title: 'Sunday' });
});

test('a game shared as a file is the whole game', async () => {
  await open();
  await press('library-more-1');
  await press('library-export');
  const [name, text] = jest.mocked(shareGame).mock.calls[0];
  expect(name).toMatch(/\.bastide$/);
  const imported = importText(text, gameOffered, { id: 'copy', aiSeed: 1, now: 1 });
  if (isProblem(imported)) throw new Error(imported.rule);
  expect(imported.save.log).toEqual(finishedCity('old').log);
});

test('a damaged save is listed and explained, and what is whole of it becomes a game', async () => {
  const services = testServices();
  await services.library.add(finishedCity('torn'));
  for (const map of [services.storage.texts, services.storage.files]) {
    for (const [key, text] of map) {
      const log = text.indexOf('"log"');
      map.set(key, text.slice(0, log + 200));
    }
  }
  await enter({ library: LibraryScreen }, '/library', services);
  await waitFor(() => expect(screen.getByTestId('library-damaged-0')).toBeOnTheScreen());
  expect(screen.getByText(/cut off or changed/)).toBeOnTheScreen();
  await press('library-mend-0');
  await waitFor(() => expect(screen.getByTestId('library-game-0')).toBeOnTheScreen());
  expect(screen.getByTestId('library-damaged-0')).toBeOnTheScreen();
  await press('library-report-0');
  expect(screen.getByTestId('report-text')).toHaveTextContent(/bastide 1 /);
});

test('an empty library says so', async () => {
  await enter({ library: LibraryScreen }, '/library', testServices());
  await waitFor(() => expect(screen.getByTestId('library-empty')).toBeOnTheScreen());
});
