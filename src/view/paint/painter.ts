import type { SkCanvas, SkImage, SkPicture, SkRSXform } from '@shopify/react-native-skia';
import type { Box, DisplayList, Face, FaceBook, Item, Layer, Level, Stamp } from '@/geometry/display-list';
import { type Atlas, type AtlasCounts, type Baked, type Page, createAtlas } from './atlas';
import { BLEND, CLIP, FILTER, MIPMAP } from './constants';
import { PAPER_BYTES, drawTable, makePaper, paperPaint } from './paper';
import { type Brush, drawShapes, levelFor } from './shapes';

/** What the camera shows at rest: points a board unit, pixels a point, and the part of the board in view. */
export interface View {
  readonly zoom: number;
  readonly density: number;
  readonly rect: Box;
}

interface PainterCounts extends AtlasCounts {
  /** Pictures recorded since the start. */
  records: number;
  /** Pictures and pages alive now. */
  live: number;
  /** Draw calls of the settled picture as last recorded. */
  calls: number;
}

/** Display lists in, pictures out. Nothing here runs while a finger moves. */
export interface Painter {
  readonly counts: Readonly<PainterCounts>;
  /** The board changed. */
  show(list: DisplayList): void;
  /** The camera has come to rest: the moment to choose size and level of detail. */
  rest(view: View): void;
  /** Bakes what is missing for up to `ms`; true while something is left to bake. */
  bake(ms: number, now: () => number): boolean;
  /** The settled layers; recorded anew only after a change. */
  settled(): SkPicture;
  /** Marks and what is being moved; few, so vectors. */
  overlay(): SkPicture;
  /** One face as a picture about its own origin, for trays and lists. */
  face(key: string, tilePoints: number): SkPicture;
  dispose(): void;
}

/** Pixels a tile at which faces are baked: each serves down to half its size. */
export const SIZES = [40, 80, 160, 240, 360] as const;
/** Above this many pixels a tile the few tiles in view are drawn as vectors. */
const VECTORS_FROM = 440;
const STOCK_UP_TO = 160;
export const BUDGET = 48 * 1024 * 1024;

const FITTING: View = { zoom: 0.3, density: 2, rect: { x: -1e6, y: -1e6, width: 2e6, height: 2e6 } };

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Pictures that were replaced and are still kept: a recording of stamps weighs a few kilobytes. */
const RETIRED = 64;

/** What is seen and a little more, so that a short pan shows no change of sharpness. */
const widened = ({ x, y, width, height }: Box): Box => ({
  x: x - width * 0.15,
  y: y - height * 0.15,
  width: width * 1.3,
  height: height * 1.3,
});

const boxAt = (face: Face, { x, y }: Stamp): Box => ({ ...face.box, x: face.box.x + x, y: face.box.y + y });

