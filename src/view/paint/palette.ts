import type { Colour } from '@/geometry/display-list';

/** The colours of the board by name; no entry of the night is made by a filter. Eight digits carry an alpha. */
export const PALETTE_NAMES = ['day', 'night'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];
export type Palette = Readonly<Record<string, string>>;

const SEATS = {
  'seat.0': '#D55E00',
  'seat.1': '#0072B2',
  'seat.2': '#009E73',
  'seat.3': '#F0E442',
  'seat.4': '#CC79A7',
  'seat.5': '#3A3A3A',
} as const;

/** What is drawn on a seat's colour: its emblem must read at arm's length. */
const ON_SEATS = {
  'seat.0.on': '#FFF6E6',
  'seat.1.on': '#FFF6E6',
  'seat.2.on': '#FFF6E6',
  'seat.3.on': '#3B2A20',
  'seat.4.on': '#3B2A20',
  'seat.5.on': '#FFF6E6',
} as const;

const day: Palette = {
  ...SEATS,
  ...ON_SEATS,
  parchment: '#EFE3C8',
  table: '#DCCBA3',
  'table.dark': '#B89F70',
  'paper.grain': '#6E5535',
  ink: '#3B2A20',
  shadow: '#3B2A20',
  rim: '#FFF8E8',
  residential: '#E2C79B',
  'residential.wash': '#EBD6B2',
  'residential.dark': '#D3B280',
  bloom: '#F6EBD3',
  garden: '#9DAE6B',
  'garden.light': '#BCC98A',
  'garden.dark': '#6F8449',
  earth: '#B98B5E',
  'earth.wash': '#CBA074',
  'earth.light': '#DAB78E',
  'earth.dark': '#9C7048',
  street: '#CFC4B0',
  'street.light': '#DED5C4',
  'street.edge': '#7A6C5B',
  terracotta: '#C4593B',
  'terracotta.light': '#DE8560',
  'terracotta.dark': '#96402B',
  clay: '#CB7547',
  'clay.light': '#E59F6E',
  'clay.dark': '#9C5431',
  rust: '#A6503C',
  'rust.light': '#C4755C',
  'rust.dark': '#77382B',
  slate: '#6E7C8C',
  'slate.light': '#93A3B3',
  'slate.dark': '#505B67',
  thatch: '#C29A55',
  'thatch.light': '#DBBB7C',
  'thatch.dark': '#94713A',
  stone: '#A39A8C',
  'stone.light': '#C6BFB1',
  'stone.dark': '#6B645A',
  plaster: '#F6EBD3',
  skin: '#EBC9A4',
  'plaster.dark': '#B79F7C',
  water: '#6FA7B8',
  window: '#57412F',
  'window.far': '#57412F00',
  moon: '#FFFFFF00',
  'window.dark': '#57412F',
  lamp: '#F4DDA0',
  glow: '#FFC66600',
  sign: '#FBF3DF',
  fish: '#2F6FA8',
  grain: '#E0AE2B',
  livestock: '#B5402E',
  public: '#7D8CA3',
  'public.light': '#A5B2C4',
  'public.dark': '#56647A',
  plaque: '#DDE1E6',
  ribbon: '#F7EDD4',
  'ribbon.ink': '#3B2A20',
  pencil: '#5A4636',
  legal: '#8F3B27',
  light: '#FFC94D',
};

/** The same town by lamplight: hues stay, values fall, windows and lamps are warm, edges catch a cool light. */
const night: Palette = {
  ...SEATS,
  ...ON_SEATS,
  'seat.5': '#4A4A4E',
  parchment: '#332C25',
  table: '#241E19',
  'table.dark': '#120F0C',
  'paper.grain': '#8A7A60',
  ink: '#120D10',
  shadow: '#050409',
  rim: '#B9CBEA',
  residential: '#3E3C45',
  'residential.wash': '#48464F',
  'residential.dark': '#33313A',
  bloom: '#5A5158',
  garden: '#4A5740',
  'garden.light': '#62714F',
  'garden.dark': '#323E2E',
  earth: '#453327',
  'earth.wash': '#544030',
  'earth.light': '#69513B',
  'earth.dark': '#34271E',
  street: '#6B665F',
  'street.light': '#7D776C',
  'street.edge': '#2F2A27',
  terracotta: '#6E3A30',
  'terracotta.light': '#8E5443',
  'terracotta.dark': '#4A2723',
  clay: '#74462F',
  'clay.light': '#946243',
  'clay.dark': '#4E2F22',
  rust: '#5E342C',
  'rust.light': '#7B4A3E',
  'rust.dark': '#40241F',
  slate: '#465261',
  'slate.light': '#61708A',
  'slate.dark': '#303947',
  thatch: '#66553A',
  'thatch.light': '#82704D',
  'thatch.dark': '#493C2A',
  stone: '#625E5E',
  'stone.light': '#828086',
  'stone.dark': '#3E3B3E',
  plaster: '#B8AE9C',
  skin: '#C79F7C',
  'plaster.dark': '#5A4E42',
  water: '#3E6880',
  window: '#FFD27A',
  'window.far': '#FFC869',
  moon: '#A9C0EC59',
  'window.dark': '#231A17',
  lamp: '#FFE6AC',
  glow: '#FFB04EB8',
  sign: '#F3E7CB',
  fish: '#3B7CB6',
  grain: '#D9A72F',
  livestock: '#BA4936',
  public: '#566379',
  'public.light': '#7686A0',
  'public.dark': '#394458',
  plaque: '#C3CAD6',
  ribbon: '#E9DCBE',
  'ribbon.ink': '#2A1D16',
  pencil: '#CDBB98',
  legal: '#EBA07C',
  light: '#FFD98A',
};

export const PALETTES: Readonly<Record<PaletteName, Palette>> = { day, night };

/** Red, green, blue and alpha, each 0 to 1. */
type Rgba = readonly [number, number, number, number];

const parse = (hex: string): Rgba => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5), hex.length > 7 ? part(7) : 1];
};

/** A colour of a palette; an unknown name throws, so that no shape is silently black. */
export const resolveColour = (palette: Palette, colour: Colour): Rgba => {
  const named = (name: string): Rgba => {
    const hex = palette[name];
    if (hex === undefined) throw new Error(`the palette has no colour '${name}'`);
    return parse(hex);
  };
  if (typeof colour === 'string') return named(colour);
  const [from, to, share] = colour;
  const [a, b] = [named(from), named(to)];
  const mix = (i: 0 | 1 | 2 | 3): number => a[i] + (b[i] - a[i]) * share;
  return [mix(0), mix(1), mix(2), mix(3)];
};
