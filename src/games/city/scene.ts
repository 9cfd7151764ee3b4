/** The City as a display list: what lies on the board, and what a player is pointing at. Pure data; view paints it. */
import type { Seat, Spot } from '../../core/contract';
import type { Box, DisplayList, FaceBook, Item, Layer, Stamp } from '../../geometry/display-list';
import { xOf, yOf } from '../../geometry/plot';
import { lieOf } from '../../geometry/tiling';
import { makeFaceBook } from './art/faces';
import { POSES } from './art/follower';
import { pieceLight, drawTileEdge } from './art/marks';
import { type LaidTile, SEAM_FACES, fringeStamps, seamStamps } from './art/seams';
import { WALL_KINDS } from './art/wall';
import type { CityEvent } from './events';
import { spotOf, tileOn } from './places';
import { lastStamps } from './scene-last';
import { boxOf, followerPoint, pictureOfKind, sideOf, turnOf } from './scene-places';
import { garrisonStamps, sideMiddle, wallStamps } from './scene-walls';
import type { Action } from './moves';
import { type CityState, NONE } from './state';
import { lowestSlot } from './tables';
import { GROUNDS, kindOf, TILES } from './tiles';

/** A piece of a laid tile, named by a slot it touches as the tile lies. */
export interface LitPiece {
  readonly cell: Spot;
  readonly slot: number;
  /** The seat whose colour lights it; without one it is lamplight. */
  readonly seat?: Seat;
}

/** What is shown besides the state. */
export interface CityLook {
  /** By seat: which of the six colours and emblems it plays. */
  readonly colours: readonly number[];
  /** What may be done now: marked on the board. */
  readonly choices?: readonly Action[];
  /** What is chosen and not yet confirmed: shown as if done, but lighter. */
  readonly chosen?: Action;
  /** What the others did last. */
  readonly last?: readonly CityEvent[];
  /** Features that are pointed at or score. */
  readonly lit?: readonly LitPiece[];
}

/** All faces of The City. */
export const cityFaces: FaceBook = makeFaceBook((name) => pictureOfKind(kindOf(name) ?? 0));

const stamp = (key: string, face: string, x: number, y: number, alpha?: number): Stamp => ({
  kind: 'stamp',
  key,
  face,
  x,
  y,
  ...(alpha === undefined ? {} : { alpha }),
});

const laidTiles = (state: CityState): LaidTile[] =>
  Array.from({ length: state.laid }, (_, tile) => {
    const [x, y] = spotOf(state, tile);
    return { x, y, picture: pictureOfKind(state.kinds[tile]), turn: turnOf(state, tile) };
  });

const tileStamps = (tiles: readonly LaidTile[]): Stamp[] =>
  tiles.map(({ x, y, picture, turn }) =>
    stamp(`tile/${x},${y}`, `tile:${picture.name}/${turn}`, x * 100, y * 100),
  );

const followerStamps = (state: CityState, colours: readonly number[]): Stamp[] => {
  const stamps: Stamp[] = [];
  for (let tile = 0; tile < state.laid; tile++) {
    const seat = state.claimant[tile];
    if (seat === NONE) continue;
    const piece = state.claimed[tile];
    const slot = lowestSlot(lieOf(state, tile), piece);
    const [x, y] = followerPoint(state, tile, slot);
    const lying = GROUNDS[state.ground[state.first[tile] + piece]] === 'residential';
    stamps.push(
      stamp(
        `follower/${spotOf(state, tile).join()}`,
        `follower:${colours[seat]}/${lying ? 'lying' : 'standing'}`,
        x,
        y,
      ),
    );
  }
  return stamps.sort((a, b) => a.y - b.y);
};

/** How the piece that a claim means is held: stewards lie. */
const poseAt = (state: CityState, slot: number): 'lying' | 'standing' => {
  const { picture } = TILES[state.kinds[state.laid - 1]];
  const upright = (slot + 12 - 3 * state.turns[state.laid - 1]) % 12;
  return picture.pieces.find(({ slots }) => slots.includes(upright))?.kind === 'residential'
    ? 'lying'
    : 'standing';
};

const middleOf = (box: Box): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** A place where something may be done, pencilled. */
const choiceItems = (state: CityState, action: Action, colours: readonly number[]): Item[] => {
  const box = boxOf(state, action);
  if (!box) return [];
  const [x, y] = middleOf(box);
  switch (action.do) {
    case 'place':
      return [stamp(`legal/${action.x},${action.y}`, 'legal', box.x, box.y)];
    case 'claim':
      return [
        stamp(`spot/${action.slot}`, 'spot', x, y),
        stamp(
          `claim/${action.slot}`,
          `follower:${colours[state.turn]}/${poseAt(state, action.slot)}`,
          x,
          y,
          0.5,
        ),
      ];
    case 'gate':
    case 'wall': {
      const at = sideOf(state, action);
      const [sx, sy] = sideMiddle(state, at);
      return [stamp(`wall-spot/${at}`, `wall-spot:${at & 3}`, sx, sy)];
    }
    case 'guard':
      return [
        stamp(`spot/${x},${y}`, 'spot', x, y),
        stamp(`guard/${x},${y}`, `follower:${colours[state.builder]}/guard`, x, y - 5, 0.5),
      ];
    case 'tower':
      return [
        stamp(`spot/${x},${y}`, 'spot', x, y),
        stamp(`tower/${x},${y}`, `tower:${colours[state.turn]}`, x, y, 0.6),
      ];
    case 'draw':
    case 'skip':
      return [];
  }
};

