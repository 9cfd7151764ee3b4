/** Runs in Chromium: a full city drawn as the app draws it, as 75 plain images, and as vectors, frame by frame in turn. */
import type { SkCanvas, SkImage, SkPicture, SkTypeface } from '@shopify/react-native-skia';
import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web';
import type { Box, FontRole, Item } from '@/geometry/display-list';
import { replay } from '@/core/replay';
import { city, desk } from '@/games/city';
import { drawTile } from '@/games/city/art/tile-face';
import { pictureOfKind } from '@/games/city/scene-places';
import { kindOf } from '@/games/city/tiles';
import type { SkiaApi } from '@/view/paint/constants';
import { detailFor, type View } from '@/view/paint/detail';
import { BUDGET, createPainter, type Painter } from '@/view/paint/painter';
import { PALETTES } from '@/view/paint/palette';
import { drawShapes, levelFor, type Brush } from '@/view/paint/shapes';
import { createTable } from '@/view/paint/table';

const WIDTH = 390;
const HEIGHT = 844;
const DENSITY = 2;
const FRAMES = 300;
/** Where pixels are filled by the processor a frame may take long: so many milliseconds a zoom, but some frames. */
const FRAMES_MS = 25_000;
const LEAST_FRAMES = 20;
/** Vectors are a figure, not a bound, and may take seconds a frame: they get so many milliseconds a zoom. */
const VECTOR_FRAMES = 8;
const VECTOR_MS = 3000;
const WARM = 4;
/** Board units that the camera goes to and fro. */
const SWAY = 20;

type Size = Pick<Box, 'width' | 'height'>;
interface Kit {
  readonly MakeWebGLCanvasSurface: (canvas: HTMLCanvasElement) => Surface;
}
interface Surface {
  getCanvas(): KitCanvas;
  flush(): void;
}
interface KitCanvas {
  save(): number;
  restore(): void;
  clear(colour: Float32Array): void;
  scale(x: number, y: number): void;
  translate(x: number, y: number): void;
  drawPicture(picture: unknown): void;
}
interface Timed {
  readonly submit: number[];
  readonly whole: number[];
  calls: number;
}
interface Zoom {
  readonly name: string;
  readonly zoom: number;
  readonly middle: readonly [number, number];
}

let glCalls = 0;
for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
  for (const name of [
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
    'drawRangeElements',
  ]) {
    const verbs = prototype as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>;
    const draw = verbs[name];
    if (!draw) continue;
    verbs[name] = function (this: unknown, ...args: unknown[]) {
      glCalls++;
      return draw.apply(this, args);
    };
  }

const typefacesOf = async (skia: SkiaApi): Promise<Record<FontRole, SkTypeface>> => {
  const read = async (role: FontRole): Promise<SkTypeface> => {
    const bytes = await (await fetch(`/font/${role}`)).arrayBuffer();
    const typeface = skia.Typeface.MakeFreeTypeFaceFromData(skia.Data.fromBytes(new Uint8Array(bytes)));
    if (!typeface) throw new Error(`cannot read ${role}`);
    return typeface;
  };
  return {
    title: await read('title'),
    titleItalic: await read('titleItalic'),
    play: await read('play'),
    playBold: await read('playBold'),
  };
};

const refOf = (picture: SkPicture): unknown => (picture as unknown as { ref: unknown }).ref;

/** One picture out of whatever is drawn. */
const record = (skia: SkiaApi, draw: (canvas: SkCanvas) => void): SkPicture => {
  const recorder = skia.PictureRecorder();
  draw(recorder.beginRecording({ x: -20000, y: -20000, width: 40000, height: 40000 }));
  return recorder.finishRecordingAsPicture();
};

const bakeAll = (painter: Painter): void => {
  while (painter.bake(1000, () => performance.now()));
};

const LAYINGS = 12;
const LOOK = { colours: [0, 1], open: [], lit: [], dead: false, control: false };

/**
 * What the last tiles of a game cost when they are laid: scene, difference and record of the whole board, and beside it
 * what no board can do without: the tile's own face drawn and baked.
 */
