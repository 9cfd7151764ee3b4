import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createRef } from 'react';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { BoardSurface, type BoardSurfaceHandle, type BoardSurfaceProps } from './board-surface';
import type { Camera } from './camera/camera';

jest.useFakeTimers();

const BOUNDS = { x: 0, y: 0, width: 1000, height: 1000 };
const SPOTS = [
  { id: 'b', rect: { x: 500, y: 500, width: 100, height: 100 }, label: 'Second place', role: 'button' },
  { id: 'a', rect: { x: 100, y: 100, width: 100, height: 100 }, label: 'First place', role: 'button' },
] as const;

const surface = (props: Partial<BoardSurfaceProps>) => (
  <BoardSurface
    bounds={BOUNDS}
    cell={100}
    ground="white"
    ring="blue"
    label="Board"
    testID="board"
    {...props}
  />
);

/** Mounts a surface of 400 by 600 points; `cameras` are those it came to rest at. */
function mount(props: Partial<BoardSurfaceProps> = {}) {
  const cameras: Camera[] = [];
  const onRest = (camera: Camera) => cameras.push(camera);
  render(surface({ ...props, onRest }));
  const layout = { x: 0, y: 0, width: 400, height: 600 };
  fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout } });
  settle();
  const update = (next: Partial<BoardSurfaceProps>) => {
    screen.rerender(surface({ ...props, ...next, onRest }));
    settle();
  };
  return { cameras, last: () => cameras[cameras.length - 1]!, update };
}

const settle = () => act(() => jest.advanceTimersByTime(3000));

function touch(gesture: 'tap' | 'long-press', x: number, y: number) {
  const states = [State.BEGAN, State.ACTIVE, State.END];
  fireGestureHandler(
    getByGestureTestId(`board-${gesture}`),
    states.map((state) => ({ state, x, y })),
  );
  act(() => jest.advanceTimersByTime(0));
}

function drag(from: [number, number], by: [number, number], velocity: [number, number] = [0, 0]) {
  const [x, y] = from;
  const end = { x: x + by[0], y: y + by[1], translationX: by[0], translationY: by[1] };
  fireGestureHandler(getByGestureTestId('board-pan'), [
    { state: State.BEGAN, x, y },
    { state: State.ACTIVE, x, y, translationX: 0, translationY: 0 },
    end,
    { state: State.END, ...end, velocityX: velocity[0], velocityY: velocity[1] },
  ]);
  settle();
}

function pinch(scale: number, focalX: number, focalY: number) {
  fireGestureHandler(getByGestureTestId('board-pinch'), [
    { state: State.BEGAN, scale: 1, focalX, focalY },
    { state: State.ACTIVE, scale: 1, focalX, focalY },
    { scale, focalX, focalY },
    { state: State.END, scale, focalX, focalY },
  ]);
  settle();
}

const FITTED = 368 / 1000;

test('a new surface shows the whole board', () => {
  const { last } = mount();
  expect(last().zoom).toBeCloseTo(FITTED);
});

test('one finger pans', () => {
  const { last } = mount();
  const before = last();
  drag([200, 300], [50, -30]);
  expect((before.x - last().x) * before.zoom).toBeCloseTo(50);
  expect((before.y - last().y) * before.zoom).toBeCloseTo(-30);
});

test('a flick goes on after the finger, and comes to rest', () => {
  const { last } = mount();
  const before = last();
  drag([200, 300], [20, 0], [500, 0]);
  expect((before.x - last().x) * before.zoom).toBeGreaterThan(100);
});

test('with reduced motion a flick stops where the finger leaves', () => {
  const { last } = mount({ reduceMotion: true });
  const before = last();
  drag([200, 300], [20, 0], [500, 0]);
  expect((before.x - last().x) * before.zoom).toBeCloseTo(20);
});

test('two fingers zoom about the point between them', () => {
  const { last } = mount();
  const before = last();
  pinch(2, 150, 250);
  expect(last().zoom).toBeCloseTo(before.zoom * 2);
  expect(last().x + 150 / last().zoom).toBeCloseTo(before.x + 150 / before.zoom);
  expect(last().y + 250 / last().zoom).toBeCloseTo(before.y + 250 / before.zoom);
});

