/** The games on the shelf, playable on screens or not yet. */
import type { AnyGame } from '../core/contract';
import * as castle from './castle';
import * as masons from './masons';
import { PLAYABLE } from './playable';
import type { Boxed } from './shelf';

export const SHELF: readonly Boxed[] = [
  ...PLAYABLE,
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