/** A cell that takes the tile in several turns is marked once. */
const onceEach = (items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.key, item])).values(),
];

/** What is chosen, as it would look. */
const chosenItems = (state: CityState, action: Action, colours: readonly number[]): Item[] => {
  const box = boxOf(state, action);
  if (!box) return [];
  const [x, y] = middleOf(box);
  switch (action.do) {
    case 'place': {
      const { name } = TILES[action.kind];
      return [
        stamp('hand', `tile:${name}/${action.turn}`, box.x, box.y, 0.94),
        {
          kind: 'sketch',
          key: 'hand/edge',
          box,
          shapes: [{ kind: 'group', move: [box.x, box.y], shapes: drawTileEdge('pencil') }],
        },
      ];
    }
    case 'claim':
      return [
        stamp(`claim/${action.slot}`, `follower:${colours[state.turn]}/${poseAt(state, action.slot)}`, x, y),
      ];
    case 'guard':
      return [stamp('guard/new', `follower:${colours[state.builder]}/guard`, x, y - 5, 0.9)];
    case 'tower':
      return [stamp('tower/new', `tower:${colours[state.turn]}`, x, y, 0.85)];
    case 'gate':
    case 'wall': {
      const at = sideOf(state, action);
      const [sx, sy] = sideMiddle(state, at);
      const face = action.do === 'gate' ? `gate:${at & 3}` : `wall:wall/${at & 3}`;
      return [stamp('wall/new', face, sx, sy, 0.88)];
    }
    case 'draw':
    case 'skip':
      return [];
  }
};

const lightItems = (state: CityState, lit: readonly LitPiece[], colours: readonly number[]): Item[] =>
  lit.flatMap(({ cell, slot, seat }) => {
    const tile = tileOn(state, cell[0], cell[1]);
    if (tile === undefined) return [];
    const colour = seat === undefined ? 'light' : `seat.${colours[seat]}`;
    return [
      pieceLight(cell[0], cell[1], pictureOfKind(state.kinds[tile]), turnOf(state, tile), slot, colour),
    ];
  });

/** How much table shows round the city: room for the wall, and for the cells a tile may go to. */
const MARGIN = 40;

/** Everything there is to see, in board units: the city and, while it grows, the open cells round it. */
export const boundsOf = (state: CityState): Box => {
  let [left, top, right, bottom] = [0, 0, 1, 1];
  const reach = (x: number, y: number): void => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  };
  for (let tile = 0; tile < state.laid; tile++) reach(...(spotOf(state, tile) as [number, number]));
  if (state.phase === 'place') {
    for (let i = 0; i < state.openCount; i++) reach(xOf(state.open[i]), yOf(state.open[i]));
  }
  return {
    x: left * 100 - MARGIN,
    y: top * 100 - MARGIN,
    width: (right - left) * 100 + 2 * MARGIN,
    height: (bottom - top) * 100 + 2 * MARGIN,
  };
};

/** Pieces that may come to stand. */
const pieceFaces = (colours: readonly number[]): string[] => [
  ...[0, 1, 2, 3].flatMap((turn) => [
    `gate:${turn}`,
    ...WALL_KINDS.flatMap((kind) => [`wall:${kind}/${turn}`, `foot:${kind}/${turn}`]),
    `wall-corner:outer/${turn}`,
    `wall-corner:inner/${turn}`,
  ]),
  ...colours.flatMap((colour) => [`tower:${colour}`, ...POSES.map((pose) => `follower:${colour}/${pose}`)]),
];

/** The board of a state as a player sees it. */
export const scene = (state: CityState, look: CityLook): DisplayList => {
  const { colours } = look;
  const tiles = laidTiles(state);
  const settled: readonly (readonly [string, readonly Item[]])[] = [
    ['shade', tiles.map(({ x, y }) => stamp(`shade/${x},${y}`, 'shade', x * 100, y * 100))],
    ['fringe', fringeStamps(tiles, (tile, side) => state.built[tile * 4 + side] !== 0)],
    ['tiles', tileStamps(tiles)],
    ['seams', seamStamps(tiles)],
    ['walls', wallStamps(state)],
    ['followers', followerStamps(state, colours)],
    ['garrison', garrisonStamps(state, colours)],
  ];
  const marks: readonly (readonly [string, readonly Item[]])[] = [
    ['last', lastStamps(state, look.last ?? [], colours)],
    ['light', lightItems(state, look.lit ?? [], colours)],
    ['choices', onceEach((look.choices ?? []).flatMap((action) => choiceItems(state, action, colours)))],
    ['chosen', look.chosen ? chosenItems(state, look.chosen, colours) : []],
  ];
  const layers: Layer[] = [
    ...settled.map(([name, items]) => ({
      name,
      overlay: false,
      loose: name === 'tiles' || name === 'shade',
      items,
    })),
    ...marks.map(([name, items]) => ({ name, overlay: true, items })),
  ];
  return { box: boundsOf(state), layers, stock: ['shade', ...SEAM_FACES, ...pieceFaces(colours)] };
};
