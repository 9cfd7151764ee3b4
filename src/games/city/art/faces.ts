import type { Face, FaceBook } from '@/geometry/display-list';
import { type Pose, drawFollower } from './follower';
import { drawFringe } from './fringe';
import {
  drawHalo,
  drawLastMove,
  drawLastSide,
  drawLastSpot,
  drawLegalCell,
  drawShade,
  drawSpot,
  drawWallSpot,
} from './marks';
import type { TilePicture, Turn } from './picture';
import { type Verge, drawCorner, drawCornerGroup, drawStraddle, drawStub, drawVerge } from './seam';
import { drawTile } from './tile-face';
import { type WallKind, drawGate, drawTower, drawWall, drawWallCorner, drawWallFoot } from './wall';

/** Faces by key: the words before the colon say what, those after it which. */
const drawFace = (key: string, pictures: (name: string) => TilePicture): Face => {
  const colon = key.indexOf(':');
  const kind = colon < 0 ? key : key.slice(0, colon);
  const which = colon < 0 ? '' : key.slice(colon + 1);
  const [first, second, third] = which.split('/');
  switch (kind) {
    case 'tile':
      return drawTile(pictures(first), Number(second) as Turn);
    case 'verge':
      return drawVerge(first as Verge, Number(second), Number(third));
    case 'corner':
      return drawCorner(Number(first), Number(second));
    case 'stub':
      return drawStub(Number(first), second === '1');
    case 'straddle':
      return drawStraddle(Number(first), second === '1');
    case 'fringe':
      return drawFringe(first, Number(second), Number(third));
    case 'group':
      return drawCornerGroup(Number(first));
    case 'wall':
      return drawWall(first as WallKind, Number(second));
    case 'foot':
      return drawWallFoot(first as WallKind, Number(second));
    case 'wall-corner':
      return drawWallCorner(first as 'outer' | 'inner', Number(second));
    case 'gate':
      return drawGate(Number(first));
    case 'tower':
      return drawTower(Number(first));
    case 'follower':
      return drawFollower(Number(first), second as Pose);
    case 'last':
      return drawLastMove(Number(first));
    case 'last-side':
      return drawLastSide(Number(first), Number(second));
    case 'last-spot':
      return drawLastSpot(Number(first));
    case 'wall-spot':
      return drawWallSpot(Number(first));
    case 'legal':
      return drawLegalCell();
    case 'spot':
      return drawSpot();
    case 'shade':
      return drawShade();
    case 'halo':
      return drawHalo();
    default:
      throw new Error(`no face is called '${key}'`);
  }
};

/** All faces of The City; each is drawn when first asked for. */
export const makeFaceBook = (pictures: (name: string) => TilePicture): FaceBook => {
  const known = new Map<string, Face>();
  return (key) => {
    const face = known.get(key) ?? drawFace(key, pictures);
    known.set(key, face);
    return face;
  };
};
