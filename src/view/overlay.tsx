import { memo, useCallback, useMemo, useState } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import type { Camera, Rect } from './camera/camera';
import { FocusRing } from './focus-ring';
import { inReadingOrder } from './reading-order';
import { SpotView } from './spot-view';
import type { Spot } from './spot';

export interface OverlayProps {
  readonly camera: Readonly<SharedValue<Camera>>;
  readonly spots: readonly Spot[];
  /** Points per board unit at which the spots are laid out: fine enough that no platform rounds them visibly. */
  readonly scale: number;
  readonly ring: string;
  readonly onActivate: (id: string) => void;
  readonly onFocus: (spot: Spot) => void;
}

/**
 * What a canvas cannot say: transparent views over the spots, moved and scaled as one by the camera. Touches on them
 * go to the surface's gesture like any other; only a screen reader, a switch or a keyboard activates them.
 */
export const Overlay = memo(function Overlay({
  camera,
  spots,
  scale,
  ring,
  onActivate,
  onFocus,
}: OverlayProps) {
  const [focusedId, setFocusedId] = useState<string>();
  // By its id: when something is chosen the same spots come again as other objects.
  const focused = spots.find(({ id }) => id === focusedId);
  // One that goes takes the focus with it: a later one of the same name begins without.
  if (focusedId !== undefined && !focused) setFocusedId(undefined);
  const ordered = useMemo(() => inReadingOrder(spots), [spots]);
  const area = useMemo(() => hull(spots), [spots]);
  const { x, y } = area;

  const moved = useAnimatedStyle(() => {
    const { x: left, y: top, zoom } = camera.value;
    return {
      transform: [
        { translateX: (x - left) * zoom },
        { translateY: (y - top) * zoom },
        { scale: zoom / scale },
      ],
    };
  }, [camera, x, y, scale]);

  const focus = useCallback(
    (spot: Spot) => {
      setFocusedId(spot.id);
      onFocus(spot);
    },
    [onFocus],
  );
  const blur = useCallback(() => setFocusedId(undefined), []);

  return (
    <>
      <Animated.View
        pointerEvents="box-none"
        style={[styles.layer, { width: area.width * scale, height: area.height * scale }, moved]}
      >
        {ordered.map((spot) => (
          <SpotView
            key={spot.id}
            spot={spot}
            corner={area}
            scale={scale}
            onActivate={onActivate}
            onFocus={focus}
            onBlur={blur}
          />
        ))}
      </Animated.View>
      {focused !== undefined && <FocusRing camera={camera} rect={focused.rect} color={ring} />}
    </>
  );
});

/** The smallest rect round all spots. */
function hull(spots: readonly Spot[]): Rect {
  if (spots.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const left = Math.min(...spots.map(({ rect }) => rect.x));
  const top = Math.min(...spots.map(({ rect }) => rect.y));
  const right = Math.max(...spots.map(({ rect }) => rect.x + rect.width));
  const bottom = Math.max(...spots.map(({ rect }) => rect.y + rect.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0, transformOrigin: [0, 0, 0] },
});