export const createPainter = (brush: Brush, book: FaceBook, budget: number = BUDGET): Painter => {
  const { skia } = brush;
  const grain = makePaper(skia, false);
  const paper = makePaper(skia, true);
  /** The paper's grain over a box, one of its pixels to one of the screen's. */
  const layPaper = (canvas: SkCanvas, image: SkImage, box: Box, scale: number): void => {
    const paint = paperPaint(skia, image, 1 / scale);
    canvas.drawRect(box, paint);
    paint.dispose();
  };
  const atlas: Atlas = createAtlas(brush, budget - 2 * PAPER_BYTES, (canvas, box, scale) =>
    layPaper(canvas, grain, box, scale),
  );
  const counts: PainterCounts = { ...atlas.counts, records: 0, live: 0, calls: 0 };
  const stampPaint = skia.Paint();
  let list: DisplayList = { box: { x: 0, y: 0, width: 0, height: 0 }, layers: [] };
  let view = FITTING;
  /** Baked since the last change: what the cache has given up since then is not baked in turn for ever. */
  const tried = new Set<string>();
  let settled: SkPicture | undefined;
  let overlay: SkPicture | undefined;
  const retired: SkPicture[] = [];

  const pixels = (): number => view.zoom * view.density * 100;
  const level = (): Level => levelFor(view.zoom * 100);
  /** A size that is sharp enough, unless so much is in view that its images would fill the cache. */
  const size = (): number => {
    const { width, height } = widened(view.rect);
    const seen = Math.min(width * height, list.box.width * list.box.height) / 10000;
    const affordable = SIZES.filter((side) => side === SIZES[0] || seen * side * side * 4 < budget * 0.45);
    return affordable.find((side) => side >= pixels() * 0.85) ?? affordable[affordable.length - 1];
  };
  const asVectors = (): boolean => pixels() > VECTORS_FROM;
  /** What is seen and a little more, so that a short pan shows no change of sharpness. */
  const inView = (box: Box): boolean => {
    const { x, y, width, height } = view.rect;
    return meets(box, {
      x: x - width * 0.15,
      y: y - height * 0.15,
      width: width * 1.3,
      height: height * 1.3,
    });
  };
  const update = (): void => {
    Object.assign(counts, atlas.counts, { bytes: atlas.counts.bytes + 2 * PAPER_BYTES });
    counts.live = counts.pages + (settled ? 1 : 0) + (overlay ? 1 : 0) + retired.length;
  };

  const record = (draw: (canvas: SkCanvas) => void): SkPicture => {
    const recorder = skia.PictureRecorder();
    draw(recorder.beginRecording({ x: -20000, y: -20000, width: 40000, height: 40000 }));
    const picture = recorder.finishRecordingAsPicture();
    recorder.dispose();
    counts.records++;
    return picture;
  };
  /** The screen may still hold a picture that was replaced, on a busy device for many more: it is given up late. */
  const retire = (picture: SkPicture | undefined): void => {
    if (picture) retired.push(picture);
    while (retired.length > RETIRED) retired.shift()?.dispose();
  };

  const drawFace = (canvas: SkCanvas, item: Stamp, face: Face): void => {
    canvas.save();
    canvas.translate(item.x, item.y);
    canvas.clipRect(face.box, CLIP.intersect, true);
    drawShapes(brush, canvas, face.shapes, level());
    canvas.restore();
  };
  const drawItem = (canvas: SkCanvas, item: Item): void => {
    if (item.kind === 'sketch') return drawShapes(brush, canvas, item.shapes, level());
    if (item.alpha === undefined) return drawFace(canvas, item, book(item.face));
    const paint = skia.Paint();
    paint.setAlphaf(item.alpha);
    const face = book(item.face);
    canvas.saveLayer(paint, boxAt(face, item));
    drawFace(canvas, item, face);
    canvas.restore();
    paint.dispose();
  };

  /** Runs of stamps from one page are one call. */
  const drawRun = (canvas: SkCanvas, page: Page, run: readonly (readonly [Stamp, Baked])[]): void => {
    // Half a pixel in from every edge: a sample never reaches the clear gap between two faces.
    const xforms: SkRSXform[] = run.map(([{ x, y }, { face, scale }]) =>
      skia.RSXform(1 / scale, 0, x + face.box.x + 0.5 / scale, y + face.box.y + 0.5 / scale),
    );
    const rects = run.map(([, { x, y, width, height }]) => ({
      x: x + 0.5,
      y: y + 0.5,
      width: width - 1,
      height: height - 1,
    }));
    canvas.drawAtlas(atlas.imageOf(page), rects, xforms, stampPaint, BLEND.srcOver, undefined, {
      filter: FILTER.linear,
      mipmap: MIPMAP.none,
    });
    counts.calls++;
  };

  const drawLayer = (canvas: SkCanvas, layer: Layer): void => {
    let page: Page | undefined;
    let run: (readonly [Stamp, Baked])[] = [];
    const flush = (): void => {
      if (page && run.length > 0) drawRun(canvas, page, run);
      run = [];
    };
    // What may be drawn in any order goes page by page; what covers something else keeps its order.
    const { loose } = layer;
    const byPage = new Map<Page, (readonly [Stamp, Baked])[]>();
    for (const item of layer.items) {
      const close = item.kind === 'sketch' || (asVectors() && inView(boxAt(book(item.face), item)));
      const baked =
        item.kind === 'stamp' && !close
          ? (atlas.find(item.face, level(), size()) ?? atlas.findAny(item.face))
          : undefined;
      if (!baked || item.kind === 'sketch') {
        flush();
        if (close) {
          drawItem(canvas, item);
          counts.calls++;
        }
        continue;
      }
      if (loose) {
        byPage.set(baked.page, [...(byPage.get(baked.page) ?? []), [item, baked]]);
        continue;
      }
      if (page !== baked.page) flush();
      page = baked.page;
      run.push([item, baked]);
    }
    flush();
    for (const [of, pairs] of byPage) drawRun(canvas, of, pairs);
  };

  /** Faces that ought to be baked now, those in view first. */
  const missing = function* (): Generator<readonly [string, Level, number]> {
    const small = SIZES[1];
    const stamps = list.layers.filter(({ overlay: above }) => !above).flatMap(({ items }) => items);
    for (const item of stamps) {
      if (item.kind !== 'stamp' || asVectors() || !inView(boxAt(book(item.face), item))) continue;
      if (!atlas.find(item.face, level(), size())) yield [item.face, level(), size()];
    }
    // Out of view a small image is enough until the camera rests there.
    for (const item of stamps)
      if (item.kind === 'stamp' && !atlas.findAny(item.face)) yield [item.face, 1, small];
  };

  /** Faces that nothing shows yet; close in, or where they would crowd out others, they wait. */
  const awaited = function* (): Generator<readonly [string, Level, number]> {
    if (size() > STOCK_UP_TO || counts.bytes > budget * 0.8) return;
    for (const key of list.stock ?? []) if (!atlas.find(key, level(), size())) yield [key, level(), size()];
  };

  return {
    counts,
    show: (next) => {
      list = next;
      tried.clear();
      retire(settled);
      retire(overlay);
      [settled, overlay] = [undefined, undefined];
      update();
    },
    rest: (next) => {
      const before = [level(), size(), asVectors()].join();
      view = next;
      tried.clear();
      const stale = before !== [level(), size(), asVectors()].join() || asVectors() || !missing().next().done;
      if (!stale) return;
      retire(settled);
      retire(overlay);
      [settled, overlay] = [undefined, undefined];
      update();
    },
    bake: (ms, now) => {
      const end = now() + ms;
      for (const [key, at, side] of missing()) {
        if (tried.has(`${key}/${at}/${side}`)) continue;
        if (now() >= end) return true;
        tried.add(`${key}/${at}/${side}`);
        if (!atlas.find(key, at, side)) atlas.bake(book(key), at, side);
        retire(settled);
        settled = undefined;
        update();
      }
      for (const [key, at, side] of awaited()) {
        if (tried.has(`${key}/${at}/${side}`)) continue;
        if (now() >= end) return true;
        tried.add(`${key}/${at}/${side}`);
        atlas.bake(book(key), at, side);
        update();
      }
      return false;
    },
    settled: () => {
      if (!settled) {
        counts.calls = 0;
        settled = record((canvas) => {
          drawTable(skia, canvas, brush.palette, list.box);
          const { x, y, width, height } = list.box;
          const around = { x: x - 2 * width, y: y - 2 * height, width: 5 * width, height: 5 * height };
          layPaper(canvas, paper, around, pixels() / 100);
          for (const layer of list.layers) if (!layer.overlay) drawLayer(canvas, layer);
          if (asVectors()) layPaper(canvas, grain, widened(view.rect), pixels() / 100);
        });
      }
      update();
      return settled;
    },
    overlay: () => {
      overlay ??= record((canvas) => {
        for (const layer of list.layers)
          if (layer.overlay) for (const item of layer.items) drawItem(canvas, item);
      });
      update();
      return overlay;
    },
    face: (key, tilePoints) =>
      record((canvas) => {
        const { box, shapes } = book(key);
        canvas.clipRect(box, CLIP.intersect, true);
        drawShapes(brush, canvas, shapes, levelFor(tilePoints));
      }),
    dispose: () => {
      settled?.dispose();
      overlay?.dispose();
      for (const picture of retired.splice(0)) picture.dispose();
      [settled, overlay] = [undefined, undefined];
      atlas.dispose();
      grain.dispose();
      paper.dispose();
      stampPaint.dispose();
      update();
    },
  };
};
