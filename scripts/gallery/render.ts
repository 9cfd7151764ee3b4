/**
 * `tsx scripts/gallery/render.ts [folder] [name …]`: renders the sheets of the gallery's route headlessly, by the same
 * painter as the app, by day and by night; with names, only the sheets whose names begin with one of them.
 */
import { join } from 'node:path';
import { desk } from '@/games/city';
import { type GallerySheet, SHEETS } from '@/ui/screens/gallery/sheets';
import { PALETTE_NAMES } from '@/view/paint/palette';
import { type Shot, fitting, startStudio } from './paint';

const [folder = 'build/gallery', ...names] = process.argv.slice(2);
/** A contact sheet shows all tiles at full size at once, which no screen does. */
const SHEET_BUDGET = 256 * 1024 * 1024;
const PAGE = { width: 1280, height: 900 };

type Frame = Omit<Shot, 'file'>;

/** A sheet with a middle is a look at a part of it; one with a zoom alone is shown whole at that size. */
const frameOf = ({ zoom, middle }: GallerySheet, list: ReturnType<GallerySheet['list']>): Frame => {
  const { x, y, width, height } = list.box;
  if (zoom === undefined) return { ...PAGE, ...fitting(list, PAGE.width, PAGE.height) };
  if (middle) return { ...PAGE, zoom, middle };
  return { width: width * zoom, height: height * zoom, zoom, middle: [x + width / 2, y + height / 2] };
};

const main = async (): Promise<void> => {
  const paint = await startStudio(desk.faces);
  const wanted = SHEETS.filter(
    ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
  for (const palette of PALETTE_NAMES) {
    for (const sheet of wanted) {
      const list = sheet.list();
      const file = join(folder, `${sheet.name}-${palette}.png`);
      const shot = { file, ...frameOf(sheet, list) };
      paint(list, palette, [shot], ...(sheet.large ? [SHEET_BUDGET] : []));
    }
  }
};

void main();
