import type { Seat } from '../core/contract';
import { LIMITS } from './limits';
import type { Plain } from './plain';

/** Raised, with an upgrade step and a fixture, whenever the shape of `Save` changes. */
export const SAVE_VERSION = 1;

/** The colours a seat may have. Save format: names are added, never changed. */
export const SEAT_COLOURS = ['vermilion', 'blue', 'green', 'yellow', 'mauve', 'charcoal'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Who sits at a seat. */
export type Seating = Person | Computer;

interface Sitting {
  /** Empty if the person gave none. */
  readonly name: string;
  readonly colour: SeatColour;
}
interface Person extends Sitting {
  readonly by: 'person';
}
interface Computer extends Sitting {
  readonly by: 'computer';
  readonly level: string;
}

/** How a game stands, so that lists need not replay it. */
export interface Standing {
  /** The seat that decides next; none when the game is over. */
  readonly turn?: Seat;
  readonly scores: readonly number[];
  /** Each seat's place; only when the game is over. */
  readonly places?: readonly number[];
}

/** Where a game begins whose earlier steps no longer replay: a position, and how many steps lie behind it. */
export interface Base {
  readonly ply: number;
  readonly state: Plain;
}

/** A game as it is kept. Its state is rebuilt by replaying the log. */
export interface Save {
  readonly save: typeof SAVE_VERSION;
  readonly id: string;
  readonly title?: string;
  readonly game: string;
  readonly edition: number;
  readonly options: unknown;
  readonly seats: readonly Seating[];
  /** Draws and dice follow from it. */
  readonly seed: number;
  /** The computer seats' own luck, which must tell nothing about the game's. */
  readonly aiSeed: number;
  readonly log: readonly string[];
  /** How many steps of the log have happened; those behind it were undone and can be done again. */
  readonly cursor: number;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly updated: number;
  readonly standing: Standing;
  /** The position at the cursor: if the log no longer replays, the game goes on from here. */
  readonly snapshot: Plain;
  readonly base?: Base;
}

/** What lists show of a save. */
export type Summary = Omit<Save, 'log' | 'snapshot' | 'base' | 'options'>;

export const summarize = ({
  log: _log,
  snapshot: _snapshot,
  base: _base,
  options: _options,
  ...rest
}: Save): Summary => rest;

export const isFinished = (save: Pick<Save, 'standing'>): boolean => save.standing.places !== undefined;

/** The save with a title of its own, or without one if the title is empty. */
export const entitle = (save: Save, title: string): Save => {
  const { title: _old, ...rest } = save;
  const short = title.trim().slice(0, LIMITS.title);
  return short === '' ? rest : { ...rest, title: short };
};
