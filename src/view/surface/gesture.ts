import { useMemo } from 'react';
import { Platform } from 'react-native';
import { Gesture, PointerType } from 'react-native-gesture-handler';
import { useSharedValue } from 'react-native-reanimated';

import { centreOf, contains, type Point } from '../camera/camera';
import type { Carry } from './carry';
import { catchGlide, grab, letGo, PAN, PINCH, pull, touchAt } from './manners';
import type { Rig } from './rig';
import type { Touch } from './taps';

/** In a browser the focal point of a pinch is given from the window's corner, everywhere else from the view's. */
const FOCAL_IN_WINDOW = Platform.OS === 'web';
/** Points a finger moves before it drags, and may move while it taps. */
const SLACK = 10;
const LONG_PRESS_MS = 450;
/** Points round a piece within which a drag picks it up. */
const PICK_UP = 12;

/** In a browser the library makes Enter a tap in the middle of what is focused: the overlay has answered it already. */
const KEYS = PointerType.KEY;

const STILL: Point = { x: 0, y: 0 };

/** The one gesture of a surface: drag, pinch, tap and long press. What it calls runs on the UI thread. */
export function useSurfaceGesture(
  rig: Rig,
  carry: Carry | undefined,
  tap: (touch: Touch) => void,
  press: (touch: Touch) => void,
) {
  const corner = useSharedValue(STILL);
  const caught = useSharedValue(false);
  const carrying = useSharedValue(false);

  return useMemo(() => {
    const pan = Gesture.Pan()
      .withTestId('board-pan')
      .minDistance(SLACK)
      .maxPointers(2)
      .averageTouches(true)
      .onBegin((event) => {
        corner.set(FOCAL_IN_WINDOW ? { x: event.absoluteX - event.x, y: event.absoluteY - event.y } : STILL);
        caught.set(catchGlide(rig));
        const piece = carry?.piece.value;
        const { board, zoom } = touchAt(rig, { x: event.x, y: event.y });
        carrying.set(piece !== undefined && contains(piece, board, PICK_UP / zoom));
      })
      .onStart((event) => {
        if (carrying.value) carry?.lift();
        else grab(rig, PAN, { x: event.x, y: event.y });
      })
      .onChange((event) => {
        if (carrying.value && carry) {
          const { zoom } = rig.camera.value;
          carry.shift.set({ x: event.translationX / zoom, y: event.translationY / zoom });
        } else {
          pull(rig, event.changeX, event.changeY, 1, { x: event.x, y: event.y });
        }
      })
      .onEnd((event, finished) => {
        if (!carrying.value) {
          letGo(rig, PAN, finished ? { x: event.velocityX, y: event.velocityY } : STILL);
          return;
        }
        const piece = carry?.piece.value;
        if (!carry || piece === undefined) return;
        const from = centreOf(piece);
        const { x, y } = carry.shift.value;
        carry.drop(finished ? { x: from.x + x, y: from.y + y } : undefined, rig.camera.value.zoom);
      })
      .onFinalize(() => {
        carrying.set(false);
      });

    const pinch = Gesture.Pinch()
      .withTestId('board-pinch')
      .onStart((event) => {
        if (carrying.value) return;
        grab(rig, PINCH, { x: event.focalX - corner.value.x, y: event.focalY - corner.value.y });
      })
      .onChange((event) => {
        if (carrying.value) return;
        const focal = { x: event.focalX - corner.value.x, y: event.focalY - corner.value.y };
        pull(rig, 0, 0, event.scaleChange, focal);
      })
      .onEnd(() => letGo(rig, PINCH, STILL));

    const single = Gesture.Tap()
      .withTestId('board-tap')
      .maxDuration(LONG_PRESS_MS - 50)
      .maxDistance(SLACK)
      .onEnd((event, finished) => {
        if (finished && !caught.value && event.pointerType !== KEYS)
          tap(touchAt(rig, { x: event.x, y: event.y }));
      });

    const long = Gesture.LongPress()
      .withTestId('board-long-press')
      .minDuration(LONG_PRESS_MS)
      .maxDistance(SLACK)
      .onStart((event) => {
        if (event.pointerType !== KEYS) press(touchAt(rig, { x: event.x, y: event.y }));
      });

    return Gesture.Race(Gesture.Simultaneous(pan, pinch), long, single);
  }, [rig, carry, tap, press, corner, caught, carrying]);
}
