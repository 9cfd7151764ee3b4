import type { DisplayList, FaceBook } from '@/geometry/display-list';
import { PALETTES, type PaletteName } from '@/view/paint/palette';
import { BUDGET, createPainter } from '@/view/paint/painter';
import { loadTypefaces, startSkia, writePng } from './headless';

export interface Shot {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Points a board unit, and the board point in the middle of the picture. */
  readonly zoom: number;
  readonly middle: readonly [number, number];
  readonly density?: number;
}

/** Paints display lists the way the app does, and writes what a screen would show. */
export const startStudio = async (faces: FaceBook) => {
  const skia = await startSkia();
  const typefaces = loadTypefaces(skia);
  return (list: DisplayList, palette: PaletteName, shots: readonly Shot[], budget: number = BUDGET): void => {
    const painter = createPainter({ skia, palette: PALETTES[palette], typefaces }, faces, budget);
    painter.show(list);
    for (const { file, width, height, zoom, middle, density = 1 } of shots) {
      const rect = {
        x: middle[0] - width / zoom / 2,
        y: middle[1] - height / zoom / 2,
        width: width / zoom,
        height: height / zoom,
      };
      painter.rest({ zoom, density, rect });
      while (painter.bake(1000, () => performance.now()));
      writePng(skia, file, width * density, height * density, (canvas) => {
        canvas.scale(density * zoom, density * zoom);
        canvas.translate(-rect.x, -rect.y);
        canvas.drawPicture(painter.settled());
        canvas.drawPicture(painter.overlay());
      });
    }
    process.stdout.write(`${shots.map(({ file }) => file).join(' ')} ${JSON.stringify(painter.counts)}\n`);
    painter.dispose();
  };
};

/** The zoom at which all of a list fits a picture. */
export const fitting = (
  list: DisplayList,
  width: number,
  height: number,
): { zoom: number; middle: [number, number] } => ({
  zoom: Math.min(width / list.box.width, height / list.box.height),
  middle: [list.box.x + list.box.width / 2, list.box.y + list.box.height / 2],
});
