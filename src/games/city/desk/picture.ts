/** The board as a person sees it: the scene with choices, last moves, lights and marks of the aids. */
import type { Move } from '../../../core/contract';
import { say } from '../../../core/message';
import type { Box, DisplayList, Face, FaceBook, Item, Layer, Stamp } from '../../../geometry/display-list';
import { xOf, yOf } from '../../../geometry/plot';
import { SIDES } from '../../../geometry/sides';
import type { Ghost, Hand, Light, Look } from '../../desk';
import { drawTileEdge } from '../art/marks';
import { stroke } from '../art/pen';
import type { CityEvent } from '../events';
import { unpack } from '../moves';
import { cityFaces, scene, type LitPiece } from '../scene';
import { boxOf, cellBox } from '../scene-places';
import { NONE, type CityState } from '../state';
import { describeTile } from '../text';
import { TILES } from '../tiles';
import { controlLights, deadCells } from './aids';

/** A cell that nothing left can fill, crossed out in pencil. */
const CROSS = 'M34 34L66 66M66 34L34 66';

const drawDead = (): Face => ({
  key: 'dead',
  box: { x: 28, y: 28, width: 44, height: 44 },
  shapes: [stroke(CROSS, 'rim', 6, { alpha: 0.7 }), stroke(CROSS, 'pencil', 2.4, { alpha: 0.9 })],
});

/** A tile in hand: its face within an edge. */
const drawGhost = (tile: string): Face => {
  const face = cityFaces(`tile:${tile}`);
  return { key: `ghost:${tile}`, box: face.box, shapes: [...face.shapes, ...drawTileEdge('pencil')] };
};

const own = new Map<string, Face>();

/** The faces of The City and those that only a desk shows. */
export const faces: FaceBook = (key) => {
  if (key !== 'dead' && !key.startsWith('ghost:')) return cityFaces(key);
  const face = own.get(key) ?? (key === 'dead' ? drawDead() : drawGhost(key.slice('ghost:'.length)));
  own.set(key, face);
  return face;
};

const stamp = (key: string, face: string, { x, y }: Box): Stamp => ({ kind: 'stamp', key, face, x, y });

/** Lights of single pieces are the scene's; of whole tiles, an edge. */
const isPiece = (light: Light): light is Light & { readonly part: number } => light.part !== undefined;

const tileLights = (lit: readonly Light[], colours: readonly number[]): Item[] =>
  lit
    .filter((light) => !isPiece(light))
    .map(({ at, seat }) => {
      const box = cellBox(at);
      if (seat !== undefined) return stamp(`lit/${at.join()}`, `last:${colours[seat]}`, box);
      const shapes = [
        { kind: 'group', move: [box.x, box.y] as const, shapes: drawTileEdge('light') },
      ] as const;
      return { kind: 'sketch', key: `lit/${at.join()}`, box, shapes };
    });

export const picture = (state: CityState, look: Look, recent: readonly CityEvent[]): DisplayList => {
  const { colours } = look;
  const chosen = look.chosen === undefined ? undefined : unpack(look.chosen);
  const lit = [...(look.control ? controlLights(state) : []), ...look.lit];
  const pieces: LitPiece[] = lit
    .filter(isPiece)
    .map(({ at, part, seat }) => ({ cell: at, slot: part, ...(seat === undefined ? {} : { seat }) }));
  // One mark a place is enough, and none under what is chosen.
  const open = new Map(look.open.map((move) => [JSON.stringify(boxOf(state, unpack(move))), move]));
  if (chosen) open.delete(JSON.stringify(boxOf(state, chosen)));
  const list = scene(state, {
    colours,
    choices: [...open.values()].map(unpack),
    ...(chosen && chosen.do !== 'place' ? { chosen } : {}),
    last: recent,
    lit: pieces,
  });
  const dead = look.dead && state.laid > 0 ? deadCells(state) : [];
  const marks: Layer[] = [
    { name: 'lit-tiles', overlay: true, items: tileLights(lit, colours) },
    {
      name: 'dead',
      overlay: true,
      items: dead.map((cell) => stamp(`dead/${cell}`, 'dead', cellBox([xOf(cell), yOf(cell)]))),
    },
  ];
  return { ...list, layers: [...list.layers, ...marks] };
};

/** The tile in hand, turned as it is about to be laid. */
export const hand = (state: CityState, chosen: Move | undefined): Hand | undefined => {
  if (state.hand === NONE) return undefined;
  const { name } = TILES[state.hand];
  const action = chosen === undefined ? undefined : unpack(chosen);
  if (action?.do !== 'place') return { face: `tile:${name}/0`, name: describeTile(name) };
  const lie = say(`turn.${SIDES[action.turn]}`);
  return { face: `tile:${name}/${action.turn}`, name: describeTile(name), lie };
};

/** The chosen tile, which a finger can move on. */
export const ghost = (_state: CityState, chosen: Move): Ghost | undefined => {
  const action = unpack(chosen);
  if (action.do !== 'place') return undefined;
  return { face: `ghost:${TILES[action.kind].name}/${action.turn}`, box: cellBox([action.x, action.y]) };
};
