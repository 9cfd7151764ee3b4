/** What every game of square tiles does in the same words: `draw:bend`, `place:bend@3,-2/e`, `claim:n2`. */
import { cutWord, parseCell, writeCell } from './cell-words';
import { parseSide, parseSlot, SIDES, writeSlot } from './sides';

/** Tiles by the number of their kind; turns 0–3 for n, e, s, w. */
export type TileAction =
  | { readonly do: 'draw'; readonly kind: number }
  | {
      readonly do: 'place';
      readonly kind: number;
      readonly x: number;
      readonly y: number;
      readonly turn: number;
    }
  | { readonly do: 'claim'; readonly slot: number };

export const writeTileAction = (action: TileAction, tiles: readonly { readonly name: string }[]): string => {
  switch (action.do) {
    case 'draw':
      return `draw:${tiles[action.kind].name}`;
    case 'place':
      return `place:${tiles[action.kind].name}@${writeQuarter(action.x, action.y, action.turn)}`;
    case 'claim':
      return `claim:${writeSlot(action.slot)}`;
  }
};

/** The action that a word names; whether the cell is on the board is another matter. */
export const readTileAction = (
  word: string,
  kindOf: (name: string) => number | undefined,
): TileAction | undefined => {
  const [step, rest] = cutWord(word, ':');
  if (step === 'claim') {
    const slot = parseSlot(rest);
    return slot === undefined ? undefined : { do: step, slot };
  }
  if (step !== 'draw' && step !== 'place') return undefined;
  const [name, where] = step === 'place' ? cutWord(rest, '@') : [rest, ''];
  const kind = kindOf(name);
  if (kind === undefined) return undefined;
  if (step === 'draw') return { do: step, kind };
  const spot = parseQuarter(where);
  return spot && { do: step, kind, x: spot[0], y: spot[1], turn: spot[2] };
};

/** A cell and a turn or side: `3,-2/e`. */
export const writeQuarter = (x: number, y: number, quarter: number): string =>
  `${writeCell(x, y)}/${SIDES[quarter]}`;

export const parseQuarter = (text: string): readonly [x: number, y: number, quarter: number] | undefined => {
  const [where, letter] = cutWord(text, '/');
  const [cell, quarter] = [parseCell(where), parseSide(letter)];
  return cell && quarter !== undefined ? [...cell, quarter] : undefined;
};
