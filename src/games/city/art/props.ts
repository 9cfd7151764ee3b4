import type { Point } from '@/geometry/shape-points';
import { type Turn, turnPoint } from './picture';

export type Roof = 'terracotta' | 'clay' | 'rust' | 'slate' | 'thatch';

/** Things that stand on a tile, laid out once by the tile's seed and drawn as it lies. Angles in radians. */
export interface House {
  readonly kind: 'house';
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
  readonly depth: number;
  readonly hip: boolean;
  readonly roof: Roof;
  /** −1 to 1: how much this roof differs from the usual. */
  readonly tint: number;
  readonly chimney: number;
  readonly dormer: boolean;
  readonly lit: boolean;
}
export interface Tree {
  readonly kind: 'tree';
  readonly at: Point;
  readonly radius: number;
  readonly tint: number;
  readonly seed: string;
}
export interface Garden {
  readonly kind: 'garden';
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
  readonly depth: number;
  readonly grows: 'rows' | 'lawn' | 'flowers' | 'orchard';
  readonly seed: string;
}
export interface Washing {
  readonly kind: 'washing';
  readonly from: Point;
  readonly to: Point;
  readonly seed: string;
}
export interface Lamp {
  readonly kind: 'lamp';
  readonly at: Point;
}
export interface Stall {
  readonly kind: 'stall';
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
  readonly good: 'fish' | 'grain' | 'livestock';
  readonly seed: string;
}
export interface Clutter {
  readonly kind: 'clutter';
  readonly at: Point;
  readonly what: 'barrel' | 'crate' | 'sack' | 'cart' | 'person';
  readonly tint: number;
}

export type Prop = House | Tree | Garden | Washing | Lamp | Stall | Clutter;

/** A prop as it stands when its tile lies turned. */
export const turnProp = (prop: Prop, turn: Turn): Prop => {
  const by = (turn * Math.PI) / 2;
  switch (prop.kind) {
    case 'house':
    case 'garden':
    case 'stall':
      return { ...prop, at: turnPoint(prop.at, turn), angle: prop.angle + by };
    case 'washing':
      return { ...prop, from: turnPoint(prop.from, turn), to: turnPoint(prop.to, turn) };
    case 'tree':
    case 'lamp':
    case 'clutter':
      return { ...prop, at: turnPoint(prop.at, turn) };
  }
};
