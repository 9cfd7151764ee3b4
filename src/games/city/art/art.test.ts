import { distance, distanceToChain, overlap, rectangle } from '../../../geometry/shape-points';
import { PICTURE_SIZE } from '../../../geometry/picture';
import { TILES } from '../tiles';
import { layoutOf } from './layout';
import { pictureOf, turnPoint, type Turn } from './picture';
import { followerSpot, groundAt, planOf, streetClearance } from './plan';
import { halfSideGrounds } from './sides';
import { STREET_WIDTH } from './street-plan';
import { drawTile } from './tile-face';

const PICTURES = TILES.map(pictureOf);
const plans = PICTURES.map(planOf);
const MIDDLES = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;

test('a street reaches the middle of every side that has one, and no other', () => {
  for (const plan of plans) {
    halfSideGrounds(plan).forEach(({ street }, side) => {
      const near = plan.streets.streets.some(({ line }) => distanceToChain(MIDDLES[side], line) < 0.5);
      expect([plan.picture.name, side, near]).toEqual([plan.picture.name, side, street]);
    });
  }
});

test('along every side the ground drawn is the ground of its slots', () => {
  for (const plan of plans) {
    halfSideGrounds(plan).forEach(({ left, right }, side) => {
      for (const [t, ground] of [
        [15, left],
        [40, left],
        [60, right],
        [85, right],
      ] as const) {
        const p = turnPoint([t, 2.5], side as Turn);
        expect([plan.picture.name, side, t, groundAt(plan, p)]).toEqual([plan.picture.name, side, t, ground]);
      }
    });
  }
});

test('a follower stands on the piece it claims', () => {
  for (const plan of plans) {
    for (const { kind, spot, slots } of plan.pieces) {
      expect(slots.length).toBeGreaterThan(0);
      if (kind === 'street') expect(streetClearance(plan, spot)).toBeLessThanOrEqual(0.5 - STREET_WIDTH / 4);
      else expect([plan.picture.name, kind, groundAt(plan, spot)]).toEqual([plan.picture.name, kind, kind]);
    }
  }
});

test('followers of one tile do not stand on each other', () => {
  for (const { picture, pieces } of plans) {
    for (const a of pieces) {
      for (const b of pieces) {
        if (a !== b) expect([picture.name, distance(a.spot, b.spot) > 14]).toEqual([picture.name, true]);
      }
    }
  }
});

test('a spot turns with its tile', () => {
  for (const picture of PICTURES) {
    for (const slot of [0, 4, 8]) {
      const upright = followerSpot(picture, 0, slot);
      expect(followerSpot(picture, 1, (slot + 3) % 12)).toEqual(upright && turnPoint(upright, 1));
    }
  }
  expect(PICTURE_SIZE).toBe(5);
});

test('houses stand clear of streets, markets, stewards and each other', () => {
  const offenders: string[] = [];
  for (const plan of plans) {
    const houses = layoutOf(plan.picture).flatMap((prop) => (prop.kind === 'house' ? [prop] : []));
    const boxes = houses.map(({ at, angle, width, depth }) => rectangle(at, angle, width, depth));
    const stewards = plan.pieces
      .filter(({ kind }) => kind === 'residential')
      .map(({ spot }) => rectangle(spot, 0, 18, 11));
    boxes.forEach((box, i) => {
      const astray = box.some(
        (corner) =>
          streetClearance(plan, corner) < 0.5 ||
          groundAt(plan, corner) !== 'residential' ||
          corner.some((t) => t < 2 || t > 98),
      );
      const crowded = [...stewards, ...boxes.slice(0, i)].some((other) => overlap(box, other));
      if (astray || crowded) offenders.push(`${plan.picture.name} ${houses[i].at.join()}`);
    });
  }
  expect(offenders).toEqual([]);
});

test('a residential tile is a town and every market has stalls', () => {
  for (const { picture, signs } of plans) {
    const props = layoutOf(picture);
    if (picture.name === 'green')
      expect(props.filter(({ kind }) => kind === 'house').length).toBeGreaterThan(15);
    for (const { good } of signs) {
      expect([picture.name, props.some((prop) => prop.kind === 'stall' && prop.good === good)]).toEqual([
        picture.name,
        true,
      ]);
    }
  }
});

test('the same tile always looks the same, and turned it is another drawing of the same town', () => {
  const [picture] = PICTURES;
  expect(JSON.stringify(drawTile(picture, 0))).toBe(JSON.stringify(drawTile(picture, 0)));
  expect(drawTile(picture, 1).shapes).toHaveLength(drawTile(picture, 0).shapes.length);
  expect(JSON.stringify(drawTile(picture, 1).shapes)).not.toBe(JSON.stringify(drawTile(picture, 0).shapes));
});
