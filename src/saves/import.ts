/**
 * Games from outside: exported texts, files, records of the engine's command line, and what people paste.
 *
 * All of it is hostile until shown otherwise. Size and depth are bounded before anything is parsed, steps before
 * anything is played, and every word is checked by its game. Nothing that came with the text is trusted to be so: the
 * position, scores and outcome are those of the replay, and the game gets an id of its own.
 */
import type { AnyGame } from '../core/contract';
import { replay } from '../core/replay';
import { list, part, shape, text, whole, type Field } from './fields';
import { LIMITS } from './limits';
import { GAME_FIELDS, nesting, SEATING, WORD } from './parse';
import { toPlain } from './plain';
import { isProblem, problem, type Problem } from './problems';
import { SAVE_VERSION, SEAT_COLOURS, type Save, type SeatColour, type Seating } from './save';
import { standingOf } from './standing';
import { upgrade } from './upgrade';

export type Games = (id: string) => AnyGame | undefined;

/** What a new save needs that the text does not give. */
export interface Fresh {
  readonly id: string;
  readonly aiSeed: number;
  readonly now: number;
}

/** A game read from text. With a problem, only the steps before it are whole: people choose whether to keep them. */
export interface Imported {
  readonly save: Save;
  readonly problem?: Problem;
}