test('a pinch past the closest springs back', () => {
  const { last } = mount();
  pinch(100, 200, 300);
  expect(last().zoom).toBeCloseTo(3.6);
});

test('a tap is told at once with its place on the board, and only once', () => {
  const onTap = jest.fn();
  const { last } = mount({ onTap });
  touch('tap', 120, 200);
  expect(onTap).toHaveBeenCalledTimes(1);
  const { board, screen: at, zoom } = onTap.mock.calls[0][0];
  expect(at).toEqual({ x: 120, y: 200 });
  expect(board.x).toBeCloseTo(last().x + 120 / zoom);
  expect(board.y).toBeCloseTo(last().y + 200 / zoom);
});

test('two taps that nothing answered fit the board', () => {
  const onTap = jest.fn(() => false);
  const { last } = mount({ onTap });
  pinch(3, 200, 300);
  touch('tap', 200, 300);
  touch('tap', 204, 298);
  settle();
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(last().zoom).toBeCloseTo(FITTED);
});

test('two taps that each did something are two actions', () => {
  const onTap = jest.fn(() => true);
  const { last } = mount({ onTap });
  pinch(3, 200, 300);
  touch('tap', 200, 300);
  touch('tap', 200, 300);
  settle();
  expect(onTap).toHaveBeenCalledTimes(2);
  expect(last().zoom).toBeCloseTo(FITTED * 3);
});

test('a touch that stops a glide is no tap', () => {
  const onTap = jest.fn();
  mount({ onTap });
  fireGestureHandler(getByGestureTestId('board-pan'), [
    { state: State.BEGAN, x: 200, y: 300 },
    { state: State.ACTIVE, x: 200, y: 300, translationX: 0 },
    { x: 220, y: 300, translationX: 20 },
    { state: State.END, x: 220, y: 300, translationX: 20, velocityX: 2000, velocityY: 0 },
  ]);
  act(() => jest.advanceTimersByTime(60));
  fireGestureHandler(getByGestureTestId('board-pan'), [
    { state: State.BEGAN, x: 200, y: 300 },
    { state: State.FAILED, x: 200, y: 300 },
  ]);
  touch('tap', 200, 300);
  expect(onTap).not.toHaveBeenCalled();
});

test('a long press is told with its place on the board', () => {
  const onLongPress = jest.fn();
  mount({ onLongPress });
  touch('long-press', 50, 60);
  expect(onLongPress).toHaveBeenCalledTimes(1);
  expect(onLongPress.mock.calls[0][0].screen).toEqual({ x: 50, y: 60 });
});

test('the camera follows a board that grows', () => {
  const { last, update } = mount();
  update({ bounds: { ...BOUNDS, width: 2000 } });
  expect(last().zoom).toBeCloseTo(368 / 2000);
});

test('the camera does not follow while the player has just moved it', () => {
  const { last, update } = mount();
  pinch(2, 200, 300);
  update({ bounds: { ...BOUNDS, width: 2000 } });
  expect(last().zoom).toBeCloseTo(FITTED * 2);
});

test('later it brings what is new into view without changing the zoom', () => {
  const { last, update } = mount();
  pinch(4, 200, 300);
  act(() => jest.advanceTimersByTime(10_000));
  const before = last();
  update({ focus: { x: 0, y: 0, width: 100, height: 100 } });
  expect(last().zoom).toBeCloseTo(before.zoom);
  expect(last().x).toBeLessThanOrEqual(0);
  expect(last().y).toBeLessThanOrEqual(0);
});

test.each(['fit', 'reveal'] as const)('once it was asked to %s, the camera follows again at once', (how) => {
  const ref = createRef<BoardSurfaceHandle>();
  const { last, update } = mount({ ref });
  act(() => ref.current!.closeIn({ x: 300, y: 300, width: 0, height: 0 }));
  act(() => (how === 'fit' ? ref.current!.fit() : ref.current!.reveal(BOUNDS)));
  update({ bounds: { ...BOUNDS, width: 1500 }, focus: { x: 1400, y: 500, width: 100, height: 100 } });
  expect(last().x + 400 / last().zoom).toBeGreaterThanOrEqual(1500);
});

test('the same bounds in a new object move nothing', () => {
  const { cameras, update } = mount();
  const count = cameras.length;
  update({ bounds: { ...BOUNDS } });
  expect(cameras).toHaveLength(count);
});

