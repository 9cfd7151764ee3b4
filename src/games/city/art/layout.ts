import { type Point, distance, normalAt, polar, rectangle, resample } from '@/geometry/shape-points';
import { angleAt, housesOf, layRow, layTerrace, startRow, tryHouse, usualRoof } from './houses';
import { layMarket } from './market-layout';
import type { TilePicture } from './picture';
import { type TilePlan, groundAt, planOf, streetClearance } from './plan';
import type { Garden, Prop } from './props';
import { type Site, hopeful, openSite, square, standsFree, take } from './site';
import { STREET_WIDTH } from './street-plan';

const layGarden = (site: Site, at: Point, angle: number, width: number, depth: number): boolean => {
  const box = rectangle(at, angle, width, depth);
  if (!standsFree(site, box, 1.2)) return false;
  take(site, box);
  const grows: Garden['grows'] = site.seed.pick(['rows', 'rows', 'lawn', 'flowers', 'orchard'] as const);
  site.props.push({
    kind: 'garden',
    at,
    angle,
    width,
    depth,
    grows,
    seed: `${site.plan.picture.name}/${at.join()}`,
  });
  if (grows === 'lawn') {
    const corner = polar(at, angle + site.seed.between(0, 6), Math.min(width, depth) * 0.3);
    site.props.push({
      kind: 'tree',
      at: corner,
      radius: site.seed.between(2.6, 3.6),
      tint: site.seed.between(-1, 1),
      seed: corner.join(),
    });
  }
  return true;
};

const layTrees = (site: Site): void => {
  const { seed } = site;
  for (let tries = 0; tries < 320; tries++) {
    const at: Point = [seed.between(5, 95), seed.between(5, 95)];
    const radius = seed.between(2, 4.6);
    if (!hopeful(site, at, radius * 0.8) || !standsFree(site, square(at, radius * 0.9), 1)) continue;
    take(site, square(at, radius * 0.8));
    site.props.push({ kind: 'tree', at, radius, tint: seed.between(-1, 1), seed: at.join() });
  }
};

const layWashing = (site: Site): void => {
  const houses = housesOf(site);
  let hung = 0;
  for (const a of houses) {
    for (const b of houses) {
      const d = distance(a.at, b.at);
      if (hung >= 2 || a === b || d < 15 || d > 20 || !site.seed.chance(0.2)) continue;
      const from = polar(a.at, Math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]), 5.4);
      const to = polar(b.at, Math.atan2(a.at[1] - b.at[1], a.at[0] - b.at[0]), 5.4);
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      if (streetClearance(site.plan, middle) < 3 || groundAt(site.plan, middle) !== 'residential') continue;
      if (site.plan.building && distance(middle, site.plan.building.at) < 22) continue;
      site.props.push({ kind: 'washing', from, to, seed: middle.join() });
      hung++;
    }
  }
};

const layLamps = (site: Site): void => {
  for (const { line } of site.plan.streets.streets) {
    const fine = resample(line, 1);
    let hand = 1;
    for (let i = 20; i < fine.length - 19; i += 24) {
      const [nx, ny] = normalAt(fine, i);
      const by = hand * (STREET_WIDTH / 2 - 0.4);
      site.props.push({ kind: 'lamp', at: [fine[i][0] + nx * by, fine[i][1] + ny * by] });
      hand = -hand;
    }
  }
};

/** Rows stand so far from the middle of a street: the first, and one behind the gardens of the first. */
const FIRST_ROW = STREET_WIDTH / 2 + 1.9;
const SECOND_ROW = FIRST_ROW + 20;

const makeLayout = (plan: TilePlan): Prop[] => {
  const site = openSite(plan);
  const { seed } = site;
  const usual = usualRoof(site);
  const lines = plan.streets.streets.map(({ line }) => resample(line, 2));
  const borders = plan.markets.flatMap((market) => market.borders);
  for (const line of lines) for (const hand of [1, -1]) layTerrace(site, line, hand, FIRST_ROW, usual);
  for (const border of borders) for (const hand of [-1, 1]) layTerrace(site, border, hand, 2.2, usual);
  const guides = [...lines, ...borders];
  const fillIn = (tries: number, half: number, lay: (at: Point, angle: number) => void): void => {
    for (let i = 0; i < tries; i++) {
      const at: Point = [seed.between(5, 95), seed.between(5, 95)];
      if (hopeful(site, at, half)) lay(at, angleAt(site, at, guides));
    }
  };
  fillIn(14, 3, (at, angle) => layGarden(site, at, angle, seed.between(12, 20), seed.between(8, 11)));
  for (const line of lines) for (const hand of [1, -1]) layTerrace(site, line, hand, SECOND_ROW, usual);
  fillIn(500, 4, (at, angle) => layRow(site, at, angle, usual));
  fillIn(260, 2.5, (at, angle) => layGarden(site, at, angle, seed.between(8, 14), seed.between(6, 9)));
  fillIn(160, 2.5, (at, angle) =>
    tryHouse(site, at, angle, [seed.between(7.4, 9.5), seed.between(6.6, 8)], startRow(site, usual)),
  );
  fillIn(300, 2, (at, angle) => layGarden(site, at, angle, seed.between(5, 9), seed.between(4, 6)));
  layTrees(site);
  layWashing(site);
  layLamps(site);
  return [...site.props, ...layMarket(plan)];
};

const layouts = new Map<string, readonly Prop[]>();

/** What stands on a tile, upright; laid out once for each name. */
export const layoutOf = (picture: TilePicture): readonly Prop[] => {
  const known = layouts.get(picture.name);
  if (known) return known;
  const layout = makeLayout(planOf(picture));
  layouts.set(picture.name, layout);
  return layout;
};
