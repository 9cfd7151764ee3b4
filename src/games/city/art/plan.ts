import { type Contour, TILE, contoursOf, spreadGrounds } from '@/geometry/contour';
import { PICTURE_SIZE, type Piece } from '@/geometry/picture';
import { type Point, distance, distanceToChain, inside, resample } from '@/geometry/shape-points';
import { type Field, measureField } from '@/geometry/shape-field';
import { waveOf } from '@/geometry/shape-seed';
import {
  type Ground,
  type TilePicture,
  type Turn,
  cellCentre,
  cellsOf,
  goodOf,
  groundOf,
  turnPoint,
} from './picture';
import type { Good } from '../tiles';
import { PLACE_RADIUS, STREET_WIDTH, type StreetLine, type StreetPlan, planStreets } from './street-plan';

/** A sign of goods and where it stands. */
export interface Sign {
  readonly good: Good;
  readonly at: Point;
}

interface BuildingPlan {
  readonly kind: 'public' | 'historic';
  readonly at: Point;
  readonly name?: string;
}

/** A piece of a tile (C8): its kind, the slots it touches (0–11, upright), and where its follower stands. */
interface PiecePlan {
  readonly kind: Ground | 'street';
  readonly slots: readonly number[];
  readonly spot: Point;
}

/** Everything about a tile that its drawing is laid out round, upright. */
export interface TilePlan {
  readonly picture: TilePicture;
  readonly cells: readonly (readonly string[])[];
  readonly streets: StreetPlan;
  readonly markets: readonly Contour[];
  /** How far a point is from every street's edge and crossing's kerb. */
  readonly fromStreet: Field;
  /** How far a point is from the nearest line between two grounds; below nought on the market's side. */
  readonly fromBorder: Field;
  readonly signs: readonly Sign[];
  readonly building?: BuildingPlan;
  readonly pieces: readonly PiecePlan[];
}

export const SIGN_RADIUS = 12;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const keepInside = ([x, y]: Point, margin: number): Point => [
  clamp(x, margin, 100 - margin),
  clamp(y, margin, 100 - margin),
];

export const streetClearance = (plan: Pick<TilePlan, 'fromStreet'>, p: Point): number => plan.fromStreet(p);

export const groundAt = (plan: Pick<TilePlan, 'fromBorder'>, p: Point): Ground =>
  plan.fromBorder(p) < 0 ? 'market' : 'residential';

export const borderClearance = (plan: Pick<TilePlan, 'fromBorder'>, p: Point): number =>
  Math.abs(plan.fromBorder(p));

const measureStreets = (streets: readonly StreetLine[], crossing: Point | undefined): Field => {
  const lines = streets.map(({ line }) => resample(line, 4));
  return measureField(TILE, (p) => {
    let least = crossing ? distance(p, crossing) - PLACE_RADIUS : Infinity;
    for (const line of lines) least = Math.min(least, distanceToChain(p, line) - STREET_WIDTH / 2);
    return least;
  });
};

const measureBorders = (markets: readonly Contour[]): Field => {
  if (markets.length === 0) return () => 99;
  const outlines = markets.map(({ outline }) => resample([...outline, outline[0]], 3));
  const borders = markets.flatMap((market) => market.borders.map((border) => resample(border, 4)));
  return measureField(TILE, (p) => {
    let least = 99;
    for (const border of borders) least = Math.min(least, distanceToChain(p, border));
    return outlines.some((outline) => inside(p, outline)) ? -least : least;
  });
};

const columnOf = (cell: number): number => cell % PICTURE_SIZE;
const rowOf = (cell: number): number => Math.floor(cell / PICTURE_SIZE);
const centreOf = (cell: number): Point => cellCentre(columnOf(cell), rowOf(cell));

/** Where a ground piece has most room round a follower. */
const roomiest = (plan: Omit<TilePlan, 'pieces'>, piece: Piece<Ground | 'street'>): Point => {
  let best: Point = centreOf(piece.cells[0]);
  let most = -Infinity;
  const centres = piece.cells.map(centreOf);
  for (let y = 10; y <= 90; y += 2.5) {
    for (let x = 10; x <= 90; x += 2.5) {
      const p: Point = [x, y];
      const near = centres.some(
        (centre) => Math.abs(centre[0] - x) <= 12.5 && Math.abs(centre[1] - y) <= 12.5,
      );
      if (!near || groundAt(plan, p) !== piece.kind) continue;
      let room = Math.min(
        streetClearance(plan, p),
        borderClearance(plan, p),
        Math.min(x, y, 100 - x, 100 - y) + 3,
        24,
      );
      for (const sign of plan.signs) room = Math.min(room, distance(p, sign.at) - SIGN_RADIUS);
      if (plan.building) room = Math.min(room, distance(p, plan.building.at) - 16);
      // Among equals the middle of the piece, so that nobody wonders whose ground it is.
      const score = room - distance(p, [50, 50]) * 0.01;
      if (score > most) [most, best] = [score, p];
    }
  }
  return best;
};

