import type { Seating } from '@/saves/save';
import { keepNames } from '@/ui/components/seat-names';
import { createI18n } from '@/ui/i18n/i18n';

import {
  FIRST_TABLE,
  parseLot,
  parseTable,
  QUICK_TABLE,
  recolour,
  rename,
  resize,
  seatsOf,
  setKind,
  type TableSetup,
  writeTable,
} from './table-setup';

const asTheyAre = (seats: readonly Seating[]) => seats;

test('the first table is for two persons, the quick one for a person who starts against the computer', () => {
  expect(seatsOf(FIRST_TABLE, 0, asTheyAre).map(({ by }) => by)).toEqual(['person', 'person']);
  expect(seatsOf(QUICK_TABLE, 1, asTheyAre).map(({ by }) => by)).toEqual(['person', 'computer']);
});

test('no two seats are ever alike: who takes a colour leaves its own behind', () => {
  const table = recolour(FIRST_TABLE, 0, 'blue');
  expect(table.seats.slice(0, 2).map(({ colour }) => colour)).toEqual(['blue', 'vermilion']);
  expect(new Set(table.seats.map(({ colour }) => colour)).size).toBe(6);
  expect(recolour(table, 0, 'blue')).toEqual(table);
});

test('the seats turn until the starter sits first, and the lot decides where nobody does', () => {
  const three = rename(resize(FIRST_TABLE, 3), 2, 'Cleo');
  const colours = (starter: number | 'lot', lot: number) =>
    seatsOf({ ...three, starter }, lot, asTheyAre).map(({ colour }) => colour);
  expect(colours(2, 0)).toEqual(['green', 'vermilion', 'blue']);
  expect(colours('lot', 7)).toEqual(['blue', 'green', 'vermilion']);
});

test('whoever is called by a number keeps it, whoever starts', () => {
  const { getFixedT } = createI18n('en');
  const call = (seats: readonly Seating[]) => keepNames(seats, getFixedT('en'));
  const names = (table: TableSetup) => seatsOf({ ...table, starter: 1 }, 0, call).map(({ name }) => name);
  expect(names(FIRST_TABLE)).toEqual(['Player 2', 'Player 1']);
  expect(names(setKind(resize(FIRST_TABLE, 3), 1, 'computer'))).toEqual(['', 'Player 2', 'Player 1']);
  expect(names(rename(FIRST_TABLE, 1, 'Bea'))).toEqual(['Bea', 'Player 1']);
  // Alone of its kind nobody has a number, and is called anew in each language.
  expect(names(QUICK_TABLE)).toEqual(['', '']);
});

test('a starter who leaves the table leaves it to the lot', () => {
  expect(resize({ ...resize(FIRST_TABLE, 4), starter: 3 }, 3).starter).toBe('lot');
});

test('a table is remembered with its empty seats', () => {
  const table = { ...setKind(rename(resize(FIRST_TABLE, 3), 3, 'Dora'), 1, 'computer'), starter: 1 };
  expect(parseTable(writeTable(table))).toEqual(table);
});

test.each([
  undefined,
  '',
  '[',
  'null',
  '{"version":1}',
  '{"version":1,"table":{"game":"chess","count":2,"seats":[],"starter":0}}',
  writeTable({ ...FIRST_TABLE, count: 9 }),
  writeTable({
    ...FIRST_TABLE,
    seats: FIRST_TABLE.seats.map((seat) => ({ ...seat, colour: 'blue' as const })),
  }),
])('whatever was stored, a table comes out: %s', (text) => {
  expect(parseTable(text)).toEqual(FIRST_TABLE);
});

test('a lot comes out of an address only if it is one', () => {
  expect(parseLot('31')).toBe(31);
  expect(parseLot('4294967295')).toBe(4_294_967_295);
  for (const text of [undefined, '', '-1', '4294967296', '1e3', 'x']) expect(parseLot(text)).toBeUndefined();
});
