import { centreOf, type Rect } from './camera/camera';

/** Things in the order they are read: rows from top to bottom, each from left to right. */
export function inReadingOrder<T extends { readonly rect: Rect }>(things: readonly T[]): T[] {
  const byHeight = [...things].sort((one, other) => centreOf(one.rect).y - centreOf(other.rect).y);
  const ordered: T[] = [];
  let row: T[] = [];
  for (const thing of byHeight) {
    const first = row[0];
    // A row is what starts above the middle of its first thing, so slightly shifted things stay on one line.
    if (first !== undefined && centreOf(thing.rect).y - centreOf(first.rect).y >= first.rect.height / 2) {
      ordered.push(...leftToRight(row));
      row = [];
    }
    row.push(thing);
  }
  return [...ordered, ...leftToRight(row)];
}

function leftToRight<T extends { readonly rect: Rect }>(row: T[]): T[] {
  return row.sort((one, other) => centreOf(one.rect).x - centreOf(other.rect).x);
}
