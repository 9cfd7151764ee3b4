import { list, oneOf, shape, text, whole, type Field } from './fields';
import { LIMITS } from './limits';
import { isProblem, problem, type Problem } from './problems';
import { SAVE_VERSION, SEAT_COLOURS, type Base, type Save, type Seating, type Standing } from './save';
import type { Plain } from './plain';
import { upgrade } from './upgrade';

const NAME = /^[a-z][a-z0-9-]*$/;
const TIME = whole(0, 8.64e15);
const SEED = whole(0, 0xffffffff);
const SCORES = list(whole(-10_000, 10_000), 1, LIMITS.seats);

/** Printable, without spaces, quotes or backslashes: a word never needs escaping. */
export const WORD = text(LIMITS.word, /^[!#-[\]-~]+$/);

export const ID = text(24, /^[0-9a-z]+$/);

const person = shape({ by: oneOf('person'), name: text(LIMITS.name), colour: oneOf(...SEAT_COLOURS) }, {});
const computer = shape(
  { by: oneOf('computer'), name: text(LIMITS.name), colour: oneOf(...SEAT_COLOURS), level: text(24, NAME) },
  {},
);
export const SEATING: Field<Seating> = (data) => person(data) ?? computer(data);

const standing: Field<Standing> = shape(
  { scores: SCORES },
  { turn: whole(0, LIMITS.seats - 1), places: list(whole(1, LIMITS.seats), 1, LIMITS.seats) },
);

/** Anything at all: its game or `fromPlain` reads it. */
const plain: Field<Plain> = (data) => data as Plain;
const base: Field<Base> = shape({ ply: whole(0, LIMITS.steps), state: plain }, {});

/** The fields that a save and an exported game have in common. */
export const GAME_FIELDS = {
  game: text(24, NAME),
  edition: whole(1, 1_000_000),
  options: ((data) => data ?? {}) as Field<unknown>,
  seed: SEED,
} as const;

const fields = shape(
  {
    ...GAME_FIELDS,
    save: ((data) => (data === SAVE_VERSION ? data : undefined)) as Field<typeof SAVE_VERSION>,
    id: ID,
    seats: list(SEATING, 1, LIMITS.seats),
    aiSeed: SEED,
    log: list(WORD, 0, LIMITS.steps),
    cursor: whole(0, LIMITS.steps),
    started: TIME,
    updated: TIME,
    standing,
    snapshot: plain,
  },
  { title: text(LIMITS.title), base },
);

/** Reads a stored save of any version. */
export const parseSave = (body: string): Save | Problem => {
  if (body.length > LIMITS.text) return problem('too-large', { size: body.length, limit: LIMITS.text });
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    return problem('damaged');
  }
  const current = upgrade(data);
  if (isProblem(current)) return current.rule === 'newer' ? current : problem('damaged');
  const save = fields(current);
  if (!save || save.cursor > save.log.length || (save.base?.ply ?? 0) > save.cursor)
    return problem('damaged');
  return save;
};

/** How deep JSON text nests, without parsing it: what is too deep must never reach the parser. */
export const nesting = (json: string): number => {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at);
    if (quoted) {
      if (unit === BACKSLASH) at++;
      else if (unit === QUOTE) quoted = false;
    } else if (unit === QUOTE) quoted = true;
    else if (unit === OPEN_LIST || unit === OPEN_OBJECT) deepest = Math.max(deepest, ++depth);
    else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) depth--;
  }
  return deepest;
};

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
