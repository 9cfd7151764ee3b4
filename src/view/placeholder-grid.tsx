import { FillType, Group, Path, Rect as Box, RoundedRect, Skia } from '@shopify/react-native-skia';
import { memo } from 'react';

import { frameLines, gridLines, hatchLines, pencilLines } from './pencil';
import { PLACEHOLDER_BOUNDS, PLACEHOLDER_CELL, PLACEHOLDER_GRID, PLOT_RECTS } from './placeholder';

/** Colours of the placeholder; the theme gives one set for day and one for night. */
export interface PlaceholderPalette {
  readonly paper: string;
  /** The worn rim of the sheet. */
  readonly rim: string;
  readonly shadow: string;
  readonly pencil: string;
  /** A thin wash over the marked plots. */
  readonly wash: string;
  /** The surveyor's ink: the north arrow and the corner pins. */
  readonly ink: string;
}

const sheet = PLACEHOLDER_BOUNDS;

const drawn = {
  fine: pencilLines(gridLines(PLACEHOLDER_GRID, PLACEHOLDER_CELL / 4), 0.5),
  grid: pencilLines(gridLines(PLACEHOLDER_GRID, PLACEHOLDER_CELL), 1.6),
  plots: pencilLines(
    PLOT_RECTS.flatMap((rect) => frameLines(rect, 9)),
    1.4,
  ),
  hatching: pencilLines(
    PLOT_RECTS.flatMap((rect) => hatchLines(rect, 15, 9)),
    0.8,
  ),
  north: northArrow(PLACEHOLDER_GRID.x + PLACEHOLDER_GRID.width - 50, PLACEHOLDER_GRID.y + 50),
};

/** A surveyor's sheet, drawn until a game draws its board: pencilled grid, a few plots marked out. Skia nodes. */
export const PlaceholderGrid = memo(function PlaceholderGrid({
  palette,
}: {
  readonly palette: PlaceholderPalette;
}) {
  const pencil = { style: 'stroke', strokeCap: 'round', color: palette.pencil } as const;
  return (
    <Group>
      <RoundedRect {...sheet} x={sheet.x + 5} y={sheet.y + 8} r={7} color={palette.shadow} />
      <RoundedRect {...sheet} r={5} color={palette.paper} />
      <RoundedRect {...sheet} r={5} style="stroke" strokeWidth={2} color={palette.rim} />
      <Path path={drawn.fine} {...pencil} strokeWidth={0.5} opacity={0.28} />
      <Path path={drawn.grid} {...pencil} strokeWidth={1.3} opacity={0.7} />
      {PLOT_RECTS.map((rect) => (
        <Box
          key={`${rect.x},${rect.y}`}
          x={rect.x + 10}
          y={rect.y + 10}
          width={rect.width - 20}
          height={rect.height - 20}
          color={palette.wash}
        />
      ))}
      <Path path={drawn.hatching} {...pencil} strokeWidth={0.8} opacity={0.35} />
      <Path path={drawn.plots} {...pencil} strokeWidth={2.2} />
      <Path path={drawn.north} color={palette.ink} />
    </Group>
  );
});

/** A small arrow to the north, half of it filled, as on a surveyor's plan. */
function northArrow(x: number, y: number) {
  const path = Skia.PathBuilder.Make();
  path.setFillType(FillType.EvenOdd);
  path
    .moveTo(x, y - 30)
    .lineTo(x + 11, y + 22)
    .lineTo(x, y + 14)
    .close();
  path
    .moveTo(x, y - 30)
    .lineTo(x - 11, y + 22)
    .lineTo(x, y + 14)
    .close();
  path
    .moveTo(x - 1.5, y - 18)
    .lineTo(x - 1.5, y + 12)
    .lineTo(x - 8, y + 17.5)
    .close();
  path.addCircle(x, y + 30, 2.4);
  return path.build();
}
