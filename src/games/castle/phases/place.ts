/** Placing a tile: in the yard, beside a start space or a tile, path meeting path (K8). */
import type { Move, Reason } from '../../../core/contract';
import { SIDES } from '../../../geometry/sides';
import { cellAt, IN_YARD, STEP, xOf, YARD, yOf } from '../board';
import { packPlace, type Action } from '../moves';
import { NONE, type CastleState } from '../state';
import { TABLES } from '../tables';
import { TILES } from '../tiles';

/** Gathers the places of the tile in hand, or stops at the first if nobody wants them. */
const scanPlaces = (state: CastleState, places: Move[] | undefined): boolean => {
  const { hand, needs } = state;
  const { ways, twin } = TABLES;
  for (let at = 0; at < YARD.length; at++) {
    const cell = YARD[at];
    const need = needs[cell];
    if (need === 0) continue;
    const wanted = need & 15;
    const unwanted = need >> 4;
    for (let turn = 0; turn < 4; turn++) {
      const lie = hand * 4 + turn;
      if (twin[lie] !== turn || (wanted & ~ways[lie]) !== 0 || (unwanted & ways[lie]) !== 0) continue;
      if (!places) return true;
      places.push(packPlace(hand, cell, turn));
    }
  }
  return false;
};

export const hasPlace = (state: CastleState): boolean => scanPlaces(state, undefined);

export const listPlaces = (state: CastleState): Move[] => {
  const places: Move[] = [];
  scanPlaces(state, places);
  return places;
};

type Place = Extract<Action, { readonly do: 'place' }>;

/** Every lie of the tile in hand on every cell of the yard, and just outside it. */
export const placeCandidates = (state: CastleState): Action[] => {
  const cells = new Set(YARD.flatMap((cell) => [cell, ...STEP.map((step) => cell + step)]));
  return [...cells].flatMap((cell) =>
    SIDES.map((_, turn): Action => ({ do: 'place', kind: state.hand, x: xOf(cell), y: yOf(cell), turn })),
  );
};

export const refusePlace = (state: CastleState, { kind, x, y, turn }: Place): Reason | undefined => {
  if (kind !== state.hand) return { rule: 'K8', why: 'not in hand', tile: TILES[kind].name };
  const cell = cellAt(x, y);
  return refuseCell(state, cell) ?? refuseLie(state, cell, kind * 4 + turn);
};

const refuseCell = (state: CastleState, cell: number): Reason | undefined => {
  if (IN_YARD[cell] === 0) return { rule: 'K2', why: 'outside' };
  if (state.grid[cell] > 0) return { rule: 'K8', why: 'taken' };
  for (let side = 0; side < 4; side++) if (state.grid[cell + STEP[side]] > 0) return undefined;
  return { rule: 'K8', why: 'apart' };
};

const refuseLie = (state: CastleState, cell: number, lie: number): Reason | undefined => {
  const { ways, twin } = TABLES;
  for (let side = 0; side < 4; side++) {
    const other = state.grid[cell + STEP[side]] - 1;
    if (other === NONE) continue;
    const theirs = (ways[state.kinds[other] * 4 + state.turns[other]] >> ((side + 2) & 3)) & 1;
    const ours = (ways[lie] >> side) & 1;
    if (ours !== theirs) return { rule: 'K8', why: ours ? 'path ends' : 'path cut', side: SIDES[side] };
  }
  return twin[lie] === (lie & 3) ? undefined : { rule: 'K8', why: 'twin', turn: SIDES[twin[lie]] };
};
