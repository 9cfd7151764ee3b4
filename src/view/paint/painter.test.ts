import type { SkImage } from '@shopify/react-native-skia';
import type { Colour, DisplayList, Face, Shape } from '@/geometry/display-list';
import { city } from '@/games/city';
import { cityFaces, scene } from '@/games/city/scene';
import { SEAM_FACES } from '@/games/city/art/seams';
import { TILES } from '@/games/city/tiles';
import { loadSkia } from '../testing/load-skia';
import type { SkiaApi } from './constants';
import type { View } from './detail';
import { BUDGET, createPainter } from './painter';
import { PALETTES, PALETTE_NAMES, resolveColour } from './palette';
import { type Brush, levelFor } from './shapes';
import { shelve } from './shelves';

let brush: Brush;
let Skia: SkiaApi;
beforeAll(async () => {
  Skia = await loadSkia();
  brush = { skia: Skia, palette: PALETTES.day, typefaces: {} };
});

/** A screen's worth of board; every pane of it takes a moment to put together. */
const FIT: View = { zoom: 0.4, density: 1, rect: { x: -300, y: -300, width: 1000, height: 900 } };

/** A plain face of one colour: what is painted does not matter here, only how often. */
const faces = (key: string): Face => ({
  key,
  box: { x: 0, y: 0, width: 100, height: 100 },
  shapes: [
    {
      kind: 'path',
      path: 'M0 0H100V100H0Z',
      fill: { kind: 'flat', colour: key.startsWith('red') ? 'seat.0' : 'seat.2' },
    },
  ],
});
const board = (keys: readonly string[], marks = 0): DisplayList => ({
  box: { x: 0, y: 0, width: 100 * keys.length, height: 100 },
  layers: [
    {
      name: 'tiles',
      overlay: false,
      loose: true,
      items: keys.map((face, i) => ({ kind: 'stamp', key: `${i}`, face, x: i * 100, y: 0 })),
    },
    {
      name: 'marks',
      overlay: true,
      items: Array.from({ length: marks }, (_, i) => ({
        kind: 'stamp',
        key: `m${i}`,
        face: 'red',
        x: i * 100,
        y: 0,
      })),
    },
  ],
});
/** Bakes all there is to bake, and shows it. */
const finish = (painter: ReturnType<typeof createPainter>): void => {
  while (painter.bake(50, () => performance.now()));
  painter.shown(painter.settled(), painter.overlay());
};
const pixelOf = (image: SkImage, x: number, y: number): number[] =>
  Array.from(image.readPixels(x, y, { width: 1, height: 1, colorType: 4, alphaType: 3 }) ?? []);
const pixelAt = (
  painter: ReturnType<typeof createPainter>,
  x: number,
  y: number,
  layer: 'settled' | 'overlay' = 'settled',
): number[] => {
  const surface = Skia.Surface.Make(400, 100);
  if (!surface) throw new Error('no surface');
  surface.getCanvas().drawPicture(painter[layer]());
  return pixelOf(surface.makeImageSnapshot(), x, y);
};

test('what is baked is what is drawn, to within the paper’s grain', () => {
  const painter = createPainter(brush, faces);
  painter.show(board(['red', 'green']));
  painter.rest({ ...FIT, zoom: 1 });
  finish(painter);
  const [red, green] = [pixelAt(painter, 50, 50), pixelAt(painter, 150, 50)];
  expect(red[0]).toBeGreaterThan(180);
  expect(green[1]).toBeGreaterThan(130);
  expect(green[0]).toBeLessThan(40);
  painter.dispose();
});

test('a mark looks the same baked as drawn from its shapes, and close in it is drawn from them', () => {
  const painter = createPainter(brush, faces);
  painter.show(board(['green'], 1));
  painter.rest({ ...FIT, zoom: 1 });
  const drawn = pixelAt(painter, 50, 50, 'overlay');
  finish(painter);
  expect(painter.counts.marked).toBe(1);
  const baked = pixelAt(painter, 50, 50, 'overlay');
  for (const [channel, value] of drawn.entries())
    expect(Math.abs(value - (baked[channel] ?? 0))).toBeLessThan(25);
  const { bakes } = painter.counts;
  painter.rest({ ...FIT, zoom: 3, rect: { x: 0, y: 0, width: 200, height: 100 } });
  finish(painter);
  expect(painter.counts.bakes).toBe(bakes);
  painter.dispose();
});

