import { StyleSheet, View } from 'react-native';

import { type SeatLook } from '../theme/seats';
import { StrokeView, type Stroke } from './stroke';

const GRID = 24;

type Point = readonly [x: number, y: number];

const line = (from: Point, to: Point, thick: number): Stroke => ({ from, to, thick });
const dot = (x: number, y: number, wide: number): Stroke => ({ from: [x, y], to: [x, y], thick: wide });

const around = (count: number, inner: number, outer: number, thick: number): readonly Stroke[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const on = (radius: number): Point => [12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle)];
    return line(on(inner), on(outer), thick);
  });

/** Strokes, and the same on the other side of the middle. */
const mirrored = (...strokes: readonly Stroke[]): readonly Stroke[] => [
  ...strokes,
  ...strokes.map(({ from, to, thick }) => line([GRID - from[0], from[1]], [GRID - to[0], to[1]], thick)),
];

/** The six emblems as strokes on a grid of 24: round ends make petals, rays and lobes of them. */
const EMBLEMS: Readonly<Record<SeatLook['emblem'], readonly Stroke[]>> = {
  'fleur-de-lis': [
    line([12, 3], [12, 6], 2.4),
    line([12, 6.4], [12, 11], 5),
    line([12, 11], [12, 15], 2.6),
    ...mirrored(
      line([10, 14.6], [7, 8.6], 2.6),
      line([7, 8.6], [4.4, 8.8], 2.6),
      line([4.2, 9], [4, 11.6], 2.6),
    ),
    line([7.6, 15.4], [16.4, 15.4], 2.2),
    line([12, 16], [12, 21], 2.8),
    ...mirrored(line([10.4, 17], [7.8, 20], 2.4)),
  ],
  tower: [
    line([9.2, 11], [9.2, 19.4], 3),
    line([14.8, 11], [14.8, 19.4], 3),
    line([12, 11], [12, 14], 4),
    line([7.4, 9.4], [16.6, 9.4], 2.8),
    line([7.2, 5.6], [7.2, 8.4], 2.4),
    line([12, 5.6], [12, 8.4], 2.4),
    line([16.8, 5.6], [16.8, 8.4], 2.4),
    line([7.2, 20], [16.8, 20], 2.2),
  ],
  'oak-leaf': [
    line([12, 6], [12, 15], 5.4),
    dot(8.6, 8.4, 4.2),
    dot(15.4, 8.4, 4.2),
    dot(7.8, 13, 4.6),
    dot(16.2, 13, 4.6),
    dot(12, 4.6, 4),
    line([12, 15], [12, 21], 2),
  ],
  sun: [dot(12, 12, 9), ...around(8, 7.4, 9.4, 2.2)],
  rose: [...around(5, 5.6, 5.6, 6.8), ...around(5, 3, 3, 5)],
  key: [
    line([9, 4.4], [15, 4.4], 2.4),
    line([9, 9.6], [15, 9.6], 2.4),
    line([8.4, 4.8], [8.4, 9.2], 2.4),
    line([15.6, 4.8], [15.6, 9.2], 2.4),
    line([12, 10], [12, 20], 2.6),
    line([13, 15.4], [16, 15.4], 2.2),
    line([13, 19], [16.6, 19], 2.2),
  ],
};

interface EmblemProps {
  readonly emblem: SeatLook['emblem'];
  readonly colour: string;
  readonly size: number;
}

/** A seat's emblem, which tells it apart without its colour. Whatever carries it has the label. */
export function Emblem({ emblem, colour, size }: EmblemProps) {
  return (
    <View aria-hidden style={[styles.box, { width: size, height: size }]}>
      {EMBLEMS[emblem].map((stroke, at) => (
        <StrokeView key={at} stroke={stroke} unit={size / GRID} colour={colour} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ box: { pointerEvents: 'none' } });
