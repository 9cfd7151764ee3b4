import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import * as Localization from 'expo-localization';
import { renderRouter } from 'expo-router/testing-library';
import type * as ReactNative from 'react-native';

import { devicePorts } from '@/platform/storage-ports';
import type { Seating } from '@/saves/save';
import type { PaintedBoardProps } from '@/view/painted-board';
import type * as SpotViewModule from '@/view/spot-view';

import { createServices } from '../services/services';
import { DEFAULTS, writeSettings } from '../settings/settings';

// The surface has tests of its own, and the router's testing library replaces the reanimated it stands on: here its
// spots are enough.
jest.mock('@/view/painted-board', () => {
  const { View } = jest.requireActual<typeof ReactNative>('react-native');
  const { SpotView } = jest.requireActual<typeof SpotViewModule>('@/view/spot-view');
  return {
    PaintedBoard: ({ testID, label, spots = [], onSpot = () => undefined }: PaintedBoardProps) => (
      <View testID={testID} aria-label={label}>
        {spots.map((spot) => (
          <SpotView
            key={spot.id}
            spot={spot}
            corner={{ x: 0, y: 0 }}
            scale={1}
            onActivate={onSpot}
            onFocus={() => undefined}
            onBlur={() => undefined}
          />
        ))}
      </View>
    ),
  };
});
// The first render pulls in the whole app.
jest.setTimeout(90_000);

const PERSONS: readonly Seating[] = [
  { by: 'person', name: 'Ada', colour: 'vermilion' },
  { by: 'person', name: 'Bea', colour: 'blue' },
];

let games = 0;

const begin = async (seats: readonly Seating[] = PERSONS): Promise<string> => {
  let lot = 1;
  const services = createServices({
    ports: devicePorts,
    now: () => 1_700_000_000_000,
    newId: () => `testgame${++games}`.padEnd(14, '0'),
    newSeed: () => lot++,
  });
  const id = await services.startGame({ game: 'city', seats });
  if (typeof id !== 'string') throw new Error(id.rule);
  return id;
};

const launch = async (id: string) => {
  renderRouter('./app', { initialUrl: `/game/${id}` });
  await waitFor(() => expect(screen.getByTestId('play-screen')).toBeOnTheScreen());
  await waitFor(() => expect(screen.getByTestId('play-board')).toBeOnTheScreen());
};

const press = async (testID: string) => {
  fireEvent.press(screen.getByTestId(testID));
  await act(async () => undefined);
};

/** Chooses a spot as a screen reader does. */
const activate = async (testID: string) => {
  fireEvent(screen.getAllByTestId(testID)[0], 'accessibilityAction', {
    nativeEvent: { actionName: 'activate' },
  });
  await act(async () => undefined);
};

const promptOf = (): string => String(screen.getByTestId('play-prompt').props.children);
const spotIds = (): string[] => screen.queryAllByTestId(/^spot-/).map((spot) => String(spot.props.testID));

/** Declines whatever may be declined, until somebody else is next. */
const finishTurn = async () => {
  await waitFor(() =>
    expect(screen.queryByTestId('play-option-skip') ?? screen.queryByTestId('play-takeover')).toBeTruthy(),
  );
  if (screen.queryByTestId('play-takeover')) return;
  await press('play-option-skip');
  await press('play-confirm');
  await waitFor(() => expect(screen.getByTestId('play-takeover')).toBeOnTheScreen());
};

beforeEach(async () => {
  await AsyncStorage.clear();
  const locales = [{ languageCode: 'en' }] as unknown as ReturnType<typeof Localization.getLocales>;
  jest.spyOn(Localization, 'getLocales').mockReturnValue(locales);
  jest.spyOn(Localization, 'useLocales').mockReturnValue(locales);
});

afterEach(() => jest.restoreAllMocks());

test('two persons lay tiles in turn: take over, choose, turn, confirm, decline, undo', async () => {
  await launch(await begin());
  expect(promptOf()).toBe('Ada is next');
  expect(spotIds()).toEqual([]);
  await press('play-takeover');

  await waitFor(() => expect(spotIds()).toEqual(['spot-cell:0,0']));
  expect(promptOf()).toBe('Press ✓ to lay the first tile.');
  await press('play-confirm');
  await finishTurn();
  expect(promptOf()).toBe('Bea is next');

  await press('play-takeover');
  await waitFor(() => expect(spotIds().length).toBeGreaterThan(1));
  expect(promptOf()).toBe('Tap a cell for your tile.');
  expect(screen.getByTestId('play-confirm')).toBeDisabled();
  const [spot] = spotIds();
  await activate(spot);
  expect(screen.getByTestId('play-confirm')).toBeEnabled();
  expect(
    screen.getByTestId(spot).props['aria-label'] ?? screen.getByTestId(spot).props.accessibilityLabel,
  ).toMatch(/, (upright|upside down|a quarter turn (left|right)), chosen$/);
  await press('play-confirm');
  await waitFor(() => expect(screen.getByTestId('play-undo')).toBeEnabled());
  await press('play-undo');
  await waitFor(() => expect(spotIds()).toContain(spot));
  expect(screen.getByTestId('play-undo')).toBeDisabled();
  await press('play-redo');
  await waitFor(() => expect(screen.getByTestId('play-redo')).toBeDisabled());
});

