/** The games on the shelf: the only file that names them all. */
import type { AnyGame } from '../core/contract';
import * as city from './city';
import * as masons from './masons';
import type { Boxed } from './shelf';

export const SHELF: readonly Boxed[] = [
  { ...city, game: city.city },
  { ...masons, game: masons.masons },
];

export const GAMES: readonly AnyGame[] = SHELF.map(({ game }) => game);
