/** The set as plain data, for the command line and for whoever checks a record by hand. */
import { SIDES } from '../../geometry/sides';
import { CORNERS, STARTS, STEP, TRACK, TRACK_POINTS, WALL_SIDES, cellAt, xOf, YARD, yOf } from './board';
import { FOLLOWERS } from './state';
import { TILES, type Tile } from './tiles';
import { heightsFor, WALL_COPIES, WALLS } from './walls';

const spot = (cell: number): readonly [number, number] => [xOf(cell), yOf(cell)];

const listTile = ({ name, copies, picture }: Tile) => ({
  name,
  copies,
  picture: picture.rows,
  segments: picture.pieces.map(({ kind, marks, slots }) => ({
    kind,
    ...(marks.includes('fountain') && { fountain: true }),
    ...(marks.includes('market') && { market: true }),
    slots,
  })),
});

export const listPieces = () => ({
  tiles: TILES.map(listTile),
  cells: YARD.map(spot),
  wall: WALL_SIDES.map((side) => ({ cell: spot(side >> 2), side: SIDES[side & 3] })),
  track: { spaces: TRACK, points: TRACK_POINTS },
  corners: CORNERS.map(({ spaces, x, y }) => ({ spaces, point: [x, y] })),
  starts: STARTS.map(({ x, y, side, ground, market }) => ({
    cell: [x, y],
    side: SIDES[side],
    kind: ground,
    ...(market && { market }),
    /** The cell beyond the wall by which events name it. */
    beyond: spot(cellAt(x, y) + STEP[side]),
  })),
  wallTiles: WALLS.map((name, at) => ({ number: at + 1, name, copies: WALL_COPIES })),
  /** By number of seats: how many wall tiles lie at each corner, in the order of `corners`. */
  stacks: Object.fromEntries([2, 3, 4, 5, 6].map((seats) => [seats, heightsFor(seats)])),
  followers: FOLLOWERS,
  keeps: 1,
});
