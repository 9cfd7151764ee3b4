import { BLEED, TILE } from '@/geometry/contour';
import type { Face, Shape } from '@/geometry/display-list';
import { drawPublic } from './building';
import { drawGarden, drawLamp, drawTree, drawWashing } from './greenery';
import { drawGround } from './ground';
import { drawHistoric } from './historic';
import { layoutOf } from './layout';
import { drawClutter, drawSign, drawStall } from './market';
import { type TilePicture, type Turn, turnPoint } from './picture';
import { planOf } from './plan';
import { type Prop, turnProp } from './props';
import { drawHouse } from './roof';
import { drawStreets } from './street';

/** One prop as the light falls on it. */
const drawProp = (prop: Prop): Shape[] => {
  switch (prop.kind) {
    case 'house':
      return drawHouse(prop);
    case 'tree':
      return drawTree(prop);
    case 'garden':
      return drawGarden(prop);
    case 'washing':
      return drawWashing(prop);
    case 'lamp':
      return drawLamp(prop);
    case 'stall':
      return drawStall(prop);
    case 'clutter':
      return drawClutter(prop);
  }
};

/** Flat things first, then from north to south, so that what stands nearer covers what stands behind. */
const depthOf = (prop: Prop): number => {
  switch (prop.kind) {
    case 'garden':
      return -200 + prop.at[1];
    case 'washing':
      return 200;
    case 'lamp':
      return 300;
    default:
      return prop.at[1];
  }
};

/** The face of a tile as it lies: the light stays in the north-west however the tile is turned. */
export const drawTile = (picture: TilePicture, turn: Turn): Face => {
  const plan = planOf(picture);
  const props = layoutOf(picture)
    .map((prop) => turnProp(prop, turn))
    .sort((a, b) => depthOf(a) - depthOf(b));
  const shapes: Shape[] = [...drawGround(plan, turn), ...drawStreets(plan, turn)];
  const { building } = plan;
  const low = props.filter((prop) => depthOf(prop) < 0);
  const high = props.filter((prop) => depthOf(prop) >= 0);
  shapes.push(...low.flatMap(drawProp), ...high.flatMap(drawProp));
  if (building) {
    const at = turnPoint(building.at, turn);
    shapes.push(
      ...(building.kind === 'public' ? drawPublic(at, picture.name) : drawHistoric(at, building.name ?? '')),
    );
  }
  for (const sign of plan.signs) shapes.push(...drawSign({ ...sign, at: turnPoint(sign.at, turn) }));
  const side = TILE + 2 * BLEED;
  return {
    key: `tile:${picture.name}/${turn}`,
    box: { x: -BLEED, y: -BLEED, width: side, height: side },
    shapes,
  };
};
