/** Games for tests, begun in the middle: a yard drawn as a picture. */
import type { Draft, Seat } from '../../../core/contract';
import { byWords } from '../../../core/testing/words';
import { readBoard } from '../../../geometry/board-picture';
import { turnRows } from '../../../geometry/picture';
import { parseSlot, SLOTS } from '../../../geometry/sides';
import { lieOf, postFollower } from '../../../geometry/tiling';
import { cellAt, CORNER_AT } from '../board';
import { castle } from '../game';
import { layTile } from '../phases/lay';
import type { CastleState } from '../state';
import { TABLES } from '../tables';
import { kindOf, TILES } from '../tiles';
import { WALL_KINDS, WALLS, type Wall } from '../walls';

export const { playWords, whyNot, wordsOf } = byWords(castle);

export interface Stage {
  readonly seats?: number;
  /** The cell of the picture's upper left block. */
  readonly at?: readonly [number, number];
  /** Followers: `2,3:n2` and the seat. */
  readonly claims?: { readonly [where: string]: Seat };
  readonly scores?: readonly number[];
  /** By seat: the wall tiles that lie before it, owned since before this turn. */
  readonly walls?: readonly (readonly Wall[])[];
  /** What is left in the bag; the others are set aside. */
  readonly bag?: readonly string[];
  /** By the first space of a corner: what lies there, and who has looked at it. */
  readonly stacks?: {
    readonly [space: number]: { readonly walls: readonly Wall[]; readonly looked: readonly Seat[] };
  };
}

/** The kind and lowest turn of a drawn tile; of two kinds alike the first. */
const lieShown = (rows: readonly string[]): readonly [number, number] => {
  const shown = rows.join('');
  for (let kind = 0; kind < TILES.length; kind++) {
    for (let turn = 0; turn < 4; turn++) {
      if (turnRows(TILES[kind].picture.rows, turn).join('') === shown) return [kind, turn];
    }
  }
  throw new Error(`the set has no tile ${rows.join('/')}`);
};

/** A game in which the pictured yard lies, with seat 0 to draw. */
export const stage = (picture: string, about: Stage = {}): Draft<CastleState> => {
  const { seats = 2, at = [0, 0] } = about;
  const state = castle.clone(castle.setup({}, seats));
  for (const { x, y, rows } of picture.trim() ? readBoard(picture, [-at[0], -at[1]]) : []) {
    const [kind, turn] = lieShown(rows);
    if (state.left[kind] === 0) throw new Error(`no more ${TILES[kind].name} in the set`);
    const [ways, need] = [TABLES.ways[kind * 4 + turn], state.needs[cellAt(x, y)]];
    if ((need & 15 & ~ways) !== 0 || ((need >> 4) & ways) !== 0)
      throw new Error(`a path is cut at ${x},${y}`);
    state.left[kind]--;
    state.bag--;
    layTile(state, kind, cellAt(x, y), turn);
  }
  for (const [where, seat] of Object.entries(about.claims ?? {})) claim(state, where, seat);
  about.scores?.forEach((score, seat) => (state.scores[seat] = score));
  about.walls?.forEach((walls, seat) => {
    for (const wall of walls) state.walls[seat * WALL_KINDS + WALLS.indexOf(wall)]++;
  });
  if (about.bag) fillBag(state, about.bag);
  for (const [space, { walls, looked }] of Object.entries(about.stacks ?? {})) {
    const corner = CORNER_AT[Number(space)];
    state.heights[corner] = walls.length;
    for (const seat of looked) state.looked[corner] |= 1 << seat;
    for (const wall of walls) state.stacks[corner * WALL_KINDS + WALLS.indexOf(wall)]++;
  }
  return state;
};

const claim = (state: Draft<CastleState>, where: string, seat: Seat): void => {
  const [spot, slot] = where.split(':');
  const [x, y] = spot.split(',').map(Number);
  const tile = state.grid[cellAt(x, y)] - 1;
  if (tile < 0) throw new Error(`no tile at ${spot}`);
  postFollower(state, tile, TABLES.pieceAt[lieOf(state, tile) * SLOTS + parseSlot(slot)!], seat);
};

const fillBag = (state: Draft<CastleState>, names: readonly string[]): void => {
  state.left.forEach((count, kind) => {
    state.aside[kind] += count;
    state.left[kind] = 0;
  });
  for (const name of names) {
    const kind = kindOf(name)!;
    state.aside[kind]--;
    state.left[kind]++;
  }
  state.bag = names.length;
};

/** A draw and its place as two words: `lay('split@3,2/e')`. */
export const lay = (where: string): readonly [string, string] => [
  `draw:${where.split('@')[0]}`,
  `place:${where}`,
];
