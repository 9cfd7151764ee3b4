/** The tiles as flat tables of numbers. Kinds of start spaces follow those of tiles. */
import { tableByPiece, tabulate } from '../../geometry/tile-tables';
import { STARTS } from './board';
import { GROUNDS, START_TILES, TILES } from './tiles';

const ALL = [...TILES, ...START_TILES];

/** How many kinds the bag holds. */
export const KINDS = TILES.length;
/** How many tiles the bag holds. */
export const BAG = TILES.reduce((sum, { copies }) => sum + copies, 0);
/** How many tiles may lie: the start spaces come first. */
export const TILE_COUNT = STARTS.length + BAG;
/** How many pieces all of them have together. */
export const PIECE_COUNT = ALL.reduce((sum, { copies, picture }) => sum + copies * picture.pieces.length, 0);

export const PATH = GROUNDS.indexOf('path');
export const HOUSE = GROUNDS.indexOf('house');
export const TOWER = GROUNDS.indexOf('tower');
export const COURTYARD = GROUNDS.indexOf('courtyard');

export const TABLES = tabulate(ALL, GROUNDS, 'path');

/** On a path: a fountain; on a courtyard: a market. */
export const MARK = 1;
/** By piece: MARK or nothing. */
export const PIECE_MARKS = tableByPiece(ALL, ({ marks }) => (marks.length > 0 ? MARK : 0));

/** The number of the kind of each start space. */
export const START_KINDS: readonly number[] = STARTS.map(
  ({ ground, market }) => KINDS + START_TILES.findIndex(({ name }) => name === (market ? 'market' : ground)),
);
