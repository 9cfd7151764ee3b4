/** Moves as typed actions, packed numbers and words. The only file that knows the bits. */
import type { Move } from '../../core/contract';
import { cutWord } from '../../geometry/cell-words';
import { cellAt, REACH, xOf, yOf } from '../../geometry/plot';
import {
  parseQuarter,
  readTileAction,
  writeQuarter,
  writeTileAction,
  type TileAction,
} from '../../geometry/tile-words';
import { ENDS } from './state';
import { kindOf, TILES } from './tiles';

/** Tiles by the number of their kind; turns and sides 0–3 for n, e, s, w; ends by their place in ENDS. */
export type Action =
  | TileAction
  | { readonly do: 'gate'; readonly x: number; readonly y: number; readonly side: number }
  | { readonly do: 'wall'; readonly end: number }
  | { readonly do: 'guard' }
  | { readonly do: 'tower'; readonly end: number }
  | { readonly do: 'skip' };

const STEPS = ['draw', 'place', 'claim', 'gate', 'wall', 'guard', 'tower', 'skip'] as const;
type Step = (typeof STEPS)[number];

// Bits 25–27 the step; of a place 18–24 the kind, 2–17 the cell, 0–1 the turn; the rest alike.
const STEP_SHIFT = 25;
const KIND_SHIFT = 18;
const CELL_SHIFT = 2;

const packed = (step: Step, rest: number): Move => ((STEPS.indexOf(step) << STEP_SHIFT) | rest) as Move;

const PLACE = packed('place', 0);
const CLAIM = packed('claim', 0);

/** For the hot path: the same as `pack` of the action. */
export const packDraw = (kind: number): Move => kind as Move;
export const packPlace = (kind: number, cell: number, turn: number): Move =>
  (PLACE | (kind << KIND_SHIFT) | (cell << CELL_SHIFT) | turn) as Move;
export const packClaim = (slot: number): Move => (CLAIM | slot) as Move;
export const packGate = (cell: number, side: number): Move => packed('gate', (cell << CELL_SHIFT) | side);
export const SKIP = packed('skip', 0);
export const GUARD = packed('guard', 0);
export const WALLS: readonly Move[] = ENDS.map((_, end) => packed('wall', end));
export const TOWERS: readonly Move[] = ENDS.map((_, end) => packed('tower', end));

export const stepOf = (move: Move): Step => STEPS[move >> STEP_SHIFT];
export const kindIn = (move: Move): number =>
  move < PLACE ? move : (move >> KIND_SHIFT) & ((1 << (STEP_SHIFT - KIND_SHIFT)) - 1);
export const cellIn = (move: Move): number => (move >> CELL_SHIFT) & 0xffff;
/** The turn of a place, the side of a gate. */
export const quarterIn = (move: Move): number => move & 3;
/** The slot of a claim, the end of a wall or tower. */
export const choiceIn = (move: Move): number => move & 15;

export const pack = (action: Action): Move => {
  switch (action.do) {
    case 'draw':
      return packDraw(action.kind);
    case 'place':
      return packPlace(action.kind, cellAt(action.x, action.y), action.turn);
    case 'claim':
      return packClaim(action.slot);
    case 'gate':
      return packGate(cellAt(action.x, action.y), action.side);
    case 'wall':
      return WALLS[action.end];
    case 'guard':
      return GUARD;
    case 'tower':
      return TOWERS[action.end];
    case 'skip':
      return SKIP;
  }
};

export const unpack = (move: Move): Action => {
  const step = stepOf(move);
  const cell = cellIn(move);
  switch (step) {
    case 'draw':
      return { do: step, kind: kindIn(move) };
    case 'place':
      return { do: step, kind: kindIn(move), x: xOf(cell), y: yOf(cell), turn: quarterIn(move) };
    case 'claim':
      return { do: step, slot: choiceIn(move) };
    case 'gate':
      return { do: step, x: xOf(cell), y: yOf(cell), side: quarterIn(move) };
    case 'wall':
    case 'tower':
      return { do: step, end: choiceIn(move) };
    case 'guard':
    case 'skip':
      return { do: step };
  }
};

/** A move as a word: `draw:bend`, `place:bend@3,-2/e`, `claim:n2`, `gate:3,-2/n`, `wall:cw`, `guard`, `tower:ccw`, `skip`. */
export const write = (move: Move): string => {
  const action = unpack(move);
  switch (action.do) {
    case 'draw':
    case 'place':
    case 'claim':
      return writeTileAction(action, TILES);
    case 'gate':
      return `gate:${writeQuarter(action.x, action.y, action.side)}`;
    case 'wall':
    case 'tower':
      return `${action.do}:${ENDS[action.end]}`;
    case 'guard':
    case 'skip':
      return action.do;
  }
};

const isWithinReach = (x: number, y: number): boolean => Math.abs(x) <= REACH && Math.abs(y) <= REACH;

/** The move that a word names; whether it is lawful is another matter. */
export const read = (word: string): Move | undefined => {
  const [step, rest] = cutWord(word, ':');
  switch (step) {
    case 'draw':
    case 'place':
    case 'claim': {
      const action = readTileAction(word, kindOf);
      if (!action || (action.do === 'place' && !isWithinReach(action.x, action.y))) return undefined;
      return pack(action);
    }
    case 'gate': {
      const spot = parseQuarter(rest);
      return spot && isWithinReach(spot[0], spot[1])
        ? packGate(cellAt(spot[0], spot[1]), spot[2])
        : undefined;
    }
    case 'wall':
    case 'tower': {
      const end = (ENDS as readonly string[]).indexOf(rest);
      return end < 0 ? undefined : (step === 'wall' ? WALLS : TOWERS)[end];
    }
    default:
      return word === 'guard' ? GUARD : word === 'skip' ? SKIP : undefined;
  }
};
