import { LIMITS } from '@/saves/limits';
import { SEAT_COLOURS, type SeatColour, type Seating } from '@/saves/save';
import { GREEDY } from '@/ui/services/services';

import { gameOffered, OFFERED } from '../games/offered';

export const KINDS = ['person', 'computer'] as const;
export type Kind = (typeof KINDS)[number];

export interface SeatSetup {
  readonly by: Kind;
  readonly name: string;
  readonly colour: SeatColour;
}

/** A table as it is laid for a new game. Seats beyond `count` are empty and remembered. */
export interface TableSetup {
  readonly game: string;
  readonly count: number;
  readonly seats: readonly SeatSetup[];
  /** The seat that starts, or by lot. */
  readonly starter: number | 'lot';
}

/** Two persons; who adds a seat gets another person. */
export const FIRST_TABLE: TableSetup = {
  game: OFFERED[0].id,
  count: 2,
  seats: SEAT_COLOURS.map((colour) => ({ by: 'person', name: '', colour })),
  starter: 'lot',
};

/** The table of whoever just wants to play: one person, who starts, against the computer. */
export const QUICK_TABLE: TableSetup = {
  ...FIRST_TABLE,
  seats: FIRST_TABLE.seats.map((seat, at) => (at === 1 ? { ...seat, by: 'computer' } : seat)),
  starter: 0,
};

export const resize = (table: TableSetup, count: number): TableSetup => ({
  ...table,
  count,
  starter: table.starter !== 'lot' && table.starter >= count ? 'lot' : table.starter,
});

const changeSeat = (table: TableSetup, at: number, part: Partial<SeatSetup>): TableSetup => ({
  ...table,
  seats: table.seats.map((seat, each) => (each === at ? { ...seat, ...part } : seat)),
});

export const rename = (table: TableSetup, at: number, name: string): TableSetup =>
  changeSeat(table, at, { name: name.slice(0, LIMITS.name) });

export const setKind = (table: TableSetup, at: number, by: Kind): TableSetup => changeSeat(table, at, { by });

/** Gives a seat a colour; whoever had it takes the other's, so that no two are alike. */
export const recolour = (table: TableSetup, at: number, colour: SeatColour): TableSetup => {
  const holder = table.seats.findIndex((seat) => seat.colour === colour);
  const old = table.seats[at].colour;
  return changeSeat(changeSeat(table, holder, { colour: old }), at, { colour });
};

const seatingOf = ({ by, name, colour }: SeatSetup): Seating =>
  by === 'person' ? { by, name: name.trim(), colour } : { by, level: GREEDY, name: '', colour };

type Seats = readonly Seating[];

/**
 * Who sits where: the engine's first seat starts, so the seats are turned until the starter is first. `call` gives them
 * the names by which the table knows them.
 */
export const seatsOf = (table: TableSetup, lot: number, call: (seats: Seats) => Seats): Seats => {
  const seats = call(table.seats.slice(0, table.count).map(seatingOf));
  const first = table.starter === 'lot' ? lot % table.count : table.starter;
  return [...seats.slice(first), ...seats.slice(0, first)];
};

/** A lot out of an address: whoever lays a table with the same one draws the same tiles. */
export const parseLot = (text: string | undefined): number | undefined => {
  const lot = /^\d{1,10}$/.test(text ?? '') ? Number(text) : NaN;
  return lot < 0x100000000 ? lot : undefined;
};

const VERSION = 1;

export const writeTable = (table: TableSetup): string => JSON.stringify({ version: VERSION, table });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readSeat = (data: unknown): SeatSetup | undefined => {
  if (!isRecord(data) || typeof data.name !== 'string' || data.name.length > LIMITS.name) return undefined;
  const by = KINDS.find((kind) => kind === data.by);
  const colour = SEAT_COLOURS.find((each) => each === data.colour);
  return by && colour && { by, colour, name: data.name };
};

/** Reads what `writeTable` wrote; whatever else it is given, a table comes out. */
export const parseTable = (text: string | undefined): TableSetup => {
  if (text === undefined) return FIRST_TABLE;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return FIRST_TABLE;
  }
  const table = isRecord(data) && data.version === VERSION ? data.table : undefined;
  if (!isRecord(table) || typeof table.game !== 'string' || !Array.isArray(table.seats)) return FIRST_TABLE;
  const game = gameOffered(table.game);
  const seats = table.seats.map(readSeat).filter((seat) => seat !== undefined);
  const apart = new Set(seats.map(({ colour }) => colour));
  if (!game || apart.size !== SEAT_COLOURS.length || seats.length !== SEAT_COLOURS.length) return FIRST_TABLE;
  const { count, starter } = table;
  if (typeof count !== 'number' || !Number.isInteger(count)) return FIRST_TABLE;
  if (count < game.seats.min || count > game.seats.max) return FIRST_TABLE;
  const chosen = seats.findIndex((_, at) => at === starter && at < count);
  return { game: table.game, count, seats, starter: chosen < 0 ? 'lot' : chosen };
};
