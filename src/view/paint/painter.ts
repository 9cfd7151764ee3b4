import type { SkCanvas, SkImage, SkPicture } from '@shopify/react-native-skia';
import type { Box, DisplayList, FaceBook, Item, Level, Stamp } from '@/geometry/display-list';
import { type Atlas, type AtlasCounts, type Baked, createAtlas } from './atlas';
import { boxOfItem, changedBoxes, sameMarks } from './changes';
import { CLIP, FILTER, MIPMAP } from './constants';
import { cutFace } from './cut';
import { type Detail, PANE, SIZES, type View, detailFor } from './detail';
import { createPanes, meets } from './panes';
import { type Brush } from './shapes';
import { createTable } from './table';
import { createTurnover } from './turnover';
import { createVectors, record } from './vectors';

interface PainterCounts extends AtlasCounts {
  /** Of the faces baked, those that nothing shows yet. */
  stocked: number;
  /** And those of marks: few kinds, each baked once a size. */
  marked: number;
  /** Panes put together since the start. */
  panes: number;
  /** Pictures recorded since the start: settled ones, and those of marks. */
  records: number;
  marks: number;
  /** Pictures given out that the screen may still draw. */
  pictures: number;
  /** All that is alive now: pictures, pages, panes, recordings of faces. */
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
  /** All that is to be seen is baked: what is left is stock. */
  isWhole(): boolean;
  /** The settled layers; recorded anew only after a change. */
  settled(): SkPicture;
  /** Marks: baked like the rest once there was time, lights as vectors. */
  overlay(): SkPicture;
  /** The screen shows these now, and will not draw any that it was given before. */
  shown(settled: SkPicture, overlay: SkPicture): void;
  /** Pixels a board unit that the board has on the screen at rest. */
  sharpness(): number;
  /** One face as an image of its box, so many pixels a board unit, for what moves, trays and lists; whoever asks gives it up. */
  cut(key: string, scale: number, level: Level): SkImage;
  dispose(): void;
}

export const BUDGET = 48 * 1024 * 1024;
/** What of the budget panes may take; faces and the paper have the rest. */
const FOR_PANES = 0.55;

const FITTING: View = { zoom: 0.3, density: 2, rect: { x: -500, y: -500, width: 1000, height: 1000 } };

