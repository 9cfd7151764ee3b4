import type { SkCanvas, SkImage, SkPaint } from '@shopify/react-native-skia';
import type { Box } from '@/geometry/display-list';
import { FILTER, MIPMAP, type SkiaApi } from './constants';
import { type Detail, GUTTER, PANE, PANE_BYTES } from './detail';

/** Paints all that is settled within a box on a canvas whose unit is the board's. */
export type PaintBox = (canvas: SkCanvas, box: Box) => void;

/**
 * The settled board in and round the view as opaque images side by side, like panes of a window: a frame fills every
 * pixel of the screen once, however much is drawn on it.
 */
export interface Panes {
  /** Panes made since the start, those at hand, their bytes. */
  readonly counts: { made: number; held: number; bytes: number };
  /** Looks elsewhere: panes that no longer fit are given up; true if the window is another now. */
  aim(detail: Detail): boolean;
  /** Gives up what shows a box; true if anything did. */
  spoil(box: Box): boolean;
  /** Gives up everything. */
  clear(): void;
  /** Some of what ought to be shown is not there. */
  wanted(): boolean;
  /** Makes the next pane that is wanted, the middle of the view first; false if all are there. */
  makeNext(paint: PaintBox): boolean;
  /** Draws all panes at hand and says how many. */
  draw(canvas: SkCanvas): number;
  /** What of the board no pane shows. */
  holes(): readonly Box[];
  dispose(): void;
}

interface Pane {
  readonly box: Box;
  readonly image: SkImage;
}

const FAR = 20_000;

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const createPanes = (skia: SkiaApi): Panes => {
  const counts = { made: 0, held: 0, bytes: 0 };
  const panes = new Map<string, Pane>();
  const paint: SkPaint = skia.Paint();
  let detail: Detail | undefined;

  const keyOf = (column: number, row: number): string => `${column},${row}`;
  const boxOf = (column: number, row: number, { scale }: Detail): Box => ({
    x: (column * PANE) / scale,
    y: (row * PANE) / scale,
    width: PANE / scale,
    height: PANE / scale,
  });
  const recount = (): void => {
    counts.held = panes.size;
    counts.bytes = panes.size * PANE_BYTES;
  };
  const drop = (key: string): void => {
    panes.get(key)?.image.dispose();
    panes.delete(key);
    recount();
  };
  const clear = (): void => {
    for (const key of [...panes.keys()]) drop(key);
  };

  /** Columns and rows of panes that are wanted and not there, from the middle outwards. */
  const missing = (): (readonly [number, number])[] => {
    if (!detail) return [];
    const { columns, rows } = detail;
    const places: (readonly [number, number])[] = [];
    for (let row = rows[0]; row < rows[1]; row++)
      for (let column = columns[0]; column < columns[1]; column++)
        if (!panes.has(keyOf(column, row))) places.push([column, row]);
    const [cx, cy] = [(columns[0] + columns[1] - 1) / 2, (rows[0] + rows[1] - 1) / 2];
    const away = ([column, row]: readonly [number, number]): number => (column - cx) ** 2 + (row - cy) ** 2;
    return places.sort((a, b) => away(a) - away(b));
  };

  return {
    counts,
    aim: (next) => {
      const before = panes.size;
      if (next.scale !== detail?.scale || next.level !== detail.level) clear();
      detail = next;
      for (const key of [...panes.keys()]) {
        const [column, row] = key.split(',').map(Number);
        const { columns, rows } = next;
        if (column < columns[0] || column >= columns[1] || row < rows[0] || row >= rows[1]) drop(key);
      }
      return panes.size < before || missing().length > 0;
    },
    spoil: (box) => {
      const spoilt = [...panes].filter(([, pane]) => meets(pane.box, box));
      for (const [key] of spoilt) drop(key);
      return spoilt.length > 0;
    },
    clear,
    wanted: () => missing().length > 0,
    makeNext: (paintBox) => {
      const [place] = missing();
      if (!place || !detail) return false;
      const side = PANE + 2 * GUTTER;
      const surface = skia.Surface.Make(side, side);
      if (!surface) throw new Error('no surface for a pane');
      const { scale } = detail;
      const inner = boxOf(...place, detail);
      const edge = GUTTER / scale;
      const box = {
        x: inner.x - edge,
        y: inner.y - edge,
        width: inner.width + 2 * edge,
        height: inner.height + 2 * edge,
      };
      const canvas = surface.getCanvas();
      // Whole pixels first, so that the drawing falls on the same pixels as on the panes beside it.
      canvas.translate(GUTTER - place[0] * PANE, GUTTER - place[1] * PANE);
      canvas.scale(scale, scale);
      paintBox(canvas, box);
      surface.flush();
      panes.set(keyOf(...place), { box, image: surface.makeImageSnapshot() });
      surface.dispose();
      counts.made++;
      recount();
      return true;
    },
    draw: (canvas) => {
      const whole = { x: 0, y: 0, width: PANE + 2 * GUTTER, height: PANE + 2 * GUTTER };
      for (const { box, image } of panes.values())
        canvas.drawImageRectOptions(image, whole, box, FILTER.linear, MIPMAP.none, paint);
      return panes.size;
    },
    holes: () => {
      const everything = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR };
      if (!detail || panes.size === 0) return [everything];
      const from = boxOf(detail.columns[0], detail.rows[0], detail);
      const to = boxOf(detail.columns[1], detail.rows[1], detail);
      const height = to.y - from.y;
      const here = detail;
      return [
        { x: -FAR, y: -FAR, width: 2 * FAR, height: from.y + FAR },
        { x: -FAR, y: to.y, width: 2 * FAR, height: FAR - to.y },
        { x: -FAR, y: from.y, width: from.x + FAR, height },
        { x: to.x, y: from.y, width: FAR - to.x, height },
        ...missing().map((place) => boxOf(...place, here)),
      ];
    },
    dispose: () => {
      clear();
      paint.dispose();
    },
  };
};
