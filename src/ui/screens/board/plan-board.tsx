import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { BoardSurface } from '@/view/board-surface';
import type { Insets } from '@/view/camera/camera';
import { pickSpot } from '@/view/pick-spot';
import { PLACEHOLDER_BOUNDS, PLACEHOLDER_CELL, placeholderSpots } from '@/view/placeholder';
import { PlaceholderGrid, type PlaceholderPalette } from '@/view/placeholder-grid';
import type { Theme } from '@/ui/theme/theme';
import { useTheme } from '@/ui/theme/theme-context';

import { nameOfPlot } from './plots';

export interface PlanBoardProps {
  readonly insets: Insets;
  /** A plot was touched, or chosen by keyboard or screen reader. */
  readonly onPlot: (name: string) => void;
}

const paletteOf = ({ colours, scheme }: Theme): PlaceholderPalette => ({
  paper: scheme === 'light' ? colours.page : colours.card,
  rim: colours.rule,
  shadow: colours.shadow,
  pencil: colours.muted,
  wash: colours.wash,
  ink: colours.accent,
});

/** The surveyor's sheet on the table, under the camera that boards use. */
export default function PlanBoard({ insets, onPlot }: PlanBoardProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const palette = useMemo(() => paletteOf(theme), [theme]);
  const spots = useMemo(
    () => placeholderSpots((column, row) => t('board.plot', { name: nameOfPlot(column, row) })),
    [t],
  );
  const say = (id: string) => {
    const spot = spots.find((each) => each.id === id);
    if (spot) onPlot(spot.label);
  };
  return (
    <BoardSurface
      testID="board-surface"
      label={t('board.plots', { count: spots.length })}
      bounds={PLACEHOLDER_BOUNDS}
      cell={PLACEHOLDER_CELL}
      insets={insets}
      ground={theme.colours.table}
      ring={theme.colours.focus}
      reduceMotion={theme.motion.reduced}
      spots={spots}
      onSpot={say}
      onTap={({ board, zoom }) => {
        const pick = pickSpot(spots, board, zoom, 0);
        if (pick.kind === 'spot') say(pick.spot.id);
        // Naming a plot changes nothing, so a second tap may still fit the board.
        return false;
      }}
    >
      <PlaceholderGrid palette={palette} />
    </BoardSurface>
  );
}
