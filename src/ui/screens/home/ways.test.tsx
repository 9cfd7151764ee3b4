import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { isProblem } from '@/saves/problems';

import { enter, finishedCity, testServices, TWO } from '../testing/rooms';
import { HomeScreen } from './home-screen';

jest.setTimeout(60_000);

// CanvasKit does not know the arrays of jest's realm; src/view/paint/shoot.test.ts draws with its own.
const mockShoot = jest.fn((_board: object, onDone: (uri: string) => void) => {
  const timer = setTimeout(() => onDone('data:image/png;base64,'), 0);
  return () => clearTimeout(timer);
});
jest.mock('@/view/paint/shoot', () => ({
  shootBoard: (...args: Parameters<typeof mockShoot>) => mockShoot(...args),
}));

test('on the first start one tap leads to a game against the computer', async () => {
  const services = testServices();
  await enter({ index: HomeScreen }, '/', services);
  await waitFor(() => expect(screen.getByTestId('home-play')).toBeOnTheScreen());
  expect(screen.queryByTestId('home-continue')).toBeNull();
  // The way to bring in a game from another device.
  expect(screen.getByTestId('home-library')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('home-play'));
  await waitFor(() => expect(screen.getByTestId('game-door')).toHaveTextContent('id1'));
  const save = await services.library.load('id1');
  if (isProblem(save)) throw new Error(save.rule);
  expect(save.seats.map(({ by }) => by)).toEqual(['person', 'computer']);
});

test('a running game is offered first: its name, whose turn, the points, when', async () => {
  const services = testServices();
  await services.startGame({ game: 'city', seats: TWO, title: 'Sunday' });
  await enter({ index: HomeScreen }, '/', services);
  await waitFor(() => expect(screen.getByTestId('home-continue')).toBeOnTheScreen());
  expect(screen.getByTestId('home-continue')).toHaveAccessibleName(
    'Continue: Sunday. Ada to play. Ada: 0 points. Computer: 0 points. just now',
  );
  expect(screen.queryByTestId('home-play')).toBeNull();
  fireEvent.press(screen.getByTestId('home-continue'));
  await waitFor(() => expect(screen.getByTestId('game-door')).toHaveTextContent('id1'));
});

test('finished games are in the library, not to be continued', async () => {
  const services = testServices();
  await services.library.add(finishedCity('old'));
  await enter({ index: HomeScreen }, '/', services);
  await waitFor(() => expect(screen.getByTestId('home-library')).toBeOnTheScreen());
  expect(screen.getByTestId('home-play')).toBeOnTheScreen();
  expect(screen.queryByTestId('home-continue')).toBeNull();
});

test('no way can be taken before all games have been read, so none moves under a finger', async () => {
  const services = testServices();
  await services.startGame({ game: 'city', seats: TWO, title: 'Sunday' });
  let finish = () => {};
  const reading = new Promise<void>((resolve) => (finish = resolve));
  const list = services.library.list.bind(services.library);
  jest.spyOn(services.library, 'list').mockImplementation(async (show) => {
    const listed = await list(show);
    await reading;
    return listed;
  });
  await enter({ index: HomeScreen }, '/', services);
  await waitFor(() => expect(services.library.list).toHaveBeenCalled());
  for (const id of ['home-continue', 'home-play', 'home-new-game', 'home-library', 'home-settings']) {
    expect(screen.queryByTestId(id)).toBeNull();
  }
  finish();
  await waitFor(() => expect(screen.getByTestId('home-continue')).toBeOnTheScreen());
  expect(screen.getByTestId('home-settings')).toBeOnTheScreen();
});

test('the picture on the title page is the running game’s: a tap on it goes on, and readers need not hear it', async () => {
  const services = testServices();
  await services.startGame({ game: 'city', seats: TWO, title: 'Sunday' });
  await enter({ index: HomeScreen }, '/', services);
  const hidden = { includeHiddenElements: true };
  await waitFor(() => expect(screen.getByTestId('home-board', hidden)).toBeOnTheScreen());
  expect(mockShoot).toHaveBeenLastCalledWith(
    expect.objectContaining({ palette: 'day', list: expect.anything() }),
    expect.anything(),
  );
  expect(screen.queryByTestId('home-picture')).toBeNull();
  fireEvent.press(screen.getByTestId('home-picture', hidden));
  await waitFor(() => expect(screen.getByTestId('game-door')).toHaveTextContent('id1'));
});