const AGAINST_COMPUTER: readonly Seating[] = [
  PERSONS[0],
  { by: 'computer', name: '', colour: 'blue', level: 'greedy' },
];

/** Lays the first tile against a computer; nobody has to take over. */
const layFirst = async () => {
  await launch(await begin(AGAINST_COMPUTER));
  expect(screen.queryByTestId('play-takeover')).toBeNull();
  await waitFor(() => expect(spotIds()).toEqual(['spot-cell:0,0']));
  await press('play-confirm');
  await waitFor(() => expect(screen.getByTestId('play-option-skip')).toBeOnTheScreen());
};
const computerHasPlayed = () =>
  waitFor(() => expect(promptOf()).toBe('Tap a cell for your tile.'), { timeout: 20_000 });

test('a computer plays its turn after the ✓ that ends a person’s', async () => {
  await layFirst();
  await press('play-option-skip');
  await press('play-confirm');
  await computerHasPlayed();
});

test('where one tap does a thing, a computer still waits for ✓', async () => {
  await AsyncStorage.setItem('bastide/settings', writeSettings({ ...DEFAULTS, confirm: false }));
  await layFirst();
  await activate(spotIds().find((id) => id.startsWith('spot-claim:'))!);
  await waitFor(() => expect(promptOf()).toBe('Press ✓ and Computer plays.'));
  await press('play-confirm');
  await computerHasPlayed();
});

test('the score sheet and the log open and close', async () => {
  await launch(await begin());
  await press('play-scores');
  expect(screen.getByTestId('play-score-sheet')).toBeOnTheScreen();
  await press('play-close');
  expect(screen.queryByTestId('play-score-sheet')).toBeNull();
  await press('play-log');
  expect(screen.getByText('Nothing has happened yet.')).toBeOnTheScreen();
});

test('on a full device people are told, may play on unsaved, and are told of it until a step is kept', async () => {
  await launch(await begin());
  await press('play-takeover');
  await waitFor(() => expect(spotIds()).toEqual(['spot-cell:0,0']));
  const put = jest.mocked(AsyncStorage.setItem);
  const kept = put.getMockImplementation();
  put.mockRejectedValue(new Error('database or disk is full'));
  await press('play-confirm');
  await waitFor(() => expect(screen.getByTestId('play-problem')).toBeOnTheScreen());
  expect(screen.queryByTestId('play-confirm')).toBeNull();
  await press('play-unsaved');
  expect(screen.queryByTestId('play-problem')).toBeNull();
  expect(screen.getByTestId('play-not-kept')).toBeOnTheScreen();
  await press('play-option-skip');
  await press('play-confirm');
  await waitFor(() => expect(promptOf()).toBe('Bea is next'));
  expect(screen.getByTestId('play-not-kept')).toBeOnTheScreen();
  put.mockImplementation(kept!);
  await press('play-retry');
  await waitFor(() => expect(screen.queryByTestId('play-not-kept')).toBeNull());
  expect(promptOf()).toBe('Bea is next');
});

test('of a second ✓ in the same moment nothing is said', async () => {
  await launch(await begin());
  await press('play-takeover');
  await waitFor(() => expect(spotIds()).toEqual(['spot-cell:0,0']));
  const confirm = screen.getByTestId('play-confirm');
  await act(async () => {
    fireEvent.press(confirm);
    fireEvent.press(confirm);
  });
  await waitFor(() => expect(screen.getByTestId('play-option-skip')).toBeOnTheScreen());
  expect(screen.queryByText(/not-now/)).toBeNull();
});

test('a game that is gone says so', async () => {
  renderRouter('./app', { initialUrl: '/game/nosuchgame0000' });
  await waitFor(() => expect(screen.getByTestId('play-refused')).toBeOnTheScreen());
  expect(screen.getByText('No longer there')).toBeOnTheScreen();
});

test('a purist gets no aid at all', async () => {
  await AsyncStorage.setItem('bastide/settings', '{"version":1,"settings":{"purist":true}}');
  await launch(await begin());
  await press('play-takeover');
  await waitFor(() => expect(screen.getByTestId('play-hand')).toBeOnTheScreen());
  for (const aid of ['play-stock', 'play-control']) expect(screen.queryByTestId(aid)).toBeNull();
  expect(screen.queryByText(/→/)).toBeNull();
});

test('every aid is there unless it is switched off', async () => {
  await launch(await begin());
  await press('play-takeover');
  await waitFor(() => expect(screen.getByTestId('play-stock')).toBeOnTheScreen());
  expect(screen.getByTestId('play-control')).toBeOnTheScreen();
  expect(screen.getAllByText(/→/)).toHaveLength(2);
  await press('play-stock');
  expect(screen.getByTestId('play-stock-sheet')).toBeOnTheScreen();
});
