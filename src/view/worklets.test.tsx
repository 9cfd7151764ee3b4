import { fireEvent, render, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { useAnimatedStyle, useDerivedValue, useSharedValue } from 'react-native-reanimated';
import { scheduleOnUI } from 'react-native-worklets';

import { BoardSurface } from './board-surface';
import type { Painter } from './paint/painter';
import { Sprites } from './sprites';
import { useCarry } from './surface/carry';
import { handed } from './testing/handed';
import { findUncallable } from './testing/worklet-walk';

jest.mock('react-native-gesture-handler', () => {
  const actual = jest.requireActual('react-native-gesture-handler');
  const { createElement } = jest.requireActual('react');
  const { noteGesture } = jest.requireActual('./testing/handed');
  const Detector = (props: { gesture: unknown }) => {
    noteGesture(props.gesture);
    return createElement(actual.GestureDetector, props);
  };
  return { ...actual, GestureDetector: Detector };
});

jest.mock('react-native-reanimated', () => {
  const actual = jest.requireActual('react-native-reanimated');
  const { spyOnHandlers } = jest.requireActual('./testing/handed');
  const hooks = ['DerivedValue', 'AnimatedStyle', 'AnimatedProps', 'AnimatedReaction', 'FrameCallback'];
  const spied = spyOnHandlers(
    actual,
    hooks.map((name) => `use${name}`),
  );
  return { ...actual, __esModule: true, default: actual.default, ...spied };
});

jest.mock('react-native-worklets', () => {
  const actual = jest.requireActual('react-native-worklets');
  const { spyOnHandlers } = jest.requireActual('./testing/handed');
  return { ...actual, ...spyOnHandlers(actual, ['scheduleOnUI', 'runOnUI']) };
});

beforeEach(() => {
  handed.length = 0;
});

const uncallable = () => handed.flatMap(([name, callback]) => findUncallable(callback, name));

const PIECE = { x: 0, y: 0, width: 100, height: 100 };

function Board() {
  const carry = useCarry({ piece: PIECE, onDrop: () => true });
  const spot = { id: 'a', rect: PIECE, label: 'A place', role: 'button' } as const;
  return (
    <BoardSurface
      bounds={{ x: 0, y: 0, width: 500, height: 500 }}
      cell={100}
      ground="white"
      ring="blue"
      label="Board"
      testID="board"
      spots={[spot]}
      carry={carry}
      onTap={() => true}
      onLongPress={() => undefined}
      onRest={() => undefined}
    />
  );
}

test('all that the surface hands to the UI thread can be called there', () => {
  render(<Board />);
  const layout = { x: 0, y: 0, width: 400, height: 600 };
  fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout } });
  fireEvent(screen.getByTestId('spot-a'), 'focus', { target: {} });
  const names = new Set(handed.map(([name]) => name));
  expect([...names].sort()).toEqual([
    'LongPressGestureHandler.onStart',
    'PanGestureHandler.changeEventCalculator',
    'PanGestureHandler.onBegin',
    'PanGestureHandler.onChange',
    'PanGestureHandler.onEnd',
    'PanGestureHandler.onFinalize',
    'PanGestureHandler.onStart',
    'PinchGestureHandler.changeEventCalculator',
    'PinchGestureHandler.onChange',
    'PinchGestureHandler.onEnd',
    'PinchGestureHandler.onStart',
    'TapGestureHandler.onEnd',
    'scheduleOnUI',
    'useAnimatedStyle',
    'useDerivedValue',
  ]);
  expect(uncallable()).toEqual([]);
});

test('so can all that moves a sprite', () => {
  const image = { width: () => 48, height: () => 48, dispose: () => undefined };
  const painter = { cut: () => image } as unknown as Painter;
  const face = { key: 'piece', box: { x: -10, y: -10, width: 20, height: 20 }, shapes: [] };
  const stamp = { kind: 'stamp', key: 'piece/1', face: 'piece', x: 5, y: 5 } as const;
  render(
    <Sprites
      sprites={[{ stamp, ms: 200, to: { x: 0, y: 0 } }]}
      painter={painter}
      sharpness={2}
      faces={() => face}
      camera={{ current: { x: 0, y: 0, zoom: 1 } }}
    />,
  );
  expect(handed.map(([name]) => name)).toContain('useDerivedValue');
  expect(uncallable()).toEqual([]);
});

describe('the walk catches', () => {
  const plain = (x: number) => x + 1;
  const between = (x: number) => {
    'worklet';
    return plain(x);
  };

  test('a plain function called from a gesture', () => {
    const Bad = () => {
      const pan = Gesture.Pan().onUpdate((event) => {
        plain(event.x);
      });
      return (
        <GestureDetector gesture={pan}>
          <View />
        </GestureDetector>
      );
    };
    render(<Bad />);
    expect(uncallable()).toEqual(['PanGestureHandler.onUpdate → plain is no worklet']);
  });

  test('a plain function two calls away', () => {
    const Bad = () => {
      const value = useSharedValue(1);
      useDerivedValue(() => between(value.value));
      return null;
    };
    render(<Bad />);
    expect(uncallable()).toEqual(['useDerivedValue → between → plain is no worklet']);
  });

  test('a plain function inside an object', () => {
    const Bad = () => {
      const tools = { nested: [{ plain }] };
      useAnimatedStyle(() => ({ width: tools.nested[0]!.plain(1) }));
      return null;
    };
    render(<Bad />);
    expect(uncallable()).toEqual(['useAnimatedStyle → tools.nested.0.plain is no worklet']);
  });

  test('a function that is no worklet itself', () => {
    const Bad = () => {
      // Named in the call itself, it would be made a worklet by the plugin.
      const [hidden] = [plain];
      useEffect(() => scheduleOnUI(hidden!, 1), [hidden]);
      return null;
    };
    render(<Bad />);
    expect(uncallable()).toEqual(['scheduleOnUI is no worklet']);
  });

  test('a helper that was defined after the worklet that calls it', () => {
    const early = () => {
      'worklet';
      return late();
    };
    const late = () => {
      'worklet';
      return 1;
    };
    expect(findUncallable(early, 'early')).toEqual(['early → late is undefined']);
  });
});
