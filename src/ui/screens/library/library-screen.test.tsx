import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { announce } from '@/platform/announce';
import { shareGame } from '@/platform/share';
import { importText } from '@/saves/import';
import { isProblem } from '@/saves/problems';
import { StorageFull } from '@/saves/ports';

import { gameOffered } from '../games/offered';
import { enter, finishedCity, testServices, TWO } from '../testing/rooms';
import { LibraryScreen } from './library-screen';

jest.mock('@/platform/share', () => ({
  shareGame: jest.fn(async () => true),
  shareReport: jest.fn(async () => true),
}));
jest.mock('@/platform/announce', () => ({ announce: jest.fn(), announceChange: jest.fn() }));
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

/** A library with one save that is cut off. */
const openTorn = async () => {
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
  return services;
};

const footNotice = () => {
  expect(within(screen.getByTestId('library-screen-scroll')).queryByTestId('problem')).toBeNull();
  return screen.getByTestId('problem');
};

test('a damaged save is listed and explained, and can be reported', async () => {
  await openTorn();
  expect(screen.getByText(/cut off or changed/)).toBeOnTheScreen();
  expect(screen.getByText(/kept as it is/)).toBeOnTheScreen();
  await press('library-report-0');
  expect(screen.getByTestId('report-text')).toHaveTextContent(/bastide 1 /);
});

test('what is whole of a damaged save becomes one game, however often it is tapped, and opens', async () => {
  const { library } = await openTorn();
  const mend = screen.getByTestId('library-mend-0');
  await act(async () => {
    fireEvent.press(mend);
    fireEvent.press(mend);
  });
  await waitFor(() => expect(screen.getByTestId('game-door')).toHaveTextContent('id1'));
  expect(await library.load('torn')).toEqual({ rule: 'damaged' });
  expect(await library.list()).toHaveLength(2);
});

test('a fault stands at the foot of the page, in sight wherever the list is scrolled', async () => {
  const { storage } = await openTorn();
  storage.failure = new StorageFull('full');
  await press('library-mend-0');
  await waitFor(() =>
    expect(footNotice()).toHaveTextContent(/could not be saved because this device is full/),
  );
  expect(screen.getByTestId('library-mend-0')).toBeEnabled();
});

test('a damaged save that is removed is not called by its id', async () => {
  await openTorn();
  await press('library-drop-0');
  await waitFor(() => expect(screen.getByText('The damaged game was removed.')).toBeOnTheScreen());
  expect(announce).toHaveBeenLastCalledWith('The damaged game was removed.');
  await press('library-undo');
  await waitFor(() => expect(screen.getByTestId('library-damaged-0')).toBeOnTheScreen());
});

test('two taps on Duplicate make one copy, two on Remove remove once', async () => {
  const { library } = await open();
  await press('library-more-0');
  const twice = (testID: string) =>
    act(async () => {
      const button = screen.getByTestId(testID);
      fireEvent.press(button);
      fireEvent.press(button);
    });
  await twice('library-duplicate');
  await waitFor(() => expect(titles()).toContain('Open: Sunday, copy'));
  expect(await library.list()).toHaveLength(3);
  await twice('library-delete');
  await waitFor(() => expect(screen.getByTestId('library-undo')).toBeOnTheScreen());
  expect(screen.queryByTestId('problem')).toBeNull();
});

test('an empty library says so', async () => {
  await enter({ library: LibraryScreen }, '/library', testServices());
  await waitFor(() => expect(screen.getByTestId('library-empty')).toBeOnTheScreen());
});
