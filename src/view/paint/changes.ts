import type { Box, DisplayList, FaceBook, Item, Stamp } from '@/geometry/display-list';

/** Where a face lies on the board. */
export const boxAt = (box: Box, { x, y }: Stamp): Box => ({ ...box, x: box.x + x, y: box.y + y });

export const boxOfItem = (item: Item, book: FaceBook): Box =>
  item.kind === 'sketch' ? item.box : boxAt(book(item.face).box, item);

const isSame = (a: Item, b: Item | undefined): boolean => {
  if (a === b) return true;
  if (a.kind !== 'stamp' || b?.kind !== 'stamp') return false;
  return a.face === b.face && a.x === b.x && a.y === b.y && a.alpha === b.alpha;
};

const settledItems = ({ layers }: DisplayList): Map<string, Item> => {
  const items = new Map<string, Item>();
  for (const { name, overlay, items: of } of layers)
    if (!overlay) for (const item of of) items.set(`${name}/${item.key}`, item);
  return items;
};

/** Where two lists differ in what is settled. */
export const changedBoxes = (before: DisplayList, after: DisplayList, book: FaceBook): readonly Box[] => {
  const [old, young] = [settledItems(before), settledItems(after)];
  const boxes: Box[] = [];
  for (const [key, item] of young) if (!isSame(item, old.get(key))) boxes.push(boxOfItem(item, book));
  for (const [key, item] of old) if (!isSame(item, young.get(key))) boxes.push(boxOfItem(item, book));
  return boxes;
};

/** Whether two lists show the same marks. */
export const sameMarks = (before: DisplayList, after: DisplayList): boolean => {
  const [old, young] = [before, after].map(({ layers }) =>
    layers.flatMap(({ overlay, items }) => (overlay ? items : [])),
  );
  return old.length === young.length && young.every((item, at) => isSame(item, old[at]));
};
