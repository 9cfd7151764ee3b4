/** The wall round: the gate once, then walls, each on the next rim side at one of the two ends (C12–C15, C17). */
import type { Draft, Move, Reason, Tell } from '../../../core/contract';
import { cellAt, STEP, tileAt, xOf, yOf } from '../../../geometry/plot';
import { countGap, nextSide, previousSide, someRimSide, walkRim } from '../../../geometry/rim';
import { SIDES } from '../../../geometry/sides';
import type { CityEvent } from '../events';
import { packGate, type Action } from '../moves';
import { onSide } from '../places';
import { closeSide, scoreSide } from '../scoring/completed';
import { ENDS, GATE, NONE, stackOf, WALL, type CityState } from '../state';
import { closeCell } from './lay';

const CW = ENDS.indexOf('cw');
const TWO_SEATS = 2;

/** How many pieces a round brings, the gate included: a quota for each seat, in turn from the active one (C14, C15). */
export const roundLength = (state: CityState): number => {
  const quota = stackOf(state) === 3 ? 2 : 1;
  return state.seats * quota * (state.seats === TWO_SEATS ? 2 : 1);
};

export const beginRound = (state: Draft<CityState>): void => {
  state.toBuild = roundLength(state);
  state.builder = state.turn;
  state.phase = state.cwEnd === NONE ? 'gate' : 'wall';
};

export const listGates = (state: CityState): Move[] =>
  walkRim(state.plot, someRimSide(state.plot, state.laid))
    .map((side) => packGate(state.plot.cells[side >> 2], side & 3))
    .sort((a, b) => a - b);

/** Every side of every tile. */
export const gateCandidates = (state: CityState): Action[] =>
  Array.from(state.plot.cells.subarray(0, state.laid)).flatMap((cell) =>
    SIDES.map((_, side): Action => ({ do: 'gate', x: xOf(cell), y: yOf(cell), side })),
  );

export const refuseGate = (state: CityState, x: number, y: number, side: number): Reason | undefined => {
  const tile = tileAt(state.plot, cellAt(x, y));
  const at = tile * 4 + side;
  const onRim = tile >= 0 && walkRim(state.plot, someRimSide(state.plot, state.laid)).includes(at);
  return onRim ? undefined : { rule: 'C12', side: SIDES[side] };
};

/** The side on which the next wall at an end would stand. */
export const nextSite = (state: CityState, end: number): number =>
  end === CW ? nextSide(state.plot, state.cwEnd) : previousSide(state.plot, state.ccwEnd);

export const buildGate = (
  state: Draft<CityState>,
  cell: number,
  side: number,
  tell?: Tell<CityEvent>,
): void => {
  const site = tileAt(state.plot, cell) * 4 + side;
  state.cwEnd = site;
  state.ccwEnd = site;
  state.gap = countGap(state.plot, site, site);
  tell?.({ kind: 'gate', seat: state.builder, from: 'supply', to: onSide(state, site) });
  build(state, site, GATE, tell);
};

export const buildWall = (state: Draft<CityState>, end: number, tell?: Tell<CityEvent>): void => {
  const site = nextSite(state, end);
  if (end === CW) {
    state.cwEnd = site;
    state.cwRun++;
  } else {
    state.ccwEnd = site;
    state.ccwRun++;
  }
  state.gap--;
  const left = --state.wallsLeft;
  tell?.({
    kind: 'wall',
    seat: state.builder,
    end: ENDS[end],
    from: 'supply',
    to: onSide(state, site),
    left,
  });
  build(state, site, WALL, tell);
};

const build = (state: Draft<CityState>, site: number, what: number, tell?: Tell<CityEvent>): void => {
  state.built[site] = what;
  state.site = site;
  closeCell(state, state.plot.cells[site >> 2] + STEP[site & 3]);
  closeSide(state, site);
  scoreSide(state, site, tell);
};
