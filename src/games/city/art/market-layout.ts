import { type Chain, type Point, distance, overlap, polar, rectangle } from '@/geometry/shape-points';
import { scatterOf } from '@/geometry/shape-seed';
import { SIGN_RADIUS, type TilePlan, borderClearance, groundAt, streetClearance } from './plan';
import type { Clutter, Prop } from './props';

const STALL_DEPTH = 8;
const BOOTH = 7.5;

/** Stalls in rows by their sign, and what lies about between them. */
export const layMarket = (plan: TilePlan): Prop[] => {
  const seed = scatterOf(`${plan.picture.name}/market`);
  const props: Prop[] = [];
  const taken: Chain[] = plan.signs.map(({ at }) =>
    rectangle(at, 0, SIGN_RADIUS * 2 - 1, SIGN_RADIUS * 2 - 1),
  );
  for (const { kind, spot } of plan.pieces) {
    if (kind === 'market') taken.push(rectangle([spot[0], spot[1] - 3], 0, 13, 17));
  }
  if (plan.building) taken.push(rectangle(plan.building.at, 0, 30, 30));
  const free = (box: Chain, gap: number): boolean =>
    box.every(
      (p) =>
        p[0] > 4 &&
        p[1] > 4 &&
        p[0] < 95 &&
        p[1] < 95 &&
        groundAt(plan, p) === 'market' &&
        streetClearance(plan, p) > gap &&
        borderClearance(plan, p) > gap,
    ) && !taken.some((other) => overlap(box, other));

  for (const sign of plan.signs) {
    let stalls = 0;
    for (let ring = SIGN_RADIUS + 5.5; ring < 48 && stalls < 9; ring += 3.5) {
      const start = seed.between(0, Math.PI * 2);
      for (let step = 0; step < 24 && stalls < 9; step++) {
        const angle = start + (step * Math.PI) / 12;
        const at = polar(sign.at, angle, ring);
        const closest = plan.signs.every((other) => distance(at, other.at) >= distance(at, sign.at) - 0.01);
        const lie = seed.chance(0.75) ? 0 : Math.PI / 2;
        const width = seed.between(10.5, 14);
        if (!closest || !free(rectangle(at, lie, width, STALL_DEPTH), 1.2)) continue;
        taken.push(rectangle(at, lie, width + 2, STALL_DEPTH + 3));
        props.push({
          kind: 'stall',
          at,
          angle: lie + seed.between(-0.05, 0.05),
          width,
          good: sign.good,
          seed: `${plan.picture.name}/${stalls}`,
        });
        stalls++;
      }
    }
  }
  // A narrow market has room for a booth at least.
  for (const sign of plan.signs) {
    if (props.some((prop) => prop.kind === 'stall' && prop.good === sign.good)) continue;
    let best: Point | undefined;
    for (let y = 6; y <= 94; y += 2) {
      for (let x = 6; x <= 94; x += 2) {
        const nearer = !best || distance([x, y], sign.at) < distance(best, sign.at);
        if (nearer && free(rectangle([x, y], 0, BOOTH, STALL_DEPTH), 0.3)) best = [x, y];
      }
    }
    if (!best) continue;
    taken.push(rectangle(best, 0, BOOTH, STALL_DEPTH));
    props.push({ kind: 'stall', at: best, angle: 0, width: BOOTH, good: sign.good, seed: plan.picture.name });
  }
  const wares: readonly Clutter['what'][] = ['barrel', 'crate', 'sack', 'person', 'person', 'barrel', 'cart'];
  let lying = 0;
  for (let tries = 0; tries < 90 && lying < 26; tries++) {
    const at: Point = [seed.between(4, 96), seed.between(4, 96)];
    const what = seed.pick(wares);
    const half = what === 'cart' ? 3.2 : 1.3;
    if (!free(rectangle(at, 0, half * 2, half * 2), 1)) continue;
    taken.push(rectangle(at, 0, half * 2 + 1, half * 2 + 1));
    props.push({ kind: 'clutter', at, what, tint: seed.between(-1, 1) });
    lying++;
  }
  return props;
};