test('the handle fits, reveals and comes close', () => {
  const ref = createRef<BoardSurfaceHandle>();
  const { last } = mount({ ref });
  ref.current!.closeIn({ x: 300, y: 300, width: 0, height: 0 });
  settle();
  const close = last().zoom;
  expect(close).toBeGreaterThan(FITTED);
  expect(last().x + 200 / last().zoom).toBeCloseTo(300);
  ref.current!.fit();
  settle();
  ref.current!.closeIn({ x: 200, y: 200, width: 500, height: 100 });
  settle();
  expect(last().zoom).toBeGreaterThan(FITTED);
  expect(last().zoom).toBeLessThan(close);
  expect(last().x).toBeLessThan(200);
  expect(last().x + 400 / last().zoom).toBeGreaterThan(700);
  ref.current!.reveal({ x: 800, y: 800, width: 100, height: 100 });
  settle();
  expect(last().x + 400 / last().zoom).toBeGreaterThan(900);
  ref.current!.fit();
  settle();
  expect(last().zoom).toBeCloseTo(FITTED);
});

test('spots are read in order, with label, role and id', () => {
  mount({ spots: SPOTS });
  const found = screen.getAllByRole('button');
  expect(found.map((view) => view.props.testID)).toEqual(['spot-a', 'spot-b']);
  expect(screen.getByLabelText('First place')).toBe(found[0]);
});

test('a screen reader activates a spot, once', () => {
  const onSpot = jest.fn();
  const onTap = jest.fn();
  mount({ spots: SPOTS, onSpot, onTap });
  fireEvent(screen.getByTestId('spot-b'), 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
  expect(onSpot.mock.calls).toEqual([['b']]);
  expect(onTap).not.toHaveBeenCalled();
});

test('a finger on a spot is a tap of the surface and nothing else', () => {
  const onSpot = jest.fn();
  const onTap = jest.fn();
  mount({ spots: SPOTS, onSpot, onTap });
  touch('tap', 200, 300);
  // The click that a browser sends after the finger has left.
  fireEvent(screen.getByTestId('spot-b'), 'click', { nativeEvent: { detail: 1 } });
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(onSpot).not.toHaveBeenCalled();
});

test.each([
  ['Enter', 'keyDown', { key: 'Enter' }],
  ['the space bar', 'keyDown', { key: ' ' }],
  ['a click without a finger', 'click', { nativeEvent: { detail: 0 } }],
])('%s activates a spot', (_name, event, payload) => {
  const onSpot = jest.fn();
  mount({ spots: SPOTS, onSpot });
  fireEvent(screen.getByTestId('spot-a'), event, payload);
  expect(onSpot.mock.calls).toEqual([['a']]);
});

test('focus brings a spot into view', () => {
  const { last } = mount({ spots: SPOTS });
  pinch(6, 390, 590);
  expect(last().x).toBeGreaterThan(200);
  fireEvent(screen.getByTestId('spot-a'), 'focus', { target: {} });
  settle();
  expect(last().x).toBeLessThan(100);
  expect(last().y).toBeLessThan(100);
});

test('an image is read out but not chosen', () => {
  const onSpot = jest.fn();
  mount({ spots: [{ ...SPOTS[0], role: 'img' }], onSpot });
  expect(screen.getByTestId('spot-b').props.accessibilityActions).toBeUndefined();
});

test('the ring stays where the keyboard is when what is chosen gives the spots new words, and goes with its spot', () => {
  const { update } = mount({ spots: SPOTS });
  expect(screen.queryByTestId('focus-ring')).toBeNull();
  fireEvent(screen.getByTestId('spot-a'), 'focus', { target: {} });
  expect(screen.getByTestId('focus-ring')).toBeOnTheScreen();
  update({ spots: SPOTS.map((spot) => ({ ...spot, label: `${spot.label}, chosen` })) });
  expect(screen.getByTestId('focus-ring')).toBeOnTheScreen();
  update({ spots: SPOTS.slice(0, 1) });
  expect(screen.queryByTestId('focus-ring')).toBeNull();
  update({ spots: SPOTS });
  expect(screen.queryByTestId('focus-ring')).toBeNull();
});
