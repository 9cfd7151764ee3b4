import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { isProblem } from '@/saves/problems';

import { enter, testServices } from '../testing/rooms';
import { NewGameScreen } from './new-game-screen';

jest.setTimeout(60_000);

beforeEach(() => AsyncStorage.clear());

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

const open = async () => {
  const services = testServices();
  await enter({ new: NewGameScreen }, '/new', services);
  await waitFor(() => expect(screen.getByTestId('new-game-seats-2')).toBeChecked());
  return services;
};

/** Presses start and gives who sits down. */
const start = async (services: ReturnType<typeof testServices>) => {
  press('new-game-start');
  await waitFor(() => expect(screen.getByTestId('game-door')).toBeOnTheScreen());
  const save = await services.library.load('id1');
  if (isProblem(save)) throw new Error(save.rule);
  return save.seats;
};

test('one tap starts a game for two persons as the table lies', async () => {
  const seats = await start(await open());
  expect(seats.map(({ by }) => by)).toEqual(['person', 'person']);
  expect(screen.getByTestId('game-door')).toHaveTextContent('id1');
});

test('seats, names, kinds, colours and the starter are as chosen', async () => {
  const services = await open();
  press('new-game-seats-3');
  fireEvent.changeText(screen.getByTestId('seat-0-name'), 'Ada');
  press('seat-1-kind-computer');
  expect(screen.queryByTestId('seat-1-name')).toBeNull();
  expect(screen.queryByTestId('seat-2-colour-vermilion')).toBeNull();
  press('seat-2-colour');
  press('seat-2-colour-vermilion');
  press('seat-0-colour');
  expect(screen.queryByTestId('seat-2-colour-vermilion')).toBeNull();
  expect(screen.getByTestId('seat-0-colour-green')).toBeChecked();
  press('new-game-starter-1');
  expect(await start(services)).toEqual([
    { by: 'computer', level: 'greedy', name: '', colour: 'blue' },
    { by: 'person', name: 'Player 2', colour: 'vermilion' },
    { by: 'person', name: 'Ada', colour: 'green' },
  ]);
});

test('the last table is remembered: the next game is one tap', async () => {
  const first = await open();
  press('new-game-seats-4');
  press('seat-3-kind-computer');
  fireEvent.changeText(screen.getByTestId('seat-2-name'), 'Cleo');
  press('new-game-starter-2');
  await start(first);
  screen.unmount();

  const second = testServices();
  await enter({ new: NewGameScreen }, '/new', second);
  await waitFor(() => expect(screen.getByTestId('new-game-seats-4')).toBeChecked());
  expect((await start(second)).map(({ name, by }) => name || by)).toEqual([
    'Cleo',
    'computer',
    'Player 1',
    'Player 2',
  ]);
});

test('two taps begin one game', async () => {
  const services = await open();
  const button = screen.getByTestId('new-game-start');
  await act(async () => {
    fireEvent.press(button);
    fireEvent.press(button);
  });
  await waitFor(() => expect(screen.getByTestId('game-door')).toBeOnTheScreen());
  expect(await services.library.list()).toHaveLength(1);
});

test('a device that is full says so and stays', async () => {
  const services = await open();
  services.storage.failure = new Error('disk is full');
  await act(async () => press('new-game-start'));
  await waitFor(() => expect(screen.getByTestId('problem')).toBeOnTheScreen());
  expect(screen.getByText(/last change could not be saved/)).toBeOnTheScreen();
  expect(screen.queryByTestId('game-door')).toBeNull();
  expect(screen.getByTestId('new-game-start')).toBeEnabled();
});
