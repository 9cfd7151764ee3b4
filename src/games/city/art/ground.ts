import type { Shape } from '@/geometry/display-list';
import { BLEED, TILE } from '@/geometry/contour';
import { boxPath, curvePath, ellipsePath, inkPath, polygonPath } from '@/geometry/shape-path';
import type { Chain, Point } from '@/geometry/shape-points';
import { scatterOf, waveOf } from '@/geometry/shape-seed';
import { RIDGES, fill, stroke } from './pen';
import { type Turn, turnPoint } from './picture';
import { CORNER_ROOM } from './sides';
import { type TilePlan, borderClearance, groundAt, streetClearance } from './plan';

/** Blooms of colour, as if a brush had rested; they fade before the tile's side, so that none is cut. */
const blooms = (plan: TilePlan, turn: Turn): Shape[] => {
  const seed = scatterOf(`${plan.picture.name}/bloom`);
  return Array.from({ length: 12 }, (): Shape => {
    const radius = seed.between(9, 20);
    const at: Point = [seed.between(radius, 100 - radius), seed.between(radius, 100 - radius)];
    const market = groundAt(plan, at) === 'market';
    const centre = turnPoint(at, turn);
    const dark = seed.chance(0.5);
    const colour = market
      ? dark
        ? 'earth.dark'
        : 'earth.light'
      : dark
        ? seed.chance(0.5)
          ? 'garden'
          : 'residential.dark'
        : 'bloom';
    return {
      kind: 'path',
      path: ellipsePath(centre, radius),
      fill: {
        kind: 'radial',
        centre,
        radius,
        colours: [colour, colour],
        alphas: [dark ? 0.34 : market ? 0.55 : 0.4, 0],
      },
    };
  });
};

/** Grit and straw on the market, tufts between the houses. */
const specks = (plan: TilePlan, turn: Turn): Shape[] => {
  const seed = scatterOf(`${plan.picture.name}/specks`);
  const shapes: Shape[] = [];
  for (let i = 0; i < 90; i++) {
    const at: Point = [seed.between(2, 98), seed.between(2, 98)];
    if (streetClearance(plan, at) < 1 || borderClearance(plan, at) < 1) continue;
    const [x, y] = turnPoint(at, turn);
    const market = groundAt(plan, at) === 'market';
    if (market)
      shapes.push(
        fill(ellipsePath([x, y], seed.between(0.2, 0.45)), 'earth.dark', { alpha: 0.55, levels: RIDGES }),
      );
    else if (i % 2)
      shapes.push(
        stroke(`M${x - 0.6} ${y}l0.3-0.9M${x} ${y}v-1.1M${x + 0.6} ${y}l-0.2-0.8`, 'garden.dark', 0.22, {
          alpha: 0.6,
          levels: [3, 3],
        }),
      );
  }
  return shapes;
};

/** Colour pools along a border, but not into a corner: there the scene paints, and a pool would be cut at the side. */
const clearOfCorners = (border: Chain): Chain => {
  const kept = border.filter(
    ([x, y]) => Math.hypot(Math.min(x, TILE - x), Math.min(y, TILE - y)) > CORNER_ROOM,
  );
  return kept.length > 1 ? kept : border;
};

/** The grounds of a tile as it lies: residential everywhere, markets on it, colour pooled along the lines between. */
export const drawGround = (plan: TilePlan, turn: Turn): Shape[] => {
  const full = boxPath(-BLEED, -BLEED, TILE + 2 * BLEED, TILE + 2 * BLEED);
  const shapes: Shape[] = [fill(full, 'residential.wash')];
  const markets = plan.markets.map((market) => ({
    outline: polygonPath(market.outline.map((p) => turnPoint(p, turn))),
    borders: market.borders.map((border) => border.map((p) => turnPoint(p, turn))),
  }));
  for (const { borders } of markets) {
    for (const border of borders)
      shapes.push(stroke(curvePath(clearOfCorners(border)), 'residential', 9, { soft: 2.6, cap: 'butt' }));
  }
  for (const { outline, borders } of markets) {
    shapes.push(fill(outline, 'earth.wash'));
    shapes.push({
      kind: 'group',
      clip: outline,
      shapes: borders.map((border) =>
        stroke(curvePath(clearOfCorners(border)), 'earth', 11, { soft: 2.6, cap: 'butt' }),
      ),
    });
  }
  shapes.push(...blooms(plan, turn), ...specks(plan, turn));
  markets.forEach(({ borders }, m) =>
    borders.forEach((border, i) =>
      shapes.push(
        fill(inkPath(border, waveOf(`${plan.picture.name}/${m}/${i}`), 0.9, 1.6), 'ink', { alpha: 0.8 }),
      ),
    ),
  );
  return shapes;
};
