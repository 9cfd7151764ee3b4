/** Moves as typed actions, packed numbers and words. The only file that knows the bits. */
import type { Move } from '../../core/contract';
import { cutWord, parseCell, writeCell } from '../../geometry/cell-words';
import { parseSlot, writeSlot } from '../../geometry/sides';
import { readTileAction, writeTileAction, type TileAction } from '../../geometry/tile-words';
import { cellAt, isOnGrid, xOf, yOf } from './board';
import { kindOf, TILES } from './tiles';
import { wallOf, WALLS } from './walls';

/** Tiles by the number of their kind; turns 0–3 for n, e, s, w; wall tiles by their place in WALLS. */
export type Action =
  | TileAction
  | { readonly do: 'score' | 'double'; readonly x: number; readonly y: number; readonly slot: number }
  | { readonly do: 'look' | 'pick'; readonly wall: number }
  | { readonly do: 'again' }
  | { readonly do: 'skip' };

const STEPS = ['draw', 'place', 'claim', 'score', 'double', 'look', 'pick', 'again', 'skip'] as const;
type Step = (typeof STEPS)[number];

// Bits 20–23 the step, 12–19 the kind of a tile or wall tile, 4–11 the cell, 0–3 a turn or slot.
const STEP_SHIFT = 20;
const KIND_SHIFT = 12;
const CELL_SHIFT = 4;

const packed = (step: Step, kind: number, cell: number, low: number): Move =>
  ((STEPS.indexOf(step) << STEP_SHIFT) | (kind << KIND_SHIFT) | (cell << CELL_SHIFT) | low) as Move;

const PLACE = packed('place', 0, 0, 0);
const CLAIM = packed('claim', 0, 0, 0);

/** For the hot path: the same as `pack` of the action. */
export const packDraw = (kind: number): Move => (kind << KIND_SHIFT) as Move;
export const packPlace = (kind: number, cell: number, turn: number): Move =>
  (PLACE | (kind << KIND_SHIFT) | (cell << CELL_SHIFT) | turn) as Move;
export const packClaim = (slot: number): Move => (CLAIM | slot) as Move;
export const packScore = (step: 'score' | 'double', cell: number, slot: number): Move =>
  packed(step, 0, cell, slot);
export const packWall = (step: 'look' | 'pick', wall: number): Move => packed(step, wall, 0, 0);
export const AGAIN = packed('again', 0, 0, 0);
export const SKIP = packed('skip', 0, 0, 0);

export const stepOf = (move: Move): Step => STEPS[move >> STEP_SHIFT];
/** The kind of a tile or of a wall tile. */
export const kindIn = (move: Move): number => (move >> KIND_SHIFT) & 255;
export const cellIn = (move: Move): number => (move >> CELL_SHIFT) & 255;
/** The turn of a place, the slot of a claim or feature. */
export const slotIn = (move: Move): number => move & 15;

export const pack = (action: Action): Move => {
  switch (action.do) {
    case 'draw':
      return packDraw(action.kind);
    case 'place':
      return packPlace(action.kind, cellAt(action.x, action.y), action.turn);
    case 'claim':
      return packClaim(action.slot);
    case 'score':
    case 'double':
      return packScore(action.do, cellAt(action.x, action.y), action.slot);
    case 'look':
    case 'pick':
      return packWall(action.do, action.wall);
    case 'again':
      return AGAIN;
    case 'skip':
      return SKIP;
  }
};

export const unpack = (move: Move): Action => {
  const step = stepOf(move);
  const [x, y] = [xOf(cellIn(move)), yOf(cellIn(move))];
  switch (step) {
    case 'draw':
      return { do: step, kind: kindIn(move) };
    case 'place':
      return { do: step, kind: kindIn(move), x, y, turn: slotIn(move) };
    case 'claim':
      return { do: step, slot: slotIn(move) };
    case 'score':
    case 'double':
      return { do: step, x, y, slot: slotIn(move) };
    case 'look':
    case 'pick':
      return { do: step, wall: kindIn(move) };
    case 'again':
    case 'skip':
      return { do: step };
  }
};

/**
 * A move as a word: `draw:split`, `place:split@3,2/e`, `claim:n2`, `score:3,2/n1`, `double:3,2/n1`, `look:five-points`,
 * `pick:five-points`, `again`, `skip`.
 */
export const write = (move: Move): string => {
  const action = unpack(move);
  switch (action.do) {
    case 'draw':
    case 'place':
    case 'claim':
      return writeTileAction(action, TILES);
    case 'score':
    case 'double':
      return `${action.do}:${writeCell(action.x, action.y)}/${writeSlot(action.slot)}`;
    case 'look':
    case 'pick':
      return `${action.do}:${WALLS[action.wall]}`;
    case 'again':
    case 'skip':
      return action.do;
  }
};

/** The move that a word names; whether it is lawful is another matter. */
export const read = (word: string): Move | undefined => {
  if (word === 'again') return AGAIN;
  if (word === 'skip') return SKIP;
  const [step, rest] = cutWord(word, ':');
  switch (step) {
    case 'draw':
    case 'place':
    case 'claim': {
      const action = readTileAction(word, kindOf);
      if (!action || (action.do === 'place' && !isOnGrid(action.x, action.y))) return undefined;
      return pack(action);
    }
    case 'score':
    case 'double': {
      const [where, name] = cutWord(rest, '/');
      const [cell, slot] = [readCell(where), parseSlot(name)];
      return cell === undefined || slot === undefined ? undefined : packScore(step, cell, slot);
    }
    case 'look':
    case 'pick': {
      const wall = wallOf(rest);
      return wall === undefined ? undefined : packWall(step, wall);
    }
    default:
      return undefined;
  }
};

const readCell = (word: string): number | undefined => {
  const spot = parseCell(word);
  return spot && isOnGrid(...spot) ? cellAt(...spot) : undefined;
};
