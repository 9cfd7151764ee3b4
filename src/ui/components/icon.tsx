import { StyleSheet, View } from 'react-native';

import { StrokeView, type Stroke } from './stroke';

const THICK = 2.25;
const GRID = 24;

const line = (...points: readonly (readonly [number, number])[]): Stroke[] =>
  points.slice(1).map((to, at) => ({ from: points[at], to, thick: THICK }));

/** An arc, from one angle to another in quarter turns clockwise from the east, as short strokes. */
const arc = (from: number, to: number, radius: number, middle = 12.5): Stroke[] => {
  const steps = 8;
  return line(
    ...Array.from({ length: steps + 1 }, (_, at) => {
      const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 2;
      return [12 + radius * Math.cos(angle), middle + radius * Math.sin(angle)] as const;
    }),
  );
};

const mirror = ({ from, to, thick }: Stroke): Stroke => ({
  from: [GRID - from[0], from[1]],
  to: [GRID - to[0], to[1]],
  thick,
});

/** The teeth of a wheel: what turns by itself. */
const TEETH: readonly Stroke[] = Array.from({ length: 8 }, (_, at) => {
  const angle = (at * Math.PI) / 4;
  const on = (far: number) => [12 + far * Math.cos(angle), 12 + far * Math.sin(angle)] as const;
  return { from: on(6.4), to: on(8.8), thick: THICK };
});

const UNDO: readonly Stroke[] = [...arc(2.3, 5, 7), ...line([4.4, 4.4], [5.4, 9.6], [10.6, 9])];

/** Icons as pen strokes on a grid of 24, so that they follow theme and text size like words do. */
const ICONS = {
  back: line([15, 4.5], [7.5, 12], [15, 19.5]),
  close: [...line([6, 6], [18, 18]), ...line([18, 6], [6, 18])],
  more: [5, 12, 19].map((x) => ({ from: [x, 12], to: [x, 12], thick: 3.4 })),
  check: line([4.5, 12.5], [10, 18], [19.5, 6.5]),
  turn: [...arc(-0.6, 2.5, 7.5), ...line([12.4, 4], [18.4, 5.6], [15.6, 11])],
  undo: UNDO,
  redo: UNDO.map(mirror),
  person: [...arc(0, 4, 3.6, 8), ...arc(2, 4, 7, 20.5)],
  computer: [...arc(0, 4, 5.6, 12), ...TEETH, { from: [12, 12], to: [12, 12], thick: 3.4 }],
  log: [...line([5, 6.5], [19, 6.5]), ...line([5, 12], [19, 12]), ...line([5, 17.5], [14, 17.5])],
  eye: [
    ...line(
      [3, 12],
      [7.5, 7.5],
      [12, 6],
      [16.5, 7.5],
      [21, 12],
      [16.5, 16.5],
      [12, 18],
      [7.5, 16.5],
      [3, 12],
    ),
    ...line([12, 11.5], [12, 12.5]),
  ],
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
