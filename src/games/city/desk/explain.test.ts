import { firstOf } from '../../../core/testing/portion';
import { speaker } from '../../../core/testing/speak';
import { STEP, tileAt } from '../../../geometry/plot';
import { rootOf } from '../../../geometry/tiling';
import { city } from '../game';
import { closeSide } from '../scoring/completed';
import type { CityState } from '../state';
import { MARKET_ROW, playWords, stage } from '../testing/board';
import { COURT } from '../testing/towns';
import { walk } from '../testing/walk';
import { de } from '../texts/de';
import { en } from '../texts/en';
import { fr } from '../texts/fr';
import { controlLights } from './aids';
import { desk } from './desk';
import { cellBeyond, openFeatures, openSidesOf } from './features';
import { finishing } from './finishing';

const { inAll } = speaker('city', { en, de, fr });

test('those with most pieces hold a feature, the others are only there', () => {
  const state = stage(MARKET_ROW, { seats: 3, claims: { '0,0:n1': 0, '1,0:n1': 2, '2,0:n1': 2 } });
  expect(desk.explain(state, 50, 50)?.holders).toEqual([
    { seat: 2, count: 2, holds: true },
    { seat: 0, count: 1, holds: false },
  ]);
  expect(controlLights(state).every(({ seat }) => seat === 2)).toBe(true);
});

test('who is tied for most holds it too, and then it has no one colour', () => {
  const state = stage(MARKET_ROW, { seats: 3, claims: { '0,0:n1': 0, '2,0:n1': 1 } });
  expect(desk.explain(state, 50, 50)?.holders.map(({ holds }) => holds)).toEqual([true, true]);
  expect(controlLights(state).every(({ seat }) => seat === undefined)).toBe(true);
});

/** The street at the foot of a court. */
const street = (state: CityState, x = 50) => desk.explain(state, x, 90)!;
const keysOf = (messages: readonly { readonly key: string }[]): string[] => messages.map(({ key }) => key);

test('an end on the rim may be closed by tiles or by a wall', () => {
  const { lines, chances } = street(stage(COURT));
  expect(lines[0]).toEqual({ key: 'desk.explain.open', values: { count: 1 } });
  expect(keysOf(chances)).toEqual(['desk.explain.finishers', 'desk.explain.byWall']);
  expect(chances[1].values.count).toBe(1);
});

test('the tile in hand may finish it as well; without any other tile a wall still can', () => {
  const drawn = playWords(stage(COURT), 'draw:court').state;
  expect(keysOf(street(drawn).chances)).toEqual([
    'desk.explain.byHand',
    'desk.explain.finishers',
    'desk.explain.byWall',
  ]);
  const last = city.clone(stage(COURT));
  last.left.fill(0);
  expect(keysOf(street(last).chances)).toEqual(['desk.explain.noFinisher', 'desk.explain.byWall']);
});

/** C12: the street of the court opens to a hole, which no wall ever closes. */
const HOLE = `
  +     +     +     +
   rrrrr rrrrr mmmmm
   rrrrr rrrrr mmmmm
   rrBrr rrBrr mFmGm
   rrrrr rrsrr mmmmm
   rrrrr rrsrr mmmmm
  +     +     +     +
   mmmmm       rrrrr
   mmmmm       rrrrr
   mGmLm       rrHrr
   mmmmm       rrrrr
   mmmmm       rrrrr
  +     +     +     +
   mmmmm mmmmm mmmmm
   mmmmm rmmmm rmmmm
   mLmFm rrFmm rrGmm
   mmmmm rrrmm rrrmm
   mmmmm rrrrm rrrrm
  +     +     +     +`;

test('of an end in an inner hole no wall is spoken of', () => {
  const { lines, chances } = street(stage(HOLE), 150);
  expect(lines[0]).toEqual({ key: 'desk.explain.openInside', values: { count: 1 } });
  expect(keysOf(chances)).toEqual(['desk.explain.finishers']);
});

test('a hole that nothing left fits can never be closed, and that is said', () => {
  const last = city.clone(stage(HOLE));
  last.left.fill(0);
  expect(keysOf(street(last, 150).chances)).toEqual(['desk.explain.never']);
});

/** The empty cells joined to the open land, found by flood from far away. */
const outside = (state: CityState): ReadonlySet<number> => {
  const cells = Array.from(state.plot.cells.subarray(0, state.laid));
  const [xs, ys] = [cells.map((cell) => cell & 255), cells.map((cell) => cell >> 8)];
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const first = (top << 8) | left;
  const found = new Set([first]);
  for (const cell of found) {
    for (const by of STEP) {
      const next = cell + by;
      const [x, y] = [next & 255, next >> 8];
      if (x < left || x > right || y < top || y > bottom || tileAt(state.plot, next) >= 0) continue;
      found.add(next);
    }
  }
  return found;
};

test('in whole games a wall is spoken of only outside, as many as close the feature; all has words', () => {
  const said = new Set<string>();
  let inside = 0;
  for (const seed of firstOf([31, 32, 33], 1)) {
    for (const { state } of walk(seed, 4)) {
      if (state.phase === 'over' || state.laid % 5 > 0) continue;
      const out = outside(state);
      for (const [at] of openFeatures(state)) {
        const root = rootOf(state, at.tile, at.piece);
        const { lines, chances } = finishing(state, at, root);
        for (const message of [...lines, ...chances]) {
          const once = JSON.stringify(message);
          if (!said.has(once)) inAll(message);
          said.add(once);
        }
        const sides = openSidesOf(state, root);
        const cells = new Set(sides.map((side) => cellBeyond(state, side)));
        const isOut = [...cells].every((cell) => out.has(cell));
        if (![...cells].some((cell) => out.has(cell))) inside++;
        const walls = chances.find(({ key }) => key === 'desk.explain.byWall');
        const area = lines[0].key === 'desk.explain.atEnd';
        expect(walls !== undefined).toBe(!area && cells.size === 1 && isOut);
        if (!walls) continue;
        const closed = city.clone(state);
        for (const side of sides) closeSide(closed, side);
        expect(walls.values.count).toBe(sides.length);
        expect(closed.union.ends[root]).toBe(0);
      }
    }
  }
  expect(inside).toBeGreaterThan(0);
  for (const key of ['byHand', 'noFinisher', 'never', 'onlyHand']) {
    inAll({ key: `desk.explain.${key}`, values: {} });
  }
  for (const count of [1, 2]) inAll({ key: 'desk.explain.openInside', values: { count } });
});
