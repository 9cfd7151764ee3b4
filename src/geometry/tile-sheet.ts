/** A tile as a sheet shows it: its name, how many copies there are, and its five picture rows. */
export interface SheetTile {
  readonly name: string;
  readonly copies: number;
  readonly rows: readonly string[];
}

/**
 * Reads a sheet of tiles drawn side by side: a line of names with copies, `bend 2   cross 1`, and below each name five
 * rows of five letters, flush with it. Blank lines and lines that begin with # are for the reader.
 */
export const readSheet = (text: string): SheetTile[] => {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const tiles: SheetTile[] = [];
  for (let at = 0; at < lines.length; at += 6) {
    for (const heading of lines[at].matchAll(/(\S+) (\d+)/g)) {
      const rows = [1, 2, 3, 4, 5].map((row) =>
        (lines[at + row] ?? '').slice(heading.index, heading.index + 5),
      );
      tiles.push({ name: heading[1], copies: Number(heading[2]), rows });
    }
  }
  return tiles;
};
