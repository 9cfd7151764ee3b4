import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import type { Camera, Rect } from './camera/camera';

/** Points between a spot and the ring round it. */
const GAP = 3;

/** The frame round the spot that has the keyboard. It follows the camera but keeps its thickness at every zoom. */
export function FocusRing(props: {
  readonly camera: Readonly<SharedValue<Camera>>;
  readonly rect: Rect;
  readonly color: string;
}) {
  const { camera, rect, color } = props;
  const { x, y, width, height } = rect;
  const placed = useAnimatedStyle(() => {
    const { x: left, y: top, zoom } = camera.value;
    return {
      width: width * zoom + 2 * GAP,
      height: height * zoom + 2 * GAP,
      transform: [{ translateX: (x - left) * zoom - GAP }, { translateY: (y - top) * zoom - GAP }],
    };
  }, [camera, x, y, width, height]);
  return (
    <Animated.View
      testID="focus-ring"
      pointerEvents="none"
      style={[styles.ring, { borderColor: color }, placed]}
    />
  );
}

const styles = StyleSheet.create({
  ring: { position: 'absolute', left: 0, top: 0, borderWidth: 3, borderRadius: 6 },
});
