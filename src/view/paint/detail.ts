import type { Box, Level } from '@/geometry/display-list';
import { levelFor } from './shapes';

/** What the camera shows at rest: points a board unit, pixels a point, and the part of the board in view. */
export interface View {
  readonly zoom: number;
  readonly density: number;
  readonly rect: Box;
}

/** How finely a resting view is drawn, and how far round it. */
export interface Detail {
  readonly level: Level;
  /** Pixels a tile of the faces that panes are put together from; without it panes are drawn straight from vectors. */
  readonly side: number | undefined;
  /** Pixels a board unit on panes. */
  readonly scale: number;
  /** Columns and rows of panes: from the first to the one before the last. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** Pixels a tile at which faces are baked: each serves up to a little over its size. */
export const SIZES = [40, 80, 160] as const;
/** An image may be drawn so much larger than it is before it looks soft. */
const STRETCH = 1.18;
/** Above the largest size few tiles are in view; steps between the scales at which their vectors are drawn. */
const STEP = 1.2;

/** Pixels of a pane's side; each also holds a pixel of its neighbours all round. */
export const PANE = 384;
export const GUTTER = 1;
export const PANE_BYTES = (PANE + 2 * GUTTER) ** 2 * 4;

/** What is seen and a little more, so that a short pan shows no change of sharpness: the most that can be afforded. */
const MARGINS = [0.15, 0.08, 0.03, 0] as const;

const span = (from: number, length: number, margin: number, scale: number): readonly [number, number] => [
  Math.floor(((from - length * margin) * scale) / PANE),
  Math.ceil(((from + length * (1 + margin)) * scale) / PANE),
];

const panesFor = ({ rect }: View, scale: number, margin: number): Pick<Detail, 'columns' | 'rows'> => ({
  columns: span(rect.x, rect.width, margin, scale),
  rows: span(rect.y, rect.height, margin, scale),
});

const countOf = ({ columns, rows }: Pick<Detail, 'columns' | 'rows'>): number =>
  (columns[1] - columns[0]) * (rows[1] - rows[0]);

/** Pixels a tile that are sharp enough for `pixels` on the screen, beyond the largest face. */
const vectorSide = (pixels: number): number => {
  let side: number = SIZES[SIZES.length - 1];
  while (side * STRETCH < pixels * 1.12) side *= STEP;
  return side;
};

/** The detail for a resting view whose panes may take so many bytes. */
export const detailFor = (view: View, budget: number): Detail => {
  const pixels = view.zoom * view.density * 100;
  const level = levelFor(view.zoom * 100);
  const side = SIZES.find((size) => size * STRETCH >= pixels);
  const most = Math.floor(budget / PANE_BYTES);
  for (let scale = (side ?? vectorSide(pixels)) / 100; ; scale /= 1.1) {
    // Drawing shapes takes longer than putting images together.
    for (const margin of side === undefined ? MARGINS.slice(1) : MARGINS) {
      const panes = panesFor(view, scale, margin);
      if (countOf(panes) <= most) return { level, side, scale, ...panes };
    }
  }
};
