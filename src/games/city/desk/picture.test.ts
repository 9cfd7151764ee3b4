import { step } from '../../../core/step';
import type { DisplayList } from '../../../geometry/display-list';
import type { Look } from '../../desk';
import type { CityEvent } from '../events';
import { city } from '../game';
import { stage } from '../testing/board';
import { desk } from './desk';

const LANE = `
  +     +
   rrsrr
   rrsBr
   rrsrr
   rrsrr
   rrsrr
  +     +`;

const PLAIN: Look = { colours: [3, 1], open: [], lit: [], dead: false, control: false };

const faceOf = (item: DisplayList['layers'][number]['items'][number]): string =>
  item.kind === 'stamp' ? item.face : item.key;
const marksOf = (list: DisplayList): string[] =>
  list.layers.filter(({ overlay }) => overlay).flatMap(({ items }) => items.map(faceOf));

const placing = () => {
  const from = stage(LANE, { claims: { '0,0:n2': 0 } });
  return step(city, from, city.read(from, 'draw:bend')!);
};

test('without aids nothing is marked', () => {
  expect(marksOf(desk.picture(placing(), PLAIN, []))).toEqual([]);
});

test('open places are marked once each, and not under what is chosen', () => {
  const state = placing();
  const { choices } = desk.offer(state, city.legal(state));
  const open = choices.map(({ moves }) => moves[0]);
  expect(marksOf(desk.picture(state, { ...PLAIN, open }, []))).toEqual(open.map(() => 'legal'));
  const chosen = desk.picture(state, { ...PLAIN, open, chosen: choices[0].moves[0] }, []);
  expect(marksOf(chosen)).toHaveLength(open.length - 1);
});

test('a chosen tile is a ghost that can be dragged, turned as it will lie', () => {
  const state = placing();
  const move = city.read(state, 'place:bend@0,1/n')!;
  expect(desk.ghost(state, move)).toEqual({
    face: 'ghost:bend/0',
    box: { x: 0, y: 100, width: 100, height: 100 },
  });
  expect(desk.hand(state, move)?.face).toBe('tile:bend/0');
  expect(desk.faces('ghost:bend/0').shapes.length).toBeGreaterThan(desk.faces('tile:bend/0').shapes.length);
});

test('who holds what is lit in the colour of the seat', () => {
  const list = desk.picture(placing(), { ...PLAIN, control: true }, []);
  const light = list.layers.find(({ name }) => name === 'light')?.items ?? [];
  expect(light).toHaveLength(1);
  expect(JSON.stringify(light[0])).toContain('seat.3');
});

test('cells that nothing left can fill are crossed out', () => {
  const state = city.clone(placing());
  state.left.fill(0);
  // The tile in hand is not left, but fits everywhere.
  expect(marksOf(desk.picture(state, { ...PLAIN, dead: true }, []))).toEqual([]);
  state.phase = 'claim';
  expect(marksOf(desk.picture(state, { ...PLAIN, dead: true }, []))).toEqual(Array(4).fill('dead'));
});

test('the last tile of another seat is framed in its colour', () => {
  const placed = {
    kind: 'placed',
    seat: 1,
    tile: 'bend',
    from: 'hand',
    to: { cell: [0, 0], turn: 0 },
    tiles: [[0, 0]],
  } as const;
  expect(marksOf(desk.picture(placing(), PLAIN, [placed]))).toEqual(['last:1']);
});

test('what another seat built, manned or claimed last is marked in its colour, each place once', () => {
  const walled = stage(`
    +OOOOO+00000+
     rrrrr rrrrr
     rrrrr rrrrr
     rrBrr rrHrr
     rrrrr rrrrr
     rrrrr rrrrr
    +     +     +`);
  const to = { cell: [1, 0], side: 0 } as const;
  const tower: CityEvent = { kind: 'tower-built', seat: 1, end: 'cw', from: 'supply', to };
  const guard: CityEvent = { kind: 'guard-posted', seat: 0, from: 'supply', to };
  const wall: CityEvent = { kind: 'wall', seat: 0, end: 'cw', from: 'supply', to, left: 60 };
  const gate: CityEvent = { kind: 'gate', seat: 1, from: 'supply', to: { cell: [0, 0], side: 0 } };
  const marks = marksOf(desk.picture(walled, PLAIN, [tower, guard, wall, gate]));
  expect(marks).toEqual(['last-spot:1', 'last-side:3/0', 'last-side:1/0']);
  for (const face of marks) expect(desk.faces(face).key).toBe(face);
});

test('a follower is marked unless its tile is, and not once it is gone', () => {
  const claimed: CityEvent = {
    kind: 'claimed',
    seat: 0,
    ground: 'street',
    from: 'supply',
    to: { cell: [0, 0], slot: 1 },
  };
  const placed: CityEvent = {
    kind: 'placed',
    seat: 0,
    tile: 'street-house',
    from: 'hand',
    to: { cell: [0, 0], turn: 0 },
    tiles: [[0, 0]],
  };
  expect(marksOf(desk.picture(placing(), PLAIN, [claimed]))).toEqual(['last-spot:3']);
  expect(marksOf(desk.picture(placing(), PLAIN, [claimed, placed]))).toEqual(['last:3']);
  expect(marksOf(desk.picture(stage(LANE), PLAIN, [claimed]))).toEqual([]);
});
