/** A game's state as text: the city as a picture, then the seats. For playthroughs, bug reports and failing tests. */
import { printBoard } from '../../geometry/board-picture';
import { turnRows } from '../../geometry/picture';
import { writeSlot } from '../../geometry/sides';
import { onPiece, spotOf } from './places';
import { GATE, NONE, TRIGGERS, WALL, type CityState } from './state';
import { TILES } from './tiles';

/** O the gate, = a wall, a digit the seat of the guard on it. */
const frameMark = (state: CityState, side: number): string => {
  if (state.built[side] === GATE) return 'O';
  if (state.built[side] !== WALL) return ' ';
  return state.guards[side] > 0 ? String(state.guards[side] - 1) : '=';
};

/** The city alone. */
export const printCity = (state: CityState): string =>
  printBoard(
    Array.from({ length: state.laid }, (_, tile) => {
      const [x, y] = spotOf(state, tile);
      const rows = turnRows(TILES[state.kinds[tile]].picture.rows, state.turns[tile]);
      return { x, y, rows, frame: [0, 1, 2, 3].map((side) => frameMark(state, tile * 4 + side)) };
    }),
  );

const printSeat = (state: CityState, seat: number): string => {
  const standing = Array.from({ length: state.laid }, (_, tile) => tile)
    .filter((tile) => state.claimant[tile] === seat)
    .map((tile) => `${spotOf(state, tile).join(',')}:${writeSlot(onPiece(state, tile).slot)}`);
  return [
    `seat ${seat}: ${state.scores[seat]} points`,
    `${state.supply[seat]} followers`,
    `${state.towersLeft[seat]} towers`,
    ...(standing.length > 0 ? [`on ${standing.join(' ')}`] : []),
  ].join(', ');
};

export const print = (state: CityState): string => {
  const seats = Array.from({ length: state.seats }, (_, seat) => printSeat(state, seat));
  const end = state.trigger === NONE ? [] : [`ended by ${TRIGGERS[state.trigger]}`];
  return [printCity(state), ...seats, `${state.wallsLeft} walls left`, ...end].join('\n');
};
