/** Where on the board the steps of a game happen: what is touched, and what an animation moves. */
import type { Spot } from '../../core/contract';
import type { Box } from '../../geometry/display-list';
import type { Point } from '../../geometry/shape-points';
import { type TilePicture, type Turn, pictureOf, turnPoint } from './art/picture';
import { followerSpot, planOf } from './art/plan';
import type { Action } from './moves';
import { spotOf, tileOn } from './places';
import { towerPoint, wallPoint } from './scene-walls';
import { type CityState, ENDS } from './state';
import { nextSide, previousSide } from '../../geometry/rim';
import { TILES } from './tiles';

const PICTURES: readonly TilePicture[] = TILES.map(pictureOf);

/** The picture of a kind of tile, for the art. */
export const pictureOfKind = (kind: number): TilePicture => PICTURES[kind];

export const turnOf = (state: CityState, tile: number): Turn => state.turns[tile] as Turn;

export const cellBox = ([x, y]: Spot): Box => ({ x: x * 100, y: y * 100, width: 100, height: 100 });

const around = ([x, y]: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** Where a follower stands on the piece of a laid tile that touches `slot`. */
export const followerPoint = (state: CityState, tile: number, slot: number): Point => {
  const [x, y] = spotOf(state, tile);
  const [dx, dy] = followerSpot(pictureOfKind(state.kinds[tile]), turnOf(state, tile), slot) ?? [50, 50];
  return [x * 100 + dx, y * 100 + dy];
};

/** The middle of a laid tile's building, if one stands on it. */
export const buildingPoint = (state: CityState, tile: number): Point | undefined => {
  const { building } = planOf(pictureOfKind(state.kinds[tile]));
  if (!building) return undefined;
  const [x, y] = spotOf(state, tile);
  const [dx, dy] = turnPoint(building.at, turnOf(state, tile));
  return [x * 100 + dx, y * 100 + dy];
};

/** The side that the next wall at an end would stand on. */
const sideAtEnd = (state: CityState, end: number): number =>
  ENDS[end] === 'cw' ? nextSide(state.plot, state.cwEnd) : previousSide(state.plot, state.ccwEnd);

/** The side on which the gate or a wall of this action would stand. */
export const sideOf = (state: CityState, action: Action & { do: 'gate' | 'wall' }): number =>
  action.do === 'wall'
    ? sideAtEnd(state, action.end)
    : (tileOn(state, action.x, action.y) ?? 0) * 4 + action.side;

/** Where an action happens on the board; undefined for one without a place (draw, skip). */
export const boxOf = (state: CityState, action: Action): Box | undefined => {
  switch (action.do) {
    case 'place':
      return cellBox([action.x, action.y]);
    case 'claim':
      return around(followerPoint(state, state.laid - 1, action.slot), 15);
    case 'gate':
    case 'wall':
      return around(wallPoint(state, sideOf(state, action)), 22);
    case 'guard':
      return around(wallPoint(state, state.site), 18);
    case 'tower': {
      const clockwise = ENDS[action.end] === 'cw';
      return around(towerPoint(state, clockwise ? state.cwEnd : state.ccwEnd, clockwise), 18);
    }
    case 'draw':
    case 'skip':
      return undefined;
  }
};