test('a face cut out for what moves is as large as it is asked for', () => {
  const painter = createPainter(brush, faces);
  const image = painter.cut('red', 2.5, 2);
  expect([image.width(), image.height()]).toEqual([250, 250]);
  expect(pixelOf(image, 125, 125)[0]).toBeGreaterThan(180);
  painter.dispose();
});

test('between two tiles of one colour there is no line', () => {
  const painter = createPainter(brush, (key) => ({
    ...faces(key),
    box: { x: -2.5, y: -2.5, width: 105, height: 105 },
    shapes: [{ kind: 'path', path: 'M-4 -4H104V104H-4Z', fill: { kind: 'flat', colour: 'seat.0' } }],
  }));
  painter.show(board(['red', 'red2']));
  painter.rest({ ...FIT, zoom: 0.77 });
  finish(painter);
  const row = Array.from({ length: 20 }, (_, i) => pixelAt(painter, 90 + i, 50)[0]);
  expect(Math.max(...row) - Math.min(...row)).toBeLessThan(25);
  painter.dispose();
});

test('laying a tile bakes that face and records the settled layers once', () => {
  const painter = createPainter(brush, faces);
  painter.show(board(['a', 'b', 'c']));
  painter.rest(FIT);
  finish(painter);
  const before = { ...painter.counts };
  painter.show(board(['a', 'b', 'c', 'd']));
  finish(painter);
  expect(painter.counts.bakes - before.bakes).toBe(1);
  expect(painter.counts.records - before.records).toBe(1);
  expect(painter.counts.marks).toBe(before.marks);
  painter.dispose();
});

test('a step puts together again only the panes that show it', () => {
  const painter = createPainter(brush, faces);
  const view: View = { zoom: 1.6, density: 1, rect: { x: 0, y: 0, width: 1200, height: 200 } };
  const row = Array.from({ length: 12 }, (_, i) => `f${i}`);
  painter.show(board(row));
  painter.rest(view);
  finish(painter);
  const { panes } = painter.counts;
  painter.show(board([...row.slice(0, 11), 'other']));
  finish(painter);
  expect(panes).toBeGreaterThan(8);
  // A tile is smaller than a pane: it lies on four at most.
  expect(painter.counts.panes - panes).toBeLessThanOrEqual(4);
  painter.dispose();
});

test('marks come and go without touching what is settled', () => {
  const painter = createPainter(brush, faces);
  painter.show(board(['a', 'b']));
  painter.rest(FIT);
  finish(painter);
  const before = { ...painter.counts };
  painter.show(board(['a', 'b'], 1));
  finish(painter);
  expect(painter.counts.marks - before.marks).toBe(1);
  // Its face is baked once, however many there are and however often they come.
  for (const marks of [4, 0, 2]) {
    painter.show(board(['a', 'b'], marks));
    finish(painter);
  }
  expect(painter.counts).toMatchObject({
    records: before.records,
    bakes: before.bakes + 1,
    marked: 1,
    panes: before.panes,
  });
  painter.dispose();
});

test('a replaced picture stays usable until the screen shows a later one', () => {
  const painter = createPainter(brush, faces);
  painter.show(board(['a']));
  painter.rest(FIT);
  finish(painter);
  const [first, marks] = [painter.settled(), painter.overlay()];
  const { live } = painter.counts;
  painter.show(board(['b']));
  while (painter.bake(50, () => performance.now()));
  const second = painter.settled();
  expect(painter.counts.live).toBe(live + 1);
  painter.shown(first, marks);
  expect(painter.counts.live).toBe(live + 1);
  painter.shown(second, marks);
  expect(painter.counts.live).toBe(live);
  painter.dispose();
});

test('a camera that comes to rest where it was records and bakes nothing', () => {
  const painter = createPainter(brush, faces);
  painter.show(board(['a', 'b']));
  painter.rest(FIT);
  finish(painter);
  const before = { ...painter.counts };
  painter.rest({ ...FIT, rect: { ...FIT.rect, x: FIT.rect.x + 20 } });
  finish(painter);
  expect(painter.counts).toEqual(before);
  painter.dispose();
});

