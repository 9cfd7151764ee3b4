/** What must hold in every state, told in words when it does not. Slow and plain on purpose. */
import { STEP, tileAt } from '../../geometry/plot';
import { nextSide, someRimSide, walkRim } from '../../geometry/rim';
import { FOLLOWERS, GATE, NONE, TOWERS, totalOf, WALL, type CityState } from './state';
import { rootOf } from '../../geometry/tiling';
import { COPIES, PIECES } from './tables';

export const audit = (state: CityState): string[] => [
  ...auditTiles(state),
  ...auditFollowers(state),
  ...auditTowers(state),
  ...(state.cwEnd === NONE ? [] : auditWall(state)),
];

const count = (numbers: ArrayLike<number>, wanted: number, length = numbers.length): number => {
  let found = 0;
  for (let at = 0; at < length; at++) if (numbers[at] === wanted) found++;
  return found;
};

const auditTiles = (state: CityState): string[] => {
  const faults: string[] = [];
  const found = new Uint8Array(COPIES.length);
  for (let tile = 0; tile < state.laid; tile++) found[state.kinds[tile]]++;
  if (state.hand !== NONE) found[state.hand]++;
  for (let kind = 0; kind < COPIES.length; kind++) {
    const sum = state.left[kind] + state.aside[kind] + found[kind];
    if (sum !== COPIES[kind]) faults.push(`${sum} tiles of kind ${kind} instead of ${COPIES[kind]}`);
  }
  if (state.drawn > totalOf(state)) faults.push(`${state.drawn} tiles drawn of ${totalOf(state)}`);
  return faults;
};

const auditFollowers = (state: CityState): string[] => {
  const faults: string[] = [];
  const { parent, claims } = state.union;
  const standing = new Uint8Array(claims.length);
  for (let seat = 0; seat < state.seats; seat++) {
    const sum = state.supply[seat] + count(state.claimant, seat, state.laid) + count(state.guards, seat + 1);
    if (sum !== FOLLOWERS) faults.push(`seat ${seat} has ${sum} followers`);
  }
  for (let tile = 0; tile < state.laid; tile++) {
    if (state.claimant[tile] === NONE) continue;
    standing[rootOf(state, tile, state.claimed[tile]) * state.seats + state.claimant[tile]]++;
  }
  const last = state.laid - 1;
  const pieces = last < 0 ? 0 : state.first[last] + PIECES[state.kinds[last]];
  for (let root = 0; root < pieces; root++) {
    if (parent[root] !== root) continue;
    for (let key = root * state.seats; key < (root + 1) * state.seats; key++) {
      if (claims[key] !== standing[key]) faults.push(`claims ${key} are ${claims[key]}`);
    }
  }
  return faults;
};

const auditTowers = (state: CityState): string[] => {
  const faults: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const sum = state.towersLeft[seat] + count(state.towers, seat + 1);
    if (sum !== TOWERS / state.seats) faults.push(`seat ${seat} has ${sum} towers`);
  }
  return faults;
};

/** The wall is one unbroken run of the rim from one end to the other, and nothing lies beyond it (C12, C19). */
const auditWall = (state: CityState): string[] => {
  const { plot, built, ccwEnd, cwEnd } = state;
  const faults: string[] = [];
  const pieces = count(built, GATE) + count(built, WALL);
  if (count(built, GATE) !== 1) faults.push(`${count(built, GATE)} gates`);
  const rim = walkRim(plot, someRimSide(plot, state.laid));
  const onRim = new Set(rim);
  let run = 1;
  for (let side = ccwEnd; side !== cwEnd; side = nextSide(plot, side)) {
    if (built[side] === 0 || !onRim.has(side)) faults.push(`the wall is broken at ${side}`);
    if (++run > rim.length) return [...faults, 'the wall has no end'];
  }
  if (run !== pieces) faults.push(`the run has ${run} pieces of ${pieces}`);
  if (rim.length - pieces !== state.gap) faults.push(`the gap is ${rim.length - pieces}, not ${state.gap}`);
  for (let side = 0; side < state.laid * 4; side++) {
    const manned = state.guards[side] > 0 || state.towers[side] > 0;
    if (manned && built[side] !== WALL) faults.push(`somebody stands on no wall at ${side}`);
    if (built[side] === 0) continue;
    if (tileAt(plot, plot.cells[side >> 2] + STEP[side & 3]) >= 0) faults.push(`a tile lies beyond ${side}`);
  }
  return faults;
};
