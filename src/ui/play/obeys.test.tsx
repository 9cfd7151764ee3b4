import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import * as Localization from 'expo-localization';
import { renderRouter } from 'expo-router/testing-library';
import { Dimensions, StyleSheet } from 'react-native';
import type * as ReactNative from 'react-native';

import type { Look } from '@/games/desk';
import { devicePorts } from '@/platform/storage-ports';
import type { PaintedBoardProps } from '@/view/painted-board';

import { boxCalled, createServices } from '../services/services';
import type * as PaceModule from '../services/pace';
import { AIDS, DEFAULTS, writeSettings, type Aid, type Settings } from '../settings/settings';

/** Whatever the board was last told. */
const mockBoard = jest.fn<void, [PaintedBoardProps]>();
/** How long a computer's step was told to take. */
const mockPace = jest.fn<void, [number]>();

jest.mock('@/view/painted-board', () => {
  const { View } = jest.requireActual<typeof ReactNative>('react-native');
  return {
    PaintedBoard: (props: PaintedBoardProps) => {
      mockBoard(props);
      return <View testID={props.testID} />;
    },
  };
});
jest.mock('../services/pace', () => {
  const { createPace } = jest.requireActual<typeof PaceModule>('../services/pace');
  return {
    createPace: (...args: Parameters<typeof createPace>) => {
      const pace = createPace(...args);
      return {
        ...pace,
        set: (ms: number) => {
          mockPace(ms);
          pace.set(ms);
        },
      };
    },
  };
});
// The first render pulls in the whole app.
jest.setTimeout(90_000);

let games = 0;

const begin = async (): Promise<string> => {
  const services = createServices({
    ports: devicePorts,
    now: () => 1_700_000_000_000,
    newId: () => `obeys${String(++games).padStart(9, '0')}`,
    newSeed: () => 1,
  });
  const id = await services.startGame({
    game: 'city',
    seats: [
      { by: 'person', name: 'Ada', colour: 'vermilion' },
      { by: 'person', name: 'Bea', colour: 'blue' },
    ],
  });
  if (typeof id !== 'string') throw new Error(id.rule);
  return id;
};

const board = (): PaintedBoardProps => mockBoard.mock.lastCall![0];
const press = async (testID: string) => {
  await waitFor(() => expect(screen.getByTestId(testID)).toBeEnabled());
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });
};
const spots = (kind: string) => (board().spots ?? []).filter(({ id }) => id.startsWith(kind));
const choose = (id: string) => act(async () => board().onSpot?.(id));

/** Opens a game of two persons with these settings; Ada has taken over. */
const play = async (settings: Partial<Settings>) => {
  await AsyncStorage.setItem('bastide/settings', writeSettings({ ...DEFAULTS, ...settings }));
  renderRouter('./app', { initialUrl: `/game/${await begin()}` });
  await press('play-takeover');
  await waitFor(() => expect(spots('cell:')).toHaveLength(1));
};

/** Ada lays her tile and keeps her followers; Bea has taken over. */
const toBea = async () => {
  await press('play-confirm');
  await press('play-option-skip');
  if (screen.queryByTestId('play-takeover') === null) await press('play-confirm');
  await press('play-takeover');
  await waitFor(() => expect(spots('cell:').length).toBeGreaterThan(1));
};

/** A long press on the cell above the first tile, then on the first tile. */
const ask = (y: number) =>
  act(async () => {
    board().onLongPress?.({ board: { x: 20, y }, screen: { x: 0, y: 0 }, zoom: 1, time: 0 });
  });

const box = boxCalled('city')!;

/** A tablet with text of the usual size: a paper leaves the panel's points in sight. */
const TABLET = { width: 1180, height: 820, scale: 2, fontScale: 1 };

