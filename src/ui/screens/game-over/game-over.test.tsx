import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { View } from 'react-native';

import { shareGame } from '@/platform/share';
import { isProblem } from '@/saves/problems';

import { enter, finishedCity, testServices, TWO } from '../testing/rooms';
import { GameOverScreen } from './game-over-screen';
import { SeatResult } from './seat-result';

jest.mock('@/platform/share', () => ({ shareGame: jest.fn(async () => true) }));
jest.setTimeout(60_000);

const open = async () => {
  const services = testServices();
  const save = finishedCity('old');
  await services.library.add(save);
  await enter({ over: () => <GameOverScreen id="old" /> }, '/over', services);
  await waitFor(() => expect(screen.getByTestId('over-screen')).toBeOnTheScreen());
  return { services, save };
};

const press = async (testID: string) => {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });
};

test('everybody’s points are those of the game, and the kinds add up to them', async () => {
  const { save } = await open();
  save.standing.scores.forEach((points, seat) => {
    expect(screen.getByTestId(`over-score-${seat}`)).toHaveTextContent(String(points));
  });
  const kinds = within(screen.getByTestId('over-screen')).getAllByLabelText(
    /^(Streets|Markets|Towers|Residential areas|Guards): /,
  );
  const sum = kinds.reduce(
    (total, line) => total + Number(/-?\d+$/.exec(String(line.props['aria-label']))?.[0]),
    0,
  );
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBe(save.standing.scores.reduce((total, points) => total + points, 0));
});

test('a rematch is a new game at the same table in which the next seat starts', async () => {
  const { services, save } = await open();
  await press('over-rematch');
  await waitFor(() => expect(screen.getByTestId('game-door')).toHaveTextContent('id1'));
  const next = await services.library.load('id1');
  if (isProblem(next)) throw new Error(next.rule);
  expect(next.seats).toEqual([TWO[1], TWO[0]]);
  expect(next.options).toEqual(save.options);
  expect(next.log).toEqual([]);
});

test('the game is shared as a file', async () => {
  await open();
  await press('over-share');
  expect(jest.mocked(shareGame).mock.calls[0][0]).toMatch(/\.bastide$/);
});

test('a rematch that cannot be kept and a game that cannot be shared are told of at the foot of the page', async () => {
  const { services } = await open();
  const page = within(screen.getByTestId('over-screen-scroll'));
  services.storage.failure = new Error('storage is locked');
  await press('over-rematch');
  await waitFor(() =>
    expect(screen.getByTestId('problem')).toHaveTextContent(/last change could not be saved/),
  );
  expect(page.queryByTestId('problem')).toBeNull();
  jest.mocked(shareGame).mockResolvedValueOnce(false);
  await press('over-share');
  expect(screen.getByText('Nothing could be shared on this device.')).toBeOnTheScreen();
  expect(page.queryByText('Nothing could be shared on this device.')).toBeNull();
});

test('one point is one point', async () => {
  const result = { seat: 0, name: 'Ada', colour: 'blue', place: 1, most: 1, lines: [] } as const;
  const Results = () => (
    <View testID="results-screen">
      <SeatResult {...result} points={1} />
      <SeatResult {...result} points={2} />
    </View>
  );
  await enter({ over: Results }, '/over', testServices());
  expect(screen.getByLabelText('Ada, place 1, 1 point')).toBeOnTheScreen();
  expect(screen.getByLabelText('Ada, place 1, 2 points')).toBeOnTheScreen();
});

test('from the result one gets back to the board', async () => {
  await open();
  await press('over-board');
  expect(screen.getByTestId('game-door')).toHaveTextContent('old');
});

test('a game that still runs has no result: its board opens instead', async () => {
  const services = testServices();
  await services.startGame({ game: 'city', seats: TWO });
  await enter({ over: () => <GameOverScreen id="id1" /> }, '/over', services);
  await waitFor(() => expect(screen.getByTestId('game-door')).toHaveTextContent('id1'));
});

test('a result that is gone says so', async () => {
  await enter({ over: () => <GameOverScreen id="nobody" /> }, '/over', testServices());
  await waitFor(() => expect(screen.getByText('No longer there')).toBeOnTheScreen());
  expect(screen.getByText('The game cannot be opened')).toBeOnTheScreen();
});
