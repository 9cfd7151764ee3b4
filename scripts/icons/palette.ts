/** The colours of the emblem: ART.md's palette by day, and the same town by lamplight. */
export interface Palette {
  readonly ink: string;
  readonly parchment: string;
  readonly field: string;
  readonly fallow: string;
  readonly water: string;
  readonly shore: string;
  readonly ripple: string;
  readonly furrow: string;
  readonly wood: string;
  readonly garden: string;
  readonly leaf: string;
  readonly ground: string;
  readonly street: string;
  readonly streetEdge: string;
  readonly shadow: string;
  readonly stone: {
    readonly top: string;
    readonly walk: string;
    readonly side: string;
    readonly merlon: string;
  };
  /** By the side a roof faces: west, north, south, east (the sun stands in the north-west). */
  readonly terracotta: Faces;
  readonly clay: Faces;
  readonly slate: Faces;
  readonly pennant: string;
  /** Lamplight, only at night. */
  readonly lamp: string | undefined;
}

export type Faces = readonly [west: string, north: string, south: string, east: string];

export const DAY: Palette = {
  ink: '#3B2A20',
  parchment: '#EFE3C8',
  field: '#C9CE97',
  fallow: '#E3CF9C',
  water: '#6FA7B8',
  shore: '#A9CBD0',
  ripple: '#CFE3E6',
  furrow: '#B7A878',
  wood: '#B98B5E',
  garden: '#9DAE6B',
  leaf: '#7C9150',
  ground: '#EBD6B2',
  street: '#E4DAC4',
  streetEdge: '#A8987E',
  shadow: '#3B2A20',
  stone: { top: '#D9D1C1', walk: '#BFB7A8', side: '#8B8377', merlon: '#EBE5D8' },
  terracotta: ['#E58B62', '#D97852', '#C4593B', '#A24630'],
  clay: ['#DB7A4F', '#CC6842', '#B04A30', '#8F3B28'],
  slate: ['#A3B2C1', '#8797A8', '#6E7C8C', '#56626F'],
  pennant: '#D55E00',
  lamp: undefined,
};

export const NIGHT: Palette = {
  ink: '#14100F',
  parchment: '#2A2422',
  field: '#353A2A',
  fallow: '#40372A',
  water: '#27475A',
  shore: '#3A6076',
  ripple: '#5F8AA0',
  furrow: '#1F1B18',
  wood: '#6B5138',
  garden: '#46543A',
  leaf: '#38462F',
  ground: '#5A4A3C',
  street: '#8A7350',
  streetEdge: '#4A3C2E',
  shadow: '#000000',
  stone: { top: '#8E8B8C', walk: '#6B696C', side: '#4A4848', merlon: '#A9AAB0' },
  terracotta: ['#A85F45', '#98523B', '#7C3D2B', '#632F23'],
  clay: ['#9C5339', '#8A4630', '#6E3324', '#57281D'],
  slate: ['#74859A', '#5E6E82', '#485565', '#38434F'],
  pennant: '#E8762A',
  lamp: '#FFC96B',
};
