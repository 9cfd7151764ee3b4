import { useEffect, useMemo, useRef } from 'react';

import { desk } from '@/games/city';
import type { BoardSurfaceHandle } from '@/view/board-surface';
import type { Insets } from '@/view/camera/camera';
import type { PaletteName } from '@/view/paint/palette';
import { PaintedBoard } from '@/view/painted-board';
import { useTheme } from '@/ui/theme/theme-context';

import type { GallerySheet } from './sheets';

interface GalleryBoardProps {
  readonly sheet: GallerySheet;
  readonly palette: PaletteName;
  readonly insets: Insets;
}

/** Points a cell when a board is fitted at the most: a surface's own measure, here set by the sheet. */
const SNUG_CELL = 120;

/** One sheet by the painter and the camera of play. */
export default function GalleryBoard({ sheet, palette, insets }: GalleryBoardProps) {
  const { colours, motion } = useTheme();
  const surface = useRef<BoardSurfaceHandle>(null);
  const arrived = useRef(false);
  const list = useMemo(() => sheet.list(), [sheet]);
  useEffect(() => {
    arrived.current = false;
    surface.current?.fit();
  }, [sheet]);
  const { x, y, width, height } = list.box;
  const [middleX, middleY] = sheet.middle ?? [x + width / 2, y + height / 2];
  return (
    <PaintedBoard
      ref={surface}
      testID="gallery-board"
      label={sheet.name}
      list={list}
      faces={desk.faces}
      palette={palette}
      cell={sheet.zoom === undefined ? desk.cell : SNUG_CELL / sheet.zoom}
      insets={insets}
      ground={colours.table}
      ring={colours.focus}
      reduceMotion={motion.reduced}
      onRest={({ zoom }) => {
        if (arrived.current || sheet.zoom === undefined || zoom >= sheet.zoom / 2) return;
        arrived.current = true;
        surface.current?.closeIn({ x: middleX, y: middleY, width: 0, height: 0 });
      }}
    />
  );
}
