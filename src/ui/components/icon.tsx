import { StyleSheet, View } from 'react-native';

import { StrokeView, type Stroke } from './stroke';

const THICK = 2.25;
const GRID = 24;

const line = (...points: readonly (readonly [number, number])[]): Stroke[] =>
  points.slice(1).map((to, at) => ({ from: points[at], to, thick: THICK }));

/** Icons as pen strokes on a grid of 24, so that they follow theme and text size like words do. */
const ICONS = {
  back: line([15, 4.5], [7.5, 12], [15, 19.5]),
} as const satisfies Record<string, readonly Stroke[]>;

export type IconName = keyof typeof ICONS;

interface IconProps {
  readonly name: IconName;
  readonly colour: string;
  readonly size: number;
}

/** A small sign. It says nothing to a screen reader: whatever carries it has the label. */
export function Icon({ name, colour, size }: IconProps) {
  return (
    <View aria-hidden style={[styles.box, { width: size, height: size }]}>
      {ICONS[name].map((stroke, at) => (
        <StrokeView key={at} stroke={stroke} unit={size / GRID} colour={colour} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ box: { pointerEvents: 'none' } });
