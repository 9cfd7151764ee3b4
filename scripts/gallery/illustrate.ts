/** `npm run pictures`: renders the few pictures that README, docs/draw-the-board.md and the list of games show. */
import { join } from 'node:path';
import { cityFaces, scene } from '@/games/city/scene';
import { fitting, startStudio } from './paint';
import { sampleCity } from '@/ui/screens/gallery/sample-city';
import { pieceSheet, tileSheet } from '@/ui/screens/gallery/pages';

const FOLDER = 'docs/pictures';
/** Where the app finds the picture of a game. */
const SHELF = 'assets/games';
const LARGE = 256 * 1024 * 1024;

const main = async (): Promise<void> => {
  const paint = await startStudio(cityFaces);
  const at = (name: string): string => join(FOLDER, `${name}.jpg`);
  const list = scene(sampleCity('a', 4, 75), { colours: [0, 1, 2, 3] });
  const wide = { width: 1280, height: 900 };
  paint(list, 'day', [
    { file: at('city'), ...wide, ...fitting(list, 1280, 900) },
    { file: at('city-close'), width: 1100, height: 760, zoom: 1.6, middle: [150, 120] },
    { file: at('city-closest'), width: 1100, height: 760, zoom: 4.6, middle: [150, 235] },
  ]);
  paint(list, 'night', [{ file: at('city-night'), width: 1100, height: 760, zoom: 1.6, middle: [150, 120] }]);
  const shelf = { width: 480, height: 240, zoom: 0.82, middle: [150, 140], density: 2 } as const;
  paint(list, 'day', [{ file: join(SHELF, 'city-day.jpg'), ...shelf }]);
  paint(list, 'night', [{ file: join(SHELF, 'city-night.jpg'), ...shelf }]);
  const tiles = tileSheet(11);
  const size = { width: tiles.box.width, height: tiles.box.height };
  paint(
    tiles,
    'day',
    [{ file: at('tiles'), ...size, zoom: 1, middle: [size.width / 2, size.height / 2] }],
    LARGE,
  );
  const pieces = pieceSheet();
  const { width, height } = pieces.box;
  paint(pieces, 'day', [
    {
      file: at('pieces'),
      width: width * 1.4,
      height: height * 1.4,
      zoom: 1.4,
      middle: [width / 2, height / 2],
    },
  ]);
};

void main();
