/** The games on the shelf: the only file that names them all. */
import type { AnyGame } from '../core/contract';
import * as castle from './castle';
import * as city from './city';
import * as masons from './masons';
import type { Boxed } from './shelf';

export const SHELF: readonly Boxed[] = [
  {
    game: city.city,
    desk: city.desk,
    judge: city.judge,
    keepFigures: city.keepFigures,
    listPieces: city.listPieces,
    print: city.print,
  },
  {
    game: castle.castle,
    judge: castle.judge,
    keepFigures: castle.keepFigures,
    listPieces: castle.listPieces,
    print: castle.print,
  },
  {
    game: masons.masons,
    judge: masons.judge,
    keepFigures: masons.keepFigures,
    listPieces: masons.listPieces,
    print: masons.print,
  },
];

export const GAMES: readonly AnyGame[] = SHELF.map(({ game }) => game);