export const createPainter = (brush: Brush, book: FaceBook, budget: number = BUDGET): Painter => {
  const { skia } = brush;
  const table = createTable(skia, brush.palette);
  const panes = createPanes(skia);
  const vectors = createVectors(brush, book);
  const atlas: Atlas = createAtlas(brush, budget * (1 - FOR_PANES) - table.bytes, table.layGrain);
  const settled = createTurnover();
  const overlay = createTurnover();
  const counts: PainterCounts = {
    ...atlas.counts,
    stocked: 0,
    marked: 0,
    panes: 0,
    records: 0,
    marks: 0,
    pictures: 0,
    live: 0,
    calls: 0,
  };
  const stampPaint = skia.Paint();
  let list: DisplayList = { box: { x: 0, y: 0, width: 0, height: 0 }, layers: [] };
  let detail: Detail = detailFor(FITTING, budget * FOR_PANES);
  panes.aim(detail);
  table.follow(list.box);
  /** Baked since the last change: what the cache has given up since then is not baked in turn for ever. */
  const tried = new Set<string>();
  let whole = false;

  const update = (): void => {
    const pictures = settled.count() + overlay.count();
    Object.assign(counts, atlas.counts, {
      bytes: atlas.counts.bytes + panes.counts.bytes + table.bytes,
      panes: panes.counts.made,
      pictures,
      live: atlas.counts.pages + panes.counts.held + vectors.count() + pictures,
    });
  };

  const drawBaked = (canvas: SkCanvas, { x, y, alpha = 1 }: Stamp, baked: Baked): void => {
    const { face, page, scale, width, height } = baked;
    stampPaint.setAlphaf(alpha);
    canvas.drawImageRectOptions(
      atlas.imageOf(page),
      { x: baked.x, y: baked.y, width, height },
      { x: x + face.box.x, y: y + face.box.y, width: width / scale, height: height / scale },
      FILTER.linear,
      MIPMAP.none,
      stampPaint,
    );
  };
  const findBaked = (face: string): Baked | undefined => {
    const { level, side } = detail;
    return (side === undefined ? undefined : atlas.find(face, level, side)) ?? atlas.findAny(face);
  };
  /** Everything settled within a box: from images if there are any, or straight from shapes. */
  const drawItems = (canvas: SkCanvas, box: Box, straight: boolean): void => {
    const { level } = detail;
    for (const layer of list.layers) {
      if (layer.overlay) continue;
      for (const item of layer.items) {
        if (!meets(boxOfItem(item, book), box)) continue;
        const baked = item.kind === 'stamp' && !straight ? findBaked(item.face) : undefined;
        if (item.kind === 'stamp' && baked) {
          drawBaked(canvas, item, baked);
          counts.calls++;
        } else if (straight || item.kind === 'sketch') vectors.draw(canvas, item, level);
      }
    }
  };
  const drawPane = (canvas: SkCanvas, box: Box): void => {
    const { side, scale } = detail;
    table.draw(canvas, box, scale);
    drawItems(canvas, box, side === undefined);
    // Baked faces bring their own.
    if (side === undefined) table.layGrain(canvas, box, scale);
  };
  /** What no pane shows yet. */
  const drawHole = (canvas: SkCanvas, box: Box): void => {
    canvas.save();
    canvas.clipRect(box, CLIP.intersect, false);
    table.drawFar(canvas, detail.scale);
    drawItems(canvas, box, false);
    canvas.restore();
  };

  /** Faces that ought to be baked now, those in view first. */
  const missing = function* (): Generator<readonly [string, Level, number]> {
    const { level, side, columns, rows, scale } = detail;
    const near: Box = {
      x: (columns[0] * PANE) / scale,
      y: (rows[0] * PANE) / scale,
      width: ((columns[1] - columns[0]) * PANE) / scale,
      height: ((rows[1] - rows[0]) * PANE) / scale,
    };
    const stamps = list.layers.flatMap(({ overlay: above, items }) => (above ? [] : items));
    if (side !== undefined)
      for (const item of stamps) {
        if (item.kind !== 'stamp' || !meets(boxOfItem(item, book), near)) continue;
        if (!atlas.find(item.face, level, side)) yield [item.face, level, side];
      }
    // Out of view a small image is enough until the camera rests there.
    for (const item of stamps)
      if (item.kind === 'stamp' && !atlas.findAny(item.face)) yield [item.face, 1, SIZES[1]];
  };

  /** Faces of marks: a finger drags the board while many of them are on it. */
  const marked = function* (): Generator<readonly [string, Level, number]> {
    const { level, side } = detail;
    if (side === undefined) return;
    for (const { overlay: above, items } of list.layers)
      for (const item of above ? items : [])
        if (item.kind === 'stamp' && !atlas.find(item.face, level, side)) yield [item.face, level, side];
  };
  const drawMark = (canvas: SkCanvas, item: Item): void => {
    const { level, side } = detail;
    const baked =
      item.kind === 'stamp' && side !== undefined ? atlas.find(item.face, level, side) : undefined;
    if (item.kind === 'stamp' && baked) drawBaked(canvas, item, baked);
    else vectors.draw(canvas, item, level);
  };

  /** Faces that nothing shows yet; close in, or where they would crowd out others, they wait. */
  const awaited = function* (): Generator<readonly [string, Level, number]> {
    const { level, side } = detail;
    if (side === undefined || counts.bytes > budget * 0.8) return;
    for (const key of list.stock ?? []) if (!atlas.find(key, level, side)) yield [key, level, side];
  };
  const bakeFaces = (
    faces: Iterable<readonly [string, Level, number]>,
    late: () => boolean,
    seen: () => void,
  ): boolean => {
    for (const [key, level, side] of faces) {
      if (tried.has(`${key}/${level}/${side}`)) continue;
      if (late()) return false;
      tried.add(`${key}/${level}/${side}`);
      if (!atlas.find(key, level, side)) atlas.bake(book(key), level, side);
      seen();
    }
    return true;
  };
  const makePanes = (late: () => boolean, seen: () => void): boolean => {
    for (;;) {
      if (late()) return !panes.wanted();
      if (!panes.makeNext(drawPane)) return true;
      seen();
    }
  };

  return {
    counts,
    show: (next) => {
      const boxes = changedBoxes(list, next, book);
      if (!sameMarks(list, next)) overlay.replace();
      list = next;
      whole = false;
      tried.clear();
      for (const box of boxes) panes.spoil(box);
      const relit = table.follow(list.box);
      if (relit) panes.clear();
      if (relit || boxes.length > 0) settled.replace();
      update();
    },
    rest: (view) => {
      const { level, side } = detail;
      detail = detailFor(view, budget * FOR_PANES);
      whole = false;
      tried.clear();
      if (panes.aim(detail)) settled.replace();
      if (level !== detail.level || side !== detail.side) overlay.replace();
      update();
    },
    bake: (ms, now) => {
      const end = now() + ms;
      let worked = false;
      // However little time there is, something is done in it.
      const late = (): boolean => worked && now() >= end;
      const seen = (): void => {
        worked = true;
        settled.replace();
      };
      const stocked = (): void => {
        worked = true;
        counts.stocked++;
      };
      const remark = (): void => {
        worked = true;
        counts.marked++;
        overlay.replace();
      };
      whole = bakeFaces(missing(), late, seen) && bakeFaces(marked(), late, remark) && makePanes(late, seen);
      const done = whole && bakeFaces(awaited(), late, stocked);
      update();
      return !done;
    },
    isWhole: () => whole,
    settled: () => {
      const picture = settled.current(() => {
        counts.calls = 0;
        counts.records++;
        return record(brush, (canvas) => {
          for (const hole of panes.holes()) drawHole(canvas, hole);
          counts.calls += panes.draw(canvas);
        });
      });
      update();
      return picture;
    },
    overlay: () => {
      const picture = overlay.current(() => {
        counts.marks++;
        return record(brush, (canvas) => {
          for (const layer of list.layers)
            if (layer.overlay) for (const item of layer.items) drawMark(canvas, item);
        });
      });
      update();
      return picture;
    },
    shown: (below, above) => {
      settled.shown(below);
      overlay.shown(above);
      update();
    },
    sharpness: () => detail.scale,
    cut: (key, scale, level) => cutFace(brush, book(key), scale, level, table.layGrain),
    dispose: () => {
      settled.dispose();
      overlay.dispose();
      atlas.dispose();
      panes.dispose();
      vectors.dispose();
      table.dispose();
      stampPaint.dispose();
      update();
    },
  };
};