const timeLayings = (brush: Brush, log: readonly string[], view: View) => {
  const { skia } = brush;
  const painter = createPainter(brush, desk.faces);
  const stateAt = (length: number) => {
    const cut = replay(city, { options: city.defaults, seats: 2, log: log.slice(0, length) });
    if (cut.broken) throw new Error('the game does not replay');
    return cut.state;
  };
  const side = detailFor(view, BUDGET).side ?? 160;
  const times = { board: [] as number[], own: [] as number[] };
  const places = log.flatMap((word, at) => (word.startsWith('place:') ? [at] : [])).slice(-LAYINGS);
  for (const at of places) {
    const [before, after] = [stateAt(at), stateAt(at + 1)];
    painter.show(desk.picture(before, LOOK, []));
    painter.rest(view);
    bakeAll(painter);
    painter.settled();
    const start = performance.now();
    painter.show(desk.picture(after, LOOK, []));
    painter.settled();
    times.board.push(performance.now() - start);

    const [, name, turn] = /^place:([^@]+)@[^/]+[/](.)/.exec(log[at]) ?? [];
    const began = performance.now();
    const face = drawTile(pictureOfKind(kindOf(name) ?? 0), 'nesw'.indexOf(turn) as 0 | 1 | 2 | 3);
    const surface = skia.Surface.Make(side, side);
    if (!surface) throw new Error('no surface');
    surface.getCanvas().scale(side / 100, side / 100);
    drawShapes(brush, surface.getCanvas(), face.shapes, levelFor(view.zoom * 100));
    surface.flush();
    times.own.push(performance.now() - began);
    surface.dispose();
  }
  painter.dispose();
  return times;
};

