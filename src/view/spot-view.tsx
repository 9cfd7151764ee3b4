import { memo } from 'react';
import { StyleSheet, View, type FocusEvent } from 'react-native';

import type { Point } from './camera/camera';
import type { Spot } from './spot';

export interface SpotViewProps {
  readonly spot: Spot;
  /** The board point at the layer's top left corner. */
  readonly corner: Point;
  readonly scale: number;
  readonly onActivate: (id: string) => void;
  readonly onFocus: (spot: Spot) => void;
  readonly onBlur: () => void;
}

const ACTIVATE = [{ name: 'activate' }];

/** One transparent view over a spot. It is never see-through by opacity: that would take it from VoiceOver. */
export const SpotView = memo(function SpotView({
  spot,
  corner,
  scale,
  onActivate,
  onFocus,
  onBlur,
}: SpotViewProps) {
  const { id, rect, label, hint, role } = spot;
  const choose = () => onActivate(id);
  const actions =
    role === 'button'
      ? {
          accessibilityActions: ACTIVATE,
          onAccessibilityAction: choose,
          onClick: (event: ClickLike) => (isFromFinger(event) ? undefined : choose()),
          onKeyDown: (event: KeyLike) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault?.();
            choose();
          },
        }
      : undefined;

  return (
    <View
      accessible
      role={role}
      aria-label={label}
      accessibilityHint={hint}
      testID={`spot-${id}`}
      tabIndex={0}
      onFocus={(event) => (isByKeyboard(event) ? onFocus(spot) : undefined)}
      onBlur={onBlur}
      style={[
        styles.spot,
        role === 'button' ? styles.button : undefined,
        {
          left: (rect.x - corner.x) * scale,
          top: (rect.y - corner.y) * scale,
          width: rect.width * scale,
          height: rect.height * scale,
        },
      ]}
      {...actions}
    />
  );
});

interface ClickLike {
  readonly nativeEvent: unknown;
}

interface KeyLike {
  readonly key?: string;
  preventDefault?(): void;
}

/** A browser also sends a click after a touch that the gesture has already answered; only such a click counts its presses. */
function isFromFinger(event: ClickLike): boolean {
  const { detail } = event.nativeEvent as { detail?: number };
  return detail !== undefined && detail > 0;
}

/** A browser focuses what a finger touches too; then nothing may move under the finger. */
function isByKeyboard(event: FocusEvent): boolean {
  const target = event.target as unknown as { matches?: (selector: string) => boolean };
  return target?.matches === undefined || target.matches(':focus-visible');
}

const styles = StyleSheet.create({
  // The ring is drawn unscaled by FocusRing; the browser's own would shrink with the board.
  spot: { position: 'absolute', outlineStyle: 'solid', outlineWidth: 0 },
  button: { cursor: 'pointer' },
});
