import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { SeatColour } from '@/saves/save';
import { SeatBadge } from '@/ui/components/seat-badge';
import { StrokeView } from '@/ui/components/stroke';
import { Text } from '@/ui/components/text';
import { space } from '@/ui/theme/measures';
import { lookOfSeat } from '@/ui/theme/seats';
import { useTheme } from '@/ui/theme/theme-context';

import { spreadOut } from './spread-out';

interface ScoreCurveProps {
  /** Points by seat and moment. */
  readonly lines: readonly (readonly number[])[];
  readonly colours: readonly SeatColour[];
  /** Moments to be marked on a seat's line: how far into the game, from 0 to 1. */
  readonly marks: readonly { readonly at: number; readonly seat: number }[];
  /** The same in words. */
  readonly label: string;
}

const HEIGHT = 180;
const BADGE = 22;
const [LINE, RIM] = [3, 5];
const MARK = 12;

/** Everybody's points over the game, as lines of ink that end in the seat's badge, with a ring where something was decided. */
export function ScoreCurve({ lines, colours, marks, label }: ScoreCurveProps) {
  const theme = useTheme();
  const [wide, setWide] = useState(0);
  const most = Math.max(1, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const moments = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const across = Math.max(0, wide - BADGE - space.s);
  const point = (line: readonly number[], at: number): readonly [number, number] => [
    (across * at) / moments,
    RIM + (HEIGHT - 2 * RIM) * (1 - (line[at] - least) / (most - least)),
  ];
  const ends = spreadOut(
    lines.map((line) => point(line, moments)[1]),
    BADGE,
    HEIGHT,
  );
  const strokes = (thick: number, colourOf: (seat: number) => string) =>
    lines.flatMap((line, seat) =>
      line
        .slice(1)
        .map((_, at) => (
          <StrokeView
            key={`${thick}-${seat}-${at}`}
            stroke={{ from: point(line, at), to: point(line, at + 1), thick }}
            unit={1}
            colour={colourOf(seat)}
          />
        )),
    );
  return (
    <View accessible role="img" aria-label={label}>
      <View aria-hidden>
        <Text variant="note" tone="muted">
          {String(most)}
        </Text>
        <View
          style={[styles.sheet, { borderColor: theme.colours.rule }]}
          onLayout={({ nativeEvent }) => setWide(nativeEvent.layout.width)}
        >
          {wide > 0 && (
            <>
              {strokes(RIM, () => theme.colours.ink)}
              {strokes(LINE, (seat) => lookOfSeat(colours[seat]).colour)}
              {marks.map(({ at, seat }) => {
                const [x, y] = point(lines[seat], Math.min(moments, Math.ceil(at * moments)));
                const look = {
                  backgroundColor: theme.colours.card,
                  borderColor: lookOfSeat(colours[seat]).colour,
                };
                return (
                  <View
                    key={`${at}-${seat}-${y}`}
                    style={[styles.mark, look, { left: x - MARK / 2, top: y - MARK / 2 }]}
                  />
                );
              })}
              {colours.map((colour, seat) => (
                <View key={colour} style={[styles.badge, { top: ends[seat] - BADGE / 2 }]}>
                  <SeatBadge colour={colour} size={BADGE} />
                </View>
              ))}
            </>
          )}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { height: HEIGHT, borderLeftWidth: 1, borderBottomWidth: 1, overflow: 'hidden' },
  mark: { position: 'absolute', width: MARK, height: MARK, borderWidth: 3, borderRadius: MARK / 2 },
  badge: { position: 'absolute', right: 0 },
});