const run = async (log: readonly string[]) => {
  const kit = (await (
    globalThis as unknown as { CanvasKitInit: (options: object) => Promise<unknown> }
  ).CanvasKitInit({ locateFile: () => '/canvaskit.wasm' })) as Kit;
  const skia = JsiSkApi(kit as never) as unknown as SkiaApi;
  const brush: Brush = { skia, palette: PALETTES.day, typefaces: await typefacesOf(skia) };
  const replayed = replay(city, { options: city.defaults, seats: 2, log });
  if (replayed.broken) throw new Error('the game does not replay');
  const list = desk.picture(replayed.state, LOOK, []);
  const { box } = list;
  const element = document.createElement('canvas');
  element.width = WIDTH * DENSITY;
  element.height = HEIGHT * DENSITY;
  document.body.append(element);
  const surface = kit.MakeWebGLCanvasSurface(element);
  const gl = element.getContext('webgl2') ?? element.getContext('webgl');
  if (!gl) throw new Error('no WebGL');
  const pixel = new Uint8Array(4);
  const ground = Float32Array.of(0.9, 0.87, 0.78, 1);

  const fit = Math.min(WIDTH / box.width, (HEIGHT - 220) / box.height);
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const zooms: readonly Zoom[] = [
    { name: 'fit', zoom: fit, middle },
    { name: 'middle', zoom: 1.2, middle },
    { name: 'close in', zoom: 3, middle },
  ];

  const frame = (
    pictures: readonly SkPicture[],
    { zoom, middle: [x, y] }: Zoom,
    step: number,
    into: Timed,
  ): void => {
    const sway = Math.min(6, SWAY * zoom) * Math.sin(step / 3);
    const before = glCalls;
    const start = performance.now();
    const canvas = surface.getCanvas();
    canvas.clear(ground);
    canvas.save();
    canvas.scale(zoom * DENSITY, zoom * DENSITY);
    canvas.translate(WIDTH / zoom / 2 - x + sway / zoom, HEIGHT / zoom / 2 - y);
    for (const picture of pictures) canvas.drawPicture(refOf(picture));
    canvas.restore();
    surface.flush();
    const submitted = performance.now();
    // Reading one pixel waits until all of it is drawn.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    const done = performance.now();
    into.calls = Math.max(into.calls, glCalls - before);
    if (step < 0) return;
    into.submit.push(submitted - start);
    into.whole.push(done - start);
  };
  const timed = (): Timed => ({ submit: [], whole: [], calls: 0 });

  const painter = createPainter(brush, desk.faces);
  painter.show(list);
  const table = createTable(skia, PALETTES.day);
  table.follow(box);
  const stamps = list.layers
    .filter(({ overlay }) => !overlay)
    .flatMap(({ items }) => items as readonly Item[])
    .filter((item) => item.kind === 'stamp');
  const tiles = stamps.filter(({ face }) => desk.faces(face).box.width >= 100).slice(0, 75);
  const results = [];
  let mostBytes = 0;
  for (const at of zooms) {
    const rect = {
      x: at.middle[0] - WIDTH / at.zoom / 2,
      y: at.middle[1] - HEIGHT / at.zoom / 2,
      width: WIDTH / at.zoom,
      height: HEIGHT / at.zoom,
    };
    const view: View = { zoom: at.zoom, density: DENSITY, rect };
    painter.rest(view);
    bakeAll(painter);
    console.log(`${at.name} baked ${Math.round(performance.now())} ms`);
    const shown = [painter.settled(), painter.overlay()];
    const counts = { ...painter.counts };
    mostBytes = Math.max(mostBytes, counts.bytes);

    const side = Math.round(detailFor(view, BUDGET).scale * 100);
    const level = levelFor(at.zoom * 100);
    const bake = (pixels: Size, draw: (canvas: SkCanvas) => void): SkImage => {
      const made = skia.Surface.Make(pixels.width, pixels.height);
      if (!made) throw new Error('no surface');
      draw(made.getCanvas());
      const image = made.makeImageSnapshot();
      made.dispose();
      return image;
    };
    const isSeen = ({ x, y }: { x: number; y: number }): boolean =>
      x < rect.x + rect.width + SWAY &&
      x + 100 > rect.x - SWAY &&
      y < rect.y + rect.height &&
      y + 100 > rect.y;
    const images: SkImage[] = tiles.map((tile) => {
      // Out of sight it is drawn as often, but its pixels do not matter.
      const pixels = isSeen(tile) ? side : 40;
      return bake({ width: pixels, height: pixels }, (canvas) => {
        canvas.scale(pixels / 100, pixels / 100);
        drawShapes(brush, canvas, desk.faces(tile.face).shapes, level);
      });
    });
    const wide = { x: rect.x - SWAY, y: rect.y, width: rect.width + 2 * SWAY, height: rect.height };
    const pixels = {
      width: Math.ceil(wide.width * at.zoom * DENSITY),
      height: Math.ceil(wide.height * at.zoom * DENSITY),
    };
    const bare = bake(pixels, (canvas) => {
      canvas.scale(at.zoom * DENSITY, at.zoom * DENSITY);
      canvas.translate(-wide.x, -wide.y);
      table.draw(canvas, wide, at.zoom * DENSITY);
    });
    const paint = skia.Paint();
    const drawImage = (canvas: SkCanvas, image: SkImage, size: Size, to: Box): void =>
      canvas.drawImageRectOptions(image, { x: 0, y: 0, ...size }, to, 1 as never, 0 as never, paint);
    const plain = record(skia, (canvas) => {
      drawImage(canvas, bare, pixels, wide);
      tiles.forEach(({ x, y }, i) => {
        const size = { width: images[i].width(), height: images[i].height() };
        drawImage(canvas, images[i], size, { x, y, width: 100, height: 100 });
      });
    });
    const vectors = record(skia, (canvas) => {
      drawImage(canvas, bare, pixels, wide);
      for (const { face, x, y } of stamps) {
        canvas.save();
        canvas.translate(x, y);
        drawShapes(brush, canvas, desk.faces(face).shapes, level);
        canvas.restore();
      }
    });
    const times = { city: timed(), images: timed(), vectors: timed() };
    const limit = performance.now() + FRAMES_MS;
    for (let step = -WARM; step < FRAMES && (step < LEAST_FRAMES || performance.now() < limit); step++) {
      frame(shown, at, step, times.city);
      frame([plain], at, step, times.images);
    }
    const end = performance.now() + VECTOR_MS;
    for (let step = -1; step < VECTOR_FRAMES && (step < 1 || performance.now() < end); step++)
      frame([vectors], at, step, times.vectors);
    console.log(`${at.name} ${Math.round(performance.now())} ms`);
    results.push({ name: at.name, zoom: at.zoom, tiles: tiles.length, side, counts, times });
    for (const image of [bare, ...images]) image.dispose();
    plain.dispose();
    vectors.dispose();
  }
  const whole = { x: box.x, y: box.y, width: WIDTH / fit, height: HEIGHT / fit };
  const layings = timeLayings(brush, log, { zoom: fit, density: DENSITY, rect: whole });
  return { results, mostBytes, layings, laid: replayed.state.laid };
};

(globalThis as unknown as { runBench: typeof run }).runBench = run;
