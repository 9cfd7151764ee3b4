import { type Faces, type Palette } from './palette';
import { type Pen, type Point } from './pen';

/** A house seen from above: its box, which way the ridge runs, and how far its hips reach in. */
export interface House {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly ridge: 'across' | 'along';
  readonly hips: number;
  readonly faces: Faces;
}

/** Four roof planes, each lit by the side it faces, with ridge and hips in ink. */
export function drawHouse(pen: Pen, palette: Palette, house: House): void {
  const [left, top, right, bottom] = house.box;
  const [from, to] = ridgeOf(house);
  const corners = { nw: [left, top], ne: [right, top], se: [right, bottom], sw: [left, bottom] } as const;
  const [west, north, south, east] = house.faces;
  const across = house.ridge === 'across';

  pen.fill(
    across ? pen.polygon(corners.nw, from, corners.sw) : pen.polygon(corners.nw, from, to, corners.sw),
    west,
  );
  pen.fill(
    across ? pen.polygon(corners.nw, corners.ne, to, from) : pen.polygon(corners.nw, corners.ne, from),
    north,
  );
  pen.fill(
    across ? pen.polygon(corners.sw, corners.se, to, from) : pen.polygon(corners.sw, corners.se, to),
    south,
  );
  pen.fill(
    across ? pen.polygon(corners.ne, to, corners.se) : pen.polygon(corners.ne, from, to, corners.se),
    east,
  );

  drawTiles(pen, palette, house);
  for (const [corner, end] of [
    [corners.nw, from],
    [across ? corners.sw : corners.ne, from],
    [corners.se, to],
    [across ? corners.ne : corners.sw, to],
  ] as const) {
    if (house.hips > 0) pen.ink(pen.line(corner, end), palette.ink, 0.7, 0.55);
  }
  pen.ink(pen.line(from, to), palette.ink, 1.2, 0.85);
  pen.ink(pen.rect(left, top, right, bottom), palette.ink, 1.8);
}

function ridgeOf({ box: [left, top, right, bottom], ridge, hips }: House): readonly [Point, Point] {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  if (ridge === 'across') {
    return [
      [left + hips, y],
      [right - hips, y],
    ];
  }
  return [
    [x, top + hips],
    [x, bottom - hips],
  ];
}

/** Faint courses of tiles, parallel to the ridge. */
function drawTiles(pen: Pen, palette: Palette, { box: [left, top, right, bottom], ridge }: House): void {
  const across = ridge === 'across';
  const depth = across ? bottom - top : right - left;
  for (const share of [0.17, 0.33, 0.67, 0.83]) {
    const at = (across ? top : left) + depth * share;
    const course = across
      ? pen.line([left + 2, at], [right - 2, at])
      : pen.line([at, top + 2], [at, bottom - 2]);
    pen.dashes(course, palette.ink, 0.5, 2.2, 1.1, 0.32);
  }
}
