/** Figures of a long run as tables: a line for each figure, a column for each course of games. */
import type { Figures } from '../../src/core/figures';

/** The figures of one course of games. */
export interface Result {
  readonly players: string;
  readonly seats: number;
  readonly seeds: readonly [number, number];
  readonly figures: Figures;
}

/** A figure of every course, in the order of the courses; undefined where a course has none. */
interface Line {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

export const courseName = ({ players, seats }: Result): string => `${players}, ${seats} seats`;

/** `gamesWithKindPercent` as "games with kind, %". */
const wordsOf = (key: string): string =>
  key
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ percent$/, ', %')
    .trim();

const numberText = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString('en', { maximumFractionDigits: 2 });

export const tableOf = (title: string, columns: readonly string[], lines: readonly Line[]): string =>
  [
    `| ${title} | ${columns.join(' | ')} |`,
    `| --- | ${columns.map(() => '---:').join(' | ')} |`,
    ...lines.map(({ name, values }) => `| ${name} | ${values.map(numberText).join(' | ')} |`),
  ].join('\n');

/** A figure as named numbers: an object's fields, a list's entries by the name each has; else nothing. */
const named = (value: unknown): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const visit = (entry: unknown, path: string): void => {
    if (typeof entry === 'number') found.set(path, entry);
    else if (Array.isArray(entry)) entry.forEach((each, at) => visit(each, `${path}${nameIn(each, at)}: `));
    else if (typeof entry === 'object' && entry !== null) {
      for (const [key, each] of Object.entries(entry)) visit(each, `${path}${wordsOf(key)}`);
    }
  };
  visit(value, '');
  return found;
};

/** What an entry of a list is called: its first text, or its number. */
const nameIn = (entry: unknown, at: number): string => {
  const texts = typeof entry === 'object' && entry !== null ? Object.values(entry) : [];
  return texts.find((text): text is string => typeof text === 'string') ?? String(at + 1);
};

/** Tables of all figures: plain numbers in one, every group of named ones in its own. */
export const figureTables = (results: readonly Result[]): string[] => {
  const columns = results.map(courseName);
  const keys = new Set(results.flatMap(({ figures }) => Object.keys(figures)));
  keys.delete('sought');
  keys.delete('never');
  const plain: Line[] = [];
  const tables: string[] = [];
  for (const key of keys) {
    const values = results.map(({ figures }) => figures[key]);
    if (values.every((value) => value === undefined || typeof value === 'number')) {
      plain.push({ name: wordsOf(key), values });
      continue;
    }
    const groups = values.map(named);
    const names = [...new Set(groups.flatMap((group) => [...group.keys()]))];
    const lines = names.map((name) => ({ name, values: groups.map((group) => group.get(name)) }));
    tables.push(tableOf(wordsOf(key), columns, lines));
  }
  return [tableOf('course', columns, plain), ...tables];
};

/** How often each thing was seen in each course and in all of them. */
export const seenTable = (results: readonly Result[], part: 'sought' | 'never', title: string): string => {
  const lines = results[0].figures[part].map(({ what }, row) => {
    const times = results.map(({ figures }) => figures[part][row].times);
    return { name: what, values: [...times, times.reduce((sum, each) => sum + each, 0)] };
  });
  return tableOf(title, [...results.map(courseName), 'all'], lines);
};
