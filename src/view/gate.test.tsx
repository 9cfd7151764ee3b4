import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { BoardGate } from './gate';
import { GateFrame, type Gated } from './gate-frame';

interface BoardProps {
  readonly name: string;
}

const board: Gated<BoardProps> = { default: ({ name }) => <Text>Board of {name}</Text> };
const failed = (retry: () => void) => <Text onPress={retry}>Try again</Text>;
const frame = { props: { name: 'ours' }, loading: <Text>One moment</Text>, failed };

test('the gate waits calmly, then shows the board', async () => {
  render(<BoardGate {...frame} load={() => Promise.resolve(board)} />);
  expect(screen.getByText('One moment')).toBeTruthy();
  expect(await screen.findByText('Board of ours')).toBeTruthy();
});

test('a module that is at hand needs no promise', async () => {
  render(<BoardGate {...frame} load={() => board} />);
  expect(await screen.findByText('Board of ours')).toBeTruthy();
});

test('the board is asked for only when Skia is ready', async () => {
  let open = () => {};
  const prepare = () => new Promise<void>((resolve) => (open = resolve));
  const load = jest.fn(() => board);
  render(<GateFrame {...frame} prepare={prepare} load={load} />);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  await act(async () => open());
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure says so, and a retry begins from the start', async () => {
  const prepare = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  render(<GateFrame {...frame} prepare={prepare} load={() => board} />);
  fireEvent.press(await screen.findByText('Try again'));
  expect(screen.getByText('One moment')).toBeTruthy();
  expect(await screen.findByText('Board of ours')).toBeTruthy();
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('a board that cannot be loaded is a failure too', async () => {
  render(<BoardGate {...frame} load={() => Promise.reject(new Error('chunk'))} />);
  expect(await screen.findByText('Try again')).toBeTruthy();
});

test('new props reach the board without loading it again', async () => {
  const load = jest.fn(() => board);
  render(<BoardGate {...frame} load={load} />);
  await screen.findByText('Board of ours');
  screen.rerender(<BoardGate {...frame} load={load} props={{ name: 'theirs' }} />);
  expect(screen.getByText('Board of theirs')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
