/**
 * Tiles as 5×5 text pictures.
 *
 * The pieces of a tile are found by flood fill over side neighbours, never declared, so a tile cannot contradict
 * itself. Which letter means what is the game's affair: it hands in a table of letters.
 */
import { SIDES, SLOTS, SLOTS_A_SIDE, turnSlot, writeSlot } from './sides';

export const PICTURE_SIZE = 5;
const CELLS = PICTURE_SIZE * PICTURE_SIZE;

/** What a letter shows: ground of a kind, perhaps with something on it; a letter without kind belongs to no piece. */
export interface Letter<K extends string> {
  readonly kind?: K;
  readonly mark?: string;
}
export type Letters<K extends string> = { readonly [letter: string]: Letter<K> };

/** A connected part of a tile. */
export interface Piece<K extends string> {
  readonly kind: K;
  /** What stands on it, in reading order, each as often as it is drawn. */
  readonly marks: readonly string[];
  /** Its cells, row × 5 + column, of the upright picture. */
  readonly cells: readonly number[];
  /** The slots it touches when the tile lies upright, ascending. */
  readonly slots: readonly number[];
}

export interface Picture<K extends string> {
  /** Five rows of five letters, upright. */
  readonly rows: readonly string[];
  readonly pieces: readonly Piece<K>[];
  /** Pairs of pieces with side neighbours among their cells, the smaller number first. */
  readonly borders: readonly (readonly [number, number])[];
  /** For each turn the lowest turn that shows the same picture. */
  readonly twins: readonly number[];
}

/** The picture cell under an upright slot: cells 2, 3 and 4 of a side, so corners belong to none. */
const SLOT_CELLS: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => {
  const along = (slot % SLOTS_A_SIDE) + 1;
  const last = PICTURE_SIZE - 1;
  const [row, column] = [
    [0, along],
    [along, last],
    [last, last - along],
    [last - along, 0],
  ][Math.floor(slot / SLOTS_A_SIDE)];
  return row * PICTURE_SIZE + column;
});

/** The picture after clockwise quarter turns. */
export const turnRows = (rows: readonly string[], turn: number): readonly string[] => {
  let turned = rows;
  for (let quarter = 0; quarter < turn; quarter++) {
    const before = turned;
    turned = before.map((_, row) =>
      before.map((_line, column) => before[PICTURE_SIZE - 1 - column][row]).join(''),
    );
  }
  return turned;
};

const neighboursOf = (cell: number): number[] => {
  const column = cell % PICTURE_SIZE;
  return [
    cell - PICTURE_SIZE,
    column < PICTURE_SIZE - 1 ? cell + 1 : -1,
    cell + PICTURE_SIZE,
    column > 0 ? cell - 1 : -1,
  ].filter((other) => other >= 0 && other < CELLS);
};

/** Reads a picture; spaces between letters are for the eye. Throws on one that is no tile. */
export const readPicture = <K extends string>(lines: readonly string[], letters: Letters<K>): Picture<K> => {
  const rows = lines.map((line) => line.replace(/\s/g, ''));
  if (rows.length !== PICTURE_SIZE || rows.some((row) => row.length !== PICTURE_SIZE)) {
    throw new Error(`a picture is five rows of five letters: ${rows.join('/')}`);
  }
  const shown = [...rows.join('')].map((letter) => {
    if (!Object.hasOwn(letters, letter)) throw new Error(`no tile shows '${letter}': ${rows.join('/')}`);
    return letters[letter];
  });
  const owner = new Array<number>(CELLS).fill(-1);
  const pieces: Piece<K>[] = [];
  for (let start = 0; start < CELLS; start++) {
    const { kind } = shown[start];
    if (kind === undefined || owner[start] >= 0) continue;
    const cells = flood(start, (cell) => shown[cell].kind === kind);
    for (const cell of cells) owner[cell] = pieces.length;
    const slots = SLOT_CELLS.flatMap((cell, slot) => (owner[cell] === pieces.length ? [slot] : []));
    if (slots.length === 0) throw new Error(`a piece of ${kind} touches no side: ${rows.join('/')}`);
    const marks = cells.flatMap((cell) => shown[cell].mark ?? []);
    pieces.push({ kind, marks, cells, slots });
  }
  return { rows, pieces, borders: findBorders(owner), twins: findTwins(rows) };
};

const flood = (start: number, belongs: (cell: number) => boolean): number[] => {
  const found = new Set([start]);
  for (const cell of found) {
    for (const next of neighboursOf(cell)) if (belongs(next)) found.add(next);
  }
  return [...found].sort((a, b) => a - b);
};

const findBorders = (owner: readonly number[]): (readonly [number, number])[] => {
  const pairs = new Map<number, readonly [number, number]>();
  owner.forEach((a, cell) => {
    for (const other of neighboursOf(cell)) {
      const b = owner[other];
      if (a >= 0 && b > a) pairs.set(a * CELLS + b, [a, b]);
    }
  });
  return [...pairs].sort(([a], [b]) => a - b).map(([, pair]) => pair);
};

const findTwins = (rows: readonly string[]): number[] => {
  const turned = SIDES.map((_, turn) => turnRows(rows, turn).join(''));
  return turned.map((picture) => turned.indexOf(picture));
};

/** The piece under each slot when the tile lies turned; −1 where none is. */
export const piecesBySlot = (picture: Picture<string>, turn: number): number[] => {
  const bySlot = new Array<number>(SLOTS).fill(-1);
  picture.pieces.forEach((piece, index) => {
    for (const slot of piece.slots) bySlot[turnSlot(slot, turn)] = index;
  });
  return bySlot;
};

/** A picture's pieces as text, for tests that pin them: `street n2 e2 · residential [public] n1 …`. */
export const printPieces = (picture: Picture<string>): string =>
  picture.pieces
    .map(({ kind, marks, slots }) =>
      [kind, ...marks.map((mark) => `[${mark}]`), ...slots.map(writeSlot)].join(' '),
    )
    .join(' · ');
