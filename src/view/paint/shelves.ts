/** Room for boxes on a square page, in rows like books on shelves. */
export interface Shelves {
  /** The corner of a free place of this size, or undefined when there is none. */
  take(width: number, height: number): { readonly x: number; readonly y: number } | undefined;
}

export const shelve = (size: number, gap: number): Shelves => {
  const rows: { y: number; height: number; filled: number }[] = [];
  let bottom = gap;
  return {
    take: (width, height) => {
      if (width + 2 * gap > size) return undefined;
      // A row a little too high is a good place; one far too high would waste the page.
      const row = rows.find(
        (candidate) =>
          candidate.height >= height &&
          candidate.height <= height * 1.4 &&
          candidate.filled + width + gap <= size,
      );
      if (row) {
        const x = row.filled;
        row.filled += width + gap;
        return { x, y: row.y };
      }
      if (bottom + height + gap > size) return undefined;
      const y = bottom;
      rows.push({ y, height, filled: 2 * gap + width });
      bottom += height + gap;
      return { x: gap, y };
    },
  };
};