beforeEach(async () => {
  Dimensions.set({ window: TABLET, screen: TABLET });
  await AsyncStorage.clear();
  const locales = [{ languageCode: 'en' }] as unknown as ReturnType<typeof Localization.getLocales>;
  jest.spyOn(Localization, 'getLocales').mockReturnValue(locales);
  jest.spyOn(Localization, 'useLocales').mockReturnValue(locales);
});
afterEach(() => jest.restoreAllMocks());

/** What shows that an aid is given. */
const GIVEN: Readonly<Record<Aid, (look: Look) => boolean | Promise<boolean>>> = {
  legalSpots: ({ open }) => open.length > 0,
  tilesLeft: () => screen.queryByTestId('play-stock') !== null,
  fits: async () => {
    await ask(-50);
    return screen.queryByText(/tiles? left fit/) !== null;
  },
  deadCells: ({ dead }) => dead,
  control: async () => {
    await ask(20);
    return screen.queryByTestId('play-control') !== null && screen.queryByText('Nobody holds it.') !== null;
  },
  projected: async () => {
    await ask(20);
    return screen.queryAllByText(/→/).length > 0 && screen.queryByText(/^Worth now/) !== null;
  },
};

const givenAids = async (settings: Partial<Settings>): Promise<readonly Aid[]> => {
  const picture = jest.spyOn(box.desk, 'picture');
  await play(settings);
  await toBea();
  const given: Aid[] = [];
  for (const aid of AIDS) if (await GIVEN[aid](picture.mock.lastCall![1])) given.push(aid);
  screen.unmount();
  return given;
};

test('every aid is given unless it is switched off, and only that one is missing then', async () => {
  expect(await givenAids({})).toEqual(AIDS);
  for (const aid of AIDS) {
    const given = await givenAids({ aids: { ...DEFAULTS.aids, [aid]: false } });
    expect(given).toEqual(AIDS.filter((each) => each !== aid));
  }
});

test('a purist gets none, whatever the switches say', async () => {
  expect(await givenAids({ purist: true })).toEqual([]);
});

test('with ✓ a follower is only chosen; without it one tap sends it', async () => {
  await play({});
  await press('play-confirm');
  await waitFor(() => expect(spots('claim:').length).toBeGreaterThan(0));
  await choose(spots('claim:')[0].id);
  expect(screen.getByTestId('play-prompt')).toHaveTextContent('Press ✓ to send the follower.');
  screen.unmount();

  await play({ confirm: false });
  await press('play-confirm');
  await waitFor(() => expect(spots('claim:').length).toBeGreaterThan(0));
  await choose(spots('claim:')[0].id);
  await waitFor(() => expect(screen.getByTestId('play-takeover')).toBeOnTheScreen());
});

const panel = () => StyleSheet.flatten(screen.getByTestId('play-panel').props.style);

test('the panel lies for the hand that was chosen, and so does the room it takes from the board', async () => {
  await play({});
  expect(panel().right).toBe(0);
  expect(board().insets?.right).toBeGreaterThan(board().insets?.left ?? 0);
  screen.unmount();
  await play({ leftHand: true });
  expect(panel().left).toBe(0);
  expect(board().insets?.left).toBeGreaterThan(board().insets?.right ?? 0);
});

test('the panel turns to who sits across, if it is told to', async () => {
  await play({ faceSeat: true });
  expect(panel().transform).toBeUndefined();
  await toBea();
  expect(panel().transform).toEqual([{ rotate: '180deg' }]);
  screen.unmount();
  await play({});
  await toBea();
  expect(panel().transform).toBeUndefined();
});

test('less motion is told to the board', async () => {
  await play({ motion: 'reduced' });
  expect(board().reduceMotion).toBe(true);
});

test('the computer takes as long over a step as was chosen', async () => {
  for (const [speed, ms] of [
    ['calm', 1400],
    ['usual', 700],
    ['quick', 200],
  ] as const) {
    await play({ speed });
    expect(mockPace).toHaveBeenLastCalledWith(ms);
    screen.unmount();
  }
});
