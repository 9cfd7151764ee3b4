/** The set as plain data, for the command line and for whoever checks a record by hand. */
import { DEFAULT_OPTIONS } from './options';
import { FOLLOWERS, TOWERS } from './state';
import { GOODS, TILES, type Tile } from './tiles';

const listTile = ({ name, copies, picture, historic }: Tile) => ({
  name,
  copies,
  picture: picture.rows,
  segments: picture.pieces.map(({ kind, marks, slots }) => {
    const goods = GOODS.filter((good) => marks.includes(good));
    const building = marks.find((mark) => mark === 'public' || mark === 'historic');
    return {
      kind,
      ...(goods.length > 0 && { goods }),
      ...(building && { building }),
      ...(building === 'historic' && { historic }),
      slots,
    };
  }),
  /** Pairs of segments that border on each other on the tile. */
  borders: picture.borders,
});

export const listPieces = () => ({
  tiles: TILES.map(listTile),
  stacks: DEFAULT_OPTIONS.stacks,
  walls: DEFAULT_OPTIONS.walls,
  gates: 1,
  towers: TOWERS,
  followers: FOLLOWERS,
});
