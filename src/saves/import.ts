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
import { SAVE_VERSION, SEAT_COLOURS, type Save, type Seating } from './save';
import { stripSeal } from './seal';
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
  const json = stripSeal(source.replace(/^\uFEFF/, '').trimStart());
  if (nesting(json) > LIMITS.depth) return problem('not-a-game');
  const whole = parseJson(json);
  const data = whole ?? salvage(json);
  const read = readData(data);
  if (isProblem(read)) return read;
  const game = games(read.game);
  if (!game) return problem('unknown-game', { game: read.game });
  if (read.edition > game.edition) return problem('newer', { version: read.edition });
  const checked = checkSafely(game, read, fresh);
  if (isProblem(checked) || checked.problem || whole !== undefined) return checked;
  return { ...checked, problem: problem('broken', { step: checked.save.log.length + 1 }) };
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
  const save: Save = {
    save: SAVE_VERSION,
    id,
    ...(read.title ? { title: read.title } : {}),
    game: game.id,
    edition: game.edition,
    options,
    seats: read.seats,
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

/** What is whole of a text that was cut off or damaged: everything before the log, and its words up to the damage. */
const salvage = (json: string): unknown => {
  const log = /"log"\s*:\s*\[/g;
  const found = log.exec(json);
  if (!found) return undefined;
  const head = parseJson(`${json.slice(0, found.index)}"log":[]}`);
  if (typeof head !== 'object' || head === null) return undefined;
  const word = /\s*"([!#-[\]-~]{1,64})"\s*,?/y;
  word.lastIndex = log.lastIndex;
  const words: string[] = [];
  while (words.length < LIMITS.steps) {
    const next = word.exec(json);
    if (!next) break;
    words.push(next[1]);
  }
  return { ...head, log: words };
};
