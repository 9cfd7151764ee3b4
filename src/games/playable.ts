/** The games that screens can play: all that the app carries. Tools and tests take the whole shelf. */
import * as city from './city';
import type { Playable } from './shelf';

export const PLAYABLE: readonly Playable[] = [
  {
    game: city.city,
    desk: city.desk,
    judge: city.judge,
    keepFigures: city.keepFigures,
    listPieces: city.listPieces,
    print: city.print,
  },
];
