import { Canvas, Fill, Group } from '@shopify/react-native-skia';
import { useCallback, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import { useDerivedValue, useReducedMotion } from 'react-native-reanimated';
import { scheduleOnUI } from 'react-native-worklets';

import { transformOf, type Camera, type Insets, type Rect } from './camera/camera';
import { Overlay } from './overlay';
import type { Spot } from './spot';
import type { Carry } from './surface/carry';
import { useDeskInput } from './surface/desk-input';
import { useSurfaceGesture } from './surface/gesture';
import { closeIn, present, showAll, showRect } from './surface/manners';
import { useRig } from './surface/rig';
import { makeRoom, NO_INSETS, UNSEEN, useRoom } from './surface/room';
import type { Touch } from './surface/taps';
import { useTouches } from './surface/touches';

/** What can be asked of a surface from outside. */
export interface BoardSurfaceHandle {
  /** Shows the whole board. */
  fit(): void;
  /** Moves as little as needed to show a rect. */
  reveal(rect: Rect): void;
  /** Shows places to choose from, if hardly any is in sight and the player has not just moved the board. */
  present(places: readonly Rect[]): void;
  /** Comes close to a part of the board, to tell spots apart there; all of it stays in sight. */
  closeIn(part: Rect): void;
}

export interface BoardSurfaceProps {
  readonly ref?: Ref<BoardSurfaceHandle>;
  /** What there is to see, in board units. When it changes, the camera follows unless the player has just moved it. */
  readonly bounds: Rect;
  /** The side of one cell in board units: sets how close the camera comes. */
  readonly cell: number;
  /** Chrome that covers the edges of the surface, in points. */
  readonly insets?: Insets | undefined;
  /** What asks to be seen (the last tile, say); the camera follows it like the bounds. */
  readonly focus?: Rect | undefined;
  /** Colour of the table under the board. */
  readonly ground: string;
  /** Colour of the frame round the spot that has the keyboard. */
  readonly ring: string;
  readonly label: string;
  readonly testID?: string | undefined;
  readonly spots?: readonly Spot[] | undefined;
  /** A spot was chosen by screen reader, switch or keyboard. */
  readonly onSpot?: ((id: string) => void) | undefined;
  /** A tap. Return true if it did something; two quick taps that did nothing fit the board. */
  readonly onTap?: ((touch: Touch) => boolean | void) | undefined;
  readonly onLongPress?: ((touch: Touch) => void) | undefined;
  readonly carry?: Carry | undefined;
  /** The camera has come to rest: the moment to choose how much detail is drawn. */
  readonly onRest?: ((camera: Camera) => void) | undefined;
  /** The camera begins to move. */
  readonly onStir?: (() => void) | undefined;
  /** Overrides the system's reduced motion setting. */
  readonly reduceMotion?: boolean | undefined;
  /** Skia nodes in board units. */
  readonly children?: ReactNode;
}

const NO_SPOTS: readonly Spot[] = [];

/** A board under a camera: one opaque canvas, one gesture, one overlay for those who cannot see or touch it. */
export function BoardSurface(props: BoardSurfaceProps) {
  const {
    ref,
    bounds,
    cell,
    insets = NO_INSETS,
    focus,
    spots = NO_SPOTS,
    onSpot,
    onTap,
    onLongPress,
  } = props;
  const systemCalm = useReducedMotion();
  const view = useRef<View>(null);
  const room = makeRoom(bounds, insets, cell, UNSEEN);
  const rig = useRig(room, props.reduceMotion ?? systemCalm, props);
  const onLayout = useRoom(rig, room, focus);
  const { tap, press } = useTouches(rig, { onTap, onLongPress });
  const gesture = useSurfaceGesture(rig, props.carry, tap, press);
  const transform = useDerivedValue(() => [...transformOf(rig.camera.value)]);
  useDeskInput(view, rig);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => scheduleOnUI(showAll, rig),
      reveal: (rect: Rect) => scheduleOnUI(showRect, rig, rect),
      present: (places: readonly Rect[]) => scheduleOnUI(present, rig, places),
      closeIn: (part: Rect) => scheduleOnUI(closeIn, rig, part),
    }),
    [rig],
  );
  const revealSpot = useCallback((spot: Spot) => scheduleOnUI(showRect, rig, spot.rect), [rig]);

  return (
    <GestureHandlerRootView style={styles.fill}>
      <GestureDetector gesture={gesture}>
        <View
          ref={view}
          collapsable={false}
          role="group"
          aria-label={props.label}
          testID={props.testID}
          style={styles.surface}
          onLayout={onLayout}
          {...FOCUSABLE}
        >
          <Canvas style={StyleSheet.absoluteFill} opaque>
            <Fill color={props.ground} />
            <Group transform={transform}>{props.children}</Group>
          </Canvas>
          <Overlay
            camera={rig.camera}
            spots={spots}
            scale={room.closest}
            ring={props.ring}
            onActivate={onSpot ?? ignore}
            onFocus={revealSpot}
          />
        </View>
      </GestureDetector>
    </GestureHandlerRootView>
  );
}

/** In a browser the surface itself takes the keyboard, for the camera; elsewhere that would hide its spots. */
const FOCUSABLE = Platform.OS === 'web' ? ({ tabIndex: 0 } as const) : undefined;

const ignore = () => undefined;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  surface: { flex: 1, overflow: 'hidden', outlineOffset: -3 },
});
