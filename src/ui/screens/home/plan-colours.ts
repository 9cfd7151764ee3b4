import type { Scheme } from '@/ui/theme/colours';
import { palette } from '@/ui/theme/palette';

import { PIGMENTS, type Pigment } from './marks';

const day: Readonly<Record<Pigment, string>> = {
  field: '#E6D9B4',
  furrow: '#B7B277',
  corn: '#DDBB5E',
  ground: '#DDD0B4',
  road: palette.street,
  yard: palette.residential,
  garden: '#B3BC85',
  tree: '#7F9456',
  treeLight: '#A5B574',
  earth: palette.earth,
  tile: palette.terracotta[1],
  tileLight: palette.terracotta[0],
  brick: palette.terracotta[2],
  brickLight: palette.terracotta[1],
  slate: palette.slate[1],
  slateLight: palette.slate[0],
  stone: palette.stone[1],
  stoneLight: palette.stone[0],
  water: palette.water,
  ripple: '#A9CDD6',
  fish: palette.fish,
  grain: palette.grain,
  livestock: palette.livestock,
  canvas: '#F6ECD6',
  gilt: '#C99A2E',
  ink: palette.ink,
  shade: 'rgba(59, 42, 32, 0.24)',
  lamp: 'transparent',
};

const DUSK = '#14121C';
// The land lies darker and warmer than the town in it.
const LAND_DUSK = '#190F08';
const LAND: readonly Pigment[] = ['field', 'furrow', 'corn', 'ground', 'road', 'garden'];
const LAMP = '#FFD98A';

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [channels(one), channels(other)];
  return `rgb(${a.map((value, at) => Math.round(value + (b[at] - value) * share)).join(', ')})`;
};

/** Night keeps the hues and drops the value; only windows are lit. */
const nightOf = (pigment: Pigment): string => {
  switch (pigment) {
    case 'lamp':
      return LAMP;
    case 'ink':
      return '#0D0A0B';
    case 'shade':
      return 'rgba(0, 0, 0, 0.38)';
    case 'gilt':
      return palette.grain;
    default:
      return LAND.includes(pigment) ? mix(day[pigment], LAND_DUSK, 0.74) : mix(day[pigment], DUSK, 0.46);
  }
};

const night = Object.fromEntries(PIGMENTS.map((pigment) => [pigment, nightOf(pigment)])) as Record<
  Pigment,
  string
>;

export const planColours: Readonly<Record<Scheme, Readonly<Record<Pigment, string>>>> = {
  light: day,
  dark: night,
};
