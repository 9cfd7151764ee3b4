import { View, type ViewStyle } from 'react-native';

/** A straight stroke of the pen from one point to another, with round ends. */
export interface Stroke {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly thick: number;
}

/** The box that draws a stroke once turned about its middle, in the stroke's own units times `unit`. */
export const boxOf = ({ from, to, thick }: Stroke, unit: number): ViewStyle => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) + thick;
  return {
    position: 'absolute',
    left: ((from[0] + to[0] - length) / 2) * unit,
    top: ((from[1] + to[1] - thick) / 2) * unit,
    width: length * unit,
    height: thick * unit,
    borderRadius: (thick / 2) * unit,
    transform: [{ rotate: `${Math.atan2(dy, dx)}rad` }],
  };
};

interface StrokeViewProps {
  readonly stroke: Stroke;
  readonly unit: number;
  readonly colour: string;
}

export function StrokeView({ stroke, unit, colour }: StrokeViewProps) {
  return <View style={[boxOf(stroke, unit), { backgroundColor: colour }]} />;
}
