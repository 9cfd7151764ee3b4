/** What must hold in every state, told in words when it does not. Slow and plain on purpose. */
import { rootOf } from '../../geometry/tiling';
import { STARTS } from './board';
import { listCompleted } from './scoring/completed';
import { countUnseen, FOLLOWERS, NONE, type CastleState } from './state';
import { BAG, COURTYARD, HOUSE, KINDS, TABLES } from './tables';
import { WALL_COPIES, WALL_COUNT, WALL_KINDS } from './walls';

export const audit = (state: CastleState): string[] => [
  ...auditTiles(state),
  ...auditFollowers(state),
  ...auditCompleted(state),
  ...auditKeeps(state),
  ...auditWalls(state),
];

const sum = (numbers: ArrayLike<number>): number => {
  let total = 0;
  for (let at = 0; at < numbers.length; at++) total += numbers[at];
  return total;
};

const auditTiles = (state: CastleState): string[] => {
  const faults: string[] = [];
  const laid = new Uint8Array(KINDS);
  for (let tile = STARTS.length; tile < state.laid; tile++) laid[state.kinds[tile]]++;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = state.left[kind] + state.aside[kind] + laid[kind] + (state.hand === kind ? 1 : 0);
    if (count !== TABLES.copies[kind]) faults.push(`${count} tiles of kind ${kind}`);
  }
  if (sum(state.left) !== state.bag) faults.push(`the bag holds ${sum(state.left)} tiles, not ${state.bag}`);
  if (state.laid - STARTS.length > BAG) faults.push(`${state.laid} tiles lie`);
  return faults;
};

const auditFollowers = (state: CastleState): string[] => {
  const faults: string[] = [];
  const { seats, claimant, claimed, supply } = state;
  const { parent, claims } = state.union;
  const standing = new Uint8Array(claims.length);
  const posted = new Uint8Array(seats);
  for (let tile = 0; tile < state.laid; tile++) {
    if (claimant[tile] === NONE) continue;
    posted[claimant[tile]]++;
    standing[rootOf(state, tile, claimed[tile]) * seats + claimant[tile]]++;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (supply[seat] + posted[seat] !== FOLLOWERS) faults.push(`seat ${seat} has lost followers`);
  }
  for (let root = 0; root < parent.length; root++) {
    if (parent[root] !== root) continue;
    for (let key = root * seats; key < (root + 1) * seats; key++) {
      if (claims[key] !== standing[key]) faults.push(`claims ${key}: ${claims[key]}`);
    }
  }
  return faults;
};

/** Between turns nobody stands on a completed path, house or tower; nothing waits that the last tile did not close. */
const auditCompleted = (state: CastleState): string[] => {
  if (state.laid === STARTS.length) return [];
  const waiting = state.phase === 'draw' || state.phase === 'place' ? [] : listCompleted(state);
  const faults: string[] = [];
  for (let tile = 0; tile < state.laid; tile++) {
    if (state.claimant[tile] === NONE) continue;
    const root = rootOf(state, tile, state.claimed[tile]);
    if (state.ground[root] === COURTYARD || state.union.ends[root] > 0 || waiting.includes(root)) continue;
    faults.push(`somebody stands on a completed feature, tile ${tile}`);
  }
  return faults;
};

const auditKeeps = (state: CastleState): string[] => {
  const faults: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const [size, root] = [state.keeps[seat], state.keepAt[seat]];
    if ((size === 0) !== (root === NONE)) faults.push(`the keep of seat ${seat} stands nowhere`);
    if (root === NONE) continue;
    const { tiles, ends } = state.union;
    if (state.ground[root] !== HOUSE || ends[root] !== 0 || tiles[root] !== size) {
      faults.push(`the keep of seat ${seat} stands on no completed house of ${size}`);
    }
  }
  return faults;
};

/** Wall tiles are conserved: what nobody has seen is as many as lie in stacks that nobody has looked at, and the box. */
const auditWalls = (state: CastleState): string[] => {
  const faults: string[] = [];
  const unseen = countUnseen(state);
  unseen.forEach((count, wall) => {
    if (count < 0 || count > WALL_COPIES) faults.push(`${count} wall tiles of kind ${wall} unseen`);
  });
  let hidden = state.toLook;
  state.heights.forEach((height, corner) => {
    const shown = sum(state.stacks.subarray(corner * WALL_KINDS, (corner + 1) * WALL_KINDS));
    const dealt = height - (corner === state.corner ? state.toLook : 0);
    if (state.looked[corner] === 0) hidden += height;
    if (shown !== (state.looked[corner] === 0 ? 0 : dealt))
      faults.push(`${shown} wall tiles at corner ${corner}`);
  });
  const boxed = sum(unseen) - hidden;
  const box = state.seats === 2 ? WALL_COUNT - 13 : 0;
  if (state.phase === 'over' ? boxed < box : boxed !== box)
    faults.push(`${boxed} wall tiles out of the game`);
  if (sum(state.fresh) > sum(state.walls)) faults.push('more fresh wall tiles than owned');
  return faults;
};