test('faces wanted later are made ready without a new picture', () => {
  const painter = createPainter(brush, faces);
  painter.show({ ...board(['a']), stock: ['x', 'y'] });
  painter.rest(FIT);
  finish(painter);
  expect(painter.counts.bakes).toBe(3);
  const { records } = painter.counts;
  finish(painter);
  expect(painter.counts.records).toBe(records);
  painter.dispose();
});

test('many boards and zooms stay within the budget and leave nothing alive', () => {
  const painter = createPainter(brush, faces);
  for (let i = 0; i < 8; i++) {
    painter.show(
      board(
        Array.from({ length: 12 }, (_, k) => `f${(i * 5 + k) % 90}`),
        2,
      ),
    );
    const zoom = [0.2, 0.7, 1.5, 3][i % 4];
    painter.rest({ zoom, density: 1, rect: { x: 0, y: 0, width: 600 / zoom, height: 300 / zoom } });
    finish(painter);
    expect(painter.counts.bytes).toBeLessThanOrEqual(BUDGET);
    expect(painter.counts.pictures).toBe(2);
  }
  painter.dispose();
  expect(painter.counts.live).toBe(0);
});

test('a whole city takes few calls a frame', () => {
  const state = city.clone(city.setup(city.defaults, 2));
  while (state.laid < 12) city.play(state, city.legal(state)[0]);
  const painter = createPainter(brush, cityFaces);
  painter.show(scene(state, { colours: [0, 1] }));
  painter.rest(FIT);
  finish(painter);
  // Pane by pane, and nothing else.
  expect(painter.counts.calls).toBeLessThanOrEqual(16);
  painter.dispose();
}, 120_000);

test('every colour of every face is in both palettes', () => {
  const coloursOf = (shape: Shape): Colour[] => {
    switch (shape.kind) {
      case 'text':
        return [shape.colour, ...(shape.halo ? [shape.halo] : [])];
      case 'group':
        return shape.shapes.flatMap(coloursOf);
      case 'path': {
        const { fill, line } = shape;
        return [
          ...(fill ? (fill.kind === 'flat' ? [fill.colour] : fill.colours) : []),
          ...(line ? [line.colour] : []),
        ];
      }
    }
  };
  const keys = [
    ...TILES.filter((_, i) => i % 5 === 0).map(({ name }) => `tile:${name}/0`),
    ...SEAM_FACES.filter((_, i) => i % 4 === 0),
    ...[0, 1, 2, 3, 4, 5].flatMap((seat) => [`tower:${seat}`, `follower:${seat}/guard`, `last:${seat}`]),
    ...[
      'gate:0',
      'wall:wall/1',
      'foot:wall/1',
      'wall-corner:outer/2',
      'wall-corner:inner/3',
      'legal',
      'spot',
      'wall-spot:1',
      'shade',
    ],
  ];
  const used = new Set(keys.flatMap((key) => cityFaces(key).shapes.flatMap(coloursOf)));
  for (const name of PALETTE_NAMES) for (const colour of used) resolveColour(PALETTES[name], colour);
  expect(used.size).toBeGreaterThan(40);
  expect(() => resolveColour(PALETTES.day, 'mud')).toThrow(/mud/);
});

test('levels of detail change at 28, 60 and 140 points a tile', () => {
  expect([27, 28, 59, 60, 139, 140].map(levelFor)).toEqual([0, 1, 1, 2, 2, 3]);
});

test('boxes on a page never overlap and a full page says so', () => {
  const shelves = shelve(100, 2);
  const taken: { x: number; y: number; width: number; height: number }[] = [];
  for (let spot = shelves.take(20, 15); spot; spot = shelves.take(20, 15))
    taken.push({ ...spot, width: 20, height: 15 });
  expect(taken).toHaveLength(20);
  for (const a of taken) {
    expect(a.x + a.width <= 100 && a.y + a.height <= 100).toBe(true);
    for (const b of taken) {
      if (a !== b)
        expect(
          a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height,
        ).toBe(true);
    }
  }
  expect(shelves.take(99, 1)).toBeUndefined();
});
