/**
 * Everything there is to see of The City, sheet by sheet: every tile and piece, every state that a player meets, a city
 * half built and a finished one at three zooms. The gallery's route and the script that renders it show the same list.
 */
import { city, desk } from '@/games/city';
import type { DisplayList } from '@/geometry/display-list';

import { pieceSheet, tileSheet } from './pages';
import { type CityEvent, type CityState, playSample, sampleCity } from './sample-city';

export interface GallerySheet {
  readonly name: string;
  readonly list: () => DisplayList;
  /** Points a board unit; without it all of the list is fitted. */
  readonly zoom?: number;
  /** The board point in the middle. */
  readonly middle?: readonly [number, number];
  /** The sheet shows more at full size at once than any screen does. */
  readonly large?: true;
}

const COLOURS = [0, 1, 2, 3];

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The board of a state as its player sees it. */
const seen = (
  state: CityState,
  more: Partial<Parameters<typeof desk.picture>[1]> = {},
  recent: readonly CityEvent[] = [],
): DisplayList =>
  desk.picture(state, { colours: COLOURS, open: [], lit: [], dead: false, control: false, ...more }, recent);

const PHASES = ['place', 'claim', 'gate', 'wall', 'guard', 'tower'] as const;

/** A phase with its choices marked and, beside it, with one of them chosen. */
const phaseSheets = (phase: (typeof PHASES)[number]): GallerySheet[] => {
  const placed: CityEvent[] = [];
  const note = (event: CityEvent): void => {
    if (event.kind === 'placed') placed.push(event);
  };
  const state = once(() => playSample('c', 3, (at) => at.phase === phase && at.laid > 24, note));
  const open = (): ReturnType<typeof city.legal> => city.legal(state());
  return [
    { name: phase, list: () => seen(state(), { open: open(), dead: phase === 'place' }, placed.slice(-2)) },
    { name: `${phase}-chosen`, list: () => seen(state(), { open: open(), chosen: open()[0] }) },
  ];
};

const half = once(() => sampleCity('a', 4, 42));
const whole = once(() => sampleCity('a', 4, 99));

/** What is said about the city: who holds what, and a feature that scores. */
const lights: readonly GallerySheet[] = [
  { name: 'control', list: () => seen(half(), { control: true }) },
  {
    name: 'scoring',
    list: () =>
      seen(half(), { lit: desk.explain(half(), 50, 50)?.lit.map((light) => ({ ...light, seat: 1 })) ?? [] }),
  },
];

const citySheets = (name: string, state: () => CityState): GallerySheet[] => [
  { name: `${name}-fit`, list: () => seen(state()) },
  { name: `${name}-mid`, list: () => seen(state()), zoom: 1.5, middle: [150, 120] },
  { name: `${name}-near`, list: () => seen(state()), zoom: 3.6, middle: [150, 120] },
];

export const SHEETS: readonly GallerySheet[] = [
  { name: 'tiles-40', list: () => tileSheet(16), zoom: 0.4, large: true },
  { name: 'tiles-100', list: () => tileSheet(11), zoom: 1, large: true },
  { name: 'tiles-240', list: () => tileSheet(8), zoom: 2.4, large: true },
  { name: 'pieces', list: pieceSheet, zoom: 1.6 },
  ...PHASES.flatMap(phaseSheets),
  ...lights,
  ...citySheets('half', half),
  ...citySheets('whole', whole),
];
