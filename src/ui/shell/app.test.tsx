import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import * as Localization from 'expo-localization';
import { renderRouter } from 'expo-router/testing-library';
import type * as ReactNative from 'react-native';
import { BackHandler, StyleSheet } from 'react-native';

import { colours } from '../theme/colours';

// The board has tests of its own, and the router's testing library replaces the reanimated it stands on.
// CanvasKit does not know the arrays of jest's realm.
jest.mock('@/view/paint/shoot', () => ({ shootBoard: () => () => undefined }));
jest.mock('@/view/painted-board', () => {
  const { View } = jest.requireActual<typeof ReactNative>('react-native');
  return {
    PaintedBoard: ({ testID, label }: { testID: string; label: string }) => (
      <View testID={testID} aria-label={label} />
    ),
  };
});
// The first render pulls in the whole app.
jest.setTimeout(60_000);

/** What listens to the back button of Android. */
type Answer = Parameters<typeof BackHandler.addEventListener>[1];
const PRESSED = { type: 'hardwareBackPress', timeStamp: 0 };

const KEY = 'bastide/settings';

/** Starts the app as after a cold launch: what is kept in storage is all that is left of the last run. */
const launch = async (initialUrl = '/') => {
  renderRouter('./app', { initialUrl });
  await waitFor(() => expect(screen.getByTestId(/-screen$/)).toBeOnTheScreen());
};

const press = async (testID: string) => {
  fireEvent.press(screen.getByTestId(testID));
  await act(async () => undefined);
};

const groundOf = (testID: string) =>
  StyleSheet.flatten(screen.getByTestId(testID).props.style).backgroundColor;

const speak = (languageCode: string) => {
  const locales = [{ languageCode }] as unknown as ReturnType<typeof Localization.getLocales>;
  jest.spyOn(Localization, 'getLocales').mockReturnValue(locales);
  jest.spyOn(Localization, 'useLocales').mockReturnValue(locales);
};

beforeEach(async () => {
  await AsyncStorage.clear();
  speak('en');
});

afterEach(() => jest.restoreAllMocks());

test('the title page leads to the settings and back', async () => {
  await launch();
  expect(screen.getByTestId('home-screen')).toBeOnTheScreen();
  await press('home-settings');
  expect(screen.getByTestId('settings-screen')).toBeOnTheScreen();
  await press('settings-back');
  expect(screen.queryByTestId('settings-screen')).not.toBeOnTheScreen();
});

test('settings opened by a link still lead back to the title page', async () => {
  await launch('/settings');
  await press('settings-back');
  expect(screen.getByTestId('home-screen')).toBeOnTheScreen();
});

test('the app speaks the language of the device until told otherwise', async () => {
  speak('fr');
  await launch();
  expect(within(screen.getByTestId('home-settings')).getByText('Réglages')).toBeOnTheScreen();
});

test('a language chosen changes the words at once and is there after a relaunch', async () => {
  await launch('/settings');
  expect(screen.getByText('Language')).toBeOnTheScreen();
  await press('language-de');
  expect(screen.getByText('Sprache')).toBeOnTheScreen();
  expect(screen.getByTestId('language-de')).toBeChecked();
  expect(screen.getByTestId('language-system')).not.toBeChecked();
  screen.unmount();
  await launch('/');
  expect(within(screen.getByTestId('home-settings')).getByText('Einstellungen')).toBeOnTheScreen();
});

test('a theme chosen changes the colours at once and is there after a relaunch', async () => {
  await launch('/settings');
  expect(groundOf('settings-screen')).toBe(colours.light.page);
  await press('theme-dark');
  expect(groundOf('settings-screen')).toBe(colours.dark.page);
  screen.unmount();
  await launch('/');
  expect(groundOf('home-screen')).toBe(colours.dark.page);
});

test('damaged storage starts with the defaults and keeps the damaged text aside', async () => {
  await AsyncStorage.setItem(KEY, '{"version":1,"settings":{"lang');
  await launch('/settings');
  expect(screen.getByTestId('language-system')).toBeChecked();
  expect(screen.getByTestId('theme-system')).toBeChecked();
  await press('theme-dark');
  expect(await AsyncStorage.getItem('bastide/settings/damaged')).toBe('{"version":1,"settings":{"lang');
});

test('a device that cannot store a choice says so and uses it all the same', async () => {
  await launch('/settings');
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'));
  await press('language-fr');
  await waitFor(() => expect(screen.getByTestId('settings-unkept')).toBeOnTheScreen());
  expect(screen.getByText('Langue')).toBeOnTheScreen();
});

test('a link to nowhere leads to a page that says so, and from there home', async () => {
  await launch('/no/such/page');
  expect(screen.getByTestId('missing-screen')).toBeOnTheScreen();
  await press('missing-home');
  expect(screen.getByTestId('home-screen')).toBeOnTheScreen();
});

test('a game begun on the title page: back puts its papers away before it leads home', async () => {
  const answers: Answer[] = [];
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_event, answer) => {
    answers.push(answer);
    return { remove: () => void answers.splice(answers.indexOf(answer), 1) };
  });
  /** The back button of Android: the last to listen is asked first. */
  const back = async () => {
    let answered = false;
    await act(async () => {
      answered = [...answers].reverse().some((answer) => answer(PRESSED) === true);
    });
    return answered;
  };
  await launch();
  await waitFor(() => expect(screen.getByTestId('home-play')).toBeOnTheScreen());
  await press('home-play');
  await waitFor(() => expect(screen.getByTestId('play-board')).toHaveAccessibleName(/Drag to move/));
  await press('play-log');
  expect(screen.getByTestId('play-log-sheet')).toBeOnTheScreen();
  expect(await back()).toBe(true);
  expect(screen.queryByTestId('play-log-sheet')).not.toBeOnTheScreen();
  expect(screen.getByTestId('play-board')).toBeOnTheScreen();
  // A pan from the edge counts as back: only the second one in a row leaves.
  expect(await back()).toBe(true);
  expect(screen.getByText('Once more to leave the game.')).toBeOnTheScreen();
  await back();
  await waitFor(() => expect(screen.queryByTestId('play-board')).not.toBeOnTheScreen());
  expect(screen.getByTestId('home-screen')).toBeOnTheScreen();
  await waitFor(() => expect(screen.getByTestId('home-continue')).toBeOnTheScreen());
  await press('home-continue');
  await waitFor(() => expect(screen.getByTestId('play-board')).toBeOnTheScreen());
  await press('play-leave');
  await waitFor(() => expect(screen.queryByTestId('play-board')).not.toBeOnTheScreen());
  expect(screen.getByTestId('home-screen')).toBeOnTheScreen();
});
