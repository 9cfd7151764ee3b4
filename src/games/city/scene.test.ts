import { CHANCE, OVER } from '../../core/contract';
import { scatterOf } from '../../geometry/shape-seed';
import { city } from './game';
import { boxOf } from './scene-places';
import { boundsOf, cityFaces, scene } from './scene';
import { tileOn } from './places';
import { type CityState, GATE } from './state';

const COLOURS = [3, 1, 0, 2];

/** A game of random moves, stopped when `when` says so. */
const playUntil = (seed: string, when: (state: CityState) => boolean): CityState => {
  const random = scatterOf(seed);
  const state = city.clone(city.setup(city.defaults, 4));
  while (city.actor(state) !== OVER && !when(state)) city.play(state, random.pick(city.legal(state)));
  return state;
};
const itemsOf = (state: CityState, layer: string) =>
  scene(state, { colours: COLOURS }).layers.find(({ name }) => name === layer)?.items ?? [];

test('an empty board has nothing settled on it and room for the first tile', () => {
  const state = city.setup(city.defaults, 2);
  const { layers, box } = scene(state, { colours: [0, 1] });
  expect(layers.flatMap(({ items }) => items)).toEqual([]);
  expect(box).toEqual({ x: -40, y: -40, width: 180, height: 180 });
});

test('every tile, follower, wall, guard and tower of the state stands in the scene once, by a key of its own', () => {
  const state = playUntil('walls', ({ phase }) => phase === 'over');
  const walls = state.built.reduce((sum, built) => sum + (built ? 1 : 0), 0);
  expect(state.built.includes(GATE)).toBe(true);
  expect(itemsOf(state, 'tiles')).toHaveLength(state.laid);
  expect(itemsOf(state, 'walls').filter(({ key }) => key.startsWith('wall/'))).toHaveLength(walls);
  expect(itemsOf(state, 'garrison')).toHaveLength(
    state.guards.reduce((sum, guard) => sum + (guard ? 1 : 0), 0) +
      state.towers.reduce((sum, tower) => sum + (tower ? 1 : 0), 0),
  );
  const keys = scene(state, { colours: COLOURS }).layers.flatMap(({ items }) => items.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test('followers wear the colour of their seat, and stewards lie', () => {
  const state = playUntil('claims', ({ laid }) => laid > 20);
  const followers = itemsOf(state, 'followers');
  expect(followers).toHaveLength(state.claimant.reduce((sum, seat) => sum + (seat >= 0 ? 1 : 0), 0));
  const worn = new Set(followers.map((item) => (item.kind === 'stamp' ? item.face : '')));
  for (const face of worn) expect(face).toMatch(/^follower:[0-3]\/(standing|lying)$/);
});

test('every face of a scene can be drawn, and holds its own key', () => {
  const state = playUntil('faces', ({ laid }) => laid >= 8);
  const { layers, stock = [] } = scene(state, { colours: COLOURS });
  const faces = layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'stamp' ? [item.face] : [])),
  );
  for (const key of new Set([...faces, ...stock])) expect(cityFaces(key).key).toBe(key);
  expect(() => cityFaces('moat:1')).toThrow(/moat/);
});

test('every legal action but a draw or a skip has a place on the board, inside what is shown', () => {
  const random = scatterOf('places');
  const state = city.clone(city.setup(city.defaults, 3));
  const seen = new Set<string>();
  for (let actor = city.actor(state); actor !== OVER; actor = city.actor(state)) {
    const moves = city.legal(state);
    if (actor !== CHANCE) {
      const whole = boundsOf(state);
      for (const move of moves) {
        const action = city.unpack(move);
        const box = boxOf(state, action);
        expect(box === undefined).toBe(action.do === 'skip');
        if (!box) continue;
        seen.add(action.do);
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        expect(x > whole.x && y > whole.y && x < whole.x + whole.width && y < whole.y + whole.height).toBe(
          true,
        );
      }
    }
    city.play(state, random.pick(moves));
  }
  expect([...seen].sort()).toEqual(['claim', 'gate', 'guard', 'place', 'tower', 'wall']);
});

test('a cell that takes the tile in several turns is marked once; what is chosen lies above all marks', () => {
  const state = playUntil('marks', ({ phase, laid }) => phase === 'place' && laid > 5);
  const choices = city.legal(state).map((move) => city.unpack(move));
  const { layers } = scene(state, { colours: COLOURS, choices, chosen: choices[0] });
  const cells = new Set(choices.map((action) => (action.do === 'place' ? `${action.x},${action.y}` : '')));
  expect(layers.find(({ name }) => name === 'choices')?.items).toHaveLength(cells.size);
  expect(layers[layers.length - 1].name).toBe('chosen');
  expect(layers[layers.length - 1].items[0]).toMatchObject({ key: 'hand', alpha: 0.94 });
});

test.each(['claim', 'guard', 'tower'] as const)(
  'in the %s phase the piece stands as a ghost at every place that is offered',
  (wanted) => {
    const state = playUntil('ghosts', ({ phase }) => phase === wanted);
    const choices = city.legal(state).flatMap((move) => {
      const action = city.unpack(move);
      return action.do === 'skip' ? [] : [action];
    });
    const items = scene(state, { colours: COLOURS, choices }).layers.find(
      ({ name }) => name === 'choices',
    )?.items;
    const seat = wanted === 'guard' ? state.builder : state.turn;
    const face = `${wanted === 'tower' ? 'tower' : 'follower'}:${COLOURS[seat]}`;
    const ghosts = items?.filter((item) => item.kind === 'stamp' && item.face.startsWith(face)) ?? [];
    expect(choices.length).toBeGreaterThan(0);
    expect(ghosts).toHaveLength(choices.length);
    for (const ghost of ghosts) expect(ghost).toMatchObject({ alpha: expect.any(Number) });
  },
);

test('the ground runs out over every side that has neither neighbour nor wall, and over no other', () => {
  const state = playUntil('fringe', ({ laid, built }) => laid > 30 && built.some((wall) => wall !== 0));
  const cells = new Set(itemsOf(state, 'tiles').map(({ key }) => key.replace('tile/', '')));
  const open: string[] = [];
  for (const cell of cells) {
    const [x, y] = cell.split(',').map(Number);
    const tile = tileOn(state, x, y) ?? 0;
    [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ].forEach((beside, side) => {
      if (!cells.has(beside.join()) && state.built[tile * 4 + side] === 0)
        open.push(`fringe/${cell}/${side}`);
    });
  }
  const fringe = itemsOf(state, 'fringe').map(({ key }) => key);
  expect([...fringe].sort()).toEqual(open.sort());
  expect(fringe.length).toBeGreaterThan(10);
});

test('but for tiles, whatever may come to lie on the board is in stock before: laying a tile needs its face alone', () => {
  const random = scatterOf('stock');
  const state = city.clone(city.setup(city.defaults, 4));
  const known = new Set(scene(state, { colours: COLOURS }).stock);
  const absent = new Set<string>();
  while (city.actor(state) !== OVER) {
    city.play(state, random.pick(city.legal(state)));
    for (const { overlay, items } of scene(state, { colours: COLOURS }).layers)
      for (const item of items)
        if (!overlay && item.kind === 'stamp' && !item.face.startsWith('tile:') && !known.has(item.face))
          absent.add(item.face);
  }
  expect([...absent]).toEqual([]);
});
