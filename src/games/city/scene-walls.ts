/** The wall, its gate, towers and guards as stamps. */
import type { Stamp } from '../../geometry/display-list';
import { nextSide, previousSide } from '../../geometry/rim';
import { type Point, place } from '../../geometry/shape-points';
import { WALK, type WallKind } from './art/wall';
import { spotOf } from './places';
import { type CityState, GATE } from './state';

const SIDE_MIDDLE = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;

/** The middle of a side on the board. */
export const sideMiddle = (state: CityState, at: number): Point => {
  const [x, y] = spotOf(state, at >> 2);
  const [dx, dy] = SIDE_MIDDLE[at & 3];
  return [x * 100 + dx, y * 100 + dy];
};

/** A point given along a side clockwise and, above nought, inwards. */
const fromSide = (state: CityState, at: number, along: number, inwards: number): Point =>
  place(sideMiddle(state, at), ((at & 3) * Math.PI) / 2, [along, inwards]);

/** How the rim goes on from a side to its neighbour: round the own tile, straight on, or into a corner of the city. */
const turnTo = (at: number, next: number): 'outer' | 'straight' | 'inner' =>
  at >> 2 === next >> 2 ? 'outer' : (at & 3) === (next & 3) ? 'straight' : 'inner';

const OUTWARD = { outer: WALK, straight: 0, inner: -WALK } as const;

/** Where a tower at an end of a side stands: clockwise or counterclockwise of it. */
export const towerPoint = (state: CityState, at: number, clockwise: boolean): Point => {
  const next = clockwise ? nextSide(state.plot, at) : previousSide(state.plot, at);
  const by = 50 + OUTWARD[turnTo(at, next)];
  return fromSide(state, at, clockwise ? by : -by, -WALK);
};

/** Where a guard on a side stands, and what a touch on its wall means. */
export const wallPoint = (state: CityState, at: number): Point => fromSide(state, at, 0, -WALK);

/** C1: a wall beside the gate in an inner corner is a short one. */
const kindOfWall = (state: CityState, at: number): WallKind => {
  const [before, after] = [previousSide(state.plot, at), nextSide(state.plot, at)];
  if (state.built[before] === GATE && turnTo(at, before) === 'inner') return 'short-start';
  if (state.built[after] === GATE && turnTo(at, after) === 'inner') return 'short-end';
  return 'wall';
};

/** Sides of the wall from the gate clockwise; the others were built the other way round. */
const clockwiseArm = (state: CityState): Set<number> => {
  const gate = state.built.indexOf(GATE);
  const arm = new Set<number>();
  for (let at = gate; gate >= 0 && at !== state.cwEnd;) {
    at = nextSide(state.plot, at);
    arm.add(at);
  }
  return arm;
};

const keyOf = (state: CityState, at: number): string => `${spotOf(state, at >> 2).join()}/${at & 3}`;

/** Walls, corners and the gate, those further north first. */
export const wallStamps = (state: CityState): Stamp[] => {
  const walls: Stamp[] = [];
  const feet: Stamp[] = [];
  const corners: Stamp[] = [];
  for (let at = 0; at < state.laid * 4; at++) {
    const built = state.built[at];
    if (!built) continue;
    const [x, y] = sideMiddle(state, at);
    const face = built === GATE ? `gate:${at & 3}` : `wall:${kindOfWall(state, at)}/${at & 3}`;
    walls.push({ kind: 'stamp', key: `wall/${keyOf(state, at)}`, face, x, y });
    if (built !== GATE) {
      feet.push({
        kind: 'stamp',
        key: `foot/${keyOf(state, at)}`,
        face: face.replace('wall:', 'foot:'),
        x,
        y,
      });
    }
    const next = nextSide(state.plot, at);
    const how = turnTo(at, next);
    if (!state.built[next] || how === 'straight') continue;
    const [cx, cy] = fromSide(state, at, 50, 0);
    corners.push({
      kind: 'stamp',
      key: `wall-corner/${keyOf(state, at)}`,
      face: `wall-corner:${how}/${at & 3}`,
      x: cx,
      y: cy,
    });
  }
  // A gate's drums stand before the walls beside it.
  const gates = walls.filter(({ face }) => face.startsWith('gate'));
  const plain = walls.filter(({ face }) => !face.startsWith('gate'));
  return [...feet, ...plain.sort((a, b) => a.y - b.y), ...corners.sort((a, b) => a.y - b.y), ...gates];
};

/** Towers with the pennants of their seats, and guards. */
export const garrisonStamps = (state: CityState, colours: readonly number[]): Stamp[] => {
  const arm = clockwiseArm(state);
  const stamps: Stamp[] = [];
  for (let at = 0; at < state.laid * 4; at++) {
    if (state.guards[at]) {
      const [x, y] = wallPoint(state, at);
      stamps.push({
        kind: 'stamp',
        key: `guard/${keyOf(state, at)}`,
        face: `follower:${colours[state.guards[at] - 1]}/guard`,
        x,
        y: y - 5,
      });
    }
    if (state.towers[at]) {
      const [x, y] = towerPoint(state, at, arm.has(at));
      stamps.push({
        kind: 'stamp',
        key: `tower/${keyOf(state, at)}`,
        face: `tower:${colours[state.towers[at] - 1]}`,
        x,
        y,
      });
    }
  }
  return stamps.sort((a, b) => a.y - b.y);
};
