/** Games for tests, begun in the middle: a city drawn as a picture. */
import type { Draft, Seat } from '../../../core/contract';
import { byWords, sheetOf } from '../../../core/testing/words';
import { readBoard, type PicturedTile } from '../../../geometry/board-picture';
import { cellAt } from '../../../geometry/plot';
import { turnRows } from '../../../geometry/picture';
import { parseSlot, SLOTS } from '../../../geometry/sides';
import { lieOf, postFollower } from '../../../geometry/tiling';
import { city } from '../game';
import { layTile } from '../phases/lay';
import { buildGate, buildWall, nextSite } from '../phases/wall';
import { tileOn } from '../places';
import { ENDS, type CityState } from '../state';
import { PIECE_AT } from '../tables';
import { TILES } from '../tiles';

export { sheetOf as sheet };
export const { playWords, whyNot, wordsOf } = byWords(city);

export interface Stage {
  readonly seats?: number;
  /** The block of the picture that lies at 0,0. */
  readonly origin?: readonly [number, number];
  /** Which stack the next tile comes from. */
  readonly stack?: 1 | 2 | 3;
  /** How many tiles are still to be drawn; without it, all that are not in the picture. */
  readonly toDraw?: number;
  readonly walls?: number;
  /** Followers: `0,0:n2` and the seat. */
  readonly claims?: { readonly [where: string]: Seat };
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

/** A game in which the pictured city stands, with seat 0 to draw. */
export const stage = (picture: string, about: Stage = {}): CityState => {
  const { seats = 2, stack = 1, walls = 70 } = about;
  const tiles = readBoard(picture, about.origin);
  const rest = about.toDraw ?? 75 - tiles.length;
  const stacks = [tiles.length, 0, 0] as [number, number, number];
  stacks[stack - 1] += rest;
  const state = city.clone(city.setup({ stacks, walls }, seats));
  layAll(state, tiles);
  buildAll(state, tiles);
  for (const [where, seat] of Object.entries(about.claims ?? {})) claim(state, where, seat);
  return state;
};

/** Lays the tiles one beside another, whatever the order of the picture. */
const layAll = (state: Draft<CityState>, tiles: readonly PicturedTile[]): void => {
  const waiting = [...tiles];
  state.open[0] = cellAt(waiting[0].x, waiting[0].y);
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ x, y }) =>
      state.open.subarray(0, state.openCount).includes(cellAt(x, y)),
    );
    if (at < 0) throw new Error('the pictured city is not in one piece');
    const [{ x, y, rows }] = waiting.splice(at, 1);
    const [kind, turn] = lieShown(rows);
    if (state.left[kind] === 0) throw new Error(`no more ${TILES[kind].name} in the set`);
    state.left[kind]--;
    state.drawn++;
    layTile(state, kind, cellAt(x, y), turn);
  }
};

const buildAll = (state: Draft<CityState>, tiles: readonly PicturedTile[]): void => {
  const shown = (side: number): string => {
    const tile = tiles.find(({ x, y }) => tileOn(state, x, y) === side >> 2);
    return tile?.frame[side & 3] ?? ' ';
  };
  const gate = tiles.find(({ frame }) => frame.includes('O'));
  if (!gate) return;
  state.builder = 0;
  buildGate(state, cellAt(gate.x, gate.y), gate.frame.indexOf('O'));
  for (let end = 0; end < ENDS.length; end++) {
    for (let site = nextSite(state, end); /[=\d]/.test(shown(site)); site = nextSite(state, end)) {
      buildWall(state, end);
      if (shown(site) === '=') continue;
      const seat = Number(shown(site));
      state.guards[site] = seat + 1;
      state.supply[seat]--;
    }
  }
  state.builder = -1;
  state.site = -1;
};

const claim = (state: Draft<CityState>, where: string, seat: Seat): void => {
  const [spot, slot] = where.split(':');
  const [x, y] = spot.split(',').map(Number);
  const tile = tileOn(state, x, y);
  if (tile === undefined) throw new Error(`no tile at ${spot}`);
  postFollower(state, tile, PIECE_AT[lieOf(state, tile) * SLOTS + parseSlot(slot)!], seat);
};

/** The score sheet after a tile, `court@0,1/s`, is laid into a pictured city and not claimed. */
export const sheetAfter = (
  picture: string,
  claims: NonNullable<Stage['claims']>,
  place: string,
): string[] => {
  const [name] = place.split('@');
  const { events } = playWords(stage(picture, { claims }), `draw:${name}`, `place:${place}`, 'skip');
  return sheetOf(events);
};

/** The same game in the middle of a wall round: who builds next, and how many pieces are still to come. */
export const inRound = (from: CityState, builder: Seat, toBuild: number): Draft<CityState> => {
  const state = city.clone(from);
  state.phase = state.cwEnd < 0 ? 'gate' : 'wall';
  state.builder = builder;
  state.toBuild = toBuild;
  return state;
};

/** The same game in which some seats have no follower in supply. */
export const without = (from: CityState, ...seats: readonly Seat[]): Draft<CityState> => {
  const state = city.clone(from);
  for (const seat of seats) state.supply[seat] = 0;
  return state;
};

/** Three markets in a row: long enough for a wall to begin, with fewer sides the game would end at once. */
export const MARKET_ROW = `
  +     +     +     +
   mmmmm mmmmm mmmmm
   mmmmm mmmmm mmmmm
   mFmGm mGmLm mLmFm
   mmmmm mmmmm mmmmm
   mmmmm mmmmm mmmmm
  +     +     +     +`;
