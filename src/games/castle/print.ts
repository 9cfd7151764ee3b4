/** A game's state as text: the yard as a picture, then seats and corners. For playthroughs, bug reports and failing tests. */
import { printBoard } from '../../geometry/board-picture';
import { turnRows } from '../../geometry/picture';
import { SIDES, writeSlot } from '../../geometry/sides';
import { CORNERS, STARTS } from './board';
import { onPiece, spotOf } from './places';
import type { CastleState } from './state';
import { TILES } from './tiles';
import { WALL_KINDS, WALLS } from './walls';

/** The yard alone; the upper left block lies at the west- and northernmost tile. */
export const printYard = (state: CastleState): string =>
  printBoard(
    Array.from({ length: state.laid - STARTS.length }, (_, at) => {
      const tile = STARTS.length + at;
      const [x, y] = spotOf(state, tile);
      const rows = turnRows(TILES[state.kinds[tile]].picture.rows, state.turns[tile]);
      return { x, y, rows, frame: SIDES.map(() => ' ') };
    }),
  );

const listWalls = (counts: ArrayLike<number>): string[] =>
  WALLS.flatMap((name, wall) => new Array<string>(Math.max(0, counts[wall])).fill(name));

const printSeat = (state: CastleState, seat: number): string => {
  const standing = Array.from({ length: state.laid }, (_, tile) => tile)
    .filter((tile) => state.claimant[tile] === seat)
    .map((tile) => `${spotOf(state, tile).join(',')}:${writeSlot(onPiece(state, tile).slot)}`);
  const walls = listWalls(state.walls.subarray(seat * WALL_KINDS, (seat + 1) * WALL_KINDS));
  return [
    `seat ${seat}: ${state.scores[seat]} points`,
    `${state.supply[seat]} followers`,
    `keep ${state.keeps[seat]}`,
    ...(standing.length > 0 ? [`on ${standing.join(' ')}`] : []),
    ...(walls.length > 0 ? [`wall tiles ${walls.join(' ')}`] : []),
  ].join(', ');
};

const printCorner = (state: CastleState, corner: number): string => {
  const { heights, looked, stacks } = state;
  if (heights[corner] === 0) return '';
  const known = listWalls(stacks.subarray(corner * WALL_KINDS, (corner + 1) * WALL_KINDS));
  const eyes = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => (looked[corner] >> seat) & 1,
  );
  const seen = eyes.length > 0 ? ` (${known.join(' ')}; seen by ${eyes.join(' ')})` : '';
  return `${CORNERS[corner].spaces.join('/')}: ${heights[corner]}${seen}`;
};

export const print = (state: CastleState): string => {
  const corners = CORNERS.map((_, corner) => printCorner(state, corner)).filter((line) => line !== '');
  return [
    printYard(state),
    ...Array.from({ length: state.seats }, (_, seat) => printSeat(state, seat)),
    `${state.bag} tiles in the bag`,
    ...(corners.length > 0 ? [`corners ${corners.join(', ')}`] : []),
  ].join('\n');
};
