/** What was asked on the command line, and files given by name; all of it is checked here. */
import { readFileSync } from 'node:fs';
import type { Reason } from '../../src/core/contract';
import type { Record as GameRecord } from '../../src/core/replay';
import { SHELF } from '../../src/games';
import type { Boxed } from '../../src/games/shelf';
import { Trouble } from './trouble';

export interface Input {
  /** Words without a dash: the verb, then what it works on. */
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

const FLAGS = ['text', 'all'];

export const readInput = (args: readonly string[], allowed: readonly string[]): Input => {
  const words: string[] = [];
  const options = new Map<string, string>();
  const flags = new Set<string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at];
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const name = arg.slice(2);
    if (FLAGS.includes(name)) flags.add(name);
    else if (allowed.includes(name)) {
      const value = args[++at];
      if (value === undefined) throw new Trouble(`--${name} needs a value`);
      options.set(name, value);
    } else
      throw new Trouble(
        `there is no option --${name} here; known: ${allowed.map((each) => `--${each}`).join(' ')}`,
      );
  }
  return { words, options, flags };
};

export const boxOf = (id: string | undefined): Boxed => {
  const box = SHELF.find(({ game }) => game.id === id);
  if (!box) {
    throw new Trouble(
      `there is no game ${id ?? '(none named)'}; known: ${SHELF.map(({ game }) => game.id).join(', ')}`,
    );
  }
  return box;
};

/** A whole number option within bounds. */
export const wholeOf = (
  input: Input,
  name: string,
  bounds: { readonly least: number; readonly most: number; readonly otherwise?: number },
): number => {
  const text = input.options.get(name);
  if (text === undefined) {
    if (bounds.otherwise !== undefined) return bounds.otherwise;
    throw new Trouble(`--${name} is missing`);
  }
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < bounds.least || value > bounds.most) {
    throw new Trouble(`--${name} must be a whole number from ${bounds.least} to ${bounds.most}, not ${text}`);
  }
  return value;
};

const MOST_SEED = 0xffffffff;

export const seedOf = (input: Input, otherwise?: number): number =>
  wholeOf(input, 'seed', { least: 0, most: MOST_SEED, ...(otherwise !== undefined && { otherwise }) });

export const seatsOf = (input: Input, { game }: Boxed, otherwise?: number): number =>
  wholeOf(input, 'seats', {
    least: game.seats.min,
    most: game.seats.max,
    ...(otherwise !== undefined && { otherwise }),
  });

/** Options of a game: `--rules a,b`, or `--options` as JSON. */
export const optionsOf = (input: Input, box: Boxed): unknown => {
  const json = input.options.get('options');
  const rules = input.options.get('rules');
  if (json !== undefined) return checkOptions(box, parse(json, '--options'));
  return rules === undefined
    ? box.game.defaults
    : checkOptions(box, { rules: rules.split(',').map((rule) => rule.trim()) });
};

const checkOptions = ({ game }: Boxed, data: unknown): unknown => {
  const options: unknown = game.options(data);
  if (isReason(options)) throw new Trouble(`these are no options of ${game.id}: ${writeReason(options)}`);
  return options;
};

const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' && value !== null && typeof (value as { rule?: unknown }).rule === 'string';

/** A reason on one line: `C6 (why street cut, side s)`. */
export const writeReason = ({ rule, ...details }: Reason): string => {
  const rest = Object.entries(details).map(([key, value]) => `${key} ${value}`);
  return rest.length > 0 ? `${rule} (${rest.join(', ')})` : rule;
};

const parse = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Trouble(`${where} is not JSON`);
  }
};

/** A record out of a file: what was played, and up to where. */
export const readRecord = (path: string | undefined): { box: Boxed; record: GameRecord; cursor: number } => {
  if (path === undefined) throw new Trouble('a record file is missing');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Trouble(`${path} cannot be read`);
  }
  const data = parse(text, path);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Trouble(`${path} is no record`);
  const fields = data as { readonly [field: string]: unknown };
  const box = boxOf(typeof fields['game'] === 'string' ? fields['game'] : undefined);
  const { game } = box;
  const { seats, seed, log, edition } = fields;
  if (edition !== game.edition)
    throw new Trouble(`${path} is of edition ${String(edition)}, this is ${game.edition}`);
  if (!isWhole(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new Trouble(`${path} has no seats from ${game.seats.min} to ${game.seats.max}`);
  }
  if (!isWhole(seed) || seed < 0 || seed > MOST_SEED) throw new Trouble(`${path} has no seed`);
  if (!Array.isArray(log) || log.some((word) => typeof word !== 'string')) {
    throw new Trouble(`${path} has no log of words`);
  }
  const cursor = fields['cursor'] ?? log.length;
  if (!isWhole(cursor) || cursor < 0 || cursor > log.length)
    throw new Trouble(`${path} has no cursor within its log`);
  const options = checkOptions(box, fields['options']);
  return {
    box,
    cursor,
    record: { game: game.id, edition: game.edition, options, seats, seed, log: log as string[] },
  };
};

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
