/** A tile as a sheet shows it: its name, how many copies there are, and its five picture rows. */
export interface SheetTile {
  readonly name: string;
  readonly copies: number;
  readonly rows: readonly string[];
}

const HEADING = /(\S+) (\d+)/g;

/**
 * Reads a sheet of tiles drawn side by side: a line of names with copies, `bend 2   cross 1`, and below each name five
 * rows of five letters, flush with it. Blank lines and lines that begin with # are for the reader. Throws where names
 * should stand and something else does: a name without its copies would be a tile lost in silence.
 */
export const readSheet = (text: string): SheetTile[] => {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const tiles: SheetTile[] = [];
  for (let at = 0; at < lines.length; at += 6) {
    if (lines[at].replace(HEADING, '').trim()) {
      throw new Error(`names with copies should stand here: ${lines[at].trim()}`);
    }
    for (const heading of lines[at].matchAll(HEADING)) {
      const rows = [1, 2, 3, 4, 5].map((row) =>
        (lines[at + row] ?? '').slice(heading.index, heading.index + 5),
      );
      tiles.push({ name: heading[1], copies: Number(heading[2]), rows });
    }
  }
  return tiles;
};
