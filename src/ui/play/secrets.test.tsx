import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import type { ReactNode } from 'react';
import type * as ReactNative from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { PUBLIC, type AnyGame } from '@/core/contract';
import { toy, type ToyEvent, type ToyState } from '@/core/testing/toy';
import type { Desk, Message } from '@/games/desk';
import { announce, announceChange, hush } from '@/platform/announce';
import { newGame, noLibrary, sitDown } from '@/session/testing/sit-down';

import { createI18n } from '../i18n/i18n';
import { I18nContext } from '../i18n/i18n-context';
import { testServices } from '../screens/testing/rooms';
import type { AnySession } from '../services/services';
import { ServicesProvider } from '../services/services-context';
import { SettingsProvider } from '../settings/settings-context';
import { createSettingsStore } from '../settings/settings-store';
import { ThemeProvider } from '../theme/theme-context';
import type { PlayBoardProps } from './play-board';
import { TableView } from './table-view';

jest.mock('@/platform/announce', () => ({
  announce: jest.fn(),
  announceChange: jest.fn(),
  hush: jest.fn(),
}));
// What a board is given, as text: everything in it would be painted or read out.
jest.mock('./load-play-board', () => {
  const { Text } = jest.requireActual<typeof ReactNative>('react-native');
  const Board = ({ list, labels, standers, onAsk }: PlayBoardProps) => (
    <Text testID="play-board" onPress={() => onAsk({ x: 0, y: 0 })}>
      {JSON.stringify([list, labels, standers])}
    </Text>
  );
  return { loadPlayBoard: () => ({ default: Board }) };
});
jest.setTimeout(90_000);

/** A secret names whose it is: `secret-1-stone-2` is for the eyes of seat 1. */
const secret = (seat: number, what: string): string => `secret-${seat}-${what}`;
const say = (text: string): Message => ({ key: 'say', values: { text } });
const stoneOf = ({ turn, stone }: ToyState): string => (stone < 0 ? '' : secret(turn, `stone-${stone + 1}`));
const handsOf = ({ hands, held }: ToyState): string[] =>
  [...held.keys()].flatMap((seat) => {
    const hand = hands.slice(seat * 3, seat * 3 + 3);
    return hand.some((count) => count > 0) ? [secret(seat, `hand-${hand.join('-')}`)] : [];
  });

const BOX = { x: 0, y: 0, width: 100, height: 100 };

/** Hoard on a desk that shows, tells and explains whatever it is given. */
const desk: Desk<ToyState, ToyEvent> = {
  texts: 'hoard',
  faces: (key) => ({ key, box: BOX, shapes: [] }),
  cell: 100,
  scoreKinds: ['showed', 'hoard'],
  offer: (seen, legal) => ({
    prompt: say(`choose ${stoneOf(seen)}`),
    choices: [],
    options: legal.map((move) => ({
      id: toy.unpack(move).do,
      move,
      label: say(stoneOf(seen)),
      prompt: say(`sure ${stoneOf(seen)}`),
    })),
  }),
  status: (seen) => say(`wait ${stoneOf(seen)}`),
  refuse: () => undefined,
  reason: ({ rule }) => say(rule),
  picture: (seen) => ({ box: BOX, layers: [{ name: handsOf(seen).join(), overlay: false, items: [] }] }),
  hand: () => undefined,
  ghost: () => undefined,
  where: () => BOX,
  light: () => [],
  describe: ({ kind, seat = 0, worth }) =>
    say(`${kind} ${kind === 'drew' && worth !== undefined ? secret(seat, `drew-${worth}`) : ''}`),
  logged: () => true,
  scoreKind: say,
  part: (_event, { what }) => say(what),
  notice: ({ kind, seat = 0, worth }) =>
    kind === 'drew' && worth !== undefined
      ? { face: 'stone', message: say(secret(seat, `notice-${worth}`)) }
      : undefined,
  explain: (seen) => ({
    title: say(`all ${[stoneOf(seen), ...handsOf(seen)].join(' ')}`),
    lines: [],
    chances: [],
    holders: [],
    fits: [],
    lit: [],
  }),
  standers: (seen) => [{ id: 'hands', box: BOX, label: say(handsOf(seen).join(' ')) }],
  stock: ({ left }) => ({ left: say(String(left)), pieces: [] }),
  supplies: () => [],
  projected: (seen) => toy.scores(seen),
};

