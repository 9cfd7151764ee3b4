/** The games on the shelf: the only file that names them all. */
import type { AnyGame } from '../core/contract';
import { city } from './city';
import { masons } from './masons';

export const GAMES: readonly AnyGame[] = [city, masons];
