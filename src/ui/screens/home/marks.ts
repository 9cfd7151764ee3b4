/** The pigments a town plan is drawn with; `plan-colours.ts` mixes them for day and lamplight. */
export const PIGMENTS = [
  'field',
  'furrow',
  'corn',
  'ground',
  'road',
  'yard',
  'garden',
  'tree',
  'treeLight',
  'earth',
  'tile',
  'tileLight',
  'brick',
  'brickLight',
  'slate',
  'slateLight',
  'stone',
  'stoneLight',
  'water',
  'ripple',
  'fish',
  'grain',
  'livestock',
  'canvas',
  'gilt',
  'ink',
  'shade',
  'lamp',
] as const;
export type Pigment = (typeof PIGMENTS)[number];

/** One stain on the sheet: a box about its middle, in hundredths of the sheet's side. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: Pigment;
  /** Turned clockwise, in radians. */
  readonly turn?: number;
  readonly round?: number;
  /** With a line of ink around it. */
  readonly inked?: boolean;
  /** A gable: this pigment on the half that the sun in the north-west reaches, north or west of the ridge. */
  readonly sunny?: { readonly fill: Pigment; readonly half: 'north' | 'west' };
}

type Point = readonly [x: number, y: number];

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Pigment,
  more?: Partial<Mark>,
): Mark => ({
  x: x + w / 2,
  y: y + h / 2,
  w,
  h,
  fill,
  ...more,
});

export const disc = (x: number, y: number, r: number, fill: Pigment, inked = false): Mark => ({
  x,
  y,
  w: 2 * r,
  h: 2 * r,
  round: r,
  fill,
  inked,
});

export const stroke = (from: Point, to: Point, thick: number, fill: Pigment): Mark => ({
  x: (from[0] + to[0]) / 2,
  y: (from[1] + to[1]) / 2,
  w: Math.hypot(to[0] - from[0], to[1] - from[1]) + thick,
  h: thick,
  round: thick / 2,
  turn: Math.atan2(to[1] - from[1], to[0] - from[0]),
  fill,
});

/** A tree: shade, crown, and light on the side of the sun. */
export const tree = (x: number, y: number, r: number): Mark[] => [
  disc(x + r * 0.3, y + r * 0.35, r, 'shade'),
  disc(x, y, r, 'tree', true),
  disc(x - r * 0.25, y - r * 0.25, r * 0.55, 'treeLight'),
];