const enter = async (session: AnySession, game: AnyGame): Promise<void> => {
  const i18n = createI18n('en');
  i18n.addResourceBundle('en', 'hoard', { say: '{{text}}', title: 'Hoard' });
  const store = createSettingsStore({ read: async () => undefined, write: async () => undefined });
  const services = testServices();
  const frame = { x: 0, y: 0, width: 390, height: 844 };
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SafeAreaProvider initialMetrics={{ frame, insets }}>
      <I18nContext value={i18n}>
        <SettingsProvider value={store}>
          <ServicesProvider value={services}>
            <ThemeProvider choice="light">{children}</ThemeProvider>
          </ServicesProvider>
        </SettingsProvider>
      </I18nContext>
    </SafeAreaProvider>
  );
  const nothing = () => undefined;
  const Table = () => (
    <TableView session={session} game={game} desk={desk} onLeave={nothing} onResult={nothing} />
  );
  renderRouter({ index: Table }, { initialUrl: '/', wrapper });
  await waitFor(() => expect(screen.getByTestId('play-curtain')).toBeOnTheScreen());
};

const press = async (testID: string) => {
  fireEvent.press(screen.getByTestId(testID));
  await act(async () => undefined);
};

/** Plays some turns on the screen, opening every paper, and gives the secrets that others than their owners met. */
const overlook = async (game: typeof toy, turns: number) => {
  const session = sitDown(game, newGame(game, 'pp', { seed: 2 }), noLibrary) as unknown as AnySession;
  const found: string[] = [];
  const met = new Set<string>();
  let said = '';
  jest.mocked(announce).mockImplementation((sentence) => void (said = sentence));
  // On iOS what a live region comes to say is announced too.
  jest.mocked(announceChange).mockImplementation((sentence) => void (said = sentence));
  jest.mocked(hush).mockImplementation(() => void (said = ''));
  const look = (moment: string): void => {
    const { eye } = session.getTable();
    const curtain = screen.queryByTestId('play-curtain') !== null;
    for (const [word, seat] of `${JSON.stringify(screen.toJSON())} ${said}`.matchAll(
      /secret-(\d)-[a-z0-9-]*/g,
    )) {
      met.add(word);
      if (curtain || Number(seat) !== eye)
        found.push(`${moment}, eye ${eye === PUBLIC ? 'none' : eye}: ${word}`);
    }
  };
  await enter(session, game as AnyGame);
  for (let turn = 0; turn < turns; turn++) {
    look('curtain');
    await press('play-takeover');
    await waitFor(() => expect(screen.getByTestId('play-board')).toBeOnTheScreen());
    look('turn');
    await press('play-log');
    look('log');
    await press('play-board');
    look('explanation');
    // The paper lies open while the app is left and the next comes; the same person comes back through the curtain.
    if (turn % 3 === 2) {
      act(() => session.background());
      look('background');
      await press('play-takeover');
      await waitFor(() => expect(screen.getByTestId('play-board')).toBeOnTheScreen());
      look('back');
      await press('play-board');
    }
    const { legal } = session.getTable();
    await act(async () => void (await session.attempt(toy.unpack(legal[legal.length - 1]))));
    look('after');
  }
  return { found, met };
};

test('nothing secret is behind a curtain, nor in what is shown, logged, explained or said to another seat', async () => {
  const { found, met } = await overlook(toy, 9);
  expect(found).toEqual([]);
  // The desk did show secrets to their owners.
  for (const what of [/stone/, /drew/, /hand/, /notice/])
    expect([...met].some((word) => what.test(word))).toBe(true);
});

test.each([
  ['a draw that everybody hears of', { ...toy, hear: (event: ToyEvent) => event }, /log.*drew/],
  ['hands that everybody sees', { ...toy, observe: (state: ToyState) => state }, /explanation.*hand/],
])('%s would be found', async (_what, game, where) => {
  const { found } = await overlook(game, 5);
  expect(found.join('\n')).toMatch(where);
});
