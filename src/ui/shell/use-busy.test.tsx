import { act, fireEvent, screen } from '@testing-library/react-native';
import { router } from 'expo-router';

import { Button } from '@/ui/components/button';

import { enter, testServices } from '../screens/testing/rooms';
import { LEFT, useBusy } from './use-busy';

jest.setTimeout(60_000);

const task = jest.fn<Promise<typeof LEFT | void>, []>();

function Room() {
  const { busy, run } = useBusy();
  return <Button testID="the-screen" label="Go" disabled={busy} onPress={() => void run(task)} />;
}

const press = () =>
  act(async () => {
    fireEvent.press(screen.getByTestId('the-screen'));
  });

beforeEach(() => task.mockReset());

test('whoever has gone on begins nothing more until the screen is in front again', async () => {
  await enter({ index: Room }, '/', testServices());
  task.mockResolvedValueOnce(LEFT);
  await press();
  expect(screen.getByTestId('the-screen')).toBeDisabled();
  await press();
  expect(task).toHaveBeenCalledTimes(1);
  await act(async () => router.push('/game/x'));
  await act(async () => router.back());
  expect(screen.getByTestId('the-screen')).toBeEnabled();
});

test('what ends here leaves the way free', async () => {
  await enter({ index: Room }, '/', testServices());
  task.mockResolvedValueOnce(undefined);
  await press();
  expect(screen.getByTestId('the-screen')).toBeEnabled();
  await press();
  expect(task).toHaveBeenCalledTimes(2);
});
