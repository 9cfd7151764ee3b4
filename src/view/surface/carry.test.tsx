import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { BoardSurface } from '../board-surface';
import type { Camera, Rect } from '../camera/camera';
import { useCarry, type Carry, type CarryOptions } from './carry';

jest.useFakeTimers();

const PIECE: Rect = { x: 0, y: 0, width: 100, height: 100 };
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A board of 1000 by 1000, shown 1:1 at the origin's corner, with one piece on it. */
function mount(options: Partial<CarryOptions> = {}) {
  const rests: Camera[] = [];
  const given: { carry?: Carry } = {};
  const onDrop = jest.fn(options.onDrop ?? (() => false));
  const Board = ({ piece }: { piece: Rect | undefined }) => {
    const carry = useCarry({ piece, onLift: options.onLift, onDrop });
    given.carry = carry;
    return (
      <BoardSurface
        bounds={{ x: 0, y: 0, width: 1000, height: 1000 }}
        cell={100}
        ground="white"
        ring="blue"
        label="Board"
        testID="board"
        carry={carry}
        onRest={(camera) => rests.push(camera)}
      />
    );
  };
  render(<Board piece={PIECE} />);
  const layout = { x: 0, y: 0, width: 1032, height: 1032 };
  fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout } });
  wait(1000);
  return {
    rests,
    onDrop,
    shift: () => given.carry!.shift.get(),
    move: (piece: Rect) => screen.rerender(<Board piece={piece} />),
  };
}

/** Drags by so many points from a point of the surface; the board's corner is 16 points from the surface's. */
function drag(x: number, y: number, by: number, end: typeof State.END | typeof State.CANCELLED = State.END) {
  fireGestureHandler(getByGestureTestId('board-pan'), [
    { state: State.BEGAN, x, y },
    { state: State.ACTIVE, x, y, translationX: 0, translationY: 0 },
    { x: x + by, y, translationX: by, translationY: 0 },
    { state: end, x: x + by, y, translationX: by, translationY: 0, velocityX: 0, velocityY: 0 },
  ]);
  wait(0);
}

test('a drag that begins on the piece moves it and leaves the camera alone', () => {
  const onLift = jest.fn();
  const { rests, onDrop, shift } = mount({ onLift, onDrop: () => true });
  const count = rests.length;
  drag(66, 66, 200);
  expect(onLift).toHaveBeenCalledTimes(1);
  expect(onDrop).toHaveBeenCalledTimes(1);
  const [middle, zoom] = onDrop.mock.calls[0]!;
  expect(middle.x).toBeCloseTo(50 + 200 / zoom);
  expect(middle.y).toBeCloseTo(50);
  expect(shift().x).toBeCloseTo(200 / zoom);
  wait(1000);
  expect(rests).toHaveLength(count);
});

test('a drag that begins beside the piece moves the board', () => {
  const { rests, onDrop, shift } = mount();
  const before = rests[rests.length - 1]!;
  drag(400, 400, 100);
  wait(1000);
  expect(onDrop).not.toHaveBeenCalled();
  expect(shift()).toEqual({ x: 0, y: 0 });
  expect((before.x - rests[rests.length - 1]!.x) * before.zoom).toBeCloseTo(100);
});

test('a piece that may not stay where it was dropped goes back', () => {
  const { shift } = mount({ onDrop: () => false });
  drag(66, 66, 200);
  wait(1000);
  expect(shift()).toEqual({ x: 0, y: 0 });
});

test('a drag that is cut off drops nothing and the piece goes back', () => {
  const { onDrop, shift } = mount({ onDrop: () => true });
  drag(66, 66, 200, State.CANCELLED);
  wait(1000);
  expect(onDrop).not.toHaveBeenCalled();
  expect(shift()).toEqual({ x: 0, y: 0 });
});

test('a piece that lies elsewhere starts from there', () => {
  const { shift, move } = mount({ onDrop: () => true });
  drag(66, 66, 200);
  move({ ...PIECE, x: 200 });
  expect(shift()).toEqual({ x: 0, y: 0 });
});
