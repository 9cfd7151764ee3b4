import type { Light } from '@/games/desk';
import type { Box } from '@/geometry/display-list';

/** What lights on a square board cover, to be looked at. Boards of other shapes are small enough to be seen whole. */
export const litBox = (lit: readonly Light[], cell: number): Box | undefined => {
  const cells = lit.filter(({ at }) => at.length === 2).map(({ at: [x, y] }) => ({ x, y }));
  if (cells.length === 0) return undefined;
  const left = Math.min(...cells.map(({ x }) => x));
  const top = Math.min(...cells.map(({ y }) => y));
  const width = Math.max(...cells.map(({ x }) => x)) - left + 1;
  const height = Math.max(...cells.map(({ y }) => y)) - top + 1;
  return { x: left * cell, y: top * cell, width: width * cell, height: height * cell };
};
