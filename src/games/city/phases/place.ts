/** Placing a tile: street meets street, and every wall keeps its view of the outside (C4, C6, C19). */
import type { Move, Reason } from '../../../core/contract';
import { cellAt, STEP, tileAt, xOf, yOf } from '../../../geometry/plot';
import { createGap, measureGap, shutsIn, splitsOutside } from '../../../geometry/shut-in';
import { SIDES } from '../../../geometry/sides';
import { packPlace, type Action } from '../moves';
import { NONE, type CityState } from '../state';
import { STREETS, TILE_COUNT, TWIN } from '../tables';
import { TILES } from '../tiles';

/** Scratch of the ban on shutting in: filled and read within one call. */
const gap = createGap(TILE_COUNT);

const measure = (state: CityState): void =>
  measureGap(gap, state.plot, state.laid, state.cwEnd, state.ccwEnd);

/** Gathers the places of the tile in hand, or stops at the first if nobody wants them. */
const scanPlaces = (state: CityState, places: Move[] | undefined): boolean => {
  const { hand, open, needs, openCount, plot } = state;
  const walled = state.cwEnd !== NONE;
  // C4: the first tile lies upright.
  const turns = state.laid === 0 ? 1 : 4;
  let measured = false;
  for (let at = 0; at < openCount; at++) {
    const cell = open[at];
    const wanted = needs[at] & 15;
    const unwanted = needs[at] >> 4;
    let lawful = !walled;
    for (let turn = 0; turn < turns; turn++) {
      const lie = hand * 4 + turn;
      const streets = STREETS[lie];
      if (TWIN[lie] !== turn || (wanted & ~streets) !== 0 || (unwanted & streets) !== 0) continue;
      if (!lawful) {
        if (splitsOutside(plot, cell)) {
          if (!measured) measure(state);
          measured = true;
          if (shutsIn(gap, plot, cell)) break;
        }
        lawful = true;
      }
      if (!places) return true;
      places.push(packPlace(hand, cell, turn));
    }
  }
  return places !== undefined && places.length > 0;
};

export const hasPlace = (state: CityState): boolean => scanPlaces(state, undefined);

export const listPlaces = (state: CityState): Move[] => {
  const places: Move[] = [];
  scanPlaces(state, places);
  return places;
};

type Place = Extract<Action, { readonly do: 'place' }>;

/** Every lie of the tile in hand on every cell beside the city, beyond the wall too, and on it. */
export const placeCandidates = (state: CityState): Action[] => {
  const cells = new Set(state.laid === 0 ? [cellAt(0, 0), cellAt(0, 1)] : []);
  for (let tile = 0; tile < state.laid; tile++) {
    const cell = state.plot.cells[tile];
    cells.add(cell);
    for (const step of STEP) cells.add(cell + step);
  }
  return [...cells].flatMap((cell) =>
    SIDES.map((_, turn): Action => ({ do: 'place', kind: state.hand, x: xOf(cell), y: yOf(cell), turn })),
  );
};

export const refusePlace = (state: CityState, { kind, x, y, turn }: Place): Reason | undefined => {
  if (kind !== state.hand) return { rule: 'C5', why: 'not in hand', tile: TILES[kind].name };
  const cell = cellAt(x, y);
  if (state.laid === 0) return x === 0 && y === 0 && turn === 0 ? undefined : { rule: 'C4' };
  return refuseCell(state, cell) ?? refuseLie(state, cell, kind * 4 + turn) ?? refuseShutIn(state, cell);
};

const refuseCell = (state: CityState, cell: number): Reason | undefined => {
  const { plot, built } = state;
  if (tileAt(plot, cell) >= 0) return { rule: 'C6', why: 'taken' };
  let beside = false;
  for (let side = 0; side < 4; side++) {
    const other = tileAt(plot, cell + STEP[side]);
    if (other < 0) continue;
    beside = true;
    if (built[other * 4 + ((side + 2) & 3)] > 0) return { rule: 'C19', why: 'beyond', side: SIDES[side] };
  }
  return beside ? undefined : { rule: 'C6', why: 'apart' };
};

const refuseLie = (state: CityState, cell: number, lie: number): Reason | undefined => {
  const { plot } = state;
  for (let side = 0; side < 4; side++) {
    const other = tileAt(plot, cell + STEP[side]);
    if (other < 0) continue;
    const theirs = (STREETS[state.kinds[other] * 4 + state.turns[other]] >> ((side + 2) & 3)) & 1;
    const ours = (STREETS[lie] >> side) & 1;
    if (ours !== theirs) return { rule: 'C6', why: ours ? 'street ends' : 'street cut', side: SIDES[side] };
  }
  return TWIN[lie] === (lie & 3) ? undefined : { rule: 'C6', why: 'twin', turn: SIDES[TWIN[lie]] };
};

const refuseShutIn = (state: CityState, cell: number): Reason | undefined => {
  if (state.cwEnd === NONE || !splitsOutside(state.plot, cell)) return undefined;
  measure(state);
  return shutsIn(gap, state.plot, cell) ? { rule: 'C19', why: 'shut in' } : undefined;
};
