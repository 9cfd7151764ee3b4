import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Save } from '@/saves/save';

import { enter, finishedCity, testServices } from '../screens/testing/rooms';
import { PlayScreen } from './play-screen';

jest.mock('./table-view', () => ({ TableView: () => null }));
jest.setTimeout(60_000);

const Board = () => <PlayScreen id="torn" onResult={() => undefined} />;

const open = async (spoil: (save: Save) => Save) => {
  const services = testServices();
  await services.library.add(spoil(finishedCity('torn')));
  await enter({ board: Board }, '/board', services);
  await waitFor(() => expect(screen.getByTestId('play-refused')).toBeOnTheScreen());
  expect(screen.getByText('The game cannot be opened')).toBeOnTheScreen();
  return services;
};

const press = (testID: string) =>
  act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });

/** Parses, but neither its log nor its position can be played. */
const broken = (save: Save): Save => ({ ...save, log: save.log.with(5, 'nonsense'), snapshot: {} });

test('of a game whose steps break what is whole becomes a game, and it opens', async () => {
  const { library } = await open(broken);
  expect(screen.getByText(/Step 6 of this game is missing or cannot be played/)).toBeOnTheScreen();
  await press('play-report');
  expect(screen.getByTestId('report-text')).toHaveTextContent(/nonsense/);
  await press('play-mend');
  await waitFor(() => expect(screen.getByTestId('game-door')).toHaveTextContent('id1'));
  expect(await library.load('id1')).toMatchObject({ log: finishedCity('torn').log.slice(0, 5) });
  expect(await library.load('torn')).toMatchObject({ id: 'torn' });
});

test('what cannot be kept is told of, and can be tried again', async () => {
  const { storage } = await open(broken);
  storage.failure = new Error('storage is locked');
  await press('play-mend');
  await waitFor(() => expect(screen.getByTestId('play-unmended')).toBeOnTheScreen());
  expect(screen.getByTestId('play-mend')).toBeEnabled();
});

test('of a game from newer rules nothing is offered that cannot be had', async () => {
  await open((save) => ({ ...save, edition: 999 }));
  expect(screen.getByText('From a newer version')).toBeOnTheScreen();
  expect(screen.queryByTestId('play-mend')).toBeNull();
  expect(screen.getByTestId('play-retry')).toBeOnTheScreen();
});