/** The place nearest to `wish` where a building of that half width stands clear of streets and markets. */
const siteFor = (
  plan: Pick<TilePlan, 'fromStreet' | 'fromBorder'>,
  wish: Point,
  half: number,
  margin: number,
): Point => {
  let best: Point = keepInside(wish, margin);
  let least = Infinity;
  for (let y = margin; y <= TILE - margin; y += 1.5) {
    for (let x = margin; x <= TILE - margin; x += 1.5) {
      let bad = 0;
      for (const [dx, dy] of [
        [-1, -1],
        [0, -1],
        [1, -1],
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ] as const) {
        const p: Point = [x + dx * half, y + dy * half];
        bad += Math.max(0, 0.5 - streetClearance(plan, p));
        if (groundAt(plan, p) === 'market') bad += 2 + borderClearance(plan, p);
      }
      const cost = bad * 6 + distance([x, y], wish);
      if (cost < least) [least, best] = [cost, [x, y]];
    }
  }
  return best;
};

const streetSpot = (plan: Omit<TilePlan, 'pieces'>, cells: readonly number[]): Point => {
  const middle: Point = [
    cells.reduce((sum, cell) => sum + centreOf(cell)[0], 0) / cells.length,
    cells.reduce((sum, cell) => sum + centreOf(cell)[1], 0) / cells.length,
  ];
  let best: Point = middle;
  let near = Infinity;
  for (const { line } of plan.streets.streets) {
    for (const p of line) {
      const d = distance(p, middle);
      if (d < near) [near, best] = [d, p];
    }
  }
  return best;
};

const makePlan = (picture: TilePicture): TilePlan => {
  const cells = cellsOf(picture);
  const guides = planStreets(picture);
  const fine = spreadGrounds(cells.map((row) => row.map(groundOf)));
  const markets = contoursOf(
    fine.length,
    (x, y) => fine[y][x] === 'market',
    waveOf(`${picture.name}/border`),
    guides.streets.filter(({ end }) => end !== 'door').map(({ line }) => line),
  );
  // A building at the end of a street may move a little, and the street goes on to its door.
  const open = guides.streets.filter(({ end }) => end !== 'door');
  const fromBorder = measureBorders(markets);
  const grounds = { fromBorder, fromStreet: measureStreets(open, guides.crossing) };
  const signs: Sign[] = [];
  let building: BuildingPlan | undefined;
  cells.forEach((row, y) =>
    row.forEach((letter, x) => {
      const good = goodOf(letter);
      const at = cellCentre(x, y);
      if (good) signs.push({ good, at: keepInside(at, 16) });
      if (letter === 'B') building = { kind: 'public', at: siteFor(grounds, at, 14.5, 17.5) };
      if (letter === 'H')
        building = {
          kind: 'historic',
          at: siteFor(grounds, at, 16, 23.5),
          name: picture.historic ?? picture.name,
        };
    }),
  );
  const streets = planStreets(picture, building?.at);
  const fromStreet =
    open.length === streets.streets.length
      ? grounds.fromStreet
      : measureStreets(streets.streets, streets.crossing);
  const bare = {
    picture,
    cells,
    streets,
    markets,
    fromStreet,
    fromBorder,
    signs,
    ...(building ? { building } : {}),
  };
  const pieces = picture.pieces.map((piece): PiecePlan => ({
    kind: piece.kind,
    slots: piece.slots,
    spot: piece.kind === 'street' ? streetSpot(bare, piece.cells) : roomiest(bare, piece),
  }));
  return { ...bare, pieces };
};

const plans = new Map<string, TilePlan>();

/** The plan of a tile; made once for each name. */
export const planOf = (picture: TilePicture): TilePlan => {
  const known = plans.get(picture.name);
  if (known) return known;
  const plan = makePlan(picture);
  plans.set(picture.name, plan);
  return plan;
};

/**
 * Where a follower stands on a piece of a tile as it lies, in board units from the tile's corner.
 * The piece is named by any slot it touches as the tile lies (0–11); undefined if no piece touches that slot.
 */
export const followerSpot = (picture: TilePicture, turn: Turn, slot: number): Point | undefined => {
  const upright = (slot + 12 - turn * 3) % 12;
  const piece = planOf(picture).pieces.find(({ slots }) => slots.includes(upright));
  return piece && turnPoint(piece.spot, turn);
};
