/**
 * Renders the art of The City headlessly, by the same painter as the app: `tsx scripts/gallery/render.ts [folder]`.
 * Every tile and piece, states, a city half built and a finished one at three zooms, by day and by night.
 */
import { join } from 'node:path';
import { city } from '@/games/city';
import { cityFaces, scene } from '@/games/city/scene';
import { PALETTE_NAMES } from '@/view/paint/palette';
import { type Shot, fitting, startStudio } from './paint';
import { sampleCity } from './sample';
import { pieceSheet, tileSheet } from './sheets';

const folder = process.argv[2] ?? 'build/gallery';
const COLOURS = [0, 1, 2, 3];
/** A contact sheet shows all tiles at full size at once, which no screen does. */
const SHEET_BUDGET = 256 * 1024 * 1024;
const SHEETS = [
  { tile: 40, columns: 16 },
  { tile: 100, columns: 11 },
  { tile: 240, columns: 8 },
];

const main = async (): Promise<void> => {
  const paint = await startStudio(cityFaces);
  const shoot = (name: string, shot: Omit<Shot, 'file'>): Shot => ({
    file: join(folder, `${name}.png`),
    ...shot,
  });

  const half = sampleCity('a', 4, 42);
  const whole = sampleCity('a', 4, 75);
  const placing = city.clone(sampleCity('c', 3, 24));
  city.play(placing, city.legal(placing)[3]);
  const actions = city.legal(placing).map((move) => city.unpack(move));
  const states = scene(placing, {
    colours: COLOURS,
    choices: actions,
    ...(actions[7] ? { chosen: actions[7] } : {}),
    last: [{ seat: 1, cell: [0, 0] }],
    lit: [
      { cell: [1, 0], slot: 1 },
      { cell: [0, 1], slot: 4, seat: 2 },
    ],
  });

  for (const palette of PALETTE_NAMES) {
    for (const { tile, columns } of SHEETS) {
      const list = tileSheet(columns);
      const zoom = tile / 100;
      const { width, height } = list.box;
      const middle = [width / 2, height / 2] as const;
      paint(
        list,
        palette,
        [shoot(`tiles-${tile}-${palette}`, { width: width * zoom, height: height * zoom, zoom, middle })],
        SHEET_BUDGET,
      );
    }
    const pieces = pieceSheet();
    const { width, height } = pieces.box;
    paint(pieces, palette, [
      shoot(`pieces-${palette}`, {
        width: width * 1.6,
        height: height * 1.6,
        zoom: 1.6,
        middle: [width / 2, height / 2],
      }),
    ]);
    paint(states, palette, [
      shoot(`states-${palette}`, { width: 1100, height: 800, ...fitting(states, 1100, 800) }),
    ]);
    for (const [name, state] of [
      ['half', half],
      ['whole', whole],
    ] as const) {
      const list = scene(state, { colours: COLOURS });
      paint(list, palette, [
        shoot(`city-${name}-${palette}-fit`, { width: 1280, height: 900, ...fitting(list, 1280, 900) }),
        shoot(`city-${name}-${palette}-mid`, { width: 1200, height: 850, zoom: 1.5, middle: [150, 120] }),
        shoot(`city-${name}-${palette}-near`, { width: 1200, height: 850, zoom: 4.6, middle: [150, 120] }),
      ]);
    }
  }
};

void main();
