import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import type { Mark, Pigment } from './marks';
import { planColours } from './plan-colours';
import { drawTownPlan } from './town-plan';

const MARKS = drawTownPlan();

const styleOf = (mark: Mark, unit: number, colours: Readonly<Record<Pigment, string>>): ViewStyle => ({
  position: 'absolute',
  left: (mark.x - mark.w / 2) * unit,
  top: (mark.y - mark.h / 2) * unit,
  width: mark.w * unit,
  height: mark.h * unit,
  backgroundColor: colours[mark.fill],
  ...(mark.round !== undefined && { borderRadius: mark.round * unit }),
  ...(mark.turn !== undefined && { transform: [{ rotate: `${mark.turn}rad` }] }),
  ...(mark.inked && {
    outlineStyle: 'solid',
    outlineColor: colours.ink,
    outlineWidth: Math.max(0.5, 0.28 * unit),
  }),
  // One view a roof: the half in the sun is its border.
  ...(mark.sunny?.half === 'north' && {
    borderTopWidth: (mark.h / 2) * unit,
    borderTopColor: colours[mark.sunny.fill],
  }),
  ...(mark.sunny?.half === 'west' && {
    borderLeftWidth: (mark.w / 2) * unit,
    borderLeftColor: colours[mark.sunny.fill],
  }),
});

interface TownPlanViewProps {
  /** The side of the framed sheet, in points. */
  readonly side: number;
  /** What lies over the town on the sheet. */
  readonly children?: ReactNode;
}

/** The vignette of the title page: a walled town seen from above, in a double frame. Ornament, silent to readers. */
export const TownPlanView = memo(function TownPlanView({ side, children }: TownPlanViewProps) {
  const { scheme, colours, elevation } = useTheme();
  const sheet = side - 2 * (FRAME + GAP + LINE);
  const pigments = planColours[scheme];
  const marks = useMemo(
    () => MARKS.map((mark, at) => <View key={at} style={styleOf(mark, sheet / 100, pigments)} />),
    [sheet, pigments],
  );
  return (
    <View
      aria-hidden
      style={[
        styles.frame,
        elevation.high,
        { width: side, height: side, borderColor: colours.edge, backgroundColor: colours.card },
      ]}
    >
      <View style={[styles.sheet, { borderColor: pigments.ink, backgroundColor: pigments.field }]}>
        {marks}
        {children}
      </View>
    </View>
  );
});

const FRAME = 2;
const GAP = space.xs;
const LINE = 1;

const styles = StyleSheet.create({
  frame: { padding: GAP, borderWidth: FRAME, pointerEvents: 'none' },
  sheet: { flex: 1, borderWidth: LINE, overflow: 'hidden' },
});
