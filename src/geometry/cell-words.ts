/** Cells in words of the log: `3,-2`. */
export const writeCell = (x: number, y: number): string => `${x},${y}`;

const CELL = /^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/;

export const parseCell = (word: string): readonly [x: number, y: number] | undefined => {
  const match = CELL.exec(word);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
};

/** A word cut in two at the first mark; what has no mark has an empty second part. */
export const cutWord = (word: string, mark: string): readonly [string, string] => {
  const at = word.indexOf(mark);
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + mark.length)];
};