export const importText = (source: string, games: Games, fresh: Fresh): Imported | Problem => {
  if (source.length > LIMITS.text) return problem('too-large', { size: source.length, limit: LIMITS.text });
  // Seals, greetings and signatures stand round a game.
  const start = source.search(/\{\s*"/);
  const json = start < 0 ? '' : source.slice(start);
  if (nesting(json) > LIMITS.depth) return problem('not-a-game');
  const whole = parseJson(json.slice(0, json.lastIndexOf('}') + 1));
  const saved = whole === undefined ? salvage(json) : { data: whole, closed: true };
  const read = readData(saved?.data);
  if (isProblem(read)) return read;
  const game = games(read.game);
  if (!game) return problem('unknown-game', { game: read.game });
  if (read.edition > game.edition) return problem('newer', { version: read.edition });
  const checked = checkSafely(game, read, fresh);
  if (isProblem(checked) || checked.problem || saved?.closed) return checked;
  return { ...checked, problem: problem('broken', { step: checked.save.log.length + 1 }) };
};

/** Characters that do not stay in their place: line breaks, controls, those that turn the direction of writing. */
const UNRULY = /[^ -~\u00a0-\u061b\u061d-\u200d\u2010-\u2027\u202f-\u2065\u206a-\uffff]/g;
const tame = (words: string): string => words.replace(UNRULY, ' ').trim();

/** The seats as a screen can show them: names of one line, and no two of a colour. */
const sortSeats = (seatings: readonly Seating[]): readonly Seating[] => {
  const free = SEAT_COLOURS.filter((colour) => !seatings.some((seat) => seat.colour === colour));
  const taken = new Set<SeatColour>();
  return seatings.map((seat) => {
    const colour = taken.has(seat.colour) ? (free.shift() ?? seat.colour) : seat.colour;
    taken.add(colour);
    return { ...seat, name: tame(seat.name), colour };
  });
};

const persons = (count: number): readonly Seating[] =>
  SEAT_COLOURS.slice(0, count).map((colour) => ({ by: 'person', name: '', colour }));

const seats: Field<readonly Seating[]> = (data) => {
  // The engine's command line knows how many sit there, not who.
  const count = whole(1, LIMITS.seats)(data);
  return count === undefined ? list(SEATING, 1, LIMITS.seats)(data) : persons(count);
};

const fields = shape(
  { ...GAME_FIELDS, seats, log: list(WORD, 0, LIMITS.steps) },
  { title: text(LIMITS.title), cursor: whole(0, LIMITS.steps), started: whole(0, 8.64e15) },
);
type Read = NonNullable<ReturnType<typeof fields>>;

const readData = (data: unknown): Read | Problem => {
  if (typeof part(data, 'game') !== 'string' || !Array.isArray(part(data, 'log')))
    return problem('not-a-game');
  // Records of the command line carry no version: they are the present one.
  const current = part(data, 'save') === undefined ? data : upgrade(data);
  return isProblem(current) ? current : (fields(current) ?? problem('damaged'));
};

/** A game that throws at what it is given has refused it. */
const checkSafely = (game: AnyGame, read: Read, fresh: Fresh): Imported | Problem => {
  try {
    return check(game, read, fresh);
  } catch {
    return problem('damaged');
  }
};

const check = (game: AnyGame, read: Read, { id, aiSeed, now }: Fresh): Imported | Problem => {
  if (read.seats.length < game.seats.min || read.seats.length > game.seats.max) return problem('damaged');
  const options: unknown = game.options(read.options);
  if (typeof part(options, 'rule') === 'string') return problem('damaged');
  const words = read.log.slice(0, read.cursor ?? read.log.length);
  const table = { options, seats: read.seats.length };
  const first = play(game, { ...table, log: words });
  const steps = 'index' in first ? first.index : words.length;
  if ('index' in first && steps === 0) return problem('broken', { step: 1 });
  const log = words.slice(0, steps);
  const last = 'index' in first ? play(game, { ...table, log }) : first;
  if ('index' in last) return problem('damaged');
  const title = tame(read.title ?? '');
  const save: Save = {
    save: SAVE_VERSION,
    id,
    ...(title === '' ? {} : { title }),
    game: game.id,
    edition: game.edition,
    options,
    seats: sortSeats(read.seats),
    seed: read.seed,
    aiSeed,
    log,
    cursor: log.length,
    started: read.started ?? now,
    updated: now,
    standing: standingOf(game, last.state),
    snapshot: toPlain(last.state),
  };
  return steps < words.length ? { save, problem: problem('broken', { step: steps + 1 }) } : { save };
};

/** Replays a log; a game that throws on a word has found it unplayable too. */
const play = (
  game: AnyGame,
  record: { readonly options: unknown; readonly seats: number; readonly log: readonly string[] },
): { readonly state: unknown } | { readonly index: number } => {
  let state: unknown;
  let index = 0;
  const watched: AnyGame = {
    ...game,
    play: (draft, move, tell) => {
      game.play(draft, move, tell);
      index++;
    },
  };
  try {
    const replayed = replay(watched, record);
    if (replayed.broken) return { index: replayed.broken.index };
    state = replayed.state;
  } catch {
    return { index };
  }
  return { state };
};

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json) ?? undefined;
  } catch {
    return undefined;
  }
};

/** What is whole of a text that was cut off or damaged. */
interface Salvaged {
  readonly data: unknown;
  /** The log is there to its end: only what follows it is spoilt. */
  readonly closed: boolean;
}

/** Everything before the log, its words up to the damage, and, if that is left, how many of them had happened. */
const salvage = (json: string): Salvaged | undefined => {
  const found = /"log"\s*:\s*\[\s*(\])?/.exec(json);
  if (!found) return undefined;
  const head = parseJson(`${json.slice(0, found.index)}"log":[]}`);
  if (typeof head !== 'object' || head === null) return undefined;
  const word = /\s*"([!#-[\]-~]{1,64})"\s*([,\]]?)/y;
  word.lastIndex = found.index + found[0].length;
  const words: string[] = [];
  let closed = found[1] !== undefined;
  while (!closed && words.length < LIMITS.steps) {
    const next = word.exec(json);
    if (!next) break;
    words.push(next[1]);
    closed = next[2] === ']';
  }
  const cursor = closed ? /^\s*,\s*"cursor"\s*:\s*(\d{1,4})\s*[,}]/.exec(json.slice(word.lastIndex)) : null;
  return { data: { ...head, log: words, ...(cursor && { cursor: Number(cursor[1]) }) }, closed };
};
